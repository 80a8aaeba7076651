import { type Resolution, type Resolved, resolveTournament } from '../intake/resolve-tournament.js'
import { say } from '../shared/messages/words.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

/** `frl tournament resolve CODE --as ...`: a person's word on a held tournament. */
export async function resolve(session: Session, code: string, options: { readonly as: string }): Promise<ExitCode> {
  const resolution = resolutionOf(options.as)
  const resolved = await withStoreToWrite(session, 'tournament resolve', (store) =>
    resolveTournament(store, code, resolution, session.rating()),
  )
  if (session.json) printJson(session, resolved)
  else session.io.out(`${resolvedText(resolved)}\n`)
  return resolved.state === 'held' ? exitCode.someRefused : exitCode.done
}

function resolvedText({ code, state, replaced, heldFor }: Resolved): string {
  if (replaced !== null && heldFor !== null) return say('resolved-replaces-held', { code, other: replaced, heldFor })
  if (replaced !== null) return say('resolved-replaces', { code, other: replaced })
  return say(state === 'duplicate' ? 'resolved-duplicate' : 'resolved-separate', { code })
}

function resolutionOf(text: string): Resolution {
  if (text === 'duplicate' || text === 'separate') return { as: text }
  const [, other] = /^replaces:(.+)$/.exec(text) ?? []
  if (other === undefined) throw new UsageError(`--as ${text}: expected duplicate, separate or replaces:CODE`)
  return { as: 'replaces', code: other }
}
