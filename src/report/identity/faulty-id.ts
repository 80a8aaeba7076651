import { phrase } from '../../shared/messages/phrase.js'
import { slipsOf } from '../../shared/names/like-ids.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { Register, RegisterPlayer } from '../accept-context.js'
import type { ReportedId } from './reported-id.js'

/** What is wrong with an ID column that holds no number. */
export function faultyId(
  player: string,
  printed: string,
  id: Exclude<ReportedId, { readonly kind: 'number' }>,
  register: Register,
  place: Place,
): Problem {
  if (id.kind === 'missing') {
    return printed === '' ? problem('id-missing', { player }, place) : problem('id-zero', { player, printed }, place)
  }
  if (id.kind === 'malformed') return problem('id-malformed', { player, printed }, place)
  const known = register.playerById(id.fideId)
  const args = { player, printed, fideId: id.fideId }
  return known === null
    ? problem('id-quoted-unknown', args, place)
    : problem('id-quoted', { ...args, name: known.name }, place)
}

/** Whom a player may be: offered to the reader, never taken. */
export function offers(player: string, candidates: readonly RegisterPlayer[], place: Place): readonly Problem[] {
  return candidates.map(({ fideId, name, birthYear }) =>
    problem('id-offered', { player, fideId, name, birthYear: birthYear ?? 0 }, place),
  )
}

/** Whom a player may be whose ID is one slip away: offered to the reader, never taken. */
export function slipOffers(
  player: string,
  fideId: number,
  candidates: readonly RegisterPlayer[],
  place: Place,
): readonly Problem[] {
  if (candidates.length === 0) return []
  const exchanged = slipsOf(String(fideId))['digits-exchanged']
  return candidates.map(({ fideId: knownId, name: knownName, birthYear }) => {
    const slip = phrase(exchanged.includes(knownId) ? 'slip-digits-exchanged' : 'slip-digit-wrong')
    return problem('id-slip', { player, fideId, knownId, knownName, knownBirthYear: birthYear ?? '-', slip }, place)
  })
}
