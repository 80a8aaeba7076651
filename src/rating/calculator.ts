import type { Regulations } from '../regulations/regulations.js'
import { type CountingGame, workedGames } from './event-result.js'
import { performance } from './performance.js'
import { ratingChange } from './rating-change.js'
import { isRemoved } from './rating-difference.js'

/** One game of the calculator; the numbers of art. 8.3 are null where it is not rated. */
export interface CalculatedGame {
  readonly opponentRating: number
  readonly difference: number
  readonly countedDifference: number | null
  readonly expected: number | null
  readonly score: number
  readonly delta: number | null
  readonly rated: boolean
}

export interface Calculation {
  readonly games: readonly CalculatedGame[]
  readonly k: number
  readonly kUsed: number
  /** ΣΔR, hundredths. */
  readonly sum: number
  /** ΣΔR x K used, hundredths of a point. */
  readonly rawChange: number
  /** Rounded once. */
  readonly change: number
  readonly newRating: number
  /** null where no game is rated. */
  readonly performance: number | null
}

/**
 * The calculator: all games as one event of one list, under one edition.
 *
 * Source: art. 8.3.1-8.3.4 (rapid and blitz 7.3.1-7.3.4).
 *
 * @param rating own rating, whole points
 * @param k before the limit on K times games
 */
export function calculate(
  rating: number,
  k: number,
  games: readonly CountingGame[],
  regulations: Regulations,
): Calculation {
  const counts = games.map(({ opponentRating }) => !isRemoved(rating, opponentRating, regulations.removedGames))
  const counting = games.filter((_, index) => counts[index])
  const worked = workedGames(rating, counting, regulations, null)
  const numbersInOrder = worked.values()
  const lines = games.map((game, index): CalculatedGame => {
    const numbers = counts[index] ? numbersInOrder.next().value : undefined
    return {
      opponentRating: game.opponentRating,
      difference: rating - game.opponentRating,
      countedDifference: numbers?.countedDifference ?? null,
      expected: numbers?.expected ?? null,
      score: game.score,
      delta: numbers?.delta ?? null,
      rated: numbers !== undefined,
    }
  })
  const sum = worked.reduce((total, { delta }) => total + delta, 0)
  if (counting.length === 0) {
    return { games: lines, k, kUsed: k, sum, rawChange: 0, change: 0, newRating: rating, performance: null }
  }
  const { kUsed, rawChange, change } = ratingChange(sum, counting.length, k, regulations)
  const performed = performance(counting)
  return { games: lines, k, kUsed, sum, rawChange, change, newRating: rating + change, performance: performed }
}
