import { type Command, Option } from 'commander'
import { listFormats } from '../../list/list-format.js'
import { federationOption, formatsOption, listArgument } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** A list computed and given out, by hand. */
export function addMonth(program: Command, act: Act): void {
  program
    .command('rate')
    .description('compute the own list of a month')
    .argument('<list>', 'its month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .option('--dry-run', 'report without storing')
    .option('--through', 'compute every missing list up to it, in order')
    .action(async (list, options, command: Command) =>
      act(command, async (session) => (await import('../rate.js')).rate(session, list, options)),
    )
  program
    .command('publish')
    .description('write a list’s files and its manifest')
    .argument('<list>', 'its month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .requiredOption('--out <dir>', 'the folder of published lists')
    .addOption(new Option('--format <formats>', 'txt, xml, csv').argParser(formatsOption).default(listFormats))
    .addOption(new Option('--federation <fed>', 'only one federation’s players').argParser(federationOption))
    .action(async (list, options, command: Command) =>
      act(command, async (session) => (await import('../publish.js')).publish(session, list, options)),
    )
}
