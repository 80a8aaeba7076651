/** Points on each side of a square in which players are counted together. */
export const CELL_POINTS = 20

/** Old ratings against new ones: how many players lie in a square of ratings. */
export interface ScatterCell {
  /** Least rating of the square on each side; it is {@link CELL_POINTS} wide. */
  readonly a: number
  readonly b: number
  readonly players: number
}

/** Counts players by square: memory for the squares, however many players there are. */
export class ScatterCounts {
  readonly #cells = new Map<number, number>()

  add(a: number, b: number): void {
    const key = cellOf(a) * WIDTH + cellOf(b)
    this.#cells.set(key, (this.#cells.get(key) ?? 0) + 1)
  }

  /** By rating on side A, then on side B. */
  result(): readonly ScatterCell[] {
    return [...this.#cells]
      .sort(([one], [other]) => one - other)
      .map(([key, players]) => ({
        a: ((key - (key % WIDTH)) / WIDTH) * CELL_POINTS,
        b: (key % WIDTH) * CELL_POINTS,
        players,
      }))
  }
}

const WIDTH = 1_000

function cellOf(rating: number): number {
  return (rating - (rating % CELL_POINTS)) / CELL_POINTS
}
