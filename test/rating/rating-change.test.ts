import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { sumOfDeltas } from '../../src/rating/event-result.js'
import { limitedK, ratingChange, ratingChangeOfEvents } from '../../src/rating/rating-change.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { DRAW, edition, games, LOSS, WIN } from './made-up-games.js'

const today = edition('2026-03-01')

describe('K times games at most 700 (8.3.3, A5)', () => {
  test.each([
    // K  games  used  why
    [40, 1, 40, '8.3.3'],
    [40, 17, 40, '8.3.3: 680'],
    [40, 18, 38, '8.3.3: 720 is too much, 684 is not, 702 were'],
    [40, 35, 20, '8.3.3: 700'],
    [40, 36, 19, '8.3.3: 684'],
    [20, 34, 20, '8.3.3: 680'],
    [20, 35, 20, '8.3.3: exactly 700'],
    [20, 36, 19, '8.3.3: 684'],
    [20, 39, 17, '8.3.3: 663; F-P05'],
    [10, 69, 10, '8.3.3: 690'],
    [10, 70, 10, '8.3.3: exactly 700'],
    [10, 71, 9, '8.3.3: 639'],
    [10, 700, 1, '8.3.3: the largest whole number is 1'],
    [10, 701, 0, '8.3.3: the largest whole number is 0'],
  ])('K %i with %i games is %i', (k, played, used, why) => {
    for (const day of ['2022-01-01', '2024-03-01', '2025-10-01'] as const) {
      for (const type of ['standard', 'rapid', 'blitz'] as const) {
        expect(limitedK(k, played, edition(day, type)), why).toBe(used)
      }
    }
  })

  it('is the largest whole number that keeps the limit', () => {
    fc.assert(
      fc.property(fc.constantFrom(10, 15, 20, 40), fc.integer({ min: 1, max: 900 }), (k, played) => {
        const used = limitedK(k, played, today)
        expect(used * played).toBeLessThanOrEqual(700)
        if (used < k) expect((used + 1) * played).toBeGreaterThan(700)
      }),
    )
  })
})

describe('the change of a list', () => {
  test.each([
    // ΣΔR  games  K   used  raw    change  why
    [50, 1, 40, 40, 2000, 20, '8.3.2'],
    [-8, 1, 40, 40, -320, -3, '8.3.4: -3.2'],
    [5, 1, 10, 10, 50, 1, '8.3.4: +0.5 away from zero'],
    [-5, 1, 10, 10, -50, -1, '8.3.4: -0.5 away from zero'],
    [10, 2, 10, 10, 100, 1, '8.3.4: once a period, 0.5 + 0.5 is 1'],
    [0, 4, 20, 20, 0, 0, '8.3.2: games that change nothing'],
    [1000, 20, 40, 35, 35000, 350, '8.3.3: 40 x 20 is more than 700'],
    [-25, 5, 10, 10, -250, -3, 'F-P01'],
    [54, 15, 10, 10, 540, 5, 'F-P02, rounded once (6.4)'],
    [19, 15, 10, 10, 190, 2, 'F-P03'],
    [-1, 5, 20, 20, -20, 0, 'F-P04: no minus nought'],
    [544, 39, 20, 17, 9248, 92, 'F-P05: 2054 -> 2146'],
    [-258, 13, 20, 20, -5160, -52, 'F-M03: 2024 -> 1972'],
    [3, 7, 20, 20, 60, 1, 'F-M02: 1620 -> 1621'],
  ])('%i over %i games with K %i', (sum, played, k, kUsed, rawChange, change, why) => {
    expect(ratingChange(sum, played, k, today), why).toEqual({ kUsed, rawChange, change })
  })

  test.each([0, -1])('refuses %i games: no games is no change', (played) => {
    expect(() => ratingChange(0, played, 20, today)).toThrow(RangeError)
  })
})

/** Whole periods that FIDE published: events of one list, each with the rating that entered it. */
describe('published periods', () => {
  test.each<[id: string, start: IsoDate, k: number, base: number, events: [number, string][], rating: number]>([
    ['F-P01', '2025-10-02', 10, 2813, [[2813, '1787=1 2025=1 2310=1 2400=1 2505=1/2']], 2810],
    [
      'F-P03',
      '2025-10-02',
      10,
      2505,
      [
        [2499, '2099=1 2322=1 2422=1 2325=1/2 2255=1/2'],
        [2505, '2105=1 2105=1 2237=1/2 2134=1 2813=1/2'],
        [2505, '2105=1 2105=1 2105=1 2400=0 2118=1'],
      ],
      2507,
    ],
    ['F-P04', '2025-10-02', 20, 2053, [[2053, '1675=1 2310=0 1653=1 1884=1 2218=0']], 2053],
    [
      'F-P05',
      '2026-09-05',
      20,
      2054,
      [
        [2054, '2406=0 1908=1 2220=1 2216=0 2204=1/2 2189=1 2223=0 2221=1/2'],
        [2054, '2350=0 1928=0 2085=1 1993=1 1931=1 2055=1/2 2454=1/2 1861=1'],
        [2054, '2217=1 1743=1 1947=1 2266=1/2 2189=1/2 2186=1'],
        [2054, '1654=1 2283=0 1822=1 2251=0 1884=1 2215=1/2 2210=1/2 1872=1'],
        [2054, '1654=1 2247=1 2308=0 2168=0 1810=0 1747=1 1852=1 1875=1/2 1654=1'],
      ],
      2146,
    ],
    [
      'F-M03',
      '2025-11-04',
      20,
      2024,
      [
        [2023, '1709=1 2213=1/2 2192=0 1851=0 1861=0 1818=1/2 1693=0 1771=1/2 1809=1/2 1799=1 1844=1'],
        [2024, '1864=1/2'],
        [2024, '1770=1'],
      ],
      1972,
    ],
    [
      'F-M02',
      '2025-10-04',
      20,
      1620,
      [
        [1617, '1651=0 1525=1'],
        [1617, '2017=0 1451=1 1854=0 1800=1/2 1935=0'],
      ],
      1621,
    ],
  ])('%s', (_id, start, k, base, events, rating) => {
    const regulations = edition(start)
    const played = events.flatMap(([, event]) => games(event))
    const sum = events.reduce((total, [own, event]) => total + sumOfDeltas(own, games(event), regulations, null), 0)
    expect(base + ratingChange(sum, played.length, k, regulations).change).toBe(rating)
  })

  test.each([
    // own  game       K   raw  why
    [2092, '2000=1', 15, 555, 'FIDE calculator: 5.55'],
    [2000, '2092=1/2', 30, 390, 'FIDE calculator: 3.90'],
    [1500, '2000=1/2', 20, 840, 'FIDE calculator: 8.40, limited'],
    [1922, '1798=1', 40, 1320, 'published change +13.20'],
    [1922, '1801=0', 40, -2640, 'published change -26.40'],
    [1922, '1897=1', 40, 1880, 'published change +18.80'],
  ])('%i: %s with K %i', (own, game, k, raw, why) => {
    const played = games(game)
    expect(ratingChange(sumOfDeltas(own, played, today, null), 1, k, today).rawChange, why).toBe(raw)
  })
})

describe('a K for every event (8.56 of 2009)', () => {
  test.each<[events: (readonly [sum: number, k: number])[], raw: number, change: number, k: number, why: string]>([
    [[[120, 25]], 3000, 30, 25, 'one event'],
    [
      [
        [100, 25],
        [100, 15],
      ],
      4000,
      40,
      15,
      'each with its own; the last one is named',
    ],
    [
      [
        [2, 15],
        [2, 10],
      ],
      50,
      1,
      10,
      'rounded once: +0.30 and +0.20 are a point together',
    ],
    [
      [
        [-2, 15],
        [-2, 10],
      ],
      -50,
      -1,
      10,
      'halves away from zero, below it too',
    ],
    [
      [
        [100, 25],
        [-100, 15],
      ],
      1000,
      10,
      15,
      'sums that cancel each other do not where K differs',
    ],
  ])('%j', (events, rawChange, change, kUsed, why) => {
    const given = events.map(([sumOfDeltas, k]) => ({ sumOfDeltas, kUsed: k }))
    expect(ratingChangeOfEvents(given), why).toEqual({ kUsed, rawChange, change })
  })

  it('is that of the list where all have one K', () => {
    const law = edition('2010-01-01')
    const sums = [37, -81, 12]
    const together = ratingChange(
      sums.reduce((sum, one) => sum + one, 0),
      3,
      15,
      law,
    )
    expect(ratingChangeOfEvents(sums.map((sum) => ({ sumOfDeltas: sum, kUsed: 15 })))).toEqual(together)
  })

  it('needs an event', () => {
    expect(() => ratingChangeOfEvents([])).toThrow(RangeError)
  })
})

describe('in every period', () => {
  const rating = fc.integer({ min: 1400, max: 2649 })
  const score = fc.constantFrom(WIN, DRAW, LOSS)

  it('what one player gains the other loses, K being equal and both below 2650', () => {
    fc.assert(
      fc.property(rating, rating, score, fc.constantFrom(10, 20, 40), (a, b, points, k) => {
        const change = (own: number, opponentRating: number, scored: number) =>
          ratingChange(sumOfDeltas(own, [{ opponentRating, score: scored }], today, null), 1, k, today).change
        expect(change(a, b, points) + change(b, a, 100 - points)).toBe(0)
      }),
    )
  })

  it('numbers are whole, and the raw change is ΣΔR times K to the last hundredth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 60 }), (deltas) => {
        const sum = deltas.reduce((total, delta) => total + delta, 0)
        const { kUsed, rawChange, change } = ratingChange(sum, deltas.length, 20, today)
        expect([kUsed, rawChange, change].every(Number.isInteger)).toBe(true)
        const added = deltas.map((delta) => delta * kUsed).reduce((total, points) => total + points, 0)
        expect(rawChange).toBe(added)
        expect(Math.abs(rawChange - 100 * change)).toBeLessThanOrEqual(50)
      }),
    )
  })
})
