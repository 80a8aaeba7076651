import type { AgeGroup } from './age-groups.js'
import type { ListedPlayer } from './compared-player.js'
import { Counts, EXPECTED_HIGHEST } from './counts.js'
import { meanOf } from './distribution.js'

/** Who is rated on a list and was not on the one before it. */
export interface FirstRatings {
  readonly players: number
  /** Points with two decimals; null without players. */
  readonly mean: number | null
}

/** What is counted on one side. */
export class SideCounts {
  readonly ratings = new Counts(0, EXPECTED_HIGHEST)
  readonly #byAge = new Map<AgeGroup, Counts>()
  inactive = 0
  belowFloor = 0
  #first = { players: 0, sum: 0 }
  #isBeforeKnown = true

  /** @param ratedBefore whether he was rated on the list before; undefined where that is not stored */
  add(on: ListedPlayer | null, age: AgeGroup, floor: number, ratedBefore: boolean | undefined): void {
    if (ratedBefore === undefined) this.#isBeforeKnown = false
    if (on === null || on.rating === null) return
    this.ratings.add(on.rating)
    this.ratingsOf(age).add(on.rating)
    if (on.inactive) this.inactive++
    if (on.rating < floor) this.belowFloor++
    if (ratedBefore !== false) return
    this.#first.players++
    this.#first.sum += on.rating
  }

  ratingsOf(age: AgeGroup): Counts {
    const known = this.#byAge.get(age)
    if (known !== undefined) return known
    const counts = new Counts(0, EXPECTED_HIGHEST)
    this.#byAge.set(age, counts)
    return counts
  }

  firstRatings(): FirstRatings | null {
    if (!this.#isBeforeKnown) return null
    const { players, sum } = this.#first
    return { players, mean: meanOf(sum, players) }
  }
}
