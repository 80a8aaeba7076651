import { type Command, Option } from 'commander'
import { listArgument } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** What computes stored months anew, apart from them. */
export function addReplay(program: Command, act: Act): void {
  program
    .command('replay')
    .description('compute the lists of a span anew from the stored reports, into a database of their own')
    .addOption(new Option('--from <list>', 'the first list').argParser(listArgument).makeOptionMandatory())
    .addOption(new Option('--to <list>', 'the last list').argParser(listArgument).makeOptionMandatory())
    .addOption(typeFlag())
    .requiredOption('--into <file>', 'a new database, or one of the same replay, which then goes on')
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('../replay.js')).replayLists(session, options)),
    )
}
