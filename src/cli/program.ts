import { Command, CommanderError } from 'commander'
import { visibleLine } from '../shared/visible.js'
import { programVersion } from '../version.js'
import type { Act } from './commands/act.js'
import { addAnswers } from './commands/answers.js'
import { addExport } from './commands/export.js'
import { addInput } from './commands/input.js'
import { addJobs } from './commands/jobs.js'
import { addMonth } from './commands/month.js'
import { addReplay } from './commands/replay.js'
import { addSimulation } from './commands/simulation.js'
import { type ExitCode, exitCode, type Io, ioOn, type World } from './io.js'
import { requireMonthsOfLists } from './months-of-lists.js'
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
    code = await answerTo(options, io, async () => {
      const session = await sessionOf(options, io)
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
