/** Whole numbers of a known range, counted one by one: what follows from the counts is exact, however many there are. */
export class Counts {
  readonly first: number
  readonly last: number
  readonly #counts: Uint32Array

  /** @param first the least number that may come; `last` the greatest */
  constructor(first: number, last: number) {
    this.first = first
    this.last = last
    this.#counts = new Uint32Array(last - first + 1)
  }

  /** @throws {RangeError} if the number lies outside */
  add(value: number): void {
    if (!(value >= this.first && value <= this.last)) {
      throw new RangeError(`expected ${this.first} to ${this.last}: ${value}`)
    }
    this.#counts[value - this.first] = this.of(value) + 1
  }

  /** How often a number came. */
  of(value: number): number {
    return this.#counts[value - this.first] ?? 0
  }
}

/** Ratings are whole numbers up to this one. */
export const HIGHEST_RATING = 4000
