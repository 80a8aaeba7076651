import { closingDate } from '../regulations/list-calendar.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { addDays, type IsoDate, type ListMonth, listDate } from '../shared/dates.js'

/** Where a day stands in the calendar of lists: how `frl status --json` begins. */
export interface CalendarPosition {
  readonly date: IsoDate
  readonly listInForce: ListMonth
  readonly nextList: ListMonth
  /** Last day on which a tournament may end to be on the next list (7.1.3). */
  readonly closingDate: IsoDate
  /** First list whose events count for a first rating on the next list (decision A8). */
  readonly windowFrom: ListMonth
}

/** The calendar of standard lists, which is that of all types. */
export function calendarOn(date: IsoDate, editions: Editions): CalendarPosition {
  const { calendar } = editions
  const nextList = calendar.firstAfter(date)
  const { windowLists } = regulationsNearest(editions, 'standard', listDate(nextList))
  return {
    date,
    listInForce: calendar.inForce(date),
    nextList,
    closingDate: lastEndFor(nextList, editions),
    windowFrom: calendar.later(nextList, 1 - windowLists),
  }
}

/** The last day before a list whose own edition leaves room enough: a tournament is booked by the law of the day it ended. */
function lastEndFor(list: ListMonth, editions: Editions): IsoDate {
  let end = addDays(listDate(list), -1)
  while (end > closingDate(list, regulationsNearest(editions, 'standard', end).closing.daysBefore))
    end = addDays(end, -1)
  return end
}
