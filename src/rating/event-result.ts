import { expectedScore } from '../regulations/expected-score.js'
import type { Regulations } from '../regulations/regulations.js'
import { countedDifference } from './rating-difference.js'
import { roundQuotient } from './rounding.js'

/** A game that counts for a rated player. */
export interface CountingGame {
  /** The opponent's rating on the list in force at the start, in rating points. */
  readonly opponentRating: number
  /** Hundredths of a point. */
  readonly score: number
}

/** The field of a round robin with unrated players, as far as the average opponent is taken from it. */
export interface OpponentField {
  /** Ra of the whole field, whole points (see {@link roundRobinField}). */
  readonly average: number
  /** How often every two players met. */
  readonly cycles: number
}

/** One game worked: every number of art. 8.3.1 and 8.3.2. */
export interface WorkedGame {
  /** Own minus opponent's rating. */
  readonly difference: number
  /** Its limited value; from the average opponent, the one difference that stands for all games. */
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
 * game of it only, and the oldest ones know one difference for all of it.
 *
 * @param ownRating the player's rating that enters D, in rating points
 * @param field of a round robin with unrated players, null elsewhere; asked by the editions that go by the average
 *   opponent
 */
export function workedGames(
  ownRating: number,
  games: readonly CountingGame[],
  regulations: Regulations,
  field: OpponentField | null,
): readonly WorkedGame[] {
  const countedOf = countedDifferences(ownRating, games, regulations, field)
  return games.map(({ opponentRating, score }, index) => {
    const counted = countedOf(index)
    const expected = expectedScore(counted, regulations.expectation)
    return { difference: ownRating - opponentRating, countedDifference: counted, expected, delta: score - expected }
  })
}

/** ΣΔR of an event, in hundredths: the sum of {@link workedGames} without keeping the lines. */
export function sumOfDeltas(
  ownRating: number,
  games: readonly CountingGame[],
  regulations: Regulations,
  field: OpponentField | null,
): number {
  const countedOf = countedDifferences(ownRating, games, regulations, field)
  let sum = 0
  for (let index = 0; index < games.length; index++) {
    sum += (games[index] as CountingGame).score - expectedScore(countedOf(index), regulations.expectation)
  }
  return sum
}

/** The difference that counts for each game of an event, by its place. */
function countedDifferences(
  ownRating: number,
  games: readonly CountingGame[],
  regulations: Regulations,
  field: OpponentField | null,
): (index: number) => number {
  if (regulations.calculation === 'average-opponent') {
    const difference = ownRating - averageOpponent(ownRating, games, regulations, field)
    return () => difference
  }
  const rule = regulations.difference
  const upgrade = indexOfUpgrade(ownRating, games, regulations)
  return (index) => {
    const { opponentRating } = games[index] as CountingGame
    return countedDifference(ownRating - opponentRating, ownRating, rule, index === upgrade)
  }
}

/**
 * Rc, the average of the opponents, each brought within the limit first, as a whole number (10.5 of 2003). In a round robin
 * with unrated players the opponents are the field without the player, once for every time they met, and the limit is a
 * correction to it.
 */
function averageOpponent(
  ownRating: number,
  games: readonly CountingGame[],
  { difference: rule }: Regulations,
  field: OpponentField | null,
): number {
  let sum = field === null ? 0 : (games.length + field.cycles) * field.average - field.cycles * ownRating
  for (const { opponentRating } of games) {
    const limited = ownRating - countedDifference(ownRating - opponentRating, ownRating, rule, false)
    sum += field === null ? limited : limited - opponentRating
  }
  return games.length === 0 ? ownRating : roundQuotient(sum, games.length)
}

/** The game with the greatest difference in the player's favour, the first of equals; -1 where the edition does not ask. */
function indexOfUpgrade(ownRating: number, games: readonly CountingGame[], { difference }: Regulations): number {
  if (difference.upgradesPerEvent === null || difference.cap === null) return -1
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
