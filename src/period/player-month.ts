import { adjustmentPoints } from '../rating/one-time-adjustment.js'
import { judgePool, type PooledEvent, type PoolJudgement } from '../rating/pool.js'
import type { ListMonth } from '../shared/dates.js'
import { coefficient, coefficientsFor, moveOf } from './coefficients.js'
import { isLongAgo } from './inactivity.js'
import type { MonthLaw, MonthPlayer, PlayerChange } from './player-change.js'
import { type PlayerEvent, total } from './player-event.js'
import { type Standing, sameStanding } from './standing.js'
import { highestReached, titlesReached } from './titles-reached.js'

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

/** All one-time adjustments of this list added up, one after the other (decision A13). */
function adjustments(rating: number, player: MonthPlayer, { list, regulations }: MonthLaw): number {
  return regulations.oneTimeAdjustments
    .filter((adjustment) => adjustment.list === list)
    .reduce((points, adjustment) => points + adjustmentPoints(adjustment, rating + points, player.standardNow), 0)
}
