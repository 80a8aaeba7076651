import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { Counts } from '../../src/compare/counts.js'
import { type Distribution, distributionOf, meanOf } from '../../src/compare/distribution.js'

function countsOf(values: readonly number[], first = -4000, last = 4000): Counts {
  const counts = new Counts(first, last)
  for (const value of values) counts.add(value)
  return counts
}

const of = (...values: number[]): Distribution => distributionOf(countsOf(values))

describe('a distribution', () => {
  test.each<[what: string, values: number[], expected: Distribution]>([
    ['of nobody', [], { players: 0, mean: null, standardDeviation: null, quantiles: null }],
    [
      'of one',
      [1834],
      { players: 1, mean: 1834, standardDeviation: 0, quantiles: { 5: 1834, 25: 1834, 50: 1834, 75: 1834, 95: 1834 } },
    ],
    [
      // Deviations 150, 50, 50, 250: squares 22500 + 2500 + 2500 + 62500 = 90000, a quarter of it 22500, its root 150.
      'of four: the median is the second of them, 75 % the third',
      [1900, 1600, 1500, 1600],
      {
        players: 4,
        mean: 1650,
        standardDeviation: 150,
        quantiles: { 5: 1500, 25: 1500, 50: 1600, 75: 1600, 95: 1900 },
      },
    ],
    [
      // 4501 / 3 = 1500.333; the variance is 2/9, its root 0.4714.
      'with decimals',
      [1500, 1500, 1501],
      {
        players: 3,
        mean: 1500.33,
        standardDeviation: 0.47,
        quantiles: { 5: 1500, 25: 1500, 50: 1500, 75: 1501, 95: 1501 },
      },
    ],
    [
      // -5 / 3 = -1.667.
      'of differences below zero',
      [-1, -2, -2],
      { players: 3, mean: -1.67, standardDeviation: 0.47, quantiles: { 5: -2, 25: -2, 50: -2, 75: -1, 95: -1 } },
    ],
  ])('%s', (_what, values, expected) => {
    expect(of(...values)).toEqual(expected)
  })

  it('is rounded halves away from zero', () => {
    expect([meanOf(1, 200), meanOf(-1, 200), meanOf(1, 201), meanOf(0, 7), meanOf(5, 0)]).toEqual([
      0.01,
      -0.01,
      0,
      0,
      null,
    ])
    // The variance of 199 zeros and a one is 199 / 40000; its root 0.07053. Of 0 and 1 it is a quarter: 0.5.
    expect(of(...Array(199).fill(0), 1).standardDeviation).toBe(0.07)
    expect(of(0, 1).standardDeviation).toBe(0.5)
  })

  it('of a part of the range is that of the numbers in it', () => {
    const counts = countsOf([1399, 1400, 1450, 1499, 1500], 0, 4000)
    expect(distributionOf(counts, 1400, 1499)).toEqual(of(1400, 1450, 1499))
    expect(distributionOf(counts, 3900, 4099).players).toBe(0)
  })

  it('is exact where sums leave what doubles hold', () => {
    // 500,000 players at 3000 and as many at 3001: n times the squares is some 9 x 10^18.
    const counts = new Counts(0, 4000)
    for (let player = 0; player < 500_000; player++) {
      counts.add(3000)
      counts.add(3001)
    }
    expect(distributionOf(counts)).toMatchObject({ players: 1_000_000, mean: 3000.5, standardDeviation: 0.5 })
  })

  it('is what sorting all of them gives', () => {
    const ratings = fc.array(fc.integer({ min: -4000, max: 4000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(ratings, (values) => {
        const { players, mean, standardDeviation, quantiles } = of(...values)
        const sorted = [...values].sort((a, b) => a - b)
        expect(players).toBe(values.length)
        for (const [percent, value] of Object.entries(quantiles ?? {})) {
          const atMost = sorted.filter((one) => one <= value).length
          const below = sorted.filter((one) => one < value).length
          expect(atMost * 100).toBeGreaterThanOrEqual(Number(percent) * players)
          expect(below * 100).toBeLessThan(Number(percent) * players)
        }
        const exactMean = values.reduce((sum, one) => sum + one, 0) / players
        const variance = values.reduce((sum, one) => sum + (one - exactMean) ** 2, 0) / players
        expect(Math.abs((mean ?? 0) - exactMean)).toBeLessThan(0.005_001)
        expect(Math.abs((standardDeviation ?? 0) - Math.sqrt(variance))).toBeLessThan(0.005_001)
      }),
    )
  })

  it('has room for whatever whole number comes', () => {
    const counts = new Counts(0, 4000)
    for (const value of [4001, 9999, -3, 9999, 1500]) counts.add(value)
    expect([counts.first, counts.last]).toEqual([-3, 9999])
    expect([-3, -2, 0, 1500, 4001, 9999].map((value) => counts.of(value))).toEqual([1, 0, 0, 1, 1, 2])
    expect(distributionOf(counts)).toMatchObject({ players: 5, quantiles: { 5: -3, 50: 4001, 95: 9999 } })
    for (const value of [0.5, Number.NaN]) expect(() => counts.add(value)).toThrow(RangeError)
  })
})
