import { type Resolution, resolveTournament } from '../run/resolve-tournament.js'
import { say } from '../shared/messages/words.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { printJson, type Session, withStore } from './session.js'

/** `frl tournament resolve CODE --as ...`: a person's word on a held tournament. */
export async function resolve(session: Session, code: string, options: { readonly as: string }): Promise<ExitCode> {
  const resolution = resolutionOf(options.as)
  const resolved = await withStore(session, (store) => resolveTournament(store, code, resolution, session.rating()))
  if (session.json) printJson(session, resolved)
  else if (resolved.replaced !== null)
    session.io.out(`${say('resolved-replaces', { code, other: resolved.replaced })}\n`)
  else session.io.out(`${say(resolved.state === 'duplicate' ? 'resolved-duplicate' : 'resolved-separate', { code })}\n`)
  return exitCode.done
}

function resolutionOf(text: string): Resolution {
  if (text === 'duplicate' || text === 'separate') return { as: text }
  const [, other] = /^replaces:(.+)$/.exec(text) ?? []
  if (other === undefined) throw new UsageError(`--as ${text}: expected duplicate, separate or replaces:CODE`)
  return { as: 'replaces', code: other }
}
