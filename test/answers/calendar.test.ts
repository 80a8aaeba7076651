import { describe, expect, test } from 'vitest'

import { calendarOn } from '../../src/answers/calendar.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsNearest } from '../../src/regulations/regulations.js'
import { dueList } from '../../src/report/booking.js'
import { addDays, type IsoDate, type ListMonth } from '../../src/shared/dates.js'

describe('the last day on which a tournament may end to be on the next list', () => {
  test.each<[date: IsoDate, list: ListMonth, end: IsoDate, why: string]>([
    ['2026-02-10', '2026-03', '2026-02-26', '7.1.3: three days before'],
    ['2014-06-20', '2014-07', '2014-06-24', 'seven days before, by the law of June 2014'],
    ['2014-07-20', '2014-08', '2014-07-29', 'three days before from July 2014 on'],
    ['2009-06-05', '2009-07', '2009-06-01', 'thirty days before, by the law of June 2009'],
    ['2009-07-20', '2009-09', '2009-08-25', 'seven days before from July 2009 on'],
  ])('on %s: for the list %s %s', (date, list, end, why) => {
    expect(calendarOn(date, fideEditions), why).toMatchObject({ nextList: list, closingDate: end })
  })

  test.each<IsoDate>(['2026-02-10', '2014-06-20', '2009-06-05', '2013-01-05', '2004-05-05'])(
    'on %s is the one reports are booked by',
    (date) => {
      const { nextList, closingDate } = calendarOn(date, fideEditions)
      const due = (endDate: IsoDate) =>
        dueList(
          { endDate, receivedDate: endDate, official: false },
          regulationsNearest(fideEditions, 'standard', endDate).closing,
          fideEditions.calendar.firstAfter,
        )
      expect(due(closingDate)).toBe(nextList)
      expect(due(addDays(closingDate, 1))).toBe(fideEditions.calendar.next(nextList))
    },
  )
})
