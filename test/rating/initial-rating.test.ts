import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { initialRating } from '../../src/rating/initial-rating.js'
import { edition } from './made-up-games.js'

const rule2022 = edition('2022-01-01').initialRating
const rule2024 = edition('2024-03-01').initialRating

/** Games, points in hundredths, and the opponents' average. */
function pool(games: number, score: number, average: number) {
  return { games, score, sumOfOpponents: games * average }
}

describe("FIDE's calculator: the same games under both formulas", () => {
  test.each([
    // games  score  average  2022  2024  why
    [5, 300, 2000, 2020, 1993, 'one half point above 50 %'],
    [5, 200, 2000, 1928, 1893, 'below 50 %'],
    [5, 250, 2000, 2000, 1943, '50 %'],
    [5, 500, 2100, 2200, 2200, '100 %: five half points above; 2323 before the maximum'],
    [5, 300, 2400, 2420, 2200, 'no maximum in 2022; 2279 before the maximum'],
    [5, 100, 1600, 1360, 1499, '20 %'],
    [5, 300, 1657, 1677, 1748, 'one half point above 50 %'],
    [7, 400, 1800, 1820, 1843, 'one half point above 50 %'],
  ])('%i games, %i hundredths, average %i: %i and %i', (games, score, average, in2022, in2024, why) => {
    expect(initialRating(pool(games, score, average), rule2022).rating, why).toBe(in2022)
    expect(initialRating(pool(games, score, average), rule2024).rating, why).toBe(in2024)
  })
})

describe('8.2.2 and 8.2.3 since March 2024: two drawn games against 1800', () => {
  test.each([
    // games  score  sum   Ra: sum, count   p   dp   Ru   why
    [5, 250, 9507, 13107, 7, 50, 0, 1872, '50 %'],
    [5, 300, 9507, 13107, 7, 57, 50, 1922, 'F-N01, the published first rating: Ra 1872.43 is not rounded'],
    [6, 200, 9300, 12900, 8, 38, -87, 1526, 'A7: p = 3/8 = .375 goes up; 1612.5 - 87 = 1525.5 goes up'],
    [6, 300, 10220, 13820, 8, 50, 0, 1728, 'A7: 1727.5 goes up'],
    [6, 400, 9600, 13200, 8, 63, 95, 1745, 'A7: p = 5/8 = .625 goes up'],
    [5, 50, 7120, 10720, 7, 21, -230, 1301, 'p = 1.5/7'],
    [5, 0, 12000, 15600, 7, 14, -309, 1920, 'p = 1/7: never .00'],
    [5, 500, 11000, 14600, 7, 86, 309, 2200, 'p = 6/7; 2395 before the maximum'],
    [1, 100, 1800, 5400, 3, 67, 125, 1925, 'a single game, p = 2/3'],
    [1, 0, 1800, 5400, 3, 33, -125, 1675, 'a single game, p = 1/3'],
    [5, 250, 11796, 15396, 7, 50, 0, 2199, '2199.43'],
    [5, 250, 11800, 15400, 7, 50, 0, 2200, '2200 itself'],
    [5, 250, 11807, 15407, 7, 50, 0, 2200, '8.2.3: 2201 is above the maximum'],
  ])('%i games, %i hundredths, sum %i', (games, score, sumOfOpponents, sum, count, p, dp, rating, why) => {
    const result = initialRating({ games, score, sumOfOpponents }, rule2024)
    expect(result, why).toMatchObject({ averageOpponents: { sum, count }, p, dp, rating })
  })
})

describe('8.2 of 2022: 20 points for every half point above 50 %', () => {
  test.each([
    // games  score  sum    p   dp   Ru   why
    [5, 250, 10000, 50, 0, 2000, '50 %: Ra'],
    [5, 300, 10000, 60, 20, 2020, 'one half point above'],
    [5, 350, 10000, 70, 40, 2040, 'two half points above'],
    [5, 500, 13000, 100, 100, 2700, '100 %, and no maximum'],
    [6, 350, 12000, 58, 20, 2020, 'one half point above'],
    [5, 200, 10000, 40, -72, 1928, 'below: dp'],
    [8, 100, 12800, 13, -322, 1278, 'A7: p = 1/8 = .125 goes up'],
    [5, 0, 12000, 0, -800, 1600, 'dp of .00'],
    [2, 100, 3001, 50, 0, 1501, 'A7: 1500.5 goes up'],
    [3, 100, 4501, 33, -125, 1375, '1500.33 - 125'],
    [5, 250, 10002, 50, 0, 2000, '2000.4'],
    [5, 250, 10003, 50, 0, 2001, '2000.6'],
  ])('%i games, %i hundredths, sum %i', (games, score, sumOfOpponents, p, dp, rating, why) => {
    const result = initialRating({ games, score, sumOfOpponents }, rule2022)
    expect(result, why).toMatchObject({ averageOpponents: { sum: sumOfOpponents, count: games }, p, dp, rating })
  })
})

describe('a first rating', () => {
  test.each([0, -1])('is refused to %i games', (games) => {
    expect(() => initialRating({ games, score: 0, sumOfOpponents: 0 }, rule2024)).toThrow(RangeError)
    expect(() => initialRating({ games, score: 0, sumOfOpponents: 0 }, rule2022)).toThrow(RangeError)
  })

  test.each([
    ['2024-02-29', 2420, 'the last day of B022022'],
    ['2024-03-01', 2200, '8.2.3 of B022024'],
    ['2025-10-01', 2200, '8.2.3 unchanged'],
  ] as const)('of an event that starts on %s: %i', (start, rating, why) => {
    for (const type of ['standard', 'rapid', 'blitz'] as const) {
      expect(initialRating(pool(5, 300, 2400), edition(start, type).initialRating).rating, why).toBe(rating)
    }
  })

  const anyPool = fc
    .record({ games: fc.integer({ min: 1, max: 60 }), average: fc.integer({ min: 1000, max: 2800 }) })
    .chain(({ games, average }) =>
      fc.integer({ min: 0, max: 2 * games }).map((halves) => pool(games, 50 * halves, average)),
    )

  it('is a whole number, and half a point more never makes it lower', () => {
    fc.assert(
      fc.property(anyPool, fc.constantFrom(rule2022, rule2024), (games, rule) => {
        const { rating } = initialRating(games, rule)
        expect(Number.isInteger(rating)).toBe(true)
        fc.pre(games.score < 100 * games.games)
        expect(initialRating({ ...games, score: games.score + 50 }, rule).rating).toBeGreaterThanOrEqual(rating)
      }),
    )
  })
})

describe('the rating before the maximum is kept beside it, so that it can be explained', () => {
  test.each([
    // games  score  sum    before  Ru
    [5, 500, 11000, 2395, 2200],
    [5, 250, 11807, 2201, 2200],
    [5, 250, 11800, 2200, 2200],
    [5, 250, 9507, 1872, 1872],
  ])('%i games, %i hundredths, sum %i: %i, published %i', (games, score, sumOfOpponents, unlimited, rating) => {
    expect(initialRating({ games, score, sumOfOpponents }, rule2024)).toMatchObject({ unlimited, rating })
  })
})
