import type { TypeComparison } from './type-comparison.js'

/** Which lists of a database are one side of a comparison. */
export interface ComparedSide {
  readonly file: string
  /** null: of a month with both, the one computed here. */
  readonly series: 'official' | 'own' | null
}

/** Two databases, or two readings of one, beside each other: the shape of `frl compare --json`. */
export interface Comparison {
  readonly a: ComparedSide
  readonly b: ComparedSide
  /** How many lists later those of B are. */
  readonly shift: number
  readonly bandPoints: number
  readonly types: readonly TypeComparison[]
}
