import { namesOn } from '../answers/names.js'
import { statusOn } from '../answers/status.js'
import { runOf } from '../db/runs.js'
import { refuse } from '../run/refused.js'
import { monthOf } from '../shared/dates.js'
import { runText } from '../texts/run-text.js'
import { statusText } from '../texts/status-text.js'
import { type ExitCode, exitCode } from './io.js'
import { dayOf, printJson, type Session, withStore } from './session.js'

/** `frl status`: what is there, what is due, what needs a person. */
export async function status(
  session: Session,
  options: { readonly date?: string; readonly run?: number },
): Promise<ExitCode> {
  if (options.run !== undefined) return runReport(session, options.run)
  const date = dayOf(session, options.date)
  const status = await withStore(session, ({ db }) => statusOn(db, date, session.rating()))
  const found = { ...status, database: session.database, federation: session.config().federation ?? null }
  if (session.json) printJson(session, found)
  else session.io.out(statusText(found))
  return exitCode.done
}

/** `frl status --run N`: the report of one run, as it was. */
async function runReport(session: Session, number: number): Promise<ExitCode> {
  return withStore(session, async ({ db }) => {
    const run = await runOf(db, number)
    if (run === null) refuse('no-such-run', { run: number })
    if (session.json) printJson(session, run)
    else session.io.out(runText(run, namesOn(db, run.list ?? monthOf(dayOf(session, undefined)))))
    return exitCode.done
  })
}
