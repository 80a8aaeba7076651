import { describe, expect, it, test } from 'vitest'

import {
  type ImportLaw,
  importedStanding,
  isBelowFloor,
  isKDue,
  type PrintedRating,
} from '../../src/period/imported-standing.js'
import type { Standing } from '../../src/period/standing.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsNearest } from '../../src/regulations/regulations.js'
import { type ListMonth, listDate } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { standing } from './made-up-month.js'

function law(list: ListMonth, type: RatingType = 'standard', flagKnown = true, first = true): ImportLaw {
  const regulations = regulationsNearest(fideEditions, type, listDate(list))
  return { list, type, regulations, calendar: fideEditions.calendar, flagKnown, first }
}

/** What a list prints of an active player of 1800, unless said otherwise. */
function printed(over: Partial<PrintedRating> = {}): PrintedRating {
  return { rating: 1800, games: 0, k: 20, inactive: false, ...over }
}

const ADULT = 1990

describe('what a printed K says of the games completed and the highest rating (A4b)', () => {
  test.each<
    [
      over: Partial<PrintedRating>,
      born: number | null,
      before: Partial<Standing> | null,
      games: number,
      peak: number,
      string,
    ]
  >([
    // printed                     born   before                                games peak  why
    [{ k: 10, rating: 2380 }, ADULT, null, 0, 2400, '10: once 2400'],
    [{ k: 10, rating: 2450 }, ADULT, null, 0, 2450, '10: the rating itself is higher'],
    [
      { k: 10, rating: 2380, games: 7 },
      ADULT,
      { gamesCompleted: 50, peak: 2390 },
      57,
      2400,
      '10: once 2400, whatever was seen',
    ],
    [{ k: 20, games: 3 }, ADULT, null, 30, 1800, '20: 30 games completed'],
    [{ k: 20, games: 3 }, ADULT, { gamesCompleted: 12 }, 30, 1800, '20: 30 games completed, whatever was seen'],
    [{ k: 20, games: 3 }, ADULT, { gamesCompleted: 80 }, 83, 1800, '20: more were seen'],
    [{ k: 20, rating: 2290 }, 2010, null, 30, 2300, '20 of a junior: once 2300'],
    [{ k: 20, rating: 2290 }, 2008, null, 30, 2300, '20 of a junior: the year of the 18th birthday'],
    [{ k: 20, rating: 2290 }, 2007, null, 30, 2290, '20 of a player of 19: nothing but 30 games'],
    [{ k: 20, rating: 2290 }, null, null, 30, 2290, 'birth year missing: no junior'],
    [{ k: 20, rating: 2290 }, 0, null, 30, 2290, 'birth year 0: no junior'],
    [{ k: 20, rating: 2290 }, 2027, null, 30, 2290, 'birth year in the future: no junior (A4)'],
    [{ k: 20, rating: 2350 }, 2010, null, 30, 2350, '20 of a junior who stands higher'],
    [{ k: 40, games: 7 }, ADULT, null, 7, 1800, '40: the games of the columns'],
    [{ k: 40, games: 7 }, ADULT, { gamesCompleted: 12 }, 19, 1800, '40: the columns of the chain added up'],
    [{ k: 40, games: 7 }, 2010, { gamesCompleted: 12 }, 19, 1800, '40 of a junior: likewise'],
    [{ k: 40, games: 0 }, ADULT, null, 0, 1800, '40: no games seen'],
    [{ k: 15, games: 3 }, ADULT, null, 3, 1800, 'a K of another time says nothing'],
    // No K
    [{ k: null, games: 4 }, ADULT, null, 30, 1800, 'neither K nor history: 30 games assumed'],
    [{ k: null, games: 44 }, ADULT, null, 44, 1800, 'neither K nor history, more games printed'],
    [{ k: null, games: 4 }, ADULT, { gamesCompleted: 12 }, 16, 1800, 'no K, but history'],
    [
      { k: null, games: 4 },
      ADULT,
      { gamesCompleted: 12, rating: null, k: null, peak: 1900 },
      16,
      1900,
      'no K, but he was rated once',
    ],
    // Our own CSV says it
    [{ k: 20, gamesTotal: 12 }, ADULT, null, 12, 1800, 'games_total goes before K'],
    [{ k: null, gamesTotal: 12 }, ADULT, null, 12, 1800, 'games_total goes before what is assumed'],
    [{ k: 40, games: 7, gamesTotal: 50 }, ADULT, { gamesCompleted: 12 }, 50, 1800, 'games_total goes before the chain'],
    [{ k: 20, peak: 1950 }, ADULT, null, 30, 1950, 'peak says more than the rating'],
    [{ k: 20, peak: 1700 }, ADULT, { peak: 1900 }, 100, 1900, 'peak says less than the chain'],
  ])('%j, born %s, before %j', (over, born, before, gamesCompleted, peak, why) => {
    const then = before === null ? null : standing(before)
    expect(importedStanding(then, printed(over), born, law('2026-03')), why).toMatchObject({ gamesCompleted, peak })
  })

  test.each<[type: RatingType, list: ListMonth, games: number, peak: number, why: string]>([
    ['rapid', '2022-08', 8, 2290, 'the K of rapid lists was 20 for all'],
    ['rapid', '2022-10', 8, 2290, 'lists went on printing 20 for all'],
    ['rapid', '2022-11', 8, 2290, 'the last list that printed 20 for all'],
    ['rapid', '2022-12', 30, 2300, 'from here on K speaks'],
    ['blitz', '2022-11', 8, 2290, 'blitz likewise'],
    ['blitz', '2022-12', 30, 2300, 'blitz likewise'],
    ['standard', '2022-11', 30, 2300, 'standard lists always spoke'],
  ])('K 20 of a junior of 2290 in %s %s', (type, list, gamesCompleted, peak, why) => {
    const before = standing({ rating: 2290, gamesCompleted: 5, lastPlayed: '2022-05' })
    const now = printed({ rating: 2290, games: 3, k: 20 })
    expect(importedStanding(before, now, 2008, law(list, type)), why).toMatchObject({ gamesCompleted, peak, k: 20 })
  })

  it('assumes 30 games of a rapid player with neither K nor history, whatever K was then', () => {
    for (const list of ['2020-05', '2022-09', '2022-11', '2023-01'] as const) {
      const now = printed({ games: 2, k: null })
      expect(importedStanding(null, now, ADULT, law(list, 'rapid')), list).toMatchObject({ gamesCompleted: 30 })
    }
  })

  test.each<[first: boolean, k: number | null, games: number, expected: number, why: string]>([
    [true, null, 9, 30, 'first list of its chain: what was before is not known'],
    [true, 20, 9, 30, 'a K that says nothing is none'],
    [false, null, 9, 9, 'a newcomer of a later list has his games printed'],
    [false, 20, 9, 9, 'a newcomer of a later list has his games printed'],
    [false, null, 0, 30, 'new on a later list without a game: not known'],
  ])(
    'a rapid player on a list of 2022-09 (first: %s, K %s, games %i) has %i games',
    (first, k, games, expected, why) => {
      const now = printed({ games, k })
      const standingNow = importedStanding(null, now, ADULT, law('2022-09', 'rapid', true, first))
      expect(standingNow, why).toMatchObject({ gamesCompleted: expected })
    },
  )

  it('adds up the columns of a chain of lists', () => {
    const lists: [ListMonth, number][] = [
      ['2025-11', 6],
      ['2025-12', 0],
      ['2026-01', 9],
      ['2026-02', 5],
    ]
    let before: Standing | null = null
    for (const [list, games] of lists) before = importedStanding(before, printed({ games, k: 40 }), ADULT, law(list))
    expect(before).toMatchObject({ gamesCompleted: 20, lastPlayed: '2026-02' })
  })
})

describe('K of an imported list', () => {
  test.each<
    [list: ListMonth, k: number | null, born: number | null, over: Partial<PrintedRating>, K: number | null, string]
  >([
    ['2026-03', 40, ADULT, {}, 40, 'A4b: as printed'],
    ['2026-03', 15, ADULT, {}, 15, 'A4b: as printed, whatever it is'],
    ['2026-03', null, ADULT, {}, 20, 'A4b: derived: 30 games assumed'],
    ['2026-03', null, 2010, {}, 40, 'A4b: derived: a junior'],
    ['2026-03', null, 2010, { rating: 2300 }, 20, 'A4b: derived: a junior of 2300'],
    ['2026-03', null, ADULT, { rating: 2400 }, 10, 'A4b: derived: 2400'],
    ['2026-03', null, ADULT, { gamesTotal: 29 }, 40, 'A4b: derived: 29 games'],
    ['2026-03', null, ADULT, { gamesTotal: 30 }, 20, 'A4b: derived: 30 games'],
    ['2022-01', null, 2004, {}, 40, 'A4b: derived with the year of the list'],
    ['2023-01', null, 2004, {}, 20, 'A4b: derived with the year of the list'],
    ['1999-07', null, ADULT, {}, null, 'older than the law held: derived when it is first used'],
    ['1999-07', 20, ADULT, {}, 20, 'older than the law held, printed'],
    ['2012-05', null, ADULT, {}, 15, 'A4b: derived under the law of the day'],
  ])('%s prints %s, born %s, %j: %s', (list, k, born, over, expected, why) => {
    expect(importedStanding(null, printed({ ...over, k }), born, law(list))?.k, why).toBe(expected)
  })

  it('of rapid and blitz before October 2022 is 20', () => {
    expect(importedStanding(null, printed({ k: null }), 2010, law('2022-09', 'rapid'))?.k).toBe(20)
    expect(importedStanding(null, printed({ k: null }), 2010, law('2022-10', 'rapid'))?.k).toBe(40)
  })

  test.each<[list: ListMonth, over: Partial<Standing>, born: number | null, due: boolean, why: string]>([
    ['2026-03', { k: 20 }, ADULT, false, 'A4: what the marks say'],
    ['2026-03', { k: 40 }, ADULT, true, 'A4: 100 games completed'],
    ['2026-03', { k: 40, gamesCompleted: 29 }, ADULT, false, 'A4: 29 games'],
    ['2026-03', { k: 40, gamesCompleted: 30 }, ADULT, true, 'A4: 30 games'],
    ['2026-03', { k: 20 }, 2010, true, 'A4: a junior never at 2300'],
    ['2026-03', { k: 20, peak: 2300 }, 2010, false, 'A4: a junior once at 2300'],
    ['2026-03', { k: 20, peak: 2400 }, ADULT, true, 'A4: once 2400'],
    ['2026-03', { rating: null, k: null, peak: 2400 }, ADULT, false, 'no rating, no K'],
    ['1999-07', { k: 40 }, ADULT, false, 'older than the law held'],
    ['2012-05', { k: 25 }, ADULT, true, 'by the law of the day: 15'],
  ])('%s, %j, born %s: due to change: %s', (list, over, born, due, why) => {
    expect(isKDue(standing(over), born, law(list)), why).toBe(due)
  })
})

describe('the flag of an imported list and the last game (A14)', () => {
  const flagged = printed({ inactive: true })

  test.each<
    [before: Partial<Standing> | null, now: PrintedRating, inactive: boolean, last: ListMonth | null, why: string]
  >([
    [null, printed(), false, '2026-03', 'unflagged: the last game is assumed on the first list'],
    [null, printed({ games: 4 }), false, '2026-03', 'games printed'],
    [null, flagged, true, null, 'flagged: the last game is not known'],
    [{ lastPlayed: '2025-11' }, printed(), false, '2025-11', 'unflagged: as known before'],
    [{ lastPlayed: '2025-11' }, printed({ games: 4 }), false, '2026-03', 'games printed'],
    [{ lastPlayed: '2020-01' }, printed(), false, '2020-01', 'the flag stands, whatever was counted'],
    [{ lastPlayed: '2025-11' }, flagged, true, '2025-11', 'the flag stands, whatever was counted'],
    [{ lastPlayed: null, inactive: true }, flagged, true, null, 'still flagged'],
    [{ lastPlayed: null, inactive: true }, printed(), false, '2026-03', 'unflagged again: assumed here'],
    [{ lastPlayed: null, inactive: true }, printed({ games: 1 }), false, '2026-03', 'played again'],
    [null, printed({ inactive: true, games: 2 }), true, '2026-03', 'the flag stands beside games'],
    [null, printed({ lastList: '2025-07' }), false, '2025-07', 'our own CSV says it'],
    [{ lastPlayed: '2025-11' }, printed({ games: 3, lastList: '2025-07' }), false, '2025-07', 'our own CSV says it'],
  ])('before %j, printed %j', (before, now, inactive, lastPlayed, why) => {
    const then = before === null ? null : standing(before)
    expect(importedStanding(then, now, ADULT, law('2026-03')), why).toMatchObject({ inactive, lastPlayed })
  })

  test.each<
    [before: Partial<Standing> | null, now: PrintedRating, inactive: boolean, last: ListMonth | null, why: string]
  >([
    [null, printed(), false, '2026-03', 'assumed on the first list'],
    [{ lastPlayed: '2025-04' }, printed(), false, '2025-04', 'eleven lists without a game'],
    [{ lastPlayed: '2025-03' }, printed(), true, '2025-03', 'twelve lists without a game'],
    [{ lastPlayed: '2025-04' }, flagged, false, '2025-04', 'the flag speaks of standard only'],
    [{ lastPlayed: '2025-03' }, printed({ games: 1 }), false, '2026-03', 'played again'],
  ])('rapid in a combined list: before %j, printed %j', (before, now, inactive, lastPlayed, why) => {
    const then = before === null ? null : standing(before)
    const combined = law('2026-03', 'rapid', false)
    expect(importedStanding(then, now, ADULT, combined), why).toMatchObject({ inactive, lastPlayed })
  })
})

describe('an imported rating below the floor (A21)', () => {
  test.each<[list: ListMonth, rating: number, below: boolean, why: string]>([
    ['2024-03', 1399, true, 'from the list of March 2024 on'],
    ['2024-03', 1400, false, 'at the floor'],
    ['2026-03', 1399, true, 'from then on'],
    ['2026-03', 1000, true, 'from then on'],
    ['2024-02', 1399, false, 'the floor was 1000'],
    ['2024-02', 999, false, 'older lists are kept as printed: strays exist'],
    ['2012-07', 1205, false, 'older lists are kept as printed'],
  ])('%s: %i is below: %s', (list, rating, below, why) => {
    for (const type of ['standard', 'rapid', 'blitz'] as const) {
      expect(isBelowFloor(rating, law(list, type).regulations), why).toBe(below)
      const now = importedStanding(null, printed({ rating }), ADULT, law(list, type))
      expect(now?.rating ?? null, why).toBe(below ? null : rating)
    }
  })

  test.each<[now: PrintedRating | null, why: string]>([
    [printed({ rating: 1399, games: 3 }), 'below the floor'],
    [null, 'no longer on the list'],
  ])('leaves a player who was rated his marks (%#)', (now, why) => {
    const before = standing({ rating: 1450, peak: 1600, gamesCompleted: 45, lastPlayed: '2025-02', inactive: true })
    expect(importedStanding(before, now, ADULT, law('2026-03')), why).toEqual({
      rating: null,
      k: null,
      gamesCompleted: 45,
      peak: 1600,
      highest: 1600,
      lastPlayed: '2025-02',
      inactive: false,
    })
  })

  test.each<[now: PrintedRating | null]>([[printed({ rating: 1399 })], [null]])(
    'leaves nothing of a player who never was rated (%#)',
    (now) => {
      expect(importedStanding(null, now, ADULT, law('2026-03'))).toBeNull()
    },
  )

  it('gives him back what he had when he is printed again', () => {
    const gone = standing({ rating: null, k: null, peak: 1600, gamesCompleted: 45, lastPlayed: '2025-02' })
    expect(importedStanding(gone, printed({ rating: 1500, games: 5, k: 20 }), ADULT, law('2026-03'))).toEqual({
      rating: 1500,
      k: 20,
      gamesCompleted: 50,
      peak: 1600,
      highest: 1600,
      lastPlayed: '2026-03',
      inactive: false,
    })
  })
})
