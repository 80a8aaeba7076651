import { roundQuotient } from '../rating/rounding.js'
import type { Counts } from './counts.js'

/** Percents of the quantiles that are told. */
type Percent = 5 | 25 | 50 | 75 | 95

/** How whole numbers are distributed; null throughout where there are none. */
export interface Distribution {
  readonly players: number
  /** Points with two decimals, halves away from zero. */
  readonly mean: number | null
  /** Of all of them, not of a sample: points with two decimals. */
  readonly standardDeviation: number | null
  /** The least number that at least so many percent do not exceed: one of the numbers themselves. 50 is the median. */
  readonly quantiles: Readonly<Record<Percent, number>> | null
}

/**
 * The distribution of what was counted, of all of it or of a part of the range.
 *
 * @param from the least number that is part of it; `to` the greatest
 */
export function distributionOf(counts: Counts, from = counts.first, to = counts.last): Distribution {
  const [first, last] = [Math.max(from, counts.first), Math.min(to, counts.last)]
  let [players, sum, sumOfSquares] = [0, 0, 0n]
  for (let value = first; value <= last; value++) {
    const count = counts.of(value)
    if (count === 0) continue
    players += count
    sum += value * count
    sumOfSquares += BigInt(value * value) * BigInt(count)
  }
  if (players === 0) return { players, mean: null, standardDeviation: null, quantiles: null }
  const quantile = (percent: number) => valueAtRank(counts, first, Math.ceil((percent * players) / 100))
  return {
    players,
    mean: meanOf(sum, players),
    standardDeviation: standardDeviationOf(sum, sumOfSquares, players),
    quantiles: { 5: quantile(5), 25: quantile(25), 50: quantile(50), 75: quantile(75), 95: quantile(95) },
  }
}

/** A mean in points with two decimals, halves away from zero. */
export function meanOf(sum: number, count: number): number
export function meanOf(sum: number, count: number): number | null
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : roundQuotient(100 * sum, count) / 100
}

/** The square root of n times the squares less the square of the sum, divided by n: exact until it is rounded. */
function standardDeviationOf(sum: number, sumOfSquares: bigint, players: number): number {
  const n = BigInt(players)
  const spread = n * sumOfSquares - BigInt(sum) ** 2n
  // 100 x root(spread) / n to the nearest whole number: the root may be cut off, since what is compared with it is whole.
  const hundredths = (wholeRoot(4n * 10_000n * spread) + n) / (2n * n)
  return Number(hundredths) / 100
}

/** The greatest whole number whose square is not above `square` (Newton's way). */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/** The number that stands at a rank, counted from 1 at the least one on. */
function valueAtRank(counts: Counts, first: number, rank: number): number {
  let value = first
  let passed = counts.of(value)
  while (passed < rank) passed += counts.of(++value)
  return value
}
