import { existsSync } from 'node:fs'
import { calendarOn } from '../answers/calendar.js'
import { namesOn } from '../answers/names.js'
import { statusOn } from '../answers/status.js'
import { runOf } from '../db/runs.js'
import { refuse } from '../run/refused.js'
import { type IsoDate, monthOf } from '../shared/dates.js'
import { problem, problemLine, renderProblem } from '../shared/problem.js'
import { runText } from '../texts/run-text.js'
import { calendarText, statusText } from '../texts/status-text.js'
import { type ExitCode, exitCode } from './io.js'
import { dayOf, printJson, type Session, withStoreToRead } from './session.js'

/** `frl status`: what is there, what is due, what needs a person. */
export async function status(
  session: Session,
  options: { readonly date?: string; readonly run?: number },
): Promise<ExitCode> {
  if (options.run !== undefined) return runReport(session, options.run)
  const date = dayOf(session, options.date)
  if (!existsSync(session.database)) return calendarAlone(session, date)
  const status = await withStoreToRead(session, ({ db }) => statusOn(db, date, session.rating()))
  const found = { ...status, database: session.database, federation: session.config().federation ?? null }
  if (session.json) printJson(session, found)
  else session.io.out(statusText(found))
  return exitCode.done
}

/** Where there is no database: the calendar needs none. */
function calendarAlone(session: Session, date: IsoDate): ExitCode {
  const calendar = calendarOn(date, session.rating().editions)
  const missing = problem('database-missing', { path: session.database })
  if (session.json) printJson(session, { ...calendar, exit: exitCode.state, refused: [renderProblem(missing)] })
  else session.io.out(`${calendarText(calendar)}\n`)
  session.io.err(`frl: ${problemLine(missing)}\n`)
  return exitCode.state
}

/** `frl status --run N`: the report of one run, as it was. */
async function runReport(session: Session, number: number): Promise<ExitCode> {
  return withStoreToRead(session, async ({ db }) => {
    const run = await runOf(db, number)
    if (run === null) refuse('no-such-run', { run: number })
    if (session.json) printJson(session, run)
    else session.io.out(runText(run, namesOn(db, run.list ?? monthOf(dayOf(session, undefined)))))
    return exitCode.done
  })
}
