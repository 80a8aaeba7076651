import { describe, expect, it, test } from 'vitest'

import { type ChainList, chainBefore, chainOf } from '../../src/period/chain.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { ListMonth } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'

const { calendar } = fideEditions

function official(list: ListMonth, type: RatingType = 'standard'): ChainList {
  return { type, list, series: 'official', base_series: null, anchor: null, closed: 0 }
}

/** An own list on an own one, unless said otherwise. */
function own(list: ListMonth, over: Partial<ChainList> = {}): ChainList {
  return { type: 'standard', list, series: 'own', base_series: 'own', anchor: null, closed: 0, ...over }
}

const onOfficial = { base_series: 'official' } as const
const fromNothing = { base_series: null } as const

const name = (row: ChainList | 'empty' | null) => (row === null || row === 'empty' ? row : `${row.list} ${row.series}`)

/** January and February official, March and April own, March also official. */
const usual = [
  official('2026-01'),
  official('2026-02'),
  own('2026-03', { ...onOfficial, anchor: '2026-02', closed: 1 }),
  official('2026-03'),
  own('2026-04', { anchor: '2026-02' }),
]

/** The same chain whatever order the lists come in. */
const orders = <Row>(rows: readonly Row[]): (readonly Row[])[] => [rows, [...rows].reverse()]

describe('the list that counts for a month', () => {
  test.each<[preferred: 'official' | 'own', list: ListMonth, counted: string | null, why: string]>([
    ['official', '2026-01', '2026-01 official', 'the only one'],
    ['official', '2026-03', '2026-03 official', 'of two side by side the preferred one'],
    ['own', '2026-03', '2026-03 own', 'of two side by side the preferred one'],
    ['own', '2026-02', '2026-02 official', 'the only one, preferred or not'],
    ['official', '2026-04', '2026-04 own', 'the only one, preferred or not'],
    ['official', '2026-05', null, 'none'],
    ['own', '2025-12', null, 'none'],
  ])('%s preferred, %s: %s', (preferred, list, counted, why) => {
    for (const rows of orders(usual)) {
      const chain = chainOf(rows, preferred, calendar)
      expect(name(chain.counted('standard', list)), why).toBe(counted)
      expect(name(chain.inForce('standard', list)), 'the list in force is the one that counts').toBe(counted)
      expect(chain.counted('rapid', list), 'another type').toBeNull()
    }
  })
})

describe('a list that is closed', () => {
  test.each<[list: ListMonth, closed: boolean, why: string]>([
    ['2026-03', true, 'A15: published'],
    ['2026-04', false, 'computed, not published'],
    ['2026-02', false, 'an official list is never closed by itself'],
    ['2026-05', false, 'none'],
  ])('%s: %s', (list, closed, why) => {
    for (const preferred of ['official', 'own'] as const) {
      expect(chainOf(usual, preferred, calendar).isClosed('standard', list), why).toBe(closed)
      expect(chainOf(usual, preferred, calendar).isClosed('blitz', list), 'another type').toBe(false)
    }
  })
})

describe('the list in force where there is none', () => {
  const begun = [own('2026-03', fromNothing), own('2026-04')]

  test.each<[rows: ChainList[], list: ListMonth, inForce: string | null, why: string]>([
    [[], '2026-02', 'empty', 'A23: a type without any list starts from an empty one'],
    [[official('2026-01', 'rapid')], '2026-02', 'empty', 'A23: of this type there is none'],
    [begun, '2026-02', 'empty', 'A23: before a type that began empty'],
    [begun, '2020-01', 'empty', 'A23: long before'],
    [begun, '2026-03', '2026-03 own', 'its first list'],
    [begun, '2026-05', null, 'A2: after its last list one is missing'],
    [[own('2026-03', fromNothing), own('2026-05')], '2026-04', null, 'A23: a gap'],
    [[official('2026-01'), official('2026-03')], '2026-02', null, 'A2: a gap between official lists'],
    [[official('2026-01')], '2025-12', null, 'A2: before the first official list one is missing'],
    [[own('2026-03', onOfficial)], '2026-02', null, 'A2: it stood on an official list that is gone'],
    [[official('2026-03'), own('2026-04', onOfficial)], '2026-02', null, 'A2: the first one is official'],
  ])('%#', (rows, list, inForce, why) => {
    for (const order of orders(rows)) {
      expect(name(chainOf(order, 'official', calendar).inForce('standard', list)), why).toBe(inForce)
      expect(name(chainOf(order, 'own', calendar).inForce('standard', list)), why).toBe(inForce)
    }
  })

  it('follows the list that counts where an official one stands beside the first own one', () => {
    for (const rows of orders([own('2026-03', fromNothing), official('2026-03')])) {
      expect(chainOf(rows, 'own', calendar).inForce('standard', '2026-02'), 'the type began empty').toBe('empty')
      expect(chainOf(rows, 'official', calendar).inForce('standard', '2026-02'), 'A2: ratings there were').toBeNull()
    }
  })
})

describe('own lists that stand on another', () => {
  const above = (rows: readonly ChainList[], list: ListMonth) =>
    orders(rows).map((order) =>
      chainOf(order, 'official', calendar)
        .standingOn('standard', list)
        .map(({ list: one }) => one),
    )

  test.each<[rows: ChainList[], list: ListMonth, lists: ListMonth[], why: string]>([
    [[own('2026-03'), own('2026-04'), own('2026-05')], '2026-03', ['2026-05', '2026-04'], 'the latest first'],
    [[own('2026-03'), own('2026-04'), own('2026-05')], '2026-04', ['2026-05'], 'only those above it'],
    [[own('2026-03'), own('2026-04')], '2026-04', [], 'nothing above it'],
    [[own('2026-03'), own('2026-04', onOfficial), own('2026-05')], '2026-03', [], 'April stands on an official list'],
    [[own('2026-03'), own('2026-04', onOfficial), own('2026-05')], '2026-04', ['2026-05'], 'May stands on April'],
    [[own('2026-03'), own('2026-05')], '2026-03', [], 'a gap'],
    [
      [own('2026-03'), official('2026-04'), own('2026-04'), own('2026-05')],
      '2026-03',
      ['2026-05', '2026-04'],
      'official lists stand on nothing',
    ],
    [[own('2026-12'), own('2027-01')], '2026-12', ['2027-01'], 'over the year'],
    [[own('2026-03'), own('2026-04', { type: 'rapid' })], '2026-03', [], 'another type'],
    [[], '2026-03', [], 'no lists'],
  ])('%#', (rows, list, lists, why) => {
    expect(above(rows, list), why).toEqual([lists, lists])
  })
})

describe('a chain', () => {
  it('names a long row of lists by its ends, each series for itself', () => {
    const months = ['2025-11', '2025-12', '2026-01', '2026-02'] as const
    const rows = [
      ...months.map((list) => own(list)),
      ...months.map((list) => official(list)),
      own('2026-04'),
      own('2026-05'),
    ]
    for (const lists of orders(rows.slice(0, 4))) {
      expect(chainOf(lists, 'own', calendar).names('standard')).toBe('2025-11 to 2026-02 (own)')
    }
    expect(chainOf(rows, 'own', calendar).names('standard')).toBe(
      '2025-11 to 2026-02 (own), 2025-11 to 2026-02 (official), 2026-04 (own), 2026-05 (own)',
    )
    // Two-monthly lists follow each other without a gap.
    const older = ['2009-09', '2009-11', '2010-01', '2010-03'] as const
    expect(
      chainOf(
        older.map((list) => official(list)),
        'own',
        calendar,
      ).names('standard'),
    ).toBe('2009-09 to 2010-03 (official)')
  })

  it('names its lists, oldest first', () => {
    for (const rows of orders([own('2026-03'), official('2026-01'), official('2026-02')])) {
      const chain = chainOf(rows, 'official', calendar)
      expect(chain.names('standard')).toBe('2026-01 (official), 2026-02 (official), 2026-03 (own)')
      expect(chain.names('rapid')).toBe('none')
      expect([chain.has('standard'), chain.has('rapid')]).toEqual([true, false])
    }
  })

  it('finds the own list of a month beside an official one', () => {
    expect(name(chainOf(usual, 'official', calendar).own('standard', '2026-03'))).toBe('2026-03 own')
    expect(chainOf(usual, 'own', calendar).own('standard', '2026-02')).toBeNull()
    expect(chainOf(usual, 'own', calendar).own('rapid', '2026-03')).toBeNull()
  })

  it('names the official lists before a month, which need not be there itself', () => {
    for (const rows of orders([...usual, official('2026-02', 'rapid')])) {
      const chain = chainOf(rows, 'own', calendar)
      const officialBefore = (list: ListMonth) => chain.officialBefore('standard', list).map(name)
      expect(officialBefore('2026-03')).toEqual(['2026-01 official', '2026-02 official'])
      expect(officialBefore('2026-05')).toEqual(['2026-01 official', '2026-02 official', '2026-03 official'])
      expect(officialBefore('2026-01')).toEqual([])
    }
  })

  it('asks each type for its own lists alone', () => {
    const rows = [own('2026-04', { type: 'rapid' }), official('2026-03', 'rapid'), own('2026-04', onOfficial)]
    for (const order of orders(rows)) {
      const chain = chainOf(order, 'own', calendar)
      expect(chain.names('rapid')).toBe('2026-03 (official), 2026-04 (own)')
      expect(chain.names('standard')).toBe('2026-04 (own)')
      expect(name(chain.inForce('rapid', '2026-03'))).toBe('2026-03 official')
      expect(chain.inForce('standard', '2026-03')).toBeNull()
      expect(chain.inForce('blitz', '2026-03')).toBe('empty')
    }
  })

  it('leaves the lists handed in as they are', () => {
    const rows = [own('2026-04'), own('2026-03')]
    const chain = chainOf(rows, 'own', calendar)
    chain.names('standard')
    chain.standingOn('standard', '2026-03')
    expect(rows.map(({ list }) => list)).toEqual(['2026-04', '2026-03'])
  })
})

describe('what a list may be computed from', () => {
  test.each<[list: ListMonth, left: string[], why: string]>([
    ['2026-03', ['2026-01 official', '2026-02 official', '2026-03 official'], 'no own list of the month or later'],
    ['2026-04', ['2026-01 official', '2026-02 official', '2026-03 own', '2026-03 official'], 'own lists before it'],
    ['2026-05', usual.map(name) as string[], 'all there are'],
  ])('for %s', (list, left, why) => {
    expect(chainBefore(usual, 'standard', list).map(name), why).toEqual(left)
  })

  it('is not cut by another type', () => {
    expect(chainBefore(usual, 'rapid', '2026-03')).toEqual(usual)
  })
})
