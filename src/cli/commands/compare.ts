import { type Command, Option } from 'commander'
import { listArgument, wholeNumber } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** What holds two databases against each other. */
export function addCompare(program: Command, act: Act): void {
  const series = (flags: string, side: string) =>
    new Option(flags, `${side}’s lists (default: computed before official)`).choices(['own', 'official'])
  program
    .command('compare')
    .description('two databases, or two readings of one, list by list; both are only read')
    .argument('<a>', 'database of side A')
    .argument('[b]', 'database of side B (default: A, with --shift or two series)')
    .addOption(new Option('--from <list>', 'A’s first list (default: all)').argParser(listArgument))
    .addOption(new Option('--to <list>', 'A’s last list (default: all)').argParser(listArgument))
    .addOption(typeFlag())
    .addOption(series('--series-a <series>', 'A'))
    .addOption(series('--series-b <series>', 'B'))
    .addOption(
      new Option('--shift <n>', 'B’s list is n lists after A’s; 1: neighbours')
        .argParser(wholeNumber(0, 1200))
        .default(0),
    )
    .addOption(
      new Option('--floor <n>', 'count who is below it (default: the edition’s)').argParser(wholeNumber(1, 4000)),
    )
    .addOption(new Option('--band <points>', 'width of a band').choices(['100', '200']).default('100'))
    .addOption(new Option('--top <n>', 'gainers and losers named').argParser(wholeNumber(1, 1000)).default(10))
    .option('--csv <file>', 'write every player and list as CSV; - for standard output')
    .option('--html <file>', 'write it as a page with charts')
    .action(async (a: string, b: string | undefined, options, command: Command) =>
      act(command, async (session) => (await import('../compare.js')).compare(session, a, b, options)),
    )
}
