import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { roundHundredths, roundQuotient } from '../../src/rating/rounding.js'

describe('hundredths to whole points', () => {
  test.each([
    // hundredths  points  why
    [0, 0, '8.3.4'],
    [49, 0, '8.3.4: below one half'],
    [50, 1, '8.3.4: a half, away from zero'],
    [51, 1, '8.3.4'],
    [149, 1, '8.3.4'],
    [150, 2, '8.3.4: a half, away from zero'],
    [-49, 0, '8.3.4: below one half'],
    [-50, -1, '8.3.4: a half, away from zero'],
    [-51, -1, '8.3.4'],
    [-149, -1, '8.3.4'],
    [-150, -2, '8.3.4: a half, away from zero'],
    [-250, -3, 'FIDE: -2.50 was published as -3'],
    [-25, 0, 'FIDE: -0.20 changes nothing'],
    [-540, -5, 'FIDE: -5.40'],
    [1700, 17, 'FIDE: +17.00'],
    [-140, -1, 'FIDE: -1.40'],
    [-2660, -27, 'FIDE: -26.60'],
    [2760, 28, 'FIDE: +27.60'],
    [3860, 39, 'FIDE: +38.60'],
    [-3120, -31, 'FIDE: -31.20'],
    [1520, 15, 'FIDE: +15.20'],
    [4320, 43, 'FIDE: +43.20'],
    [9248, 92, 'FIDE: +92.48 over 39 games'],
    [11580, 116, 'FIDE: +115.80'],
  ])('%i is %i', (hundredths, points, why) => {
    expect(roundHundredths(hundredths), why).toBe(points)
  })
})

describe('a quotient to the nearest whole number', () => {
  test.each([
    // numerator  denominator  rounded  why
    [0, 7, 0, 'nothing'],
    [1, 2, 1, 'A7: a half'],
    [-1, 2, -1, '8.3.4: a negative half'],
    [1, 3, 0, 'a third'],
    [2, 3, 1, 'two thirds'],
    [-1, 3, 0, 'a negative third is nought, not minus nought'],
    [300, 8, 38, 'A7: p = 3/8 = .375'],
    [400, 7, 57, 'FIDE: p = 4/7'],
    [100, 8, 13, 'A7: p = 1/8 = .125'],
    [3455, 2, 1728, 'A7: 1727.5'],
    [13457, 7, 1922, 'FIDE: (13107 + 7 x 50) / 7 = 1922.43'],
    [-2, 1, -2, 'a whole number'],
  ])('%i / %i is %i', (numerator, denominator, rounded, why) => {
    expect(roundQuotient(numerator, denominator), why).toBe(rounded)
  })

  test.each([0, -1, -100])('refuses a denominator of %i', (denominator) => {
    expect(() => roundQuotient(1, denominator)).toThrow(RangeError)
  })

  const numerator = fc.integer({ min: -100_000_000, max: 100_000_000 })
  const denominator = fc.integer({ min: 1, max: 1000 })

  it('is a whole number, at most one half away, and the outer one at a half', () => {
    fc.assert(
      fc.property(numerator, denominator, (n, d) => {
        const rounded = roundQuotient(n, d)
        expect(Number.isInteger(rounded)).toBe(true)
        expect(Object.is(rounded, -0)).toBe(false)
        const distance = 2 * Math.abs(n - rounded * d)
        expect(distance).toBeLessThanOrEqual(d)
        if (distance === d) expect(Math.abs(rounded) * d).toBeGreaterThan(Math.abs(n))
      }),
    )
  })

  it('treats gains and losses alike', () => {
    fc.assert(
      fc.property(numerator, denominator, (n, d) => {
        expect(roundQuotient(n, d) + roundQuotient(-n, d)).toBe(0)
      }),
    )
  })
})
