import type { Regulations } from '../regulations/regulations.js'
import { scoringProbability } from '../regulations/scoring-probability.js'
import { countedDifference } from './rating-difference.js'

/** A game that counts for a rated player. */
export interface CountingGame {
  /** The opponent's rating on the list in force at the start, in rating points. */
  readonly opponentRating: number
  /** Hundredths of a point. */
  readonly score: number
}

/** One game worked: every number of art. 8.3.1 and 8.3.2. */
export interface WorkedGame {
  /** Own minus opponent's rating. */
  readonly difference: number
  readonly countedDifference: number
  /** PD, hundredths. */
  readonly expected: number
  /** ΔR = score - PD, hundredths. */
  readonly delta: number
}

/**
 * The games of one event worked one by one, in the order given.
 *
 * Source: art. 8.3.1 (D and its limit) and 8.3.2 (PD, ΔR). The event matters because some editions limit one
 * game of it only.
 *
 * @param ownRating the player's rating that enters D, in rating points
 */
export function workedGames(
  ownRating: number,
  games: readonly CountingGame[],
  regulations: Regulations,
): readonly WorkedGame[] {
  const upgrade = indexOfUpgrade(ownRating, games, regulations)
  return games.map(({ opponentRating, score }, index) => {
    const difference = ownRating - opponentRating
    const counted = countedDifference(difference, ownRating, regulations.difference, index === upgrade)
    const expected = scoringProbability(counted)
    return { difference, countedDifference: counted, expected, delta: score - expected }
  })
}

/** ΣΔR of an event, in hundredths: the sum of {@link workedGames} without keeping the lines. */
export function sumOfDeltas(ownRating: number, games: readonly CountingGame[], regulations: Regulations): number {
  const rule = regulations.difference
  const upgrade = indexOfUpgrade(ownRating, games, regulations)
  let sum = 0
  for (let index = 0; index < games.length; index++) {
    const { opponentRating, score } = games[index] as CountingGame
    const counted = countedDifference(ownRating - opponentRating, ownRating, rule, index === upgrade)
    sum += score - scoringProbability(counted)
  }
  return sum
}

/** The game with the greatest difference in the player's favour, the first of equals; -1 where the edition does not ask. */
function indexOfUpgrade(ownRating: number, games: readonly CountingGame[], { difference }: Regulations): number {
  if (difference.upgradesPerEvent === null) return -1
  let best = -1
  let greatest = difference.cap
  for (let index = 0; index < games.length; index++) {
    const own = ownRating - (games[index] as CountingGame).opponentRating
    if (own > greatest) {
      greatest = own
      best = index
    }
  }
  return best
}
