import { describe, expect, it, test } from 'vitest'

import {
  type ClosingRules,
  dueList,
  type FirstListAfter,
  isTooLate,
  lastList,
  receivedOn,
} from '../../src/report/booking.js'
import type { Registration } from '../../src/report/registration.js'
import { addMonths, type IsoDate, type ListMonth, listDate, monthOf } from '../../src/shared/dates.js'
import { REGISTRATION } from './made-up.js'

const rules: ClosingRules = { daysBefore: 3, officialEventDaysBefore: 1, latestListAfterEnd: 3 }
const monthly: FirstListAfter = (day) => addMonths(monthOf(day), 1)
const quarterly: FirstListAfter = (day) => {
  let list: ListMonth = addMonths(monthOf(day), 1)
  while (!['01', '04', '07', '10'].includes(list.slice(5))) list = addMonths(list, 1)
  return list
}

function booked(endDate: IsoDate, receivedDate: IsoDate, official = false): string {
  const finished = { endDate, receivedDate, official }
  return isTooLate(finished, rules, monthly) ? 'not rated' : dueList(finished, rules, monthly)
}

describe('the list of a report', () => {
  test.each([
    ['2026-02-26', '2026-02-27', '2026-03', '7.1.3: three days before the list'],
    ['2026-02-27', '2026-02-27', '2026-04', '7.1.3: two days before it'],
    ['2024-02-27', '2024-02-28', '2024-03', '7.1.3 in a leap year'],
    ['2024-02-28', '2024-02-28', '2024-04', '7.1.3 in a leap year'],
    ['2026-03-29', '2026-03-31', '2026-04', '7.1.3: a month of 31 days'],
    ['2026-03-30', '2026-03-31', '2026-05', '7.1.3: a month of 31 days'],
    ['2026-01-10', '2026-01-20', '2026-02', 'in time'],
    ['2026-01-10', '2026-01-31', '2026-02', 'received on the last day'],
    ['2026-01-10', '2026-02-01', '2026-03', 'received on the day of the list'],
    ['2026-01-10', '2026-02-15', '2026-03', 'late, rated later'],
    ['2026-01-10', '2026-03-31', '2026-04', '9.1: the third list after the end'],
    ['2026-01-10', '2026-04-01', 'not rated', '9.1: after the third list'],
    ['2025-12-29', '2025-12-31', '2026-01', 'over the turn of the year'],
    ['2025-12-30', '2026-01-31', '2026-02', 'over the turn of the year'],
    ['2026-01-31', '2026-04-30', 'not rated', '9.1: the third list is 2026-04'],
    ['2026-01-31', '2026-05-02', 'not rated', '9.1: the third list is 2026-04'],
    ['2026-01-31', '2026-03-31', '2026-04', '9.1: closed to February, third list all the same'],
    ['2026-02-01', '2026-04-30', '2026-05', '9.1: the list of the day it ended is not after the end'],
  ] as const)('ended %s, received %s: %s', (endDate, receivedDate, list, why) => {
    expect(booked(endDate, receivedDate), why).toBe(list)
  })

  test.each([
    ['2026-02-28', '2026-02-28', '2026-03', 'until the day before'],
    ['2026-03-01', '2026-03-01', '2026-04', 'not on the day itself'],
  ] as const)('of an official event that ended %s, received %s, is %s (7.1.3)', (endDate, receivedDate, list, why) => {
    expect(booked(endDate, receivedDate, true), why).toBe(list)
  })

  it('follows the calendar of the time', () => {
    const finished = { endDate: '2003-02-10', receivedDate: '2003-02-12', official: false } as const
    expect(dueList(finished, rules, quarterly)).toBe('2003-04')
    expect(lastList('2003-02-10', rules, quarterly)).toBe('2003-10')
  })

  it('is the last one after as many lists as the edition says', () => {
    expect([1, 2, 3].map((latestListAfterEnd) => lastList('2026-01-31', { latestListAfterEnd }, monthly))).toEqual([
      '2026-02',
      '2026-03',
      '2026-04',
    ])
  })

  it('is never dated on or before the day received', () => {
    for (let day = 1; day <= 31; day++) {
      const received = `2026-01-${String(day).padStart(2, '0')}` as IsoDate
      expect(
        listDate(dueList({ endDate: '2025-12-01', receivedDate: received, official: false }, rules, monthly)) >
          received,
      ).toBe(true)
    }
  })
})

type Row = [
  argument: IsoDate | null,
  registration: Registration | null,
  day: IsoDate,
  from: string,
  inboxDays?: readonly IsoDate[],
]

test.each<Row>([
  ['2026-02-20', { ...REGISTRATION, receivedDate: '2026-02-10' }, '2026-02-20', 'argument'],
  [null, { ...REGISTRATION, receivedDate: '2026-02-10' }, '2026-02-10', 'registration'],
  [null, { ...REGISTRATION, receivedDate: null }, '2026-02-08', 'end date'],
  [null, null, '2026-02-08', 'end date'],
  ['2026-02-20', null, '2026-02-20', 'argument', ['2026-02-28']],
  [null, { ...REGISTRATION, receivedDate: '2026-02-10' }, '2026-02-10', 'registration', ['2026-02-28']],
  [null, { ...REGISTRATION, receivedDate: null }, '2026-02-28', 'inbox', ['2026-02-28']],
  [null, null, '2026-02-28', 'inbox', ['2026-01-31', '2026-02-28', '2026-03-31']],
  [null, null, '2026-02-08', 'inbox', ['2026-02-08', '2026-02-28']],
  [null, null, '2026-02-08', 'end date', ['2026-01-31', '2026-02-07']],
])('received %s, registered %j', (argument, registration, receivedDate, receivedFrom, inboxDays = []) => {
  expect(receivedOn(argument, registration, inboxDays, '2026-02-08')).toEqual({ receivedDate, receivedFrom })
})
