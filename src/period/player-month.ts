import { developmentCoefficient, type Marks } from '../rating/development-coefficient.js'
import { adjustmentPoints } from '../rating/one-time-adjustment.js'
import { judgePool, type PooledEvent, type PoolJudgement } from '../rating/pool.js'
import { limitedK, type RatingChange, ratingChange, ratingChangeOfEvents } from '../rating/rating-change.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { Sex } from '../shared/player.js'
import type { PlayerEvent } from './player-event.js'
import { type Standing, sameStanding } from './standing.js'
import { highestReached, type TitleReached, titlesReached } from './titles-reached.js'

/** A player as the month finds him. */
export interface MonthPlayer {
  readonly fideId: number
  readonly birthYear: number | null
  readonly sex: Sex | null
  readonly titles: readonly string[]
  /** On the list before; null if he never was on one. */
  readonly base: Standing | null
  /** Standard rating on the list before; asked for rapid and blitz only. */
  readonly standardOnBase: number | null
  /** Standard rating on the list being made; asked by the lift of October 2022 only. */
  readonly standardNow: number | null
  /** K standing on a list of the type; null where he was unrated. Asked by the editions that take K at the start. */
  readonly coefficientOn: (list: ListMonth) => number | null
  /** Events pooled for him on earlier lists since he was last rated, expired ones too. */
  readonly pool: readonly PooledEvent[]
}

/** The law and the list a month is computed for. */
export interface MonthLaw {
  readonly list: ListMonth
  /** The edition on the list date. */
  readonly regulations: Regulations
  /** The edition on a tournament's start date. */
  readonly regulationsOn: (day: IsoDate) => Regulations
  readonly calendar: ListCalendar
}

export type PlayerStatus = 'rated' | 'initial' | 'unrated' | 'delisted'

/** What one list did to one player. */
export interface PlayerChange {
  readonly fideId: number
  readonly status: PlayerStatus
  /** null where unrated. From the standard list where he entered with it (decision A20). */
  readonly previousRating: number | null
  readonly newRating: number | null
  readonly fromStandard: boolean
  /** K that stood for this list, before the limit on K times games; of an initial rating the K it is printed with. */
  readonly k: number | null
  readonly kUsed: number | null
  /** K used for every rated event, where they differ: `k` and `kUsed` are then those of the last one. Else null. */
  readonly coefficients: ReadonlyMap<PlayerEvent, number> | null
  /** As printed (decision A22): rated games of the list; for an initial rating, and in an unpublished pool, its games. */
  readonly games: number
  /** ΣΔR, hundredths. */
  readonly sumOfDeltas: number
  /** ΣΔR x K used, hundredths of a point. */
  readonly rawChange: number
  /** Rounded once, whole points. */
  readonly change: number
  /** Points of a one-time adjustment, after the change (decision A13). */
  readonly adjustment: number
  readonly events: readonly PlayerEvent[]
  /** The pool judged for this list; null for a rated player. */
  readonly pool: PoolJudgement | null
  /** What to remember from this list on; null where nothing changed. */
  readonly standing: Standing | null
  readonly titles: readonly TitleReached[]
  /** Active on the list before, and inactive from this one on (7.2.2). */
  readonly turnedInactive: boolean
}

/**
 * One player's month: his events and his past in, his change out. The same function for those who played and for
 * those whom only the calendar moves.
 *
 * @param events his events of this list, in the order of {@link byStart}
 */
export function playerMonth(player: MonthPlayer, events: readonly PlayerEvent[], law: MonthLaw): PlayerChange {
  const baseRating = player.base?.rating ?? null
  if (baseRating !== null) return ratedMonth(player, baseRating, false, events, law)
  const entered = events.find(({ basis, games }) => basis === 'standard' && games > 0)
  if (entered?.ownRating != null) {
    return ratedMonth(player, player.standardOnBase ?? entered.ownRating, true, events, law)
  }
  return unratedMonth(player, events, law)
}

function ratedMonth(
  player: MonthPlayer,
  baseRating: number,
  fromStandard: boolean,
  events: readonly PlayerEvent[],
  law: MonthLaw,
): PlayerChange {
  const rated = events.filter(({ basis }) => basis !== 'pool')
  const games = total(rated, 'games')
  const sumOfDeltas = total(rated, 'sumOfDeltas')
  const { k, coefficients } = coefficientsFor(player, rated, games, law)
  const moved = games === 0 ? null : moveOf(rated, games, k, coefficients, law)
  const change = moved?.change ?? 0
  const adjustment = adjustments(baseRating + change, player, law)
  const rating = baseRating + change + adjustment
  const standing = ratedStanding(
    player,
    rating,
    games,
    law,
    highestReached(
      player.base?.highest ?? null,
      rated,
      baseRating,
      (event) => coefficients?.get(event) ?? moved?.kUsed ?? 0,
      rating,
    ),
  )
  return {
    fideId: player.fideId,
    status: standing.rating === null ? 'delisted' : 'rated',
    previousRating: baseRating,
    newRating: standing.rating,
    fromStandard,
    k,
    kUsed: moved?.kUsed ?? null,
    coefficients,
    games,
    sumOfDeltas,
    rawChange: moved?.rawChange ?? 0,
    change,
    adjustment,
    events,
    pool: null,
    standing: player.base !== null && sameStanding(standing, player.base) ? null : standing,
    titles: titlesReached(player, standing, law.regulations),
    turnedInactive: standing.inactive && player.base?.inactive === false,
  }
}

/**
 * K of the list: the one standing on the list before (decision A4), or, where the edition says so, for every event the one in
 * force at its start.
 */
function coefficientsFor(
  player: MonthPlayer,
  rated: readonly PlayerEvent[],
  games: number,
  law: MonthLaw,
): Pick<PlayerChange, 'coefficients'> & { readonly k: number } {
  const onBase = player.base?.k ?? coefficientBefore(player, law)
  const before = law.calendar.previous(law.list)
  const played = rated.filter(({ games }) => games > 0)
  if (law.regulations.coefficientDate === 'list-before' || played.length === 0) return { k: onBase, coefficients: null }
  const ofEvent = ({ tournament: { listInForce } }: PlayerEvent) =>
    listInForce === before ? onBase : (player.coefficientOn(listInForce) ?? onBase)
  const each = played.map(ofEvent)
  const k = each.at(-1) ?? onBase
  if (each.every((one) => one === k)) return { k, coefficients: null }
  return {
    k,
    coefficients: new Map(played.map((event) => [event, limitedK(ofEvent(event), games, law.regulations)])),
  }
}

function moveOf(
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

function ratedStanding(player: MonthPlayer, rating: number, games: number, law: MonthLaw, highest: number): Standing {
  const { list, regulations } = law
  const gamesCompleted = (player.base?.gamesCompleted ?? 0) + games
  const lastPlayed = games > 0 ? list : (player.base?.lastPlayed ?? null)
  if (rating < regulations.ratingFloor) {
    const peak = player.base?.peak ?? null
    return { rating: null, k: null, gamesCompleted, peak, highest, lastPlayed, inactive: false }
  }
  const peak = Math.max(player.base?.peak ?? rating, rating)
  const k = coefficient({ peak, gamesCompleted, birthYear: player.birthYear }, law)
  const inactive = games === 0 && ((player.base?.inactive ?? false) || isLongAgo(lastPlayed, law))
  return { rating, k, gamesCompleted, peak, highest, lastPlayed, inactive }
}

function unratedMonth(player: MonthPlayer, events: readonly PlayerEvent[], law: MonthLaw): PlayerChange {
  const { list, regulations } = law
  const pooled = events.filter(({ games }) => games > 0).map((event) => asPooled(event, list))
  const pool = judgePool([...player.pool, ...pooled], law)
  const standing =
    pool.published && pool.initial !== null ? initialStanding(player, pool, pool.initial.rating, law) : null
  return {
    fideId: player.fideId,
    status: standing === null ? 'unrated' : 'initial',
    previousRating: null,
    newRating: standing?.rating ?? null,
    fromStandard: false,
    k: standing?.k ?? null,
    kUsed: null,
    coefficients: null,
    games: pool.games,
    sumOfDeltas: 0,
    rawChange: 0,
    change: 0,
    adjustment: 0,
    events,
    pool,
    standing,
    titles: standing === null ? [] : titlesReached(player, standing, regulations),
    turnedInactive: false,
  }
}

function initialStanding(player: MonthPlayer, pool: PoolJudgement, rating: number, law: MonthLaw): Standing {
  const gamesCompleted = (player.base?.gamesCompleted ?? 0) + pool.games
  const peak = Math.max(player.base?.peak ?? rating, rating)
  const k = coefficient({ peak, gamesCompleted, birthYear: player.birthYear }, law)
  const lastPlayed = lastRatedIn(pool)
  const highest = Math.max(player.base?.highest ?? rating, rating)
  return { rating, k, gamesCompleted, peak, highest, lastPlayed, inactive: isLongAgo(lastPlayed, law) }
}

/** The latest list with a game behind the rating: not always this one, since a pool also changes when old events leave it. */
function lastRatedIn(pool: PoolJudgement): ListMonth | null {
  const lists = pool.events.filter(({ leftOut }) => leftOut === null).map(({ event }) => event.ratedIn)
  return lists.sort().at(-1) ?? null
}

function asPooled({ tournament, games, score, sumOfOpponents }: PlayerEvent, ratedIn: ListMonth): PooledEvent {
  const { code, startDate, endDate } = tournament
  return { code, startDate, endDate, ratedIn, games, score, sumOfOpponents }
}

/** K as it stood on the list before, for a player whom that list shows without one (decisions A4, A4b). */
export function coefficientBefore(
  { base, birthYear }: Pick<MonthPlayer, 'base' | 'birthYear'>,
  { list, regulations, calendar }: Pick<MonthLaw, 'list' | 'regulations' | 'calendar'>,
): number {
  const marks = { peak: base?.peak ?? null, gamesCompleted: base?.gamesCompleted ?? 0, birthYear }
  return developmentCoefficient(marks, calendar.previous(list), regulations.coefficient).k
}

function coefficient(marks: Marks, { list, regulations }: MonthLaw): number {
  return developmentCoefficient(marks, list, regulations.coefficient).k
}

/** All one-time adjustments of this list added up, one after the other (decision A13). */
function adjustments(rating: number, player: MonthPlayer, { list, regulations }: MonthLaw): number {
  return regulations.oneTimeAdjustments
    .filter((adjustment) => adjustment.list === list)
    .reduce((points, adjustment) => points + adjustmentPoints(adjustment, rating + points, player.standardNow), 0)
}

/** No rated game on the lists of the inactivity span, this one included (7.2.2, decision A14). */
function isLongAgo(lastPlayed: ListMonth | null, { list, regulations, calendar }: MonthLaw): boolean {
  return lastPlayed !== null && lastPlayed <= calendar.later(list, -regulations.inactiveAfterLists)
}

function total(events: readonly PlayerEvent[], field: 'games' | 'sumOfDeltas'): number {
  return events.reduce((sum, event) => sum + event[field], 0)
}
