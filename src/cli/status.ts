import { statusOn } from '../answers/status.js'
import { statusText } from '../texts/status-text.js'
import { type ExitCode, exitCode } from './io.js'
import { dayOf, printJson, type Session, withStore } from './session.js'

/** `frl status`: what is there, what is due, what needs a person. */
export async function status(session: Session, options: { readonly date?: string }): Promise<ExitCode> {
  const date = dayOf(session, options.date)
  const found = await withStore(session, ({ db }) => statusOn(db, date, session.rating()))
  if (session.json) printJson(session, found)
  else session.io.out(statusText(found))
  return exitCode.done
}
