import { Command, CommanderError, Option } from 'commander'
import { listFormats } from '../list/list-format.js'
import { languageNames } from '../shared/messages/languages.js'
import { ratingTypes } from '../shared/rating-type.js'
import { visibleLine } from '../shared/visible.js'
import { programVersion } from '../version.js'
import { type ExitCode, exitCode, type Io, ioOn, type World } from './io.js'
import { requireMonthsOfLists } from './months-of-lists.js'
import {
  bornOption,
  codeOption,
  dateOption,
  FIRST_YEAR,
  federationOption,
  formatsOption,
  idArgument,
  LAST_YEAR,
  listArgument,
  sexOption,
  typeOption,
  wholeNumber,
} from './options.js'
import type { GlobalOptions, Session } from './session.js'

/**
 * Runs one command line and answers with the exit code. What a command needs is loaded when it is called, so that
 * starting costs what the command costs.
 */
export async function run(argv: readonly string[], world: World): Promise<ExitCode> {
  const io = ioOn(world)
  let code: ExitCode = exitCode.done
  const act = async (command: Command, work: (session: Session) => Promise<ExitCode>) => {
    const options = command.optsWithGlobals<GlobalOptions>()
    const [{ answerTo }, { sessionOf }] = await Promise.all([import('./answer.js'), import('./session.js')])
    code = await answerTo(options, io, () => {
      const session = sessionOf(options, io)
      requireMonthsOfLists(command, session)
      return work(session)
    })
  }
  const program = programOf(shownIn(io, argv), act, !isTrfExport(argv))
  try {
    await program.parseAsync(helpWanted(argv, program), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return exitCode.done
    if (argv.includes('--json')) {
      io.data(`${JSON.stringify({ exit: exitCode.usage, message: error.message.replace(/^error: /, '') }, null, 2)}\n`)
    }
    return exitCode.usage
  }
  return code
}

/** What commander says quotes words of the command line: each stands in its line. */
function shownIn(io: Io, argv: readonly string[]): Io {
  const err = (text: string) =>
    io.err(argv.reduce((said, word) => said.replaceAll(word, () => visibleLine(word)), text))
  return argv.some((word) => word.includes('\n')) ? { ...io, err } : io
}

/** `help import list` asks `import list` for its help: commander's own help goes one word deep. */
function helpWanted([first, ...words]: readonly string[], program: Command): string[] {
  if (first !== 'help' || words.length === 0) return first === undefined ? [] : [first, ...words]
  let command = program
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word)
    if (next === undefined) return words
    command = next
  }
  return [...words, '--help']
}

/** Its `--version` is that of the format: commander gives an option of the program precedence wherever it stands. */
function isTrfExport(argv: readonly string[]): boolean {
  return argv.some((word, index) => word === 'export' && argv[index + 1] === 'trf')
}

type Act = (command: Command, work: (session: Session) => Promise<ExitCode>) => Promise<void>

/** @param tellsVersion whether `--version` asks for the program's */
function programOf(io: Io, act: Act, tellsVersion: boolean): Command {
  const program = new Command('frl')
    .description(
      'FIDE rating list processor: last month’s list and the reports in, the next list out, every point explained',
    )
    .option('--db <file>', 'database (FRL_DB; default data/frl.sqlite)')
    .option('--config <file>', 'configuration (FRL_CONFIG; default frl.yaml beside the database)')
    .option('--edition <file>', 'a law of your own in the place of FIDE’s (default: the edition of the configuration)')
    .option('--json', 'answer in JSON')
    .option('--quiet', 'no progress')
    .option('--verbose', 'a stack trace with a fault of ours')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(frl help shows all commands, frl help COMMAND one of them)')
    .exitOverride()
  if (tellsVersion) program.version(programVersion)
  addInput(program, act)
  addMonth(program, act)
  addExport(program, act)
  addReplay(program, act)
  addJobs(program, act)
  addSimulation(program, act)
  addAnswers(program, act)
  return program
}

const typeFlag = () => new Option('--type <type>', ratingTypes.join(', ')).argParser(typeOption)

function addInput(program: Command, act: Act): void {
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
      act(command, async (session) => (await import('./import-list.js')).importList(session, file, options)),
    )
  importing
    .command('players')
    .description('the federation’s register of players (CSV), or FIDE’s player file of the federation (XML)')
    .argument('<file>')
    .addOption(
      new Option('--from <list>', 'valid from this list on (default: the next unpublished)').argParser(listArgument),
    )
    .action(async (file: string, options, command: Command) =>
      act(command, async (session) => (await import('./import-register.js')).importPlayers(session, file, options)),
    )
  importing
    .command('tournaments')
    .description('registrations of tournaments (CSV)')
    .argument('<file>')
    .action(async (file: string, _options, command: Command) =>
      act(command, async (session) => (await import('./import-register.js')).importTournaments(session, file)),
    )
  importing
    .command('arbiters')
    .description('the register of arbiters with their licences (CSV)')
    .argument('<file>')
    .action(async (file: string, _options, command: Command) =>
      act(command, async (session) => (await import('./import-register.js')).importArbiters(session, file)),
    )
  importing
    .command('pool')
    .description('games of unrated players that were rated elsewhere or earlier (CSV)')
    .argument('<file>')
    .addOption(typeFlag())
    .action(async (file: string, options, command: Command) =>
      act(command, async (session) => (await import('./import-pool.js')).importPool(session, file, options)),
    )
  judging(
    program
      .command('ingest')
      .description('read tournament reports (TRF, games CSV) or folders of them')
      .argument('<path...>'),
  ).action(async (paths: string[], options, command: Command) =>
    act(command, async (session) => (await import('./ingest.js')).ingest(session, paths, options)),
  )
  judging(
    program
      .command('check')
      .description('what ingest would say of reports, and what would be rated; stores nothing')
      .argument('<path...>'),
  )
    .option('--html <file>', 'write it as a page to mail back')
    .addOption(new Option('--lang <language>', 'of the answer (default: frl.yaml)').choices(languageNames))
    .action(async (paths: string[], options, command: Command) =>
      act(command, async (session) => (await import('./check.js')).check(session, paths, options)),
    )
  program
    .command('tournament')
    .description('decide on a held tournament')
    .command('resolve')
    .description('say what a held tournament is; until then it is not rated')
    .argument('<code>')
    .requiredOption('--as <decision>', 'duplicate, separate, or replaces:CODE')
    .action(async (code: string, options, command: Command) =>
      act(command, async (session) => (await import('./tournament.js')).resolve(session, code, options)),
    )
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

function addMonth(program: Command, act: Act): void {
  program
    .command('rate')
    .description('compute the own list of a month')
    .argument('<list>', 'its month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .option('--dry-run', 'report without storing')
    .option('--through', 'compute every missing list up to it, in order')
    .action(async (list, options, command: Command) =>
      act(command, async (session) => (await import('./rate.js')).rate(session, list, options)),
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
      act(command, async (session) => (await import('./publish.js')).publish(session, list, options)),
    )
}

function addExport(program: Command, act: Act): void {
  const exporting = program.command('export').description('give out what is stored')
  exporting
    .command('parquet')
    .description('lists, players, tournaments, games, states and changes as Parquet files')
    .requiredOption('--out <dir>', 'a new folder')
    .addOption(typeFlag())
    .addOption(new Option('--from <list>', 'the first list (default: all)').argParser(listArgument))
    .addOption(new Option('--to <list>', 'the last list (default: all)').argParser(listArgument))
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('./export.js')).parquet(session, options)),
    )
  exporting
    .command('trf')
    .description('a tournament as a report for FIDE’s rating server, whatever it came in as')
    .argument('<code>', 'the code it is stored under')
    .addOption(new Option('--version <version>', 'of the format').choices(['16', '26']).default('26'))
    .option('--out <file>', 'a new file (default: standard output)')
    .option('--ascii', 'letters folded to ASCII (default: as asciiNames in frl.yaml says)')
    .action(async (code: string, options, command: Command) =>
      act(command, async (session) => (await import('./export.js')).trf(session, code, options)),
    )
}

function addReplay(program: Command, act: Act): void {
  program
    .command('replay')
    .description('compute the lists of a span anew from the stored reports, into a database of their own')
    .addOption(new Option('--from <list>', 'the first list').argParser(listArgument).makeOptionMandatory())
    .addOption(new Option('--to <list>', 'the last list').argParser(listArgument).makeOptionMandatory())
    .addOption(typeFlag())
    .requiredOption('--into <file>', 'a new database, or one of the same replay, which then goes on')
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('./replay.js')).replayLists(session, options)),
    )
}

function addSimulation(program: Command, act: Act): void {
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
      act(command, async (session) => (await import('./simulate.js')).simulate(session, options)),
    )
}

function addJobs(program: Command, act: Act): void {
  program
    .command('run')
    .description('run one job: what cron calls')
    .argument('<job>', 'monthly, ingest-reports, rate-list, publish-list or reconcile')
    .option('--date <date>', 'the day it is run for (default: today in the configured zone)')
    .option('--inbox <dir>', 'the folder reports are put into')
    .option('--out <dir>', 'the folder of published lists')
    .action(async (job: string, options, command: Command) =>
      act(command, async (session) => (await import('./run.js')).run(session, job, options)),
    )
  program
    .command('schedule')
    .description('stay, and run the jobs of the calendar when they are due')
    .requiredOption('--inbox <dir>', 'the folder reports are put into')
    .requiredOption('--out <dir>', 'the folder of published lists')
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('./schedule.js')).schedule(session, options)),
    )
}

function addCompare(program: Command, act: Act): void {
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
      act(command, async (session) => (await import('./compare.js')).compare(session, a, b, options)),
    )
}

function addAnswers(program: Command, act: Act): void {
  program
    .command('list')
    .description('print a list')
    .argument('<list>', 'its month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .addOption(new Option('--federation <fed>', 'only one federation’s players').argParser(federationOption))
    .addOption(new Option('--top <n>', 'only the first n').argParser(wholeNumber(1, 10_000_000)))
    .option('--csv', 'as CSV')
    .action(async (list, options, command: Command) =>
      act(command, async (session) => (await import('./list.js')).list(session, list, options)),
    )
  program
    .command('explain')
    .description('why a player has this number on a list')
    .argument('<id>', 'FIDE ID', idArgument)
    .argument('<list>', 'the month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .action(async (id, list, options, command: Command) =>
      act(command, async (session) => (await import('./explain.js')).explain(session, id, list, options)),
    )
  program
    .command('history')
    .description('a player’s ratings list by list, with games, K and what changed them')
    .argument('<id>', 'FIDE ID', idArgument)
    .addOption(typeFlag())
    .option('--csv', 'as CSV')
    .option('--svg <file>', 'write the ratings as a chart')
    .action(async (id, options, command: Command) =>
      act(command, async (session) => (await import('./history.js')).history(session, id, options)),
    )
  addCompare(program, act)
  program
    .command('find')
    .description('people by name or FIDE ID: any order, other spellings, typing errors, beginnings')
    .argument('<name...>', 'a name, in whatever form, or a number')
    .addOption(new Option('--federation <fed>', 'only one federation’s players').argParser(federationOption))
    .addOption(
      new Option('--born <year>', 'only who was born in a year, or in a span: 1990-1995').argParser(bornOption),
    )
    .addOption(new Option('--sex <sex>', 'M or F').argParser(sexOption))
    .addOption(new Option('--top <n>', 'at most n').argParser(wholeNumber(1, 1000)).default(20))
    .action(async (names: string[], options, command: Command) =>
      act(command, async (session) => (await import('./find.js')).find(session, names, options)),
    )
  program
    .command('calc')
    .description('the calculator of single games: OPPONENT=SCORE ...')
    .argument('<games...>', 'opponent’s rating and score, such as 2080=1 2150=0.5')
    .addOption(new Option('--rating <n>', 'the player’s rating').argParser(wholeNumber(1, 4000)))
    .option('--unrated', 'a first rating')
    .addOption(new Option('--k <n>', 'development coefficient').argParser(wholeNumber(1, 100)))
    .addOption(new Option('--born <year>', 'in place of --k').argParser(wholeNumber(FIRST_YEAR, LAST_YEAR)))
    .addOption(new Option('--games <n>', 'rated games completed, in place of --k').argParser(wholeNumber(0, 1_000_000)))
    .addOption(
      new Option('--peak <n>', 'highest rating ever published, in place of --k').argParser(wholeNumber(1, 4000)),
    )
    .addOption(typeFlag().default('standard'))
    .option('--date <date>', 'the day whose law holds (default: today)')
    .action(async (games: string[], options, command: Command) =>
      act(command, async (session) => (await import('./calc.js')).calc(session, games, options)),
    )
  program
    .command('law')
    .description(
      'the law in force on a day, rule by rule, with articles and sources; or what changed until another day',
    )
    .argument('[date]', 'the day (default: today in the configured zone)', dateOption)
    .addOption(typeFlag())
    .addOption(new Option('--diff <date>', 'what differs between the two days').argParser(dateOption))
    .action(async (date, options, command: Command) =>
      act(command, async (session) => (await import('./law.js')).law(session, date, options)),
    )
  program
    .command('status')
    .description('what is there, what is due, what needs a person')
    .option('--date <date>', 'a day, or an instant (default: now)')
    .addOption(new Option('--run <number>', 'the report of one run').argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)))
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('./status.js')).status(session, options)),
    )
  program
    .command('init')
    .description('write a commented configuration, and create the database')
    .action(async (_options, command: Command) =>
      act(command, async (session) => (await import('./init.js')).init(session)),
    )
}
