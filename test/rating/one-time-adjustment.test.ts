import { describe, expect, it, test } from 'vitest'
import { adjustmentPoints } from '../../src/rating/one-time-adjustment.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { OneTimeAdjustment } from '../../src/regulations/one-time-adjustments.js'
import { regulationsInForce } from '../../src/regulations/regulations.js'
import type { IsoDate } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'

function adjustmentOf(type: RatingType, day: IsoDate): OneTimeAdjustment {
  const [adjustment] = regulationsInForce(fideEditions, type, day).oneTimeAdjustments
  if (adjustment === undefined) throw new Error(`no adjustment of ${type} on ${day}`)
  return adjustment
}

describe('the compression of March 2024', () => {
  const compression = adjustmentOf('standard', '2024-03-01')

  test.each([
    // rating  compressed  why (0.4 x what is missing to 2000)
    [999, 999, 'A13: below 1000 it does not reach'],
    [1000, 1400, 'A13: 0.4 x 1000'],
    [1001, 1401, '0.4 x 999 = 399.6'],
    [1002, 1401, '0.4 x 998 = 399.2'],
    [1003, 1402, '0.4 x 997 = 398.8'],
    [1004, 1402, '0.4 x 996 = 398.4'],
    [1005, 1403, '0.4 x 995 = 398'],
    [1436, 1662, '0.4 x 564 = 225.6'],
    [1500, 1700, 'published with the formula'],
    [1600, 1760, 'published with the formula'],
    [1700, 1820, 'published with the formula'],
    [1820, 1892, 'a real player: 1808 + 12'],
    [1900, 1940, 'published with the formula'],
    [1998, 1999, '0.4 x 2 = 0.8'],
    [1999, 1999, '0.4 x 1 = 0.4'],
    [2000, 2000, 'A13: 2000 and above stay'],
    [2400, 2400, 'A13: 2000 and above stay'],
  ])('%i becomes %i', (rating, compressed, why) => {
    expect(rating + adjustmentPoints(compression, rating, null), why).toBe(compressed)
    expect(rating + adjustmentPoints(compression, rating, 2500), 'the standard rating plays no part').toBe(compressed)
  })

  it('leaves nobody of 1000-1999 below 1400, and changes nobody’s place', () => {
    for (let rating = 1000; rating < 2000; rating++) {
      const now = rating + adjustmentPoints(compression, rating, null)
      expect(now).toBeGreaterThanOrEqual(1400)
      expect(now).toBeLessThan(2000)
      expect(now).toBeLessThanOrEqual(rating + 1 + adjustmentPoints(compression, rating + 1, null))
    }
  })

  test.each(['rapid', 'blitz'] as const)('is the same in %s', (type) => {
    expect(adjustmentOf(type, '2024-03-01')).toEqual(compression)
  })
})

describe('the lift of October 2022', () => {
  const lift = adjustmentOf('rapid', '2022-10-01')

  test.each([
    // rapid  standard  lifted  why
    [2283, 2732, 2632, 'SCAC: published example'],
    [1899, 2000, 1900, 'A13: 101 below'],
    [1900, 2000, 1900, 'A13: 100 below is near enough'],
    [1901, 2000, 1901, 'A13: 99 below'],
    [2100, 2000, 2100, 'A13: above the standard rating'],
    [1500, null, 1500, 'A13: no standard rating'],
    [1000, 1001, 1000, 'A13: one point below'],
  ])('rapid %i with standard %s becomes %i', (rating, standard, lifted, why) => {
    expect(rating + adjustmentPoints(lift, rating, standard), why).toBe(lifted)
  })

  it('is the same in blitz', () => {
    expect(adjustmentOf('blitz', '2022-10-01')).toEqual(lift)
  })
})
