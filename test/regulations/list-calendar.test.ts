import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { fideEditions } from '../../src/regulations/editions.js'
import { closingDate, listCalendar } from '../../src/regulations/list-calendar.js'
import { addMonths, type IsoDate, type ListMonth, listDate, listMonthOf } from '../../src/shared/dates.js'

const {
  next: nextList,
  previous: previousList,
  later: listsLater,
  inForce: listInForce,
  firstAfter: firstListAfter,
  isList,
} = fideEditions.calendar

describe('the list after and the list before', () => {
  test.each<[list: ListMonth, next: ListMonth, why: string]>([
    ['2026-02', '2026-03', '7.1: monthly'],
    ['2025-12', '2026-01', '7.1: monthly, over the year'],
    ['2012-07', '2012-08', 'monthly since July 2012'],
    ['2012-05', '2012-07', 'two-monthly until then'],
    ['2012-03', '2012-05', 'two-monthly'],
    ['2011-11', '2012-01', 'two-monthly, over the year'],
    ['2009-09', '2009-11', 'two-monthly since July 2009'],
    ['2009-07', '2009-09', 'the first two-monthly list is that of September'],
    ['2009-04', '2009-07', 'quarterly until then'],
    ['2008-10', '2009-01', 'quarterly, over the year'],
    ['2001-01', '2001-04', 'quarterly'],
    ['2000-01', '2000-04', 'quarterly, the first year known'],
  ])('%s is followed by %s', (list, next, why) => {
    expect(nextList(list), why).toBe(next)
    expect(previousList(next), why).toBe(list)
  })

  test.each<[month: ListMonth, there: boolean, why: string]>([
    ['2026-03', true, 'monthly'],
    ['2012-08', true, 'monthly'],
    ['2012-07', true, 'the first monthly list'],
    ['2012-06', false, 'two-monthly: May, then July'],
    ['2012-05', true, 'two-monthly'],
    ['2009-10', false, 'two-monthly: odd months'],
    ['2009-09', true, 'two-monthly'],
    ['2009-08', false, 'two-monthly: July, then September'],
    ['2009-07', true, 'January, April, July, October'],
    ['2009-05', false, 'quarterly'],
    ['2009-04', true, 'quarterly'],
    ['2001-10', true, 'quarterly'],
    ['2001-11', false, 'quarterly'],
  ])('a list is dated %s-01: %s', (month, there, why) => {
    expect(isList(month), why).toBe(there)
  })
})

describe('counting lists', () => {
  test.each<[list: ListMonth, lists: number, result: ListMonth, why: string]>([
    ['2026-03', 0, '2026-03', 'none'],
    ['2026-03', 1, '2026-04', 'one on'],
    ['2026-03', -1, '2026-02', 'one back'],
    ['2026-03', -25, '2024-02', 'A8: the oldest of 26 lists'],
    ['2026-03', -12, '2025-03', 'A14: a year of lists'],
    ['2025-12', 3, '2026-03', '9.1: the third one on'],
    ['2012-07', 25, '2014-08', 'from the first monthly list on'],
    ['2014-08', -25, '2012-07', 'back to the first monthly list'],
    ['2014-07', -25, '2012-05', 'one more is two months'],
    ['2012-07', -1, '2012-05', 'into the two-monthly years'],
    ['2012-05', 1, '2012-07', 'out of them'],
    ['2012-03', 3, '2012-08', 'out of them and on'],
    ['2012-09', -3, '2012-05', 'into them'],
    ['2012-07', -18, '2009-07', 'all two-monthly lists: three years of six'],
    ['2012-07', -19, '2009-04', 'into the quarterly years'],
    ['2009-04', 19, '2012-07', 'and back'],
    ['2009-04', 0, '2009-04', 'none'],
  ])('%s and %i is %s', (list, lists, result, why) => {
    expect(listsLater(list, lists), why).toBe(result)
  })

  it('goes as far back as it went on, in every era', () => {
    // From 2000 to 2040, months without a list left out.
    const anyList = fc
      .integer({ min: 2000 * 12, max: 2040 * 12 })
      .map(listMonthOf)
      .filter(isList)
    fc.assert(
      fc.property(anyList, fc.integer({ min: -8, max: 200 }), (list, lists) => {
        fc.pre(lists > 0 || list > '2003-01')
        const there = listsLater(list, lists)
        expect(isList(there)).toBe(true)
        expect(listsLater(there, -lists)).toBe(list)
        expect(listsLater(list, lists + 1)).toBe(nextList(there))
      }),
    )
  })
})

describe('the list in force', () => {
  test.each<[day: IsoDate, list: ListMonth, first: ListMonth, why: string]>([
    // day        in force   first after
    ['2026-03-01', '2026-03', '2026-04', "A2: a start on the 1st uses that day's list"],
    ['2026-02-28', '2026-02', '2026-03', 'the day before uses the list before'],
    ['2024-02-29', '2024-02', '2024-03', 'a leap day'],
    ['2024-03-01', '2024-03', '2024-04', 'the day after it'],
    ['2025-12-31', '2025-12', '2026-01', 'the last day of a year'],
    ['2026-01-01', '2026-01', '2026-02', 'the first day of a year'],
    ['2025-10-31', '2025-10', '2025-11', 'an event of 31 October uses the list of October'],
    ['2012-07-01', '2012-07', '2012-08', 'the first monthly list'],
    ['2012-06-30', '2012-05', '2012-07', 'there was no list of June'],
    ['2009-08-31', '2009-07', '2009-09', 'there was no list of August'],
    ['2009-06-30', '2009-04', '2009-07', 'quarterly'],
    ['2009-07-01', '2009-07', '2009-09', 'the first of the two-monthly regulations'],
  ])('on %s is %s', (day, list, first, why) => {
    expect(listInForce(day), why).toBe(list)
    expect(firstListAfter(day), why).toBe(first)
  })

  it('is the list dated last, and the first after is dated later', () => {
    const days = fc.record({
      month: fc.integer({ min: 2001 * 12, max: 2040 * 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    fc.assert(
      fc.property(days, ({ month, day }) => {
        const date = `${listMonthOf(month)}-${String(day).padStart(2, '0')}` as IsoDate
        expect(listDate(listInForce(date)) <= date).toBe(true)
        expect(listDate(firstListAfter(date)) > date).toBe(true)
        expect(nextList(listInForce(date))).toBe(firstListAfter(date))
      }),
    )
  })
})

describe('the last day on which a tournament may end', () => {
  test.each<[list: ListMonth, daysBefore: number, day: IsoDate, why: string]>([
    ['2026-03', 3, '2026-02-26', '7.1.3: three days before, in a short February'],
    ['2024-03', 3, '2024-02-27', '7.1.3: in a leap year'],
    ['2026-01', 3, '2025-12-29', '7.1.3: over the year'],
    ['2026-05', 3, '2026-04-28', '7.1.3: a month of 30 days'],
    ['2026-11', 3, '2026-10-29', '7.1.3: when clocks are put back in Europe'],
    ['2026-04', 3, '2026-03-29', '7.1.3: the very day clocks are put on in Europe'],
    ['2026-03', 1, '2026-02-28', '7.1.3: official events, the last day before'],
    ['2024-03', 1, '2024-02-29', '7.1.3: official events, a leap day'],
    ['2026-03', 0, '2026-03-01', 'no day before is the day itself'],
  ])('for %s, %i days before, is %s', (list, daysBefore, day, why) => {
    expect(closingDate(list, daysBefore), why).toBe(day)
  })

  it('does not depend on the month before having 31 days', () => {
    for (let month = 1; month <= 12; month++) {
      const list = addMonths('2025-12', month)
      expect(listInForce(closingDate(list, 1)), list).toBe(previousList(list))
    }
  })
})

describe("a calendar of one's own", () => {
  const calendar = listCalendar([
    { from: '2024-01', months: [1, 7] },
    { from: '2025-06', months: [3, 6, 9, 12] },
  ])

  test.each<[list: ListMonth, next: ListMonth, why: string]>([
    ['2023-07', '2024-01', 'the oldest stretch reaches back'],
    ['2024-07', '2025-01', 'half-yearly'],
    ['2025-01', '2025-06', 'on to the next stretch, whose first month is a list'],
    ['2025-06', '2025-09', 'quarterly'],
  ])('%s is followed by %s', (list, next, why) => {
    expect(calendar.next(list), why).toBe(next)
    expect(calendar.previous(next), why).toBe(list)
    expect(calendar.later(list, 1), why).toBe(next)
  })

  test.each([[[]], [[{ from: '2024-01' as const, months: [] }]]])('needs a month: %j', (stretches) => {
    expect(() => listCalendar(stretches)).toThrow(RangeError)
  })
})
