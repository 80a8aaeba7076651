/** The first ones of many by one order, kept as they come: memory for `most` of them. */
export class Ranking<Element> {
  readonly #most: number
  readonly #order: (a: Element, b: Element) => number
  readonly #first: Element[] = []

  constructor(most: number, order: (a: Element, b: Element) => number) {
    this.#most = most
    this.#order = order
  }

  add(element: Element): void {
    const worst = this.#first.at(-1)
    if (this.#first.length >= this.#most && (worst === undefined || this.#order(worst, element) <= 0)) return
    const place = this.#first.findIndex((one) => this.#order(one, element) > 0)
    this.#first.splice(place < 0 ? this.#first.length : place, 0, element)
    if (this.#first.length > this.#most) this.#first.pop()
  }

  result(): readonly Element[] {
    return this.#first
  }
}
