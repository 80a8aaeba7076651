import { closingDate } from '../regulations/list-calendar.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { type IsoDate, type ListMonth, listDate } from '../shared/dates.js'

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

export function calendarOn(date: IsoDate, editions: Editions): CalendarPosition {
  const { calendar } = editions
  const nextList = calendar.firstAfter(date)
  const { closing, windowLists } = regulationsNearest(editions, 'standard', listDate(nextList))
  return {
    date,
    listInForce: calendar.inForce(date),
    nextList,
    closingDate: closingDate(nextList, closing.daysBefore),
    windowFrom: calendar.later(nextList, 1 - windowLists),
  }
}
