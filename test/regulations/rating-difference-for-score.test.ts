import { describe, expect, it, test } from 'vitest'

import { ratingDifferenceForScore, ratingDifferenceRows } from '../../src/regulations/rating-difference-for-score.js'

/** dp of p = .50, .51, ... 1.00 as table 8.1.1 prints them. */
// biome-ignore format: ten a line
const DP_FROM_ONE_HALF = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
  72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
  149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
  240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
  366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
]

describe('table 8.1.1', () => {
  test.each(DP_FROM_ONE_HALF.map((dp, index) => ({ p: 50 + index, dp })))('dp(.$p) is $dp', ({ p, dp }) => {
    expect(ratingDifferenceForScore(p)).toBe(dp)
    expect(ratingDifferenceForScore(100 - p), 'dp(p) = -dp(1 - p)').toBe(0 - dp)
  })

  it('prints each of the 101 rows once', () => {
    expect(ratingDifferenceRows.map(([p]) => p).sort((a, b) => a - b)).toEqual([...Array(101).keys()])
  })

  it('rises with every hundredth', () => {
    for (let p = 1; p <= 100; p++) {
      expect(ratingDifferenceForScore(p)).toBeGreaterThan(ratingDifferenceForScore(p - 1))
    }
  })

  test.each([
    // p      why
    [-1, 'below the table'],
    [101, 'above the table'],
    [57.14, 'p is rounded to two decimals before it is looked up (decision A7)'],
    [0.57, 'a fraction where hundredths are asked for'],
    [Number.NaN, 'no number'],
  ])('has no row for %d', (p, why) => {
    expect(() => ratingDifferenceForScore(p), why).toThrow(RangeError)
  })
})
