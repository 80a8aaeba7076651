import { type Command, Option } from 'commander'
import { listArgument } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** What gives out what is stored. */
export function addExport(program: Command, act: Act): void {
  const exporting = program.command('export').description('give out what is stored')
  exporting
    .command('parquet')
    .description('lists, players, tournaments, games, states and changes as Parquet files')
    .requiredOption('--out <dir>', 'a new folder')
    .addOption(typeFlag())
    .addOption(new Option('--from <list>', 'the first list (default: all)').argParser(listArgument))
    .addOption(new Option('--to <list>', 'the last list (default: all)').argParser(listArgument))
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('../export.js')).parquet(session, options)),
    )
  exporting
    .command('trf')
    .description('a tournament as a report for FIDE’s rating server, whatever it came in as')
    .argument('<code>', 'the code it is stored under')
    .addOption(new Option('--version <version>', 'of the format').choices(['16', '26']).default('26'))
    .option('--out <file>', 'a new file (default: standard output)')
    .option('--ascii', 'letters folded to ASCII (default: as asciiNames in frl.yaml says)')
    .action(async (code: string, options, command: Command) =>
      act(command, async (session) => (await import('../export.js')).trf(session, code, options)),
    )
}
