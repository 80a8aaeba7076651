import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import type { PrintedRating } from '../../src/period/imported-standing.js'
import {
  areSameRows,
  type Observation,
  type OfficialListLaw,
  type OfficialRow,
  rowAfter,
  rowOn,
  rowsWith,
} from '../../src/period/official-rows.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsNearest } from '../../src/regulations/regulations.js'
import { type ListMonth, listDate } from '../../src/shared/dates.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'

const PLAYER = 88400001

/** What one list of a chain says of one player, and how the list is to be read. */
interface SaidList {
  readonly list: ListMonth
  readonly type: RatingType
  readonly flagKnown: boolean
  /** null: his ID stands twice. */
  readonly said: Observation | null
}

function lawOf({ list, type, flagKnown, said }: SaidList, first: boolean): OfficialListLaw {
  const regulations = regulationsNearest(fideEditions, type, listDate(list))
  const { calendar } = fideEditions
  return { list, type, regulations, calendar, flagKnown, first, doubled: new Set(said === null ? [PLAYER] : []) }
}

/** His rows when the lists come in order. */
function inOrder(lists: readonly SaidList[]): OfficialRow[] {
  const rows: OfficialRow[] = []
  lists.forEach((one, index) => {
    const before = rows.at(-1) ?? null
    const row = rowAfter(before, one.said, lawOf(one, index === 0))
    if (row !== null && row !== before) rows.push(row)
  })
  return rows
}

/** His rows when they come as they come, the same list perhaps again in another version. */
function asTheyCome(arrivals: readonly SaidList[]): readonly OfficialRow[] {
  const there = new Map<ListMonth, SaidList>()
  let rows: readonly OfficialRow[] = []
  for (const one of arrivals) {
    there.set(one.list, one)
    const later = [...there.values()].filter(({ list }) => list > one.list).sort((a, b) => (a.list < b.list ? -1 : 1))
    const first = [...there.keys()].every((list) => list >= one.list)
    const laws = later.map((each) => lawOf(each, false))
    rows = rowsWith(rows, PLAYER, one.said, lawOf(one, first), laws)
  }
  return rows
}

/** Months where the law changes, and any others. */
const firstLists: readonly ListMonth[] = ['2021-11', '2022-08', '2022-10', '2024-01', '2025-03', '2025-10', '2025-12']

const kept = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })

const printed: fc.Arbitrary<PrintedRating> = fc
  .record({
    rating: fc.constantFrom(1390, 1400, 1800, 1801, 2290, 2300, 2390, 2400),
    games: fc.constantFrom(0, 0, 0, 1, 9, 15, 29, 30),
    k: fc.constantFrom(null, 10, 15, 20, 20, 40, 40),
    inactive: fc.boolean(),
    gamesTotal: kept(fc.constantFrom(5, 29, 30, 100)),
    peak: kept(fc.constantFrom(1800, 2300, 2400)),
    lastList: kept(fc.constantFrom<ListMonth>('2021-01', ...firstLists)),
  })
  .map(({ gamesTotal, peak, lastList, ...one }) => ({
    ...one,
    ...(gamesTotal === undefined ? {} : { gamesTotal }),
    ...(peak === undefined ? {} : { peak }),
    ...(lastList === undefined ? {} : { lastList }),
  }))

const observation: fc.Arbitrary<Observation | null> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ printed, birthYear: fc.constantFrom(null, 1990, 2003, 2006, 2007, 2008) }) },
  { weight: 2, arbitrary: fc.constant<Observation>({ printed: null, birthYear: null }) },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** Lists of one type, month after month; many say what the one before said. */
const chain: fc.Arbitrary<SaidList[]> = fc
  .record({
    from: fc.constantFrom(...firstLists),
    type: fc.constantFrom(...ratingTypes),
    lists: fc.array(fc.record({ said: observation, flagKnown: fc.boolean(), again: fc.boolean(), gap: fc.nat(9) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ from, type, lists }) => {
    const said: SaidList[] = []
    let list = from
    for (const { gap, again, flagKnown, said: news } of lists) {
      const before = said.at(-1)?.said
      said.push({ list, type, flagKnown, said: again && before != null ? quiet(before) : news })
      for (let month = 0; month <= (gap > 6 ? gap : 0); month++) list = fideEditions.calendar.next(list)
    }
    return said
  })

function quiet({ printed: then, birthYear }: Observation): Observation {
  return { printed: then === null ? null : { ...then, games: 0 }, birthYear }
}

describe('the order in which official lists come in', () => {
  it('does not matter', () => {
    const orders = chain.chain((lists) =>
      fc.tuple(fc.constant(lists), fc.shuffledSubarray(lists, { minLength: lists.length })),
    )
    fc.assert(
      fc.property(orders, ([lists, arrivals]) => {
        expect(asTheyCome(arrivals)).toEqual(inOrder(lists))
      }),
      { numRuns: 3000 },
    )
  })

  it('does not matter when lists come again in another version: the last one holds', () => {
    const replaced = chain.chain((lists) =>
      fc.tuple(
        fc.constant(lists),
        fc.array(fc.tuple(fc.constantFrom(...lists), observation, fc.boolean()), { maxLength: 4 }),
        fc.shuffledSubarray(lists, { minLength: lists.length }),
      ),
    )
    fc.assert(
      fc.property(replaced, ([lists, versions, last]) => {
        const first = versions.map(([one, said, flagKnown]) => ({ ...one, said, flagKnown }))
        expect(asTheyCome([...first, ...last])).toEqual(inOrder(lists))
      }),
      { numRuns: 3000 },
    )
  })

  it('leaves the rows handed in as they are', () => {
    const [december, january] = [standard('2025-12', says({ k: 40 }, 2007)), standard('2026-01', says({ k: 40 }, 2007))]
    const stored = Object.freeze(inOrder([january]))
    expect(rowsWith(stored, PLAYER, december.said, lawOf(december, true), [lawOf(january, false)])).not.toBe(stored)
    expect(stored).toEqual(inOrder([january]))
  })
})

describe('what a list says anew', () => {
  const like = (over: Partial<PrintedRating>, birthYear = 2008) =>
    says({ k: 40, gamesTotal: 50, lastList: '2026-05', ...over }, birthYear)
  const before = like({})

  test.each<[now: Observation | null, list: ListMonth, isNew: boolean, why: string]>([
    [before, '2026-06', false, 'the same'],
    [null, '2026-06', false, 'an ID that stands twice: what the list before says stays'],
    [like({ games: 1 }), '2026-06', true, 'games are of one list, even where nothing follows from them'],
    [like({ rating: 1801 }), '2026-06', true, 'another rating'],
    [like({ k: 20 }), '2026-06', true, 'another K'],
    [like({ k: null }), '2026-06', true, 'no K printed, though the same one is derived'],
    [like({ inactive: true }), '2026-06', true, 'a flag'],
    [like({ peak: 1800 }), '2026-06', true, 'a peak printed, though it is the same'],
    [says({ k: 40, gamesTotal: 50 }, 2008), '2026-06', true, 'no last list printed, though it is the same'],
    [
      says({ k: 40, lastList: '2026-05' }, 2008),
      '2026-06',
      true,
      'no games completed printed, though they are the same',
    ],
    [like({}, 2007), '2026-06', true, 'A4: another year of birth, from which another K follows'],
    [nobody(), '2026-06', true, 'no longer rated'],
    [before, '2026-12', false, 'A4: the year of the 18th birthday'],
    [before, '2027-01', true, 'A4: no junior any more: the K printed is due to change'],
    [null, '2027-01', true, 'A4: likewise where the ID stands twice'],
  ])('%#', (now, list, isNew, why) => {
    const row = rowAfter(null, before, lawOf(standard('2026-05', before), true))
    const next = rowAfter(row, now, lawOf(standard(list, now), false))
    expect(next !== row, why).toBe(isNew)
  })

  it('says nothing of a player who never was rated', () => {
    for (const said of [nobody(), null, says({ rating: 1399 }, 1990)]) {
      expect(rowAfter(null, said, lawOf(standard('2026-05', said), false))).toBeNull()
    }
  })

  test.each<[list: ListMonth, kDue: boolean, why: string]>([
    ['2025-12', false, 'A4: a junior until the end of the year in which he turns 18'],
    ['2026-01', true, 'A4: 19 in the year of the list and 50 games: 20 follows'],
    ['2026-02', true, 'A4: and goes on to follow'],
  ])('K 40 of a player born in 2007 with 50 games is due to change on %s: %s', (list, kDue, why) => {
    const said = says({ k: 40, gamesTotal: 50 }, 2007)
    const rows = inOrder([standard('2025-12', said), standard('2026-01', said), standard('2026-02', said)])
    expect(rowOn(rows, list)?.kDue, why).toBe(kDue)
    expect(rows.map(({ validFrom }) => validFrom)).toEqual(['2025-12', '2026-01'])
  })
})

describe('a list that comes late', () => {
  const quietly = (list: ListMonth, over: Partial<PrintedRating> = {}) => standard(list, says({ k: 40, ...over }, 1990))

  it('adds its games to what later lists have completed, and their K is due', () => {
    const lists = [quietly('2026-01', { games: 20 }), quietly('2026-02', { games: 20 }), quietly('2026-03')]
    const rows = asTheyCome([...lists].reverse())
    expect(rows.map(({ validFrom, standing, kDue }) => [validFrom, standing.gamesCompleted, kDue])).toEqual([
      ['2026-01', 20, false],
      ['2026-02', 40, true],
    ])
  })

  it('gives a K that was derived anew', () => {
    const lists = [quietly('2026-01', { games: 3 }), quietly('2026-02', { k: null, games: 2 })]
    const [late] = asTheyCome(lists.slice(1))
    expect(late?.standing, 'A4b: neither K nor history: 30 games assumed').toMatchObject({ k: 20, gamesCompleted: 30 })
    const rows = asTheyCome([...lists].reverse())
    expect(rowOn(rows, '2026-02')?.standing, 'A4b: with history').toMatchObject({ k: 40, gamesCompleted: 5 })
  })

  it('leaves what comes after a list that changes nothing', () => {
    const lists = [quietly('2026-01'), quietly('2026-02'), quietly('2026-03', { games: 4 })]
    const without = asTheyCome([lists[0], lists[2]] as SaidList[])
    expect(areSameRows(asTheyCome([lists[0], lists[2], lists[1]] as SaidList[]), without)).toBe(true)
  })

  it('that does not have a player takes him from none of the others', () => {
    const lists = [quietly('2026-01'), standard('2026-02', nobody()), quietly('2026-03')]
    const rows = asTheyCome([lists[2], lists[0], lists[1]] as SaidList[])
    expect(rows.map(({ validFrom, standing }) => [validFrom, standing.rating])).toEqual([
      ['2026-01', 1800],
      ['2026-02', null],
      ['2026-03', 1800],
    ])
  })
})

function standard(list: ListMonth, said: Observation | null): SaidList {
  return { list, type: 'standard', flagKnown: true, said }
}

/** A player of 1800 who did not play, unless said otherwise. */
function says(over: Partial<PrintedRating>, birthYear: number | null): Observation {
  return { printed: { rating: 1800, games: 0, k: 20, inactive: false, ...over }, birthYear }
}

function nobody(): Observation {
  return { printed: null, birthYear: null }
}
