import { type Command, Option } from 'commander'
import { federationOption, listArgument, wholeNumber } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** What makes data up. */
export function addSimulation(program: Command, act: Act): void {
  const number = (flags: string, what: string, most: number) => new Option(flags, what).argParser(wholeNumber(1, most))
  program
    .command('simulate')
    .description('write a made-up federation or world: an opening list and months of reports')
    .requiredOption('--out <dir>', 'a new or empty folder; it appears whole or not at all')
    .addOption(number('--seed <n>', 'same seed, same bytes', 4_294_967_295).default(1))
    .addOption(
      new Option('--players <n>', 'people; an opening list in CSV holds those rated in its type, TXT and XML all')
        .argParser(wholeNumber(10, 2_000_000))
        .default(400),
    )
    .addOption(number('--rated <n>', 'of them with a rating (default: 60 of 100)', 2_000_000))
    .addOption(number('--games <n>', 'a month (default: 50 for 100 players)', 10_000_000))
    .addOption(
      new Option('--newcomers <n>', 'of 1000 players of a tournament (default: 35)').argParser(wholeNumber(0, 100)),
    )
    .addOption(number('--months <n>', 'of reports', 1200).default(3))
    .addOption(
      new Option('--from <list>', 'the first list there are games for').argParser(listArgument).default('2026-02'),
    )
    .addOption(
      new Option('--federation <fed>', 'one federation (default: NOR, a world from 50,000 players on)').argParser(
        federationOption,
      ),
    )
    .addOption(typeFlag())
    .addOption(new Option('--format <format>', 'of the reports').choices(['trf', 'csv']).default('trf'))
    .addOption(new Option('--lists <format>', 'of the opening list').choices(['csv', 'txt', 'xml']).default('csv'))
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('../simulate.js')).simulate(session, options)),
    )
}
