import { inTransaction, type Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { eventGames } from '../db/overlapping-events.js'
import type { TournamentState } from '../db/schema.js'
import { revisionsOf, saveResolution, setHeldFor, setState } from '../db/tournament-store.js'
import { chainOf } from '../period/chain.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { refuse } from '../run/refused.js'
import { storedAlready } from './stored-already.js'

export type Resolution =
  | { readonly as: 'duplicate' }
  | { readonly as: 'separate' }
  | { readonly as: 'replaces'; readonly code: string }

export interface Resolved {
  readonly code: string
  readonly state: TournamentState
  readonly replaced: string | null
  /** Why it stays held: it took the place of one tournament, and its games are stored under another one still. */
  readonly heldFor: string | null
}

/**
 * Settles a held tournament: it is the same event as what is stored, an event of its own, or what takes the place of
 * another code. One whose games are stored under several codes takes their places one after the other, and stays held
 * until no game of it is rated elsewhere. The decision holds for later revisions too.
 *
 * @throws {RefusedError} if it is not held, or what it would replace is published
 */
export async function resolveTournament(
  store: Store,
  code: string,
  resolution: Resolution,
  { base, editions }: RatingSettings,
): Promise<Resolved> {
  return inTransaction(store, async (trx) => {
    const latest = (await revisionsOf(trx, code)).at(-1)
    if (latest === undefined) refuse('tournament-unknown', { code })
    if (latest.state !== 'held') refuse('tournament-not-held', { code, state: latest.state })
    if (resolution.as === 'replaces') {
      const others = await revisionsOf(trx, resolution.code)
      const other = others.findLast(({ state }) => state === 'accepted')
      if (other === undefined) refuse('tournament-unknown', { code: resolution.code })
      const chain = chainOf(await allLists(trx), base, editions.calendar)
      if (other.rated_in !== null && chain.isClosed(other.type, other.rated_in)) {
        refuse('tournament-published', { code: resolution.code, list: other.rated_in })
      }
      await setState(trx, other.id, 'replaced')
      const elsewhere = storedAlready(trx, eventGames(trx, latest.id))
      if (elsewhere !== null) {
        const { heldFor } = elsewhere
        await setHeldFor(trx, latest.id, heldFor)
        return { code, state: 'held', replaced: resolution.code, heldFor }
      }
    }
    const state = resolution.as === 'duplicate' ? 'duplicate' : 'accepted'
    await setState(trx, latest.id, state)
    const replaced = resolution.as === 'replaces' ? resolution.code : null
    await saveResolution(trx, code, replaced === null ? resolution.as : `replaces:${replaced}`)
    return { code, state, replaced, heldFor: null }
  })
}
