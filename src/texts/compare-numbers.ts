import type { Distribution } from '../compare/distribution.js'
import type { KPair } from '../compare/k-differences.js'
import { signed } from './format.js'

/** What stands in a cell where there is nothing to say. */
export const NONE = '-'

/** Points with two decimals: `1834.27`. */
export function decimals(points: number | null): string {
  return points === null ? NONE : points.toFixed(2)
}

/** The same with their sign: `+3.20`, `-0.50`, `0.00`. */
export function signedDecimals(points: number | null): string {
  return points === null ? NONE : `${points > 0 ? '+' : ''}${points.toFixed(2)}`
}

/** B less A of two means, which have two decimals themselves. */
export function differenceOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.round(100 * b - 100 * a) / 100
}

export function median({ quantiles }: Distribution): string {
  return quantiles === null ? NONE : String(quantiles[50])
}

/** `40/20: 12, 10/20: 3`. */
export function pairsOfK(pairs: readonly KPair[]): string {
  const words = pairs.map(({ a, b, players }) => `${a ?? NONE}/${b ?? NONE}: ${players}`)
  return words.join(', ') || NONE
}

/** Whole points with their sign; nothing for none. */
export function signedOrNone(points: number | null): string {
  return points === null ? '' : signed(points)
}
