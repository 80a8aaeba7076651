import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { byStart, countsUntil, judgePool, type PooledEvent } from '../../src/rating/pool.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { type IsoDate, type ListMonth, listDate } from '../../src/shared/dates.js'
import { edition } from './made-up-games.js'

/** An event: five drawn games against players of 1500 in May 2025, unless said otherwise. */
function event(over: Partial<PooledEvent>): PooledEvent {
  const usual = { startDate: '2025-05-01', endDate: '2025-05-09', ratedIn: '2025-06', games: 5, score: 250 } as const
  const { games } = { ...usual, ...over }
  return { code: 'E', sumOfOpponents: 1500 * games, ...usual, ...over }
}

const { calendar } = fideEditions

function judge(list: ListMonth, ...events: PooledEvent[]) {
  return judgePool(events, { list, regulations: edition(listDate(list)), regulationsOn: edition, calendar })
}

const gatesPassed = (judgement: ReturnType<typeof judge>) =>
  Object.fromEntries(judgement.gates.map(({ name, passed }) => [name, passed]))
const leftOut = (judgement: ReturnType<typeof judge>) =>
  Object.fromEntries(judgement.events.map((one) => [one.event.code, one.leftOut]))

describe('nine players on the list of March 2026', () => {
  const now = { startDate: '2026-02-06', endDate: '2026-02-08', ratedIn: '2026-03' } as const
  const before = { startDate: '2025-10-03', endDate: '2025-10-05', ratedIn: '2025-11' } as const
  const oldest = { startDate: '2024-01-05', endDate: '2024-01-07', ratedIn: '2024-02' } as const
  const expired = { startDate: '2023-12-01', endDate: '2023-12-03', ratedIn: '2024-01' } as const

  test.each<[pool: PooledEvent[], games: number, p: number, dp: number, ru: number, published: boolean, why: string]>([
    [
      [
        event({ ...before, games: 2, score: 150, sumOfOpponents: 3365 }),
        event({ ...now, games: 3, score: 100, sumOfOpponents: 5486 }),
      ],
      5,
      50,
      0,
      1779,
      true,
      'two events, 5 games: Ra 1778.71',
    ],
    [[event({ ...now, games: 4, score: 250, sumOfOpponents: 6850 })], 4, 58, 57, 1799, false, 'A10: only 4 games'],
    [[event({ ...now, games: 5, score: 50, sumOfOpponents: 7120 })], 5, 21, -230, 1301, false, 'A10: below 1400'],
    [[event({ ...now, games: 5, score: 500, sumOfOpponents: 11560 })], 5, 86, 309, 2200, true, '8.2.3: maximum'],
    [
      [
        event({ ...expired, games: 3, score: 300, sumOfOpponents: 4800 }),
        event({ ...now, games: 3, score: 150, sumOfOpponents: 5110 }),
      ],
      3,
      50,
      0,
      1742,
      false,
      'A8: three games fall out of the window',
    ],
    [
      [
        event({ ...oldest, games: 3, score: 300, sumOfOpponents: 4800 }),
        event({ ...now, games: 3, score: 150, sumOfOpponents: 5110 }),
      ],
      6,
      69,
      141,
      1830,
      true,
      'A8: the oldest list of the window',
    ],
    [[event({ ...now, games: 6, score: 200, sumOfOpponents: 9300 })], 6, 38, -87, 1526, true, 'A7: p = .375'],
    [[event({ ...now, games: 6, score: 300, sumOfOpponents: 10220 })], 6, 50, 0, 1728, true, 'A7: Ra 1727.5'],
    [
      [event({ ...now, games: 5, score: 200, sumOfOpponents: 8300 })],
      5,
      43,
      -50,
      1650,
      true,
      'A16: counted games only',
    ],
  ])('%#', (pool, games, p, dp, rating, published, why) => {
    const judgement = judge('2026-03', ...pool)
    expect(judgement, why).toMatchObject({ games, published, windowFrom: '2024-02', initial: { p, dp, rating } })
  })
})

describe('the window of 26 lists (7.1.4, A8)', () => {
  test.each<[ratedIn: ListMonth, list: ListMonth, left: string | null, why: string]>([
    ['2024-02', '2026-03', null, 'the 26th list'],
    ['2024-01', '2026-03', 'expired', 'the 27th list'],
    ['2026-03', '2026-03', null, 'the list itself'],
    ['2026-02', '2026-03', null, 'the list before'],
    ['2023-12', '2026-01', null, 'the 26th list, over two years'],
    ['2023-11', '2026-01', 'expired', 'the 27th list, over two years'],
    ['2022-01', '2024-02', null, 'the 26th list, in the edition of 2022'],
    ['2021-12', '2024-02', 'expired', 'the 27th list, in the edition of 2022'],
  ])('an event of the list %s on %s: %s', (ratedIn, list, left, why) => {
    // By the list of the event, not by its dates.
    const one = event({ ratedIn, startDate: '2023-01-01', endDate: '2023-01-05' })
    expect(leftOut(judge(list, one)), why).toEqual({ E: left })
    expect(judge(list, one).games, why).toBe(left === null ? 5 : 0)
  })

  test.each<[ratedIn: ListMonth, until: ListMonth]>([
    ['2024-02', '2026-03'],
    ['2024-01', '2026-02'],
    ['2023-12', '2026-01'],
  ])('an event of %s counts until %s', (ratedIn, until) => {
    const regulations = edition(listDate(until))
    expect(countsUntil(event({ ratedIn }), regulations, calendar)).toBe(until)
    expect(judge(until, event({ ratedIn })).games).toBe(5)
  })

  it('leaves an empty pool when everything is too old', () => {
    const judgement = judge('2026-03', event({ ratedIn: '2024-01' }))
    expect(judgement).toMatchObject({ games: 0, score: 0, sumOfOpponents: 0, initial: null, published: false })
    expect(judgement.gates.map(({ actual }) => actual)).toEqual([0, 0, null])
  })
})

describe('a zero in the first event (8.2.1, A9)', () => {
  const zero = { games: 3, score: 0 }
  const half = { games: 3, score: 50 }
  const early = { startDate: '2025-05-01', endDate: '2025-05-09' } as const
  const late = { startDate: '2025-06-01', endDate: '2025-06-09' } as const

  test.each<[events: Partial<PooledEvent>[], left: (string | null)[], why: string]>([
    [[{ ...zero, ...early }], ['zero-in-first-event'], 'the only event'],
    [[{ ...half, ...early }], [null], 'half a point is enough'],
    [
      [
        { ...zero, ...early },
        { ...half, ...late },
      ],
      ['zero-in-first-event', null],
      'first by start',
    ],
    [
      [
        { ...half, ...early },
        { ...zero, ...late },
      ],
      [null, null],
      'later zeros count',
    ],
    [
      [
        { ...zero, ...early },
        { ...zero, ...late },
      ],
      ['zero-in-first-event', null],
      'the second zero counts',
    ],
    [
      [
        { ...zero, ...early, ratedIn: '2025-09' },
        { ...half, ...late, ratedIn: '2025-07' },
      ],
      ['zero-in-first-event', null],
      'by start date, not by arrival',
    ],
    [
      [
        { ...half, ...early, ratedIn: '2025-09' },
        { ...zero, ...late, ratedIn: '2025-07' },
      ],
      [null, null],
      'by start date, not by arrival: the later zero arrived first',
    ],
    [
      [
        { ...half, startDate: '2025-05-01', endDate: '2025-05-04' },
        { ...zero, startDate: '2025-05-01', endDate: '2025-05-09' },
      ],
      [null, null],
      'the same start: the one that ended first is first',
    ],
    [
      [
        { ...zero, startDate: '2025-05-01', endDate: '2025-05-04' },
        { ...half, startDate: '2025-05-01', endDate: '2025-05-09' },
      ],
      ['zero-in-first-event', null],
      'the same start: the one that ended first is first',
    ],
    [[{ ...zero }, { ...half }], ['zero-in-first-event', null], 'the same dates: by code, A before B'],
    [[{ ...half }, { ...zero }], [null, null], 'the same dates: by code, A before B'],
    [
      [
        { ...zero, startDate: '2023-10-01', endDate: '2023-10-02', ratedIn: '2023-11' },
        { ...zero, ...late },
      ],
      ['expired', null],
      'an expired event was the first: the zero after it counts',
    ],
    [
      [
        { ...half, startDate: '2023-10-01', endDate: '2023-10-02', ratedIn: '2023-11' },
        { ...zero, ...late },
      ],
      ['expired', null],
      'an expired event was the first, with half a point',
    ],
    [
      [
        { games: 0, score: 0, ...early },
        { ...zero, ...late },
      ],
      [null, 'zero-in-first-event'],
      'an event with unrated opponents only is not a first event',
    ],
    [
      [
        { games: 0, score: 0, startDate: '2023-10-01', endDate: '2023-10-02', ratedIn: '2023-11' },
        { ...zero, ...early },
        { ...half, ...late },
      ],
      ['expired', 'zero-in-first-event', null],
      'nor when it is expired',
    ],
    [[{ games: 1, score: 0, ...early }], ['zero-in-first-event'], 'a first event of one game'],
  ])('%#', (events, left, why) => {
    const coded = events.map((over, index) => event({ ...over, code: 'ABC'.charAt(index) }))
    const expected = Object.fromEntries(left.map((one, index) => ['ABC'.charAt(index), one]))
    expect(leftOut(judge('2026-03', ...coded)), why).toEqual(expected)
    expect(leftOut(judge('2026-03', ...[...coded].reverse())), 'in whatever order they come').toEqual(expected)
  })

  it('is judged anew for every list: an older event that arrives late becomes the first', () => {
    const known = event({ code: 'KNOWN', games: 5, score: 0, sumOfOpponents: 12000 })
    const arrived = event({ code: 'OLDER', startDate: '2025-04-01', ratedIn: '2025-08', games: 1, score: 50 })
    expect(judge('2025-06', known).games).toBe(0)
    expect(judge('2025-08', known, arrived)).toMatchObject({ games: 6, score: 50 })
  })

  it('leaves games without a point out of the average', () => {
    // A first event of one game lost to 2000; then 2.5 of 5 against 1500: Ra (7500 + 3600) / 7.
    const judgement = judge(
      '2026-03',
      event({ code: 'A', games: 1, score: 0, sumOfOpponents: 2000, startDate: '2025-04-01' }),
      event({ code: 'B' }),
    )
    expect(judgement).toMatchObject({ games: 5, initial: { averageOpponents: { sum: 11100, count: 7 }, rating: 1586 } })
  })
})

describe('the gates of a first rating (7.1.4, A10)', () => {
  // An event that is too old to count and makes the next one no first event, so that its zero counts.
  const first = event({ code: 'A', startDate: '2023-01-01', endDate: '2023-01-02', ratedIn: '2023-02' })

  test.each<[over: Partial<PooledEvent>, games: boolean, score: boolean, rating: boolean, why: string]>([
    [{ games: 5, score: 250 }, true, true, true, 'all of them'],
    [{ games: 4, score: 250, sumOfOpponents: 6850 }, false, true, true, '4 games'],
    [{ games: 5, score: 0, sumOfOpponents: 12000 }, true, false, true, 'no half point, and yet 1920'],
    [{ games: 5, score: 50, sumOfOpponents: 12000 }, true, true, true, 'half a point'],
    [{ games: 5, score: 50, sumOfOpponents: 7120 }, true, true, false, '1301'],
    [{ games: 5, score: 100, sumOfOpponents: 7306 }, true, true, true, '1400 exactly'],
    [{ games: 5, score: 100, sumOfOpponents: 7303 }, true, true, true, '1399.57 is 1400'],
    [{ games: 5, score: 100, sumOfOpponents: 7302 }, true, true, false, '1399.43 is 1399'],
    [{ games: 4, score: 0, sumOfOpponents: 5600 }, false, false, false, 'none of them'],
  ])('%j: games %s, score %s, rating %s', (over, games, score, rating, why) => {
    const judgement = judge('2026-03', first, event({ code: 'B', ...over }))
    expect(gatesPassed(judgement), why).toEqual({ games, score, rating })
    expect(judgement.published, why).toBe(games && score && rating)
  })

  it('are recorded with what was asked and what there was, also when one fails', () => {
    expect(judge('2026-03', event({ games: 4, score: 250, sumOfOpponents: 6850 })).gates).toEqual([
      { name: 'games', required: 5, actual: 4, passed: false },
      { name: 'score', required: 50, actual: 250, passed: true },
      { name: 'rating', required: 1400, actual: 1799, passed: true },
    ])
    expect(judge('2026-03', event({ score: 50, sumOfOpponents: 7120 })).gates).toEqual([
      { name: 'games', required: 5, actual: 5, passed: true },
      { name: 'score', required: 50, actual: 50, passed: true },
      { name: 'rating', required: 1400, actual: 1301, passed: false },
    ])
  })

  it('fail in an empty pool', () => {
    expect(judge('2026-03').gates).toEqual([
      { name: 'games', required: 5, actual: 0, passed: false },
      { name: 'score', required: 50, actual: 0, passed: false },
      { name: 'rating', required: 1400, actual: null, passed: false },
    ])
  })

  test.each<[list: ListMonth, over: Partial<PooledEvent>, gates: object, published: boolean, why: string]>([
    [
      '2024-02',
      { games: 5, score: 0, sumOfOpponents: 12000 },
      { games: true, rating: true },
      true,
      '2022 asks for no half point: 2400 - 800',
    ],
    [
      '2024-03',
      { games: 5, score: 0, sumOfOpponents: 12000 },
      { games: true, score: false, rating: true },
      false,
      'gates by the LIST date (A1), the formula by the start: 1600 again',
    ],
    ['2024-02', { games: 5, score: 100, sumOfOpponents: 6198 }, { games: true, rating: true }, true, '999.6 is 1000'],
    ['2024-02', { games: 5, score: 100, sumOfOpponents: 6197 }, { games: true, rating: false }, false, '999.4 is 999'],
    [
      '2024-03',
      { games: 5, score: 250, sumOfOpponents: 6999 },
      { games: true, score: true, rating: true },
      true,
      'the floor of 1400 by the list date, 1399.8 by the formula of 2022',
    ],
    [
      '2024-03',
      { games: 5, score: 250, sumOfOpponents: 6995 },
      { games: true, score: true, rating: false },
      false,
      'the floor of 1400 by the list date, 1399 by the formula of 2022',
    ],
    [
      '2024-02',
      { games: 5, score: 250, sumOfOpponents: 6995 },
      { games: true, rating: true },
      true,
      'a month earlier the floor is 1000',
    ],
  ])('on %s, %j', (list, over, gates, published, why) => {
    const old = { ...first, ratedIn: '2021-01' } as const
    const february = event({ startDate: '2024-02-03', endDate: '2024-02-04', ratedIn: list, code: 'B', ...over })
    const judgement = judge(list, old, february)
    expect(leftOut(judgement)).toEqual({ A: 'expired', B: null })
    expect(gatesPassed(judgement), why).toEqual(gates)
    expect(judgement.published, why).toBe(published)
  })
})

describe('the formula follows the start of the latest event that counts (A1)', () => {
  // 3 of 5 against 1500: 1520 by 2022 alone. Twice that: 6 of 10, 1540 by 2022;
  // by 2024 (15000 + 3600) / 12 = 1550, p = 7/12 = .58, + 57 = 1607.
  const three = { games: 5, score: 300, sumOfOpponents: 7500 }

  test.each<[starts: IsoDate[], ratedIn: ListMonth[], rating: number, why: string]>([
    [['2024-01-10', '2024-02-29'], ['2024-02', '2024-03'], 1540, 'both of 2022, on a list of 2024'],
    [['2024-01-10', '2024-03-01'], ['2024-02', '2024-04'], 1607, 'the later one of 2024'],
    [['2024-03-01', '2024-01-10'], ['2024-04', '2024-05'], 1607, 'the latest by start, not by arrival'],
    [['2024-03-01', '2024-04-01'], ['2024-04', '2024-05'], 1607, 'both of 2024'],
  ])('starts %j', (starts, ratedIn, rating, why) => {
    const events = starts.map((startDate, index) =>
      event({ ...three, startDate, endDate: startDate, ratedIn: ratedIn[index] as ListMonth, code: `E${index}` }),
    )
    expect(judge('2024-05', ...events).initial?.rating, why).toBe(rating)
    expect(judge('2024-05', ...events.reverse()).initial?.rating, why).toBe(rating)
  })

  test.each<[latest: Partial<PooledEvent>, why: string]>([
    [{ games: 0, score: 0, sumOfOpponents: 0 }, 'an event without a counting game has no say'],
    [{ ratedIn: '2021-01' }, 'an expired event has no say'],
  ])('%j', (latest, why) => {
    const old = event({ ...three, startDate: '2024-02-10', endDate: '2024-02-11', ratedIn: '2024-03', code: 'A' })
    const newer = event({ ...three, startDate: '2024-03-10', endDate: '2024-03-11', ratedIn: '2024-04', code: 'B' })
    expect(judge('2024-05', old, { ...newer, ...latest }).initial?.rating, why).toBe(1520)
  })

  it('nor has a zero in a first event that is the latest of all', () => {
    const judgement = judge('2024-05', event({ startDate: '2024-03-10', games: 5, score: 0 }))
    expect(judgement.initial).toBeNull()
  })
})

describe('the order of events', () => {
  const date = fc.constantFrom<IsoDate>('2025-01-01', '2025-01-02', '2025-02-01')
  const some = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
      startDate: date,
      endDate: date,
      ratedIn: fc.constantFrom<ListMonth>('2024-01', '2024-02', '2025-02', '2025-03'),
      games: fc.integer({ min: 0, max: 3 }),
      score: fc.constantFrom(0, 50),
      sumOfOpponents: fc.integer({ min: 0, max: 6000 }),
    }),
    { selector: ({ code }) => code },
  )

  it('is by start, end and code, and strict', () => {
    fc.assert(
      fc.property(some, (events) => {
        const keys = [...events].sort(byStart).map(({ startDate, endDate, code }) => `${startDate} ${endDate} ${code}`)
        expect(keys).toEqual([...keys].sort())
      }),
    )
  })

  it('of arrival plays no part', () => {
    fc.assert(
      fc.property(some, (events) => {
        expect(judge('2026-03', ...[...events].reverse())).toEqual(judge('2026-03', ...events))
      }),
    )
  })

  it('is put right in a copy', () => {
    const events = [event({ startDate: '2025-06-01' }), event({ startDate: '2025-05-01' })]
    judge('2026-03', ...events)
    judgePool(events, {
      list: '2026-03',
      regulations: edition('2026-03-01'),
      regulationsOn: edition,
      calendar,
    })
    expect(events.map(({ startDate }) => startDate)).toEqual(['2025-06-01', '2025-05-01'])
  })
})

describe('the first performance of older editions (A9)', () => {
  const onList = '2012-07'
  /** Events of the law of 2011 (three games and a point), 2003 (in each event) and 2014 (half a point). */
  const at = (startDate: IsoDate, games: number, score: number, over: Partial<PooledEvent> = {}) =>
    event({ startDate, endDate: startDate, ratedIn: onList, games, score, code: startDate, ...over })

  test.each<[what: string, list: ListMonth, events: PooledEvent[], left: (string | null)[]]>([
    ['three games and a point: a first performance', onList, [at('2012-05-01', 3, 100)], [null]],
    ['two games: none', onList, [at('2012-05-01', 2, 200)], ['before-first-performance']],
    ['three games and a half: none', onList, [at('2012-05-01', 3, 50)], ['before-first-performance']],
    [
      'what came before it stays out, what comes after counts with a single game',
      onList,
      [at('2012-04-01', 2, 100), at('2012-05-01', 3, 100), at('2012-05-20', 1, 0)],
      ['before-first-performance', null, null],
    ],
    [
      'two events do not make one together',
      onList,
      [at('2012-04-01', 2, 100), at('2012-05-01', 2, 100)],
      ['before-first-performance', 'before-first-performance'],
    ],
    [
      'an expired one is a first performance too: the rule asks of all events up to then',
      '2014-08',
      [at('2011-08-01', 3, 100, { ratedIn: '2011-09' }), at('2012-07-05', 1, 0, { ratedIn: '2012-08' })],
      ['expired', null],
    ],
    [
      'in 2003 each event has to have one',
      '2003-07',
      [
        at('2003-04-01', 3, 100, { ratedIn: '2003-07' }),
        at('2003-05-01', 2, 100, { ratedIn: '2003-07' }),
        at('2003-06-01', 3, 50, { ratedIn: '2003-07' }),
      ],
      [null, 'insufficient-performance', 'insufficient-performance'],
    ],
    [
      'from July 2014 on half a point in one game is one',
      '2014-08',
      [at('2014-07-01', 1, 0, { ratedIn: '2014-08' }), at('2014-07-02', 1, 50, { ratedIn: '2014-08' })],
      ['before-first-performance', null],
    ],
    [
      'each event is asked by the law of its own start',
      '2014-08',
      [at('2014-06-30', 1, 50, { ratedIn: '2014-08' }), at('2014-07-01', 1, 0, { ratedIn: '2014-08' })],
      ['before-first-performance', null],
    ],
  ])('%s', (_what, list, events, left) => {
    expect(judge(list, ...events).events.map((one) => one.leftOut)).toEqual(left)
  })
})
