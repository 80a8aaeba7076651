import { developmentCoefficient, type Marks } from '../rating/development-coefficient.js'
import { limitedK, type RatingChange, ratingChange, ratingChangeOfEvents } from '../rating/rating-change.js'
import type { MonthLaw, MonthPlayer, PlayerChange } from './player-change.js'
import { type PlayerEvent, total } from './player-event.js'

/**
 * K of the list: the one standing on the list before (decision A4), or, where the edition says so, for every event the one in
 * force at its start.
 */
export function coefficientsFor(
  player: MonthPlayer,
  rated: readonly PlayerEvent[],
  games: number,
  law: MonthLaw,
): Pick<PlayerChange, 'coefficients'> & { readonly k: number } {
  const onBase = player.base?.k ?? coefficientBefore(player, law)
  if (law.regulations.coefficientDate === 'list-before') return { k: onBase, coefficients: null }
  const before = law.calendar.previous(law.list)
  const played = rated.filter(({ games }) => games > 0)
  const ofEvent = ({ tournament: { listInForce } }: PlayerEvent) =>
    listInForce === before ? onBase : (player.coefficientOn(listInForce) ?? onBase)
  const each = played.map(ofEvent)
  const k = each.at(-1) ?? onBase
  if (each.every((one) => one === k)) return { k, coefficients: null }
  return {
    k,
    coefficients: new Map(
      played.map((event, index) => [event, limitedK(each[index] as number, games, law.regulations)]),
    ),
  }
}

/**
 * What the games of a list moved: ΣΔR times K, or each event's times its own, rounded once (8.3.2, 8.3.4).
 *
 * @param games of all events together, at least one
 */
export function moveOf(
  rated: readonly PlayerEvent[],
  games: number,
  k: number,
  coefficients: PlayerChange['coefficients'],
  { regulations }: MonthLaw,
): RatingChange {
  if (coefficients === null) return ratingChange(total(rated, 'sumOfDeltas'), games, k, regulations)
  const kUsed = limitedK(k, games, regulations)
  return ratingChangeOfEvents(
    rated.map((event) => ({ sumOfDeltas: event.sumOfDeltas, kUsed: coefficients.get(event) ?? kUsed })),
  )
}

/** K as it stood on the list before, for a player whom that list shows without one (decisions A4, A4b). */
export function coefficientBefore(
  { base, birthYear }: Pick<MonthPlayer, 'base' | 'birthYear'>,
  { list, regulations, calendar }: Pick<MonthLaw, 'list' | 'regulations' | 'calendar'>,
): number {
  const marks = { peak: base?.peak ?? null, gamesCompleted: base?.gamesCompleted ?? 0, birthYear }
  return developmentCoefficient(marks, calendar.previous(list), regulations.coefficient).k
}

/** K that the list being made prints, from the marks after it (decision A4). */
export function coefficient(marks: Marks, { list, regulations }: MonthLaw): number {
  return developmentCoefficient(marks, list, regulations.coefficient).k
}
