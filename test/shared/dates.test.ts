import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  isIsoDate,
  isListMonth,
  isoDate,
  type ListMonth,
  listDate,
  listMonthOf,
  monthNumber,
  monthOf,
  yearOf,
} from '../../src/shared/dates.js'

describe('a date', () => {
  test.each<[text: string, is: boolean, why: string]>([
    ['2026-03-01', true, 'a day'],
    ['2024-02-29', true, 'a leap year'],
    ['2000-02-29', true, 'a leap year: divisible by 400'],
    ['2026-02-29', false, 'no leap year'],
    ['1900-02-29', false, 'no leap year: divisible by 100'],
    ['2100-02-29', false, 'no leap year: divisible by 100'],
    ['2026-04-31', false, 'a month of 30 days'],
    ['2026-12-31', true, 'a month of 31 days'],
    ['2026-13-01', false, 'no such month'],
    ['2026-00-10', false, 'no such month'],
    ['2026-03-00', false, 'no such day'],
    ['2026-03-32', false, 'no such day'],
    ['1000-01-01', true, 'the first year'],
    ['0999-12-31', false, 'before it'],
    ['2026-3-1', false, 'two digits each'],
    ['2026-03-01T00:00', false, 'no time'],
    ['2026-03-01 ', false, 'nothing after it'],
    [' 2026-03-01', false, 'nothing before it'],
    ['2026-03', false, 'a month'],
    ['01.03.2026', false, 'another form'],
    ['', false, 'nothing'],
  ])('%j: %s', (text, is, why) => {
    expect(isIsoDate(text), why).toBe(is)
  })

  test.each<[year: number, month: number, day: number, date: IsoDate | null]>([
    [2026, 3, 1, '2026-03-01'],
    [2024, 2, 29, '2024-02-29'],
    [2026, 2, 29, null],
    [2026, 4, 31, null],
    [2026, 13, 1, null],
    [2026, 0, 1, null],
    [2026, 1, 0, null],
    [26, 3, 1, null],
    [9999, 12, 31, '9999-12-31'],
    [10000, 1, 1, null],
    [2026.5, 3, 1, null],
    [2026, 3, 1.5, null],
    [Number.NaN, 3, 1, null],
    [2026, Number.NaN, 1, null],
  ])('of %d, %d, %d is %s', (year, month, day, date) => {
    expect(isoDate(year, month, day)).toBe(date)
  })
})

describe('days later', () => {
  test.each<[date: IsoDate, days: number, result: IsoDate, why: string]>([
    ['2026-03-01', 0, '2026-03-01', 'none'],
    ['2026-02-28', 1, '2026-03-01', 'no leap year'],
    ['2024-02-28', 1, '2024-02-29', 'a leap year'],
    ['2024-02-29', 1, '2024-03-01', 'a leap day'],
    ['2024-02-29', 366, '2025-03-01', 'a year from a leap day'],
    ['2026-03-01', -1, '2026-02-28', 'back over a month'],
    ['2024-03-01', -1, '2024-02-29', 'back to a leap day'],
    ['2025-12-31', 1, '2026-01-01', 'over a year'],
    ['2026-01-01', -1, '2025-12-31', 'back over a year'],
    ['2026-03-28', 1, '2026-03-29', 'to the day clocks are put on in Europe'],
    ['2026-03-29', 1, '2026-03-30', 'over it'],
    ['2026-03-08', 1, '2026-03-09', 'over the day clocks are put on in America'],
    ['2026-10-25', 1, '2026-10-26', 'over the day clocks are put back in Europe'],
    ['2026-10-26', -1, '2026-10-25', 'back over it'],
    ['2011-12-29', 1, '2011-12-30', 'a day that some islands left out'],
    ['2011-12-30', 1, '2011-12-31', 'a day that some islands left out'],
  ])('%s and %i is %s', (date, days, result, why) => {
    expect(addDays(date, days), why).toBe(result)
  })

  test.each(['2026-03', 'today', ''])('refuses %j', (text) => {
    expect(() => addDays(text as IsoDate, 1)).toThrow(RangeError)
  })
})

describe('a month', () => {
  test.each<[text: string, is: boolean]>([
    ['2026-01', true],
    ['2026-12', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-01-01', false],
    ['26-01', false],
    ['2026/01', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isListMonth(text)).toBe(is)
  })

  test.each<[list: ListMonth, months: number, result: ListMonth]>([
    ['2026-03', 0, '2026-03'],
    ['2026-03', 1, '2026-04'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', -12, '2025-01'],
    ['2026-01', -13, '2024-12'],
    ['2026-11', 26, '2029-01'],
    ['2026-03', -25, '2024-02'],
  ])('%s and %i months is %s', (list, months, result) => {
    expect(addMonths(list, months)).toBe(result)
  })

  test.each<[date: IsoDate, list: ListMonth, year: number]>([
    ['2026-03-01', '2026-03', 2026],
    ['2024-02-29', '2024-02', 2024],
    ['2025-12-31', '2025-12', 2025],
    ['2026-01-01', '2026-01', 2026],
  ])('of %s is %s', (date, list, year) => {
    expect(monthOf(date)).toBe(list)
    expect(yearOf(list)).toBe(year)
    expect(listDate(list)).toBe(`${list}-01`)
  })

  it('is a number of months since year 0', () => {
    expect(monthNumber('2026-01')).toBe(24312)
    expect(monthNumber('2025-12')).toBe(24311)
    expect(listMonthOf(24312)).toBe('2026-01')
  })
})

describe('in every year', () => {
  const days = fc.integer({ min: -400_000, max: 400_000 })
  const date = fc.integer({ min: 0, max: 40_000 }).map((later) => addDays('1990-01-01', later))

  it('days add up and go back', () => {
    fc.assert(
      fc.property(date, days, days, (from, some, more) => {
        expect(addDays(addDays(from, some), -some)).toBe(from)
        expect(addDays(addDays(from, some), more)).toBe(addDays(from, some + more))
      }),
    )
  })

  it('dates are compared as they are written', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 5000 }), (from, later) => {
        expect(isIsoDate(from)).toBe(true)
        expect(addDays(from, later) > from).toBe(true)
        expect(monthOf(addDays(from, later)) >= monthOf(from)).toBe(true)
      }),
    )
  })

  it('months are counted there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12_000, max: 36_000 }), fc.integer({ min: -600, max: 600 }), (number, months) => {
        const list = listMonthOf(number)
        expect(isListMonth(list)).toBe(true)
        expect(monthNumber(list)).toBe(number)
        expect(monthNumber(addMonths(list, months))).toBe(number + months)
        expect(addMonths(list, 1) > list).toBe(true)
      }),
    )
  })

  it('365 or 366 days go by', () => {
    const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    for (let year = 1896; year <= 2104; year++) {
      expect(addDays(`${year}-01-01` as IsoDate, leap(year) ? 366 : 365)).toBe(`${year + 1}-01-01`)
      expect(isIsoDate(`${year}-02-29`), `${year}`).toBe(leap(year))
    }
  })
})

test.each<[from: IsoDate, to: IsoDate, days: number, why: string]>([
  ['2026-02-07', '2026-02-07', 0, 'the same day'],
  ['2026-02-28', '2026-03-01', 1, 'over the end of February'],
  ['2024-02-28', '2024-03-01', 2, 'in a leap year'],
  ['2026-03-28', '2026-03-30', 2, 'over a change of clocks'],
  ['2025-12-31', '2026-12-31', 365, 'a year'],
  ['2026-02-08', '2026-02-07', -1, 'backwards'],
])('daysBetween %s and %s: %i', (from, to, days, why) => {
  expect(daysBetween(from, to), why).toBe(days)
})
