import { type Command, Option } from 'commander'
import { languageNames } from '../../shared/messages/languages.js'
import { codeOption, dateOption, listArgument } from '../options.js'
import { type Act, typeFlag } from './act.js'

/** What is taken in, and decided on. */
export function addInput(program: Command, act: Act): void {
  const importing = program
    .command('import')
    .description('take in lists, players, registrations, arbiters, pooled games')
  importing
    .command('list')
    .description('a rating list (TXT, XML or CSV, plain or zipped) as the state of its month')
    .argument('<file>')
    .addOption(new Option('--list <month>', 'the month, where the file does not say it').argParser(listArgument))
    .addOption(typeFlag())
    .option('--replace', 'put it in the place of the one stored for the month')
    .option('--accept-fewer', 'also when it has over 10 % fewer players than the month before')
    .action(async (file: string, options, command: Command) =>
      act(command, async (session) => (await import('../import-list.js')).importList(session, file, options)),
    )
  importing
    .command('players')
    .description('the federation’s register of players (CSV), or FIDE’s player file of the federation (XML)')
    .argument('<file>')
    .addHelpText(
      'after',
      columnsText(['id', 'name', 'federation'], ['sex', 'birth_year', 'title', 'w_title', 'o_title']),
    )
    .addOption(
      new Option('--from <list>', 'valid from this list on (default: the next unpublished)').argParser(listArgument),
    )
    .action(async (file: string, options, command: Command) =>
      act(command, async (session) => (await import('../import-register.js')).importPlayers(session, file, options)),
    )
  importing
    .command('tournaments')
    .description('registrations of tournaments (CSV)')
    .argument('<file>')
    .addHelpText(
      'after',
      columnsText(
        ['code', 'name', 'federation', 'start_date', 'end_date', 'type'],
        [
          'city',
          'system',
          'time_control',
          'rounds',
          'chief_arbiter_id',
          'received_date',
          'report_file',
          'official',
          'registered_date',
          'norms',
        ],
      ),
    )
    .action(async (file: string, _options, command: Command) =>
      act(command, async (session) => (await import('../import-register.js')).importTournaments(session, file)),
    )
  importing
    .command('arbiters')
    .description('the register of arbiters with their licences (CSV)')
    .argument('<file>')
    .addHelpText(
      'after',
      columnsText(
        ['id', 'name', 'title', 'licence_until'],
        [],
        'title is IA, FA, NA or empty; without licence_until there is no licence',
      ),
    )
    .action(async (file: string, _options, command: Command) =>
      act(command, async (session) => (await import('../import-register.js')).importArbiters(session, file)),
    )
  importing
    .command('pool')
    .description('games of unrated players that were rated elsewhere or earlier (CSV)')
    .argument('<file>')
    .addHelpText(
      'after',
      columnsText(['player_id', 'event', 'rated_in_list', 'opponent_rating', 'score'], ['start_date']),
    )
    .addOption(typeFlag())
    .action(async (file: string, options, command: Command) =>
      act(command, async (session) => (await import('../import-pool.js')).importPool(session, file, options)),
    )
  judging(
    program
      .command('ingest')
      .description('read tournament reports: TRF, games CSV, PGN, XML of chess-results')
      .argument('<path...>', 'report files, or folders of them'),
  ).action(async (paths: string[], options, command: Command) =>
    act(command, async (session) => (await import('../ingest.js')).ingest(session, paths, options)),
  )
  judging(
    program
      .command('check')
      .description('what ingest would say of reports, and what would be rated; stores nothing')
      .argument('<path...>', 'report files, or folders of them'),
  )
    .option('--html <file>', 'write it as a page to mail back')
    .addOption(new Option('--lang <language>', 'of the answer (default: frl.yaml)').choices(languageNames))
    .action(async (paths: string[], options, command: Command) =>
      act(command, async (session) => (await import('../check.js')).check(session, paths, options)),
    )
  program
    .command('tournament')
    .description('decide on a held tournament')
    .command('resolve')
    .description('say what a held tournament is; until then it is not rated')
    .argument('<code>')
    .requiredOption('--as <decision>', 'duplicate, separate, or replaces:CODE')
    .action(async (code: string, options, command: Command) =>
      act(command, async (session) => (await import('../tournament.js')).resolve(session, code, options)),
    )
}

/** What a CSV of one's own has in its header, in any order. */
function columnsText(needed: readonly string[], others: readonly string[], more = ''): string {
  const also = others.length === 0 ? '' : `\nColumns that may be there: ${others.join(', ')}`
  return `\nColumns of a CSV: ${needed.join(', ')}${also}${more === '' ? '' : `\n(${more})`}`
}

/** What may be said of reports that are judged. */
function judging(command: Command): Command {
  return command
    .addOption(new Option('--code <code>', 'the tournament’s code (one file only)').argParser(codeOption))
    .addOption(typeFlag())
    .addOption(new Option('--received <date>', 'the day the reports arrived').argParser(dateOption))
    .option('--date <date>', 'the day they are looked at (default: today in the configured zone)')
    .addOption(new Option('--dates <order>', 'how ambiguous dates are written').choices(['dmy', 'mdy', 'ymd']))
    .option('--same-person <id...>', 'an unknown ID is the person of the register it resembles')
    .option('--new-person <id...>', 'an unknown ID is a new person, whomever it resembles')
}
