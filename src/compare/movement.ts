import { meanOf } from './distribution.js'

/** How the ratings of those who have one on both sides lie to each other, from side A to side B. */
export interface Movement {
  /** Rated on both. */
  readonly players: number
  /** Of B less A, points with two decimals; null without players. */
  readonly meanDifference: number | null
  readonly lower: number
  readonly same: number
  readonly higher: number
}

/** Adds movements up. */
export class MovementSum {
  #sum = 0
  readonly #counts = { lower: 0, same: 0, higher: 0 }

  add(difference: number): void {
    this.#sum += difference
    this.#counts[difference < 0 ? 'lower' : difference > 0 ? 'higher' : 'same']++
  }

  result(): Movement {
    const { lower, same, higher } = this.#counts
    const players = lower + same + higher
    return { players, meanDifference: meanOf(this.#sum, players), lower, same, higher }
  }
}
