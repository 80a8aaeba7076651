import { ratingDifferenceForScore } from '../regulations/rating-difference-for-score.js'
import type { InitialRatingRule } from '../regulations/rules.js'
import { roundQuotient } from './rounding.js'

/** The pooled games of an unrated player against rated opponents. */
export interface PooledGames {
  readonly games: number
  /** Points, in hundredths. */
  readonly score: number
  /** Sum of the opponents' ratings, in rating points. */
  readonly sumOfOpponents: number
}

/** A first rating with everything it is made of. */
export interface InitialRating {
  /** Ra as an exact fraction: it is never rounded before dp is added (decision A7). */
  readonly averageOpponents: { readonly sum: number; readonly count: number }
  /** Fractional score that looks up dp, in hundredths, half up (decision A7). */
  readonly p: number
  /** Rating points added to Ra: dp(p), or the bonus of the editions that pay by half points. */
  readonly dp: number
  /** Ra + dp to the nearest whole point, before the edition's maximum. */
  readonly unlimited: number
  /** Ru, whole points, not above the edition's maximum. The gates are another matter. */
  readonly rating: number
}

/**
 * Ru of art. 8.2.
 *
 * @param pool at least one game
 * @param rule of the edition on the start date of the latest pooled event (decision A1)
 * @throws {RangeError} for an empty pool
 */
export function initialRating(pool: PooledGames, rule: InitialRatingRule): InitialRating {
  if (pool.games < 1) throw new RangeError('a first rating needs at least one game')
  const { averageOpponents, p, dp } =
    rule.formula === 'hypothetical-opponents'
      ? withHypotheticalOpponents(pool, rule.hypotheticalOpponents)
      : withHalfPointBonus(pool, rule.pointsPerHalfPoint)
  const { sum, count } = averageOpponents
  const unlimited = roundQuotient(sum + dp * count, count)
  return { averageOpponents, p, dp, unlimited, rating: rule.max === null ? unlimited : Math.min(unlimited, rule.max) }
}

/** 8.2.2 and 8.2.3 since March 2024: every hypothetical opponent is one more game, drawn. */
function withHypotheticalOpponents(
  pool: PooledGames,
  opponents: readonly number[],
): Omit<InitialRating, 'rating' | 'unlimited'> {
  const count = pool.games + opponents.length
  const sum = opponents.reduce((total, rating) => total + rating, pool.sumOfOpponents)
  const p = roundQuotient(pool.score + 50 * opponents.length, count)
  return { averageOpponents: { sum, count }, p, dp: ratingDifferenceForScore(p) }
}

/** 8.2 of 2022: Ra at one half, points for every half point above it, dp below it. */
function withHalfPointBonus(
  pool: PooledGames,
  pointsPerHalfPoint: number,
): Omit<InitialRating, 'rating' | 'unlimited'> {
  const averageOpponents = { sum: pool.sumOfOpponents, count: pool.games }
  const p = roundQuotient(pool.score, pool.games)
  const halfPointsAbove = (pool.score - 50 * pool.games) / 50
  const dp = halfPointsAbove > 0 ? halfPointsAbove * pointsPerHalfPoint : ratingDifferenceForScore(p)
  return { averageOpponents, p, dp }
}
