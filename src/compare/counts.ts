/** Whole numbers counted one by one: what follows from the counts is exact, however many there are. */
export class Counts {
  #first: number
  #counts: Uint32Array

  /** @param first the least number that is expected; `last` the greatest. The range widens where others come */
  constructor(first: number, last: number) {
    this.#first = first
    this.#counts = new Uint32Array(last - first + 1)
  }

  /** The least number there is room for: none below it has come. */
  get first(): number {
    return this.#first
  }

  /** The greatest number there is room for. */
  get last(): number {
    return this.#first + this.#counts.length - 1
  }

  /** @throws {RangeError} if it is no whole number */
  add(value: number): void {
    if (!Number.isInteger(value)) throw new RangeError(`expected a whole number: ${value}`)
    if (value < this.first || value > this.last) this.#widenTo(value)
    this.#counts[value - this.#first] = this.of(value) + 1
  }

  /** How often a number came. */
  of(value: number): number {
    return this.#counts[value - this.#first] ?? 0
  }

  #widenTo(value: number): void {
    const first = Math.min(this.first, value)
    const wider = new Uint32Array(Math.max(this.last, value) - first + 1)
    wider.set(this.#counts, this.#first - first)
    this.#first = first
    this.#counts = wider
  }
}

/** Room for every rating there has been; lists may print more: four digits. */
export const EXPECTED_HIGHEST = 4000
