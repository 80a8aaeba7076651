import { ratingDifferenceForScore } from '../regulations/rating-difference-for-score.js'
import type { InitialRatingRule, RoundRobinRule } from '../regulations/rules.js'
import { initialRating } from './initial-rating.js'
import { roundQuotient } from './rounding.js'

/** A player of a complete round robin. */
export interface FieldPlayer {
  /** null where unrated. */
  readonly rating: number | null
  /** Points against everybody, hundredths. */
  readonly score: number
}

/** The strength of a round robin with unrated players. */
export interface RoundRobinField {
  /** Ra: the average of the whole field, unrated players included, whole points. */
  readonly average: number
  /** What every unrated player performed, whole points, by his place; null for rated ones and those who are disregarded. */
  readonly performances: readonly (number | null)[]
}

/** Whether the method is for a field (art. 6.3): some unrated, and enough rated. */
export function isRatedRoundRobin(field: readonly FieldPlayer[], cycles: number, rule: RoundRobinRule): boolean {
  const rated = field.filter(({ rating }) => rating !== null).length
  if (rated === field.length || rated < rule.leastRated || rated * rule.oneRatedIn < field.length) return false
  return cycles < 2 || field.length >= rule.leastPlayersOfDouble
}

/** An unrated player with so little that his games are disregarded for him and for his opponents (6.1). */
export function isDisregarded({ rating, score }: FieldPlayer, rule: RoundRobinRule): boolean {
  return rating === null && score < rule.leastScore
}

/**
 * The method of round robins with unrated players: from the rated players' average and what they scored follows the average
 * of the field, and from it every unrated player's performance.
 *
 * Source: B.02 of 2003, 10 (its worked example), and 8.2 until 2021.
 *
 * @param field those whose games count: nobody of {@link isDisregarded}
 * @param games games of each player
 * @param rule how a first rating follows from an average and a score
 */
export function roundRobinField(
  field: readonly FieldPlayer[],
  games: number,
  rule: InitialRatingRule,
): RoundRobinField {
  let [rated, sumOfRatings, sumOfDp] = [0, 0, 0]
  for (const { rating, score } of field) {
    if (rating === null) continue
    rated++
    sumOfRatings += rating
    sumOfDp += ratingDifferenceForScore(roundQuotient(score, games))
  }
  // Rar - dpa x n / (n + 1), both averages over the rated players.
  const average = roundQuotient(sumOfRatings * (games + 1) - sumOfDp * games, rated * (games + 1))
  const performances = field.map(({ rating, score }) =>
    rating === null ? initialRating({ games, score, sumOfOpponents: average * games }, rule).rating : null,
  )
  return { average, performances }
}
