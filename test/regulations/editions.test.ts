import { describe, expect, expectTypeOf, it, test } from 'vitest'

import { fideEditions } from '../../src/regulations/editions.js'
import {
  NoRegulationsInForceError,
  type Regulations,
  regulationsInForce,
  regulationsNearest,
} from '../../src/regulations/regulations.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'

const on = (type: RatingType, day: IsoDate) => regulationsInForce(fideEditions, type, day)

describe('the edition in force', () => {
  test.each<[day: IsoDate, standard: string, rapidAndBlitz: string, why: string]>([
    ['2022-01-01', 'fide-2022-01-01', 'fide-2022-01-01', 'B022022 begins'],
    ['2022-01-02', 'fide-2022-01-01', 'fide-2022-01-01', 'B022022'],
    ['2022-09-30', 'fide-2022-01-01', 'fide-2022-01-01', 'the day before the rapid and blitz change'],
    ['2022-10-01', 'fide-2022-01-01', 'fide-2022-10-01', 'rapid and blitz K as standard (4.3)'],
    ['2022-10-02', 'fide-2022-01-01', 'fide-2022-10-01', 'the day after'],
    ['2024-02-28', 'fide-2022-01-01', 'fide-2022-10-01', 'two days before, in a leap year'],
    ['2024-02-29', 'fide-2022-01-01', 'fide-2022-10-01', 'the last day of B022022, a leap day'],
    ['2024-03-01', 'fide-2024-03-01', 'fide-2024-03-01', 'B022024 and its rapid and blitz counterpart begin'],
    ['2024-03-02', 'fide-2024-03-01', 'fide-2024-03-01', 'the day after'],
    ['2024-11-30', 'fide-2024-03-01', 'fide-2024-03-01', 'the day before games are removed'],
    ['2024-12-01', 'fide-2024-03-01', 'fide-2024-12-01', 'rapid and blitz 7.3.1'],
    ['2024-12-02', 'fide-2024-03-01', 'fide-2024-12-01', 'the day after'],
    ['2025-09-30', 'fide-2024-03-01', 'fide-2024-12-01', 'the day before the amendment of 8.3.1'],
    ['2025-10-01', 'fide-2025-10-01', 'fide-2024-12-01', '8.3.1 as amended, standard only'],
    ['2025-10-02', 'fide-2025-10-01', 'fide-2024-12-01', 'the day after'],
    ['2099-12-31', 'fide-2025-10-01', 'fide-2024-12-01', 'until another one is known'],
  ])('%s: standard %s, rapid and blitz %s', (day, standard, rapidAndBlitz, why) => {
    expect(on('standard', day).id, why).toBe(standard)
    expect(on('rapid', day).id, why).toBe(rapidAndBlitz)
    expect(on('blitz', day).id, why).toBe(rapidAndBlitz)
  })

  test.each<[type: RatingType, day: IsoDate, earliest: IsoDate]>([
    ['standard', '1999-12-31', '2000-01-01'],
    ['rapid', '2011-12-31', '2012-01-01'],
    ['blitz', '2011-12-31', '2012-01-01'],
    ['standard', '1971-07-01', '2000-01-01'],
  ])('there is none for %s on %s', (type, day, earliest) => {
    expect(() => on(type, day)).toThrow(NoRegulationsInForceError)
    expect(() => on(type, day), 'the day and the type are named').toThrow(`${type} regulations in force on ${day}`)
    expect(() => on(type, day), 'and so is the earliest day there is law for').toThrow(earliest)
  })

  test.each<[day: IsoDate, id: string, why: string]>([
    ['1971-07-01', 'fide-2000-01-01', 'an imported list older than the law: the oldest edition'],
    ['1999-12-31', 'fide-2000-01-01', 'the day before the oldest edition'],
    ['2000-01-01', 'fide-2000-01-01', 'its first day'],
    ['2021-12-31', 'fide-2020-11-01', 'the day before B022022'],
    ['2022-01-01', 'fide-2022-01-01', 'from then on as in force'],
    ['2024-03-01', 'fide-2024-03-01', 'from then on as in force'],
    ['2025-10-01', 'fide-2025-10-01', 'from then on as in force'],
  ])('nearest to %s is %s', (day, id, why) => {
    expect(regulationsNearest(fideEditions, 'standard', day).id, why).toBe(id)
  })

  it('refuses a type without editions', () => {
    const empty = { ...fideEditions, blitz: [] }
    expect(() => regulationsNearest(empty, 'blitz', '2026-01-01')).toThrow('no blitz editions')
    expect(() => regulationsInForce(empty, 'blitz', '2026-01-01')).toThrow(NoRegulationsInForceError)
  })

  test.each(ratingTypes)('%s: newest first, one a day, named after its day', (type) => {
    const days = fideEditions[type].map(({ effectiveFrom }) => effectiveFrom)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    expect(fideEditions[type].map(({ id }) => id)).toEqual(days.map((day) => `fide-${day}`))
  })
})

const EDITIONS = ['2022-01-01', '2022-10-01', '2024-03-01', '2024-12-01', '2025-10-01'] as const

/** What the comparison of the editions says, a column each; dates are those of {@link EDITIONS}. */
describe('each value of the editions', () => {
  const noLimit = { cap: 400, capExemptFrom: null, upgradesPerEvent: null }
  const oneUpgrade = { cap: 400, capExemptFrom: null, upgradesPerEvent: 1 }
  const byMarks = {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: { untilAge: 18, peakFrom: 2300, k: 40 },
    newPlayer: { games: 30, k: 40 },
    others: 20,
  }
  const halfPoints = { formula: 'half-point-bonus', pointsPerHalfPoint: 20, max: null }
  const twoDraws = { formula: 'hypothetical-opponents', hypotheticalOpponents: [1800, 1800], max: 2200 }
  const inStandard = { countsStandardRating: false, removedGames: null }
  const removed = { differenceFrom: 600, ratingAbove: 2600 }

  const rows: readonly [
    type: RatingType,
    value: string,
    of: (edition: Regulations) => unknown,
    byEdition: readonly unknown[],
    why: string,
  ][] = [
    ['standard', 'floor', (edition) => edition.ratingFloor, [1000, 1000, 1400, 1400, 1400], '7.1.4, 7.2.1'],
    ['standard', 'floor of imports', (edition) => edition.floorBindsImports, [false, false, true, true, true], 'A21'],
    ['standard', 'games', (edition) => edition.gates.games, [5, 5, 5, 5, 5], '7.1.4'],
    ['standard', 'score', (edition) => edition.gates.score, [null, null, 50, 50, 50], 'A10: from 2024 on'],
    ['standard', 'window', (edition) => edition.windowLists, [26, 26, 26, 26, 26], '7.1.4, A8'],
    ['standard', 'first event', (edition) => edition.firstEvent, Array(5).fill('zero-disregarded'), '8.2.1, A9'],
    [
      'standard',
      'first rating',
      (edition) => edition.initialRating,
      [halfPoints, halfPoints, twoDraws, twoDraws, twoDraws],
      '8.2.2, 8.2.3',
    ],
    [
      'standard',
      'difference',
      (edition) => edition.difference,
      [oneUpgrade, oneUpgrade, noLimit, noLimit, { ...noLimit, capExemptFrom: 2650 }],
      '8.3.1, A17',
    ],
    ['standard', 'K', (edition) => edition.coefficient, Array(5).fill(byMarks), '8.3.3'],
    ['standard', 'games assumed', (edition) => edition.importedGamesAssumed, [30, 30, 30, 30, 30], 'A4b'],
    ['rapid', 'games assumed', (edition) => edition.importedGamesAssumed, [30, 30, 30, 30, 30], 'A4b'],
    ['standard', 'K x n', (edition) => edition.maxKTimesGames, [700, 700, 700, 700, 700], '8.3.3'],
    ['standard', 'inactive', (edition) => edition.inactiveAfterLists, [12, 12, 12, 12, 12], '7.2.2, A14'],
    [
      'standard',
      'closing',
      (edition) => edition.closing,
      Array(5).fill({ daysBefore: 3, officialEventDaysBefore: 1, latestListAfterEnd: 3 }),
      '7.1.3, 9.1',
    ],
    [
      'standard',
      'standard ratings',
      ({ countsStandardRating, removedGames }) => ({ countsStandardRating, removedGames }),
      Array(5).fill(inStandard),
      'nothing of rapid and blitz 7.2.1, 7.3.1',
    ],
    [
      'standard',
      'time limits',
      (edition) => edition.timeLimits,
      Array(5).fill({ standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 }),
      '1.1; rapid and blitz 1.1.1, 1.1.2',
    ],
    ['rapid', 'floor', (edition) => edition.ratingFloor, [1000, 1000, 1400, 1400, 1400], '7.2.5'],
    ['rapid', 'K', (edition) => edition.coefficient, [{ kind: 'fixed', k: 20 }, ...Array(4).fill(byMarks)], '4.3'],
    ['rapid', 'K x n', (edition) => edition.maxKTimesGames, [700, 700, 700, 700, 700], '7.3.3'],
    ['rapid', 'games', (edition) => edition.gates.games, [5, 5, 5, 5, 5], '7.1.4'],
    ['rapid', 'score', (edition) => edition.gates.score, [null, null, 50, 50, 50], 'A10'],
    ['rapid', 'first rating', (edition) => edition.initialRating.max, [null, null, 2200, 2200, 2200], '7.2.4'],
    [
      'rapid',
      'difference',
      (edition) => edition.difference,
      [oneUpgrade, oneUpgrade, noLimit, noLimit, noLimit],
      '7.3.1: never an exemption of 2650',
    ],
    ['rapid', 'removed games', (edition) => edition.removedGames, [null, null, null, removed, removed], '7.3.1'],
    ['rapid', 'standard ratings', (edition) => edition.countsStandardRating, Array(5).fill(true), '7.2.1, A20'],
    ['rapid', 'titles', (edition) => edition.titleThresholds, Array(5).fill([]), 'B.01: titles follow standard'],
  ]

  test.each(rows)('%s: %s', (type, _value, of, byEdition, why) => {
    expect(
      EDITIONS.map((day) => of(on(type, day))),
      why,
    ).toEqual(byEdition)
  })

  test.each(EDITIONS)('blitz on %s is what rapid is', (day) => {
    expect(on('blitz', day)).toEqual(on('rapid', day))
  })

  it('divides the rating types on every day as standard does: reports are held against its limits before their type is known', () => {
    for (const type of ratingTypes) {
      for (const { effectiveFrom, timeLimits } of fideEditions[type]) {
        expect(timeLimits, effectiveFrom).toEqual(on('standard', effectiveFrom).timeLimits)
      }
    }
  })

  test.each<[type: RatingType, day: IsoDate, adjustments: string[], why: string]>([
    ['standard', '2022-01-01', [], 'none'],
    ['standard', '2024-03-01', ['compression 2024-03'], 'A13: all three types'],
    ['rapid', '2022-01-01', [], 'none'],
    ['rapid', '2022-10-01', ['lift-to-standard 2022-10'], 'A13: rapid and blitz'],
    ['rapid', '2024-03-01', ['compression 2024-03'], 'A13: all three types'],
    ['blitz', '2022-10-01', ['lift-to-standard 2022-10'], 'A13: rapid and blitz'],
    ['blitz', '2024-03-01', ['compression 2024-03'], 'A13: all three types'],
  ])('%s adjustments of %s: %j', (type, day, adjustments, why) => {
    const named = on(type, day).oneTimeAdjustments.map(({ kind, list }) => `${kind} ${list}`)
    expect(named, why).toEqual(adjustments)
  })

  test.each([
    // title   rating  games  woman  norms
    ['GM', 2500, 0, false, true],
    ['IM', 2400, 0, false, true],
    ['FM', 2300, 30, false, false],
    ['CM', 2200, 30, false, false],
    ['WGM', 2300, 0, true, true],
    ['WIM', 2200, 0, true, true],
    ['WFM', 2100, 30, true, false],
    ['WCM', 2000, 30, true, false],
  ])('%s from %i on (B.01)', (title, rating, games, womenOnly, normsToo) => {
    for (const day of EDITIONS) {
      const thresholds = on('standard', day).titleThresholds.filter((threshold) => threshold.title === title)
      expect(thresholds, day).toEqual([{ title, rating, games, womenOnly, normsToo }])
    }
  })

  test.each([
    // type      day           days  with norms  with 2700  art.
    ['standard', '2022-01-01', 3, 30, null, '0.2'],
    ['standard', '2024-02-29', 3, 30, null, '0.2'],
    ['standard', '2024-03-01', 3, null, 30, '0.2: 2700, or a woman of 2500'],
    ['rapid', '2024-03-01', 3, null, null, '0.2'],
    ['blitz', '2026-01-01', 3, null, null, '0.2'],
  ] as const)('%s of %s is registered %i days before the start', (type, day, days, norms, strong, article) => {
    const rule = on(type, day).tournament.registration
    expect(rule, article).toMatchObject({ daysBefore: days, normsDaysBefore: norms })
    expect(rule?.strongPlayers?.daysBefore ?? null).toBe(strong)
    if (strong !== null) expect(rule?.strongPlayers).toMatchObject({ ratedFrom: 2700, womanRatedFrom: 2500 })
  })

  it('asks for no day of registration of rapid and blitz before a text that gives one', () => {
    expect(on('rapid', '2024-02-29').tournament.registration).toBeNull()
  })

  test.each([
    ['standard', [120, 90, 60], 30, false, {}, 30],
    ['rapid', [], null, true, { rapid: 15, blitz: 30 }, null],
    ['blitz', [], null, true, { rapid: 15, blitz: 30 }, null],
  ] as const)('%s: minutes %j, first control %s (1.1, 1.2, 3.1, 4)', (type, minutes, moves, equal, rounds, most) => {
    for (const day of EDITIONS) {
      const { tournament } = on(type, day)
      expect(tournament.minimumTimes.map((step) => step.minutes)).toEqual(minutes)
      expect(tournament).toMatchObject({ firstControlMoves: moves, equalTimes: equal, roundsPerDay: rounds })
      expect(tournament.mostDays).toBe(most)
    }
    expect(on('standard', '2026-01-01').tournament.minimumTimes.map(({ ratedFrom }) => ratedFrom)).toEqual([
      2400, 1800, 0,
    ])
  })

  test.each([
    ['2024-02-29', null],
    ['2024-03-01', 5],
    ['2026-01-01', 5],
  ] as const)('of %s: a report is in time for the next list where %s days are left (9.1)', (day, days) => {
    for (const type of ratingTypes) expect(on(type, day).tournament.reportDaysLeft).toBe(days)
  })

  test.each([
    ['2021-12-31', []],
    ['2022-01-01', ['IA', 'FA']],
    ['2026-01-01', ['IA', 'FA']],
  ] as const)('of %s: the chief arbiter of an event for norms has one of the titles %j (B.01)', (day, titles) => {
    for (const type of ratingTypes) expect(on(type, day).tournament.normArbiterTitles).toEqual(titles)
  })

  test.each<[type: RatingType, articles: Record<string, string>]>([
    [
      'standard',
      { firstEvent: '8.2.1', ratedMeanwhile: '8.2.4', difference: '8.3.1', coefficient: '8.3.3', rounding: '8.3.4' },
    ],
    [
      'rapid',
      {
        standardCounts: '7.2.1',
        firstEvent: '7.2.2',
        ratedMeanwhile: '7.2.5',
        difference: '7.3.1',
        coefficient: '7.3.3',
        rounding: '7.3.4',
        removedGames: '7.3.1',
      },
    ],
    ['blitz', { closing: '7.1.3', gates: '7.1.4', floor: '7.2.1', unplayed: '5.1', decidedMatch: '6.2' }],
  ])('%s cites its own chapter', (type, articles) => {
    for (const day of EDITIONS) expect(on(type, day).articles, day).toMatchObject(articles)
  })

  test.each([
    ['standard', '2022-01-01', 'B022022'],
    ['standard', '2024-03-01', 'B022024'],
    ['rapid', '2022-01-01', 'B02RBRegulations2022'],
    ['rapid', '2024-12-01', 'B02RBRegulations2024'],
  ] as const)('%s of %s names its source', (type, day, chapter) => {
    expect(on(type, day).source).toBe(`https://handbook.fide.com/chapter/${chapter}`)
  })
})

describe('an edition', () => {
  it('can not be written to', () => {
    type IsReadonly<Whole> =
      (<T>() => T extends Whole ? 1 : 2) extends <T>() => T extends Readonly<Whole> ? 1 : 2 ? true : false
    expectTypeOf<IsReadonly<Regulations>>().toEqualTypeOf<true>()
    expectTypeOf<IsReadonly<Regulations['difference']>>().toEqualTypeOf<true>()
    expectTypeOf<IsReadonly<Regulations['gates']>>().toEqualTypeOf<true>()
    expectTypeOf<IsReadonly<Regulations['closing']>>().toEqualTypeOf<true>()
    expectTypeOf<IsReadonly<Regulations['timeLimits']>>().toEqualTypeOf<true>()
    expectTypeOf<IsReadonly<Regulations['tournament']>>().toEqualTypeOf<true>()
    expectTypeOf<Regulations['tournament']['minimumTimes']>().not.toHaveProperty('push')
    expectTypeOf<IsReadonly<Regulations['titleThresholds'][number]>>().toEqualTypeOf<true>()
    // Editions share what they do not change: a list that could be added to would be added to everywhere.
    expectTypeOf<Regulations['titleThresholds']>().not.toHaveProperty('push')
    expectTypeOf<Regulations['oneTimeAdjustments']>().not.toHaveProperty('push')
    expectTypeOf<(typeof fideEditions)['standard']>().not.toHaveProperty('push')
  })

  it('is the same object whenever it is asked for, and asking changes nothing', () => {
    const before = JSON.stringify(fideEditions)
    for (const type of ratingTypes) {
      for (const day of EDITIONS) expect(on(type, day)).toBe(on(type, day))
    }
    expect(JSON.stringify(fideEditions)).toBe(before)
  })
})
