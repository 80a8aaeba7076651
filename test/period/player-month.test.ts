import { describe, expect, it, test } from 'vitest'
import type { MonthPlayer, PlayerChange } from '../../src/period/player-change.js'
import type { PlayerEvent } from '../../src/period/player-event.js'
import { playerMonth } from '../../src/period/player-month.js'
import type { Standing } from '../../src/period/standing.js'
import type { PooledEvent } from '../../src/rating/pool.js'
import type { ListMonth } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { event, lawOf, newcomer, player, pooled, standing, tournament } from './made-up-month.js'

/** An event of the past against rated players: five draws against 1500, unless said otherwise. */
function past(over: Partial<PooledEvent> = {}): PooledEvent {
  return {
    code: 'PAST',
    startDate: '2025-11-07',
    endDate: '2025-11-09',
    ratedIn: '2025-12',
    games: 5,
    score: 250,
    sumOfOpponents: 7500,
    ...over,
  }
}

describe('a rated player who played', () => {
  it('gets ΔR of all tournaments times K, rounded once (8.3.2, 8.3.4)', () => {
    const events = [event({ games: 4, sumOfDeltas: 31 }), event({ games: 5, sumOfDeltas: -8 })]
    expect(playerMonth(player(), events, lawOf('2026-03'))).toEqual({
      fideId: 70_000_001,
      status: 'rated',
      previousRating: 1800,
      newRating: 1805,
      fromStandard: false,
      k: 20,
      kUsed: 20,
      games: 9,
      sumOfDeltas: 23,
      rawChange: 460,
      change: 5,
      adjustment: 0,
      events,
      pool: null,
      standing: {
        rating: 1805,
        k: 20,
        gamesCompleted: 109,
        peak: 1805,
        // After the first event: .31 x 20 = 6.2 points.
        highest: 1806,
        lastPlayed: '2026-03',
        inactive: false,
      },
      titles: [],
      turnedInactive: false,
      coefficients: null,
    } satisfies PlayerChange)
  })

  test.each<
    [base: Partial<Standing>, games: number, sum: number, rating: number, k: number | null, kUsed: number, string]
  >([
    // base                games  ΔR   rating   K  used  why
    [{ k: 10 }, 5, 5, 1801, 20, 10, 'A3: +0.5 away from zero'],
    [{ k: 10 }, 5, -5, 1799, 20, 10, 'A3: -0.5 away from zero'],
    [{ k: 40, gamesCompleted: 20 }, 9, 100, 1840, 40, 40, 'A4: 29 games completed, still 40'],
    [{ k: 40, gamesCompleted: 20 }, 10, 100, 1840, 20, 40, 'A4: 30 completed with this list; 40 is used for it'],
    [{ k: 40, gamesCompleted: 10 }, 18, 100, 1838, 40, 38, 'A5: 720 is too much; the list prints 40'],
    [{ k: 20 }, 36, 100, 1819, 20, 19, 'A5: 720 is too much; the list prints 20'],
    [{ rating: 2390 }, 5, 50, 2400, 10, 20, 'A4: 2400 with this list; 20 is used for it'],
    [{ rating: 2390 }, 5, 45, 2399, 20, 20, 'A4: 2399'],
    [{ rating: 2380, peak: 2405, k: 10 }, 5, 100, 2390, 10, 10, 'A4: once 2400, 10 for ever'],
    [{ k: 15 }, 5, 100, 1815, 20, 15, 'A4: the K that stands on the list before, whatever it is'],
    [{ k: null }, 5, 100, 1820, 20, 20, 'A4b: no K printed: derived'],
    [{ k: null, gamesCompleted: 29 }, 1, 50, 1820, 20, 40, 'A4b: derived from the marks before this list'],
  ])('%j, %i games, ΔR %i: %i', (base, games, sumOfDeltas, rating, k, kUsed, why) => {
    const change = playerMonth(player({ base: standing(base) }), [event({ games, sumOfDeltas })], lawOf('2026-03'))
    expect(change, why).toMatchObject({ newRating: rating, kUsed, standing: { rating, k } })
  })

  it('keeps the highest rating ever published, not the highest of the month', () => {
    const base = standing({ rating: 1800, peak: 1850 })
    const change = playerMonth(player({ base }), [event({ sumOfDeltas: 100 })], lawOf('2026-03'))
    expect(change.standing).toMatchObject({ rating: 1820, peak: 1850 })
  })

  it('with a game that changes nothing has still played', () => {
    const change = playerMonth(player(), [event({ games: 1, sumOfDeltas: 0 })], lawOf('2026-03'))
    expect(change).toMatchObject({ change: 0, standing: { rating: 1800, gamesCompleted: 101, lastPlayed: '2026-03' } })
  })

  it('without a game that counts has not', () => {
    const change = playerMonth(player(), [event({ games: 0, score: 0 })], lawOf('2026-03'))
    expect(change).toMatchObject({ status: 'rated', games: 0, kUsed: null, change: 0, standing: null })
  })

  it('plays with what he has become when he was unrated at the start (8.2.4, A12)', () => {
    const base = standing({ rating: 1612, k: 40, gamesCompleted: 5, peak: 1612, lastPlayed: '2026-03' })
    const events = [event({ basis: 'rated-meanwhile', ownRating: 1612, games: 2, sumOfDeltas: 30 })]
    expect(playerMonth(player({ base }), events, lawOf('2026-04'))).toMatchObject({
      status: 'rated',
      previousRating: 1612,
      newRating: 1624,
      change: 12,
      pool: null,
      standing: { gamesCompleted: 7, k: 40 },
    })
  })
})

describe('the floor (7.2.1, A11)', () => {
  test.each<[list: ListMonth, rating: number, k: number, sum: number, now: number | null, why: string]>([
    ['2026-03', 1405, 20, -25, 1400, 'at the floor'],
    ['2026-03', 1405, 20, -30, null, '1399'],
    ['2026-03', 1405, 20, -27, 1400, '1399.6 is 1400'],
    ['2026-03', 1405, 20, -28, null, '1399.4 is 1399'],
    ['2026-03', 1405, 10, -55, null, '1399.5 is 1399: halves away from zero'],
    ['2026-03', 1405, 10, -54, 1400, '1399.6 is 1400'],
    ['2024-02', 1005, 20, -25, 1000, 'at the floor of 2022'],
    ['2024-02', 1005, 20, -30, null, '999'],
    ['2024-02', 1405, 20, -30, 1399, 'the floor of 2022: 1399 is a rating'],
  ])('%s: %i, K %i, ΔR %i: %s', (list, rating, k, sumOfDeltas, now, why) => {
    const base = standing({ rating, k, peak: 1900, lastPlayed: '2024-01' })
    const change = playerMonth(player({ base }), [event({ sumOfDeltas })], lawOf(list))
    expect(change, why).toMatchObject({ newRating: now, status: now === null ? 'delisted' : 'rated' })
    expect(change.standing?.rating, why).toBe(now)
  })

  it('leaves no K and no flag, but the games and the highest rating', () => {
    const base = standing({ rating: 1405, peak: 1520, inactive: true, lastPlayed: '2024-01' })
    expect(playerMonth(player({ base }), [event({ sumOfDeltas: -50 })], lawOf('2026-03'))).toMatchObject({
      status: 'delisted',
      previousRating: 1405,
      newRating: null,
      k: 20,
      kUsed: 20,
      change: -10,
      pool: null,
      standing: {
        rating: null,
        k: null,
        gamesCompleted: 105,
        peak: 1520,
        highest: 1520,
        lastPlayed: '2026-03',
        inactive: false,
      },
    })
  })

  it('was raised to 1400 once: a rating under it falls without a game, but for the compression', () => {
    const quiet = (rating: number, list: ListMonth) =>
      playerMonth(player({ base: standing({ rating, lastPlayed: '2024-01' }) }), [], lawOf(list)).newRating
    expect([quiet(999, '2024-02'), quiet(1000, '2024-02')]).toEqual([null, 1000])
    expect([quiet(999, '2024-03'), quiet(1000, '2024-03')]).toEqual([null, 1400])
    expect([quiet(1399, '2024-04'), quiet(1400, '2024-04')]).toEqual([null, 1400])
  })
})

describe('a player who is back after a fall', () => {
  const fallen = (over: Partial<Standing>) =>
    standing({ rating: null, k: null, peak: 1520, lastPlayed: '2025-08', ...over })

  test.each<[base: Partial<Standing>, birthYear: number, k: number, games: number, peak: number, why: string]>([
    [{ gamesCompleted: 45 }, 1980, 20, 50, 1586, 'A6: 45 games survive'],
    [{ gamesCompleted: 25 }, 1980, 20, 30, 1586, 'A6: 25 and 5 make 30'],
    [{ gamesCompleted: 24 }, 1980, 40, 29, 1586, 'A6: 24 and 5 make 29'],
    [{ gamesCompleted: 45, peak: 1700 }, 1980, 20, 50, 1700, 'A6: the highest rating survives'],
    [{ gamesCompleted: 45 }, 2012, 40, 50, 1586, 'A4: a junior'],
    [{ gamesCompleted: 45, peak: 2310 }, 2012, 20, 50, 2310, 'A4: a junior once at 2300'],
    [{ gamesCompleted: 45, peak: 2410 }, 1980, 10, 50, 2410, 'A4: once at 2400'],
  ])('%j, born %i: K %i', (base, birthYear, k, gamesCompleted, peak, why) => {
    const change = playerMonth(player({ base: fallen(base), birthYear }), [pooled()], lawOf('2026-03'))
    expect(change, why).toMatchObject({ status: 'initial', previousRating: null, newRating: 1586, k, games: 5 })
    expect(change.standing, why).toMatchObject({ rating: 1586, k, gamesCompleted, peak })
  })

  it('needs five games again, and his pool stays until then', () => {
    const four = pooled({ games: 4, score: 200, sumOfOpponents: 6000 })
    const change = playerMonth(player({ base: fallen({}) }), [four], lawOf('2026-03'))
    expect(change).toMatchObject({ status: 'unrated', newRating: null, k: null, games: 4, standing: null })
  })

  it('begins his first event anew: a zero in it leaves the pool', () => {
    const zero = pooled({ games: 2, score: 0, tournament: tournament({ startDate: '2026-02-01' }) })
    const change = playerMonth(player({ base: fallen({}) }), [zero, pooled()], lawOf('2026-03'))
    expect(change).toMatchObject({ status: 'initial', games: 5, standing: { gamesCompleted: 105 } })
  })

  it('has the games he played while still rated in his new pool (A12)', () => {
    // For his opponents he was rated then; for himself it is a pooled event like any other.
    const then = pooled({ tournament: tournament({ startDate: '2026-01-20' }) })
    expect(playerMonth(player({ base: fallen({}) }), [then], lawOf('2026-03'))).toMatchObject({ newRating: 1586 })
  })
})

describe('a newcomer', () => {
  it('is published with five games, half a point and 1400', () => {
    const change = playerMonth(newcomer(), [pooled()], lawOf('2026-03'))
    expect(change).toMatchObject({
      status: 'initial',
      previousRating: null,
      newRating: 1586,
      fromStandard: false,
      k: 40,
      kUsed: null,
      games: 5,
      sumOfDeltas: 0,
      rawChange: 0,
      change: 0,
      adjustment: 0,
      standing: {
        rating: 1586,
        k: 40,
        gamesCompleted: 5,
        peak: 1586,
        highest: 1586,
        lastPlayed: '2026-03',
        inactive: false,
      },
    })
    expect(change.pool?.published).toBe(true)
  })

  it('has all games behind the rating printed (A22)', () => {
    const event = pooled({ games: 2, score: 100, sumOfOpponents: 3000 })
    const change = playerMonth(
      newcomer({ pool: [past({ games: 3, score: 150, sumOfOpponents: 4500 })] }),
      [event],
      lawOf('2026-03'),
    )
    expect(change).toMatchObject({ status: 'initial', games: 5 })
    expect(change.standing).toMatchObject({ gamesCompleted: 5, lastPlayed: '2026-03' })
  })

  test.each([
    ['four games', pooled({ games: 4, score: 200, sumOfOpponents: 6000 }), 'games'],
    ['1399', pooled({ score: 100, sumOfOpponents: 7302 }), 'rating'],
    ['no half point', pooled({ games: 5, score: 0, sumOfOpponents: 12000 }), 'games'],
  ] as const)('with %s is not', (_what, event, failed) => {
    const change = playerMonth(newcomer(), [event], lawOf('2026-03'))
    expect(change).toMatchObject({
      status: 'unrated',
      newRating: null,
      k: null,
      kUsed: null,
      standing: null,
      titles: [],
    })
    expect(change.pool?.gates.find(({ passed }) => !passed)?.name).toBe(failed)
  })

  it('gets K 40 with 29 games, 20 with 30, and 10 never with a first rating', () => {
    const kOf = (games: number, average: number, birthYear = 1980) =>
      playerMonth(
        newcomer({ birthYear }),
        [pooled({ games, score: 50 * games, sumOfOpponents: games * average })],
        lawOf('2026-03'),
      ).k
    expect(kOf(29, 1500)).toBe(40)
    expect(kOf(30, 1500)).toBe(20)
    expect(kOf(30, 1500, 2012)).toBe(40)
    expect(kOf(30, 2600), 'at most 2200').toBe(20)
  })

  it('can have a first rating of 2400 in 2022, and with it K 10', () => {
    const event = pooled({ sumOfOpponents: 12000, tournament: tournament({ startDate: '2024-01-05' }) })
    expect(playerMonth(newcomer(), [event], lawOf('2024-02'))).toMatchObject({ newRating: 2400, k: 10 })
  })

  it('has every single game in his pool', () => {
    const one = pooled({ games: 1, score: 50, sumOfOpponents: 1500 })
    expect(playerMonth(newcomer(), [one], lawOf('2026-03'))).toMatchObject({ status: 'unrated', games: 1 })
    const four = past({ games: 4, score: 200, sumOfOpponents: 6000 })
    expect(playerMonth(newcomer({ pool: [four] }), [one], lawOf('2026-03'))).toMatchObject({
      newRating: 1586,
      games: 5,
    })
  })

  it('is left out of the pool with an event against unrated players only', () => {
    const change = playerMonth(newcomer(), [pooled({ games: 0, score: 0, sumOfOpponents: 0 })], lawOf('2026-03'))
    expect(change).toMatchObject({ status: 'unrated', games: 0, standing: null })
    expect(change.pool?.events).toEqual([])
  })
})

describe('a first rating without a game this month', () => {
  // Together 10 games: Ra 1341.67, p .33, 1217. Without the old event five draws against 1500: 1586.
  const bad = past({ code: 'BAD', startDate: '2023-12-05', ratedIn: '2024-01', score: 50, sumOfOpponents: 5000 })

  test.each<[list: ListMonth, good: ListMonth, rating: number | null, inactive: boolean, why: string]>([
    ['2026-01', '2025-12', null, false, 'A8: the bad event counts'],
    ['2026-02', '2025-12', null, false, 'A8: the last list it counts for'],
    ['2026-03', '2025-12', 1586, false, 'A8: it leaves the window'],
    ['2026-03', '2025-04', 1586, false, 'A14: eleven lists since the last game'],
    ['2026-03', '2025-03', 1586, true, 'A14: no game on twelve lists'],
  ])('%s, last game on %s: %s', (list, ratedIn, rating, inactive, why) => {
    const change = playerMonth(newcomer({ pool: [bad, past({ ratedIn })] }), [], lawOf(list))
    expect(change.newRating, why).toBe(rating)
    if (rating === null) expect(change).toMatchObject({ status: 'unrated', games: 10, standing: null })
    else {
      expect(change).toMatchObject({ status: 'initial', games: 5, events: [], k: 40 })
      expect(change.standing, why).toEqual({
        rating,
        k: 40,
        gamesCompleted: 5,
        peak: rating,
        highest: rating,
        lastPlayed: ratedIn,
        inactive,
      })
    }
  })

  it('was last played for on the latest list behind it', () => {
    const some = [
      past({ code: 'B', ratedIn: '2025-12' }),
      past({ code: 'C', startDate: '2025-05-01', ratedIn: '2025-06' }),
    ]
    expect(playerMonth(newcomer({ pool: [bad, ...some] }), [], lawOf('2026-03')).standing).toMatchObject({
      gamesCompleted: 10,
      lastPlayed: '2025-12',
      inactive: false,
    })
  })
})

describe('a player who enters rapid or blitz with his standard rating (7.2.1, A20)', () => {
  const entering = (over: Partial<PlayerEvent> = {}) =>
    event({ basis: 'standard', ownRating: 1800, games: 5, sumOfDeltas: 50, ...over })

  const fallen = (over: Partial<Standing>) =>
    standing({ rating: null, k: null, gamesCompleted: 45, peak: 1500, ...over })

  test.each<[who: MonthPlayer, base: number, kUsed: number, rating: number, k: number, games: number, why: string]>([
    // player                                   base  used rating  K  games  why
    [newcomer({ standardOnBase: 1810 }), 1810, 40, 1830, 40, 5, 'the standard rating on the list before'],
    [newcomer({ standardOnBase: null }), 1800, 40, 1820, 40, 5, 'else the one at the start'],
    [newcomer({ standardOnBase: 1810, birthYear: 2012 }), 1810, 40, 1830, 40, 5, 'A4: a junior'],
    [newcomer({ standardOnBase: 2450 }), 2450, 40, 2470, 10, 5, 'A4: marks of the type, not of standard'],
    [player({ standardOnBase: 1810, base: fallen({}) }), 1810, 20, 1820, 20, 50, 'A6: 45 games of the type'],
    [player({ standardOnBase: 2450, base: fallen({ peak: 2410 }) }), 2450, 10, 2455, 10, 50, 'A6: once 2400 in it'],
  ])('%#', (who, base, kUsed, rating, k, gamesCompleted, why) => {
    const change = playerMonth(who, [entering()], lawOf('2026-03', 'rapid'))
    expect(change, why).toMatchObject({
      status: 'rated',
      fromStandard: true,
      previousRating: base,
      k: kUsed,
      kUsed,
      newRating: rating,
      games: 5,
      pool: null,
    })
    const peak = Math.max(rating, who.base?.peak ?? 0)
    expect(change.standing, why).toEqual({
      rating,
      k,
      gamesCompleted,
      peak,
      highest: peak,
      lastPlayed: '2026-03',
      inactive: false,
    })
  })

  it('leaves an old pool of the type behind', () => {
    const pool = [past({ games: 20, score: 2000, sumOfOpponents: 46_000 })]
    const change = playerMonth(newcomer({ standardOnBase: 1810, pool }), [entering()], lawOf('2026-03', 'blitz'))
    expect(change).toMatchObject({ newRating: 1830, pool: null, standing: { gamesCompleted: 5 } })
  })

  it('leaves the games before he had a standard rating behind', () => {
    const events = [pooled({ score: 500 }), entering({ games: 2, sumOfDeltas: 25 })]
    const change = playerMonth(newcomer({ standardOnBase: 1810 }), events, lawOf('2026-03', 'rapid'))
    expect(change).toMatchObject({ games: 2, sumOfDeltas: 25, newRating: 1820, events })
  })

  it('adds up all he plays on the list', () => {
    const events = [entering(), entering({ ownRating: 1820, games: 4, sumOfDeltas: -25 })]
    const change = playerMonth(newcomer({ standardOnBase: null }), events, lawOf('2026-03', 'rapid'))
    expect(change).toMatchObject({ previousRating: 1800, games: 9, sumOfDeltas: 25, newRating: 1810 })
  })

  it('enters with a single game', () => {
    const one = entering({ games: 1, sumOfDeltas: 10 })
    const change = playerMonth(newcomer({ standardOnBase: 1810 }), [one], lawOf('2026-03', 'rapid'))
    expect(change).toMatchObject({ status: 'rated', games: 1, newRating: 1814, standing: { gamesCompleted: 1 } })
  })

  it('does not enter without a game that counts', () => {
    const change = playerMonth(
      newcomer({ standardOnBase: 1810 }),
      [entering({ games: 0, sumOfDeltas: 0 })],
      lawOf('2026-03', 'rapid'),
    )
    expect(change).toMatchObject({ status: 'unrated', newRating: null, fromStandard: false, standing: null })
  })

  it('can fall below the floor at once', () => {
    const low = entering({ ownRating: 1405, sumOfDeltas: -50 })
    expect(playerMonth(newcomer({ standardOnBase: 1405 }), [low], lawOf('2026-03', 'rapid'))).toMatchObject({
      status: 'delisted',
      previousRating: 1405,
      change: -20,
      newRating: null,
      standing: { rating: null, k: null, gamesCompleted: 5, peak: null },
    })
  })

  it('plays on with his rating of the type once he has one', () => {
    const change = playerMonth(player({ standardOnBase: 1900 }), [entering()], lawOf('2026-03', 'rapid'))
    expect(change).toMatchObject({ fromStandard: false, previousRating: 1800, newRating: 1810 })
  })
})

describe('K of rapid and blitz in 2022', () => {
  test.each<[list: ListMonth, type: RatingType, gamesCompleted: number, kUsed: number, k: number, why: string]>([
    ['2022-09', 'rapid', 0, 20, 20, '4.3: 20 for everybody'],
    ['2022-09', 'blitz', 200, 20, 20, '4.3: 20 for everybody'],
    ['2022-10', 'rapid', 0, 20, 40, 'A4: the K of the list before is used, the new one printed'],
    ['2022-10', 'rapid', 200, 20, 20, 'A4: the K of the list before is used, the new one printed'],
  ])('%s %s, %i games: K %i, prints %i', (list, type, gamesCompleted, kUsed, k, why) => {
    const base = standing({ k: 20, gamesCompleted, lastPlayed: '2022-08' })
    const change = playerMonth(player({ base }), [event({ sumOfDeltas: 50 })], lawOf(list, type))
    expect(change, why).toMatchObject({ kUsed, newRating: 1810, standing: { k } })
  })
})

describe('the compression of March 2024 (A13)', () => {
  const march = (type: RatingType, rating: number, sumOfDeltas: number | null, k = 20) =>
    playerMonth(
      player({ base: standing({ rating, k, lastPlayed: '2024-01' }) }),
      sumOfDeltas === null ? [] : [event({ sumOfDeltas })],
      lawOf('2024-03', type),
    )

  test.each<[rating: number, sum: number | null, change: number, adjustment: number, now: number | null, why: string]>([
    [1436, null, 0, 226, 1662, '225.6'],
    [1808, 60, 12, 72, 1892, 'after the changes of the month: 1820'],
    [1000, null, 0, 400, 1400, 'the lowest'],
    [999, null, 0, 0, null, 'below 1000 it does not reach; then the floor of 1400'],
    [1005, -30, -6, 0, null, 'after the changes of the month: 999'],
    [1005, -25, -5, 400, 1400, 'after the changes of the month: 1000'],
    [1999, null, 0, 0, 1999, '0.4'],
    [1998, null, 0, 1, 1999, '0.8'],
    [2000, null, 0, 0, 2000, 'not from 2000 on'],
    [1990, 50, 10, 0, 2000, 'after the changes of the month: 2000'],
    [2005, -50, -10, 2, 1997, 'after the changes of the month: 1995'],
  ])('%i, ΔR %s: %s', (rating, sum, change, adjustment, now, why) => {
    for (const type of ['standard', 'rapid', 'blitz'] as const) {
      expect(march(type, rating, sum), why).toMatchObject({
        previousRating: rating,
        change,
        adjustment,
        newRating: now,
      })
    }
  })

  it('counts for the highest rating', () => {
    expect(march('standard', 1436, null).standing).toMatchObject({ rating: 1662, peak: 1662 })
  })

  it('reaches the inactive, who stay inactive', () => {
    const base = standing({ rating: 1500, inactive: true, lastPlayed: '2021-03' })
    const change = playerMonth(player({ base }), [], lawOf('2024-03'))
    expect(change.standing).toMatchObject({ rating: 1700, inactive: true })
  })

  it('does not reach a first rating of that list', () => {
    const of2022 = pooled({ tournament: tournament({ startDate: '2024-02-03' }) })
    expect(playerMonth(newcomer(), [of2022], lawOf('2024-03'))).toMatchObject({ newRating: 1500, adjustment: 0 })
    const low = pooled({ sumOfOpponents: 6995, tournament: tournament({ startDate: '2024-02-03' }) })
    expect(playerMonth(newcomer(), [low], lawOf('2024-03')), '1399').toMatchObject({ newRating: null })
    expect(playerMonth(newcomer(), [low], lawOf('2024-02')), 'a month earlier').toMatchObject({ newRating: 1399 })
  })

  it('reaches a player who enters rapid with a standard rating of before', () => {
    const entering = event({ basis: 'standard', ownRating: 1500, sumOfDeltas: 50 })
    const change = playerMonth(newcomer({ standardOnBase: 1500 }), [entering], lawOf('2024-03', 'rapid'))
    expect(change, '1520 + 192').toMatchObject({ change: 20, adjustment: 192, newRating: 1712 })
  })

  test.each<ListMonth>(['2024-02', '2024-04'])('is no matter of %s', (list) => {
    const change = playerMonth(player({ base: standing({ rating: 1500, lastPlayed: '2024-01' }) }), [], lawOf(list))
    expect(change).toMatchObject({ adjustment: 0, newRating: 1500, standing: null })
  })
})

describe('the lift of October 2022 (A13)', () => {
  const october = (list: ListMonth, type: RatingType, rating: number, standardNow: number | null, sum: number | null) =>
    playerMonth(
      player({ base: standing({ rating, lastPlayed: '2022-08' }), standardNow }),
      sum === null ? [] : [event({ sumOfDeltas: sum })],
      lawOf(list, type),
    )

  test.each<
    [rating: number, standard: number | null, sum: number | null, adjustment: number, now: number, why: string]
  >([
    [2283, 2732, null, 349, 2632, 'published example'],
    [2283, 2732, 100, 329, 2632, 'after the changes of the month: 2303'],
    [1899, 2000, null, 1, 1900, '101 below'],
    [1900, 2000, null, 0, 1900, '100 below'],
    [1910, 2000, -100, 10, 1900, 'after the changes of the month: 1890'],
    [1890, 2000, 100, 0, 1910, 'after the changes of the month: 1910'],
    [2100, 2000, null, 0, 2100, 'above'],
    [1500, null, null, 0, 1500, 'no standard rating'],
  ])('%i, standard %s, ΔR %s: %i more', (rating, standard, sum, adjustment, now, why) => {
    for (const type of ['rapid', 'blitz'] as const) {
      expect(october('2022-10', type, rating, standard, sum), why).toMatchObject({ adjustment, newRating: now })
    }
  })

  test.each<[list: ListMonth, type: RatingType]>([
    ['2022-09', 'rapid'],
    ['2022-11', 'blitz'],
    ['2022-10', 'standard'],
  ])('is no matter of %s %s', (list, type) => {
    expect(october(list, type, 1500, 2000, null)).toMatchObject({ adjustment: 0, newRating: 1500 })
  })
})

it('adds up several adjustments of one list, one after the other (A13)', () => {
  const law = lawOf('2024-03')
  const [compression] = law.regulations.oneTimeAdjustments
  if (compression === undefined) throw new Error('no compression')
  const twice = { ...law, regulations: { ...law.regulations, oneTimeAdjustments: [compression, compression] } }
  const change = playerMonth(player({ base: standing({ rating: 1500, lastPlayed: '2024-01' }) }), [], twice)
  expect(change, '1500 -> 1700 -> 1820').toMatchObject({ adjustment: 320, newRating: 1820 })
})

describe("a junior's January (8.3.3, A4)", () => {
  const junior = (over: Partial<Standing> = {}) =>
    player({ birthYear: 2008, base: standing({ k: 40, gamesCompleted: 200, lastPlayed: '2026-10', ...over }) })

  test.each<[list: ListMonth, base: Partial<Standing>, k: number | null, why: string]>([
    ['2026-12', {}, null, 'the year of the 18th birthday: nothing changes'],
    ['2027-01', {}, 20, 'the year is over'],
    ['2027-01', { gamesCompleted: 29 }, null, 'under 30 games: 40 as a new player'],
    ['2027-01', { k: 20, peak: 2310 }, null, 'once 2300: 20 already'],
    ['2027-02', { k: 20 }, null, 'done in January'],
  ])('%s, %j: K %s', (list, base, k, why) => {
    const change = playerMonth(junior(base), [], lawOf(list))
    if (k === null) expect(change.standing, why).toBeNull()
    else expect(change.standing, why).toMatchObject({ rating: 1800, k, gamesCompleted: 200, lastPlayed: '2026-10' })
  })

  it('is played with the K of December', () => {
    const change = playerMonth(junior(), [event({ sumOfDeltas: 50 })], lawOf('2027-01'))
    expect(change).toMatchObject({ k: 40, kUsed: 40, newRating: 1820, standing: { k: 20 } })
  })

  it('is played with the K of December where the list of December printed none (A4b)', () => {
    const change = playerMonth(junior({ k: null }), [event({ sumOfDeltas: 50 })], lawOf('2027-01'))
    expect(change).toMatchObject({ k: 40, kUsed: 40, newRating: 1820, standing: { k: 20 } })
  })

  it('takes K 40 from him at 2300, on the next list', () => {
    const change = playerMonth(junior({ rating: 2290, peak: 2290 }), [event({ sumOfDeltas: 25 })], lawOf('2026-12'))
    expect(change).toMatchObject({ kUsed: 40, newRating: 2300, standing: { k: 20 } })
  })
})

describe('inactivity (7.2.2, A14)', () => {
  test.each<[list: ListMonth, lastPlayed: ListMonth | null, inactive: boolean, why: string]>([
    ['2026-02', '2025-03', false, 'eleven lists without a game'],
    ['2026-03', '2025-03', true, 'twelve: 2025-04 to 2026-03'],
    ['2026-03', '2025-04', false, 'eleven'],
    ['2026-03', '2020-01', true, 'long ago'],
    ['2026-03', null, false, 'not known'],
    ['2022-01', '2021-01', true, 'twelve, in the edition of 2022'],
    ['2022-01', '2021-02', false, 'eleven, in the edition of 2022'],
  ])('%s, last game on %s: %s', (list, lastPlayed, inactive, why) => {
    const change = playerMonth(player({ base: standing({ lastPlayed }) }), [], lawOf(list))
    expect(change.standing?.inactive ?? false, why).toBe(inactive)
    expect(change.newRating, 'the rating stays').toBe(1800)
  })

  test.each<[base: Partial<Standing>, law: ListMonth, turned: boolean, why: string]>([
    [{ lastPlayed: '2025-03' }, '2026-03', true, 'twelve lists'],
    [{ lastPlayed: '2025-04' }, '2026-03', false, 'eleven lists'],
    [{ lastPlayed: '2020-01', inactive: true }, '2026-03', false, 'inactive before'],
    [{ lastPlayed: '2020-01', inactive: true, k: 40, gamesCompleted: 50 }, '2026-03', false, 'only K changes'],
    [{ lastPlayed: '2023-03', rating: 1500 }, '2024-03', true, 'on a list that adjusts ratings too'],
  ])('%j turned inactive on %s: %s', (base, list, turned, why) => {
    expect(playerMonth(player({ base: standing(base) }), [], lawOf(list)).turnedInactive, why).toBe(turned)
  })

  it('ends with one game', () => {
    const base = standing({ inactive: true, lastPlayed: '2020-01' })
    const change = playerMonth(player({ base }), [event({ games: 1 })], lawOf('2026-03'))
    expect(change.standing).toMatchObject({ inactive: false, lastPlayed: '2026-03' })
  })

  test.each<[lastPlayed: ListMonth | null, why: string]>([
    ['2020-01', 'long ago'],
    [null, 'an imported flag without a date stands (A14)'],
  ])('goes on without one (last game on %s)', (lastPlayed, why) => {
    const base = standing({ inactive: true, lastPlayed })
    expect(playerMonth(player({ base }), [event({ games: 0 })], lawOf('2026-03')).standing, why).toBeNull()
  })

  it('is no matter of a player without a rating', () => {
    const base = standing({ rating: null, k: null, lastPlayed: '2025-03' })
    expect(playerMonth(player({ base }), [], lawOf('2026-03')).standing).toBeNull()
  })
})

describe('a quiet player', () => {
  it('stays as he is', () => {
    expect(playerMonth(player(), [], lawOf('2026-03'))).toMatchObject({
      status: 'rated',
      previousRating: 1800,
      newRating: 1800,
      k: 20,
      kUsed: null,
      games: 0,
      change: 0,
      adjustment: 0,
      standing: null,
      titles: [],
    })
  })

  it('gets the K of his marks where an imported list printed another', () => {
    const change = playerMonth(player({ base: standing({ k: 40 }) }), [], lawOf('2026-03'))
    expect(change.standing).toMatchObject({ rating: 1800, k: 20 })
  })
})

describe('titles', () => {
  it('are named with the list that reaches them', () => {
    const base = standing({ rating: 2195 })
    const change = playerMonth(player({ base }), [event({ sumOfDeltas: 25 })], lawOf('2026-03'))
    expect(change.titles).toEqual([{ title: 'CM', rating: 2200, normsToo: false }])
  })

  it('are reached by the rating after an event as well, with the K of the list', () => {
    const base = standing({ rating: 2195 })
    const events = [event({ sumOfDeltas: 25 }), event({ sumOfDeltas: -50 })]
    expect(playerMonth(player({ base }), events, lawOf('2026-03'))).toMatchObject({
      newRating: 2190,
      titles: [{ title: 'CM', rating: 2200, normsToo: false }],
    })
    const later = [event({ sumOfDeltas: -50 }), event({ sumOfDeltas: 25 })]
    expect(playerMonth(player({ base }), later, lawOf('2026-03')).titles).toEqual([])
  })

  it('come with a first rating and thirty games', () => {
    const thirty = pooled({ games: 30, score: 1500, sumOfOpponents: 30 * 2300 })
    const change = playerMonth(newcomer(), [thirty], lawOf('2026-03'))
    expect(change, '(69000 + 3600) / 32 = 2268.75, at most 2200').toMatchObject({ newRating: 2200 })
    expect(change.titles.map(({ title }) => title)).toEqual(['CM'])
  })

  it('are no matter of rapid and blitz', () => {
    const base = standing({ rating: 2195 })
    expect(playerMonth(player({ base }), [event({ sumOfDeltas: 25 })], lawOf('2026-03', 'rapid')).titles).toEqual([])
  })
})
