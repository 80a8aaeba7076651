import { type Command, Option } from 'commander'
import {
  birthOption,
  bornOption,
  dateOption,
  federationOption,
  idArgument,
  listArgument,
  sexOption,
  wholeNumber,
} from '../options.js'
import { type Act, typeFlag } from './act.js'
import { addCompare } from './compare.js'

/** What only looks, and the beginning. */
export function addAnswers(program: Command, act: Act): void {
  program
    .command('list')
    .description('print a list')
    .argument('<list>', 'its month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .addOption(new Option('--federation <fed>', 'only one federation’s players').argParser(federationOption))
    .addOption(new Option('--top <n>', 'only the first n').argParser(wholeNumber(1, 10_000_000)))
    .option('--csv', 'as CSV')
    .action(async (list, options, command: Command) =>
      act(command, async (session) => (await import('../list.js')).list(session, list, options)),
    )
  program
    .command('explain')
    .description('why a player has this number on a list')
    .argument('<id>', 'FIDE ID', idArgument)
    .argument('<list>', 'the month, such as 2026-03', listArgument)
    .addOption(typeFlag())
    .action(async (id, list, options, command: Command) =>
      act(command, async (session) => (await import('../explain.js')).explain(session, id, list, options)),
    )
  program
    .command('history')
    .description('a player’s ratings list by list, with games, K and what changed them')
    .argument('<id>', 'FIDE ID', idArgument)
    .addOption(typeFlag())
    .option('--csv', 'as CSV')
    .option('--svg <file>', 'write the ratings as a chart')
    .action(async (id, options, command: Command) =>
      act(command, async (session) => (await import('../history.js')).history(session, id, options)),
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
      act(command, async (session) => (await import('../find.js')).find(session, names, options)),
    )
  program
    .command('calc')
    .description('the calculator of single games: OPPONENT=SCORE ...')
    .argument('<games...>', 'opponent’s rating and score, such as 2080=1 2150=0.5')
    .addOption(new Option('--rating <n>', 'the player’s rating').argParser(wholeNumber(1, 4000)))
    .option('--unrated', 'a first rating')
    .addOption(new Option('--k <n>', 'development coefficient').argParser(wholeNumber(1, 100)))
    .addOption(new Option('--born <year>', 'or the day, in place of --k').argParser(birthOption))
    .addOption(new Option('--games <n>', 'rated games completed, in place of --k').argParser(wholeNumber(0, 1_000_000)))
    .addOption(
      new Option('--peak <n>', 'highest rating ever published, in place of --k').argParser(wholeNumber(1, 4000)),
    )
    .addOption(typeFlag().default('standard'))
    .option('--date <date>', 'the day whose law holds (default: today)')
    .action(async (games: string[], options, command: Command) =>
      act(command, async (session) => (await import('../calc.js')).calc(session, games, options)),
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
      act(command, async (session) => (await import('../law.js')).law(session, date, options)),
    )
  program
    .command('status')
    .description('what is there, what is due, what needs a person')
    .option('--date <date>', 'a day, or an instant (default: now)')
    .addOption(new Option('--run <number>', 'the report of one run').argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)))
    .action(async (options, command: Command) =>
      act(command, async (session) => (await import('../status.js')).status(session, options)),
    )
  program
    .command('init')
    .description('write a commented configuration, and create the database')
    .action(async (_options, command: Command) =>
      act(command, async (session) => (await import('../init.js')).init(session)),
    )
}
