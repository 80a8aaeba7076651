import type { Chart } from '../charts/chart.js'

/** A table: columns of numbers stand to the right, and the first `heads` columns name their row. */
export interface CompareTable {
  readonly columns: readonly string[]
  readonly heads: number
  readonly right: readonly number[]
  readonly rows: readonly (readonly string[])[]
}

/** A part of an answer: words, a picture where there is one, and a table that says all of it. */
export interface ComparePart {
  readonly heading: string
  readonly lead: string | null
  readonly chart: Chart | null
  /** null: there is nothing to put into one. */
  readonly table: CompareTable | null
}
