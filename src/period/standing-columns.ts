import type { ListMonth } from '../shared/dates.js'
import { interned } from '../shared/interned.js'
import type { Standing } from './standing.js'

/** A standing, and the list on which it was written. */
export interface DatedStanding extends Standing {
  readonly validFrom: ListMonth
}

/** What the month's players are on one list, by their place in the month: columns of numbers, not an object a player. */
export interface StandingColumns {
  readonly set: (place: number, standing: DatedStanding) => void
  /** null for who was not set. */
  readonly at: (place: number) => DatedStanding | null
  /** Whole points; null for who is not rated. */
  readonly ratingAt: (place: number) => number | null
}

export function standingColumns(players: number): StandingColumns {
  const numbers = new Int32Array(players * WIDTH)
  const months = interned<ListMonth | null>((month) => month ?? '')
  return {
    set(place, { rating, k, gamesCompleted, peak, highest, lastPlayed, inactive, validFrom }) {
      const at = place * WIDTH
      numbers[at + FLAGS] = inactive ? IS_SET | IS_INACTIVE : IS_SET
      numbers[at + RATING] = rating ?? NONE
      numbers[at + K] = k ?? NONE
      numbers[at + COMPLETED] = gamesCompleted
      numbers[at + PEAK] = peak ?? NONE
      numbers[at + HIGHEST] = highest ?? NONE
      numbers[at + LAST_PLAYED] = months.numberOf(lastPlayed)
      numbers[at + VALID_FROM] = months.numberOf(validFrom)
    },
    at(place) {
      const at = place * WIDTH
      const flags = numbers[at + FLAGS] ?? 0
      if (flags === 0) return null
      return {
        rating: nullable(numbers[at + RATING]),
        k: nullable(numbers[at + K]),
        gamesCompleted: numbers[at + COMPLETED] ?? 0,
        peak: nullable(numbers[at + PEAK]),
        highest: nullable(numbers[at + HIGHEST]),
        lastPlayed: months.at(numbers[at + LAST_PLAYED] ?? 0),
        inactive: (flags & IS_INACTIVE) !== 0,
        validFrom: months.at(numbers[at + VALID_FROM] ?? 0) as ListMonth,
      }
    },
    ratingAt: (place) => (numbers[place * WIDTH + FLAGS] === 0 ? null : nullable(numbers[place * WIDTH + RATING])),
  }
}

const [FLAGS, RATING, K, COMPLETED, PEAK, HIGHEST, LAST_PLAYED, VALID_FROM, WIDTH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const
const [IS_SET, IS_INACTIVE] = [1, 2] as const
const NONE = -0x80000000

function nullable(number: number | undefined): number | null {
  return number === undefined || number === NONE ? null : number
}
