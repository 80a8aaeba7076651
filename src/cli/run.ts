import { sep } from 'node:path'
import { jobs } from '../../jobs/index.js'
import { realPath } from '../files/real-path.js'
import { InterruptedError } from '../run/interrupted.js'
import type { Job, JobFolders, JobOutcome } from '../run/job.js'
import { RefusedError } from '../run/refused.js'
import { runJob } from '../run/run-job.js'
import type { IsoDate } from '../shared/dates.js'
import { renderProblem } from '../shared/problem.js'
import { codeOfInterruption } from './answer.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { progressOn } from './progress-bar.js'
import { dayOf, printJson, type Session } from './session.js'

export interface FolderOptions {
  readonly inbox?: string
  readonly out?: string
}

export interface RunCommandOptions extends FolderOptions {
  readonly date?: IsoDate
}

/** `frl run JOB`: one job, for the day given. */
export async function run(session: Session, name: string, options: RunCommandOptions): Promise<ExitCode> {
  const job = jobs.find((one) => one.name === name)
  if (job === undefined) {
    throw new UsageError(`${name}: there is no such job; expected one of ${jobs.map((one) => one.name).join(', ')}`)
  }
  const dueOn = dayOf(session, options.date)
  const folders = foldersFor([job], options, `frl run ${name}`)
  const details: Record<string, unknown> = { job: name, date: dueOn }
  try {
    const outcome = await runJob(job, {
      database: session.database,
      dueAt: dueOn,
      dueOn,
      today: dueOn,
      folders,
      config: session.config(),
      rating: session.rating(),
      now: session.io.now,
      say: session.json ? () => undefined : session.io.out,
      details,
      progress: progressOn(session),
    })
    if (session.json) printJson(session, { ...details, outcome })
    return exitCodeOf(outcome)
  } catch (error) {
    // What was done before stands: it is answered too.
    if (session.json && error instanceof InterruptedError) {
      const exit = codeOfInterruption(error)
      printJson(session, { ...details, outcome: 'interrupted', exit, message: error.message })
      return exit
    }
    if (!session.json || !(error instanceof RefusedError)) throw error
    printJson(session, { ...details, outcome: 'failed', refused: error.problems.map(renderProblem) })
    return exitCode.state
  }
}

function exitCodeOf(outcome: JobOutcome): ExitCode {
  if (outcome === 'some-unreadable') return exitCode.file
  return outcome === 'some-refused' || outcome === 'different' ? exitCode.someRefused : exitCode.done
}

/** The folders that jobs need, or wrong usage. */
export function foldersFor(wanted: readonly Job[], { inbox, out }: FolderOptions, command: string): JobFolders {
  const needs = new Set(wanted.flatMap((job) => job.needs))
  if (needs.has('inbox') && inbox === undefined) {
    throw new UsageError(`${command}: --inbox DIR is missing: the folder reports are put into`)
  }
  if (needs.has('out') && out === undefined) {
    throw new UsageError(`${command}: --out DIR is missing: the folder of published lists`)
  }
  if (inbox !== undefined && out !== undefined && `${realPath(out)}${sep}`.startsWith(`${realPath(inbox)}${sep}`)) {
    throw new UsageError(
      `${command}: --out ${out} lies in --inbox ${inbox}; published lists are not to be read as reports`,
    )
  }
  return { inbox: inbox ?? '', out: out ?? '' }
}
