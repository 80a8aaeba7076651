import { ratingDifferenceForScore } from '../regulations/rating-difference-for-score.js'
import type { CountingGame } from './event-result.js'
import { roundQuotient } from './rounding.js'

/** Performance: the opponents' average plus dp of the fractional score, whole points, half up. At least one game. */
export function performance(games: readonly CountingGame[]): number {
  const sum = games.reduce((total, { opponentRating }) => total + opponentRating, 0)
  const score = games.reduce((total, game) => total + game.score, 0)
  const dp = ratingDifferenceForScore(roundQuotient(score, games.length))
  return roundQuotient(sum + dp * games.length, games.length)
}
