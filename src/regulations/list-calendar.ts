import { addDays, addMonths, type IsoDate, type ListMonth, listDate, monthNumber, monthOf } from '../shared/dates.js'

/** From a list on, lists appear in these months of the year, 1 to 12 (art. 7.1). */
export interface CalendarStretch {
  readonly from: ListMonth
  readonly months: readonly number[]
}

/** When lists appear: every question about the order of lists is asked here. */
export interface ListCalendar {
  /** Whether a list is dated the 1st of this month. */
  readonly isList: (month: ListMonth) => boolean
  readonly next: (list: ListMonth) => ListMonth
  readonly previous: (list: ListMonth) => ListMonth
  /** So many lists later, earlier when negative. */
  readonly later: (list: ListMonth, lists: number) => ListMonth
  /** The list in force on a day: a tournament that starts on the 1st uses that day's list (decision A2). */
  readonly inForce: (day: IsoDate) => ListMonth
  /** The first list dated after a day. */
  readonly firstAfter: (day: IsoDate) => ListMonth
}

/**
 * The calendar of stretches, the oldest of which reaches back without end.
 *
 * @param stretches at least one, in any order, each with at least one month
 */
export function listCalendar(stretches: readonly CalendarStretch[]): ListCalendar {
  const newestFirst = [...stretches].sort((a, b) => (a.from < b.from ? 1 : -1))
  const oldest = newestFirst.at(-1)
  if (oldest === undefined || newestFirst.some(({ months }) => months.length === 0)) {
    throw new RangeError('a list calendar needs a month in every stretch')
  }
  const monthlySince = stretchOfAllMonths(newestFirst)

  const isList = (month: ListMonth): boolean => {
    const { months } = newestFirst.find(({ from }) => from <= month) ?? oldest
    return months.includes((monthNumber(month) % 12) + 1)
  }
  const nearest = (month: ListMonth, step: 1 | -1): ListMonth => {
    let candidate = month
    while (!isList(candidate)) candidate = addMonths(candidate, step)
    return candidate
  }
  const next = (list: ListMonth) => nearest(addMonths(list, 1), 1)
  const previous = (list: ListMonth) => nearest(addMonths(list, -1), -1)
  const inForce = (day: IsoDate) => nearest(monthOf(day), -1)
  return {
    isList,
    next,
    previous,
    later: (list, lists) => {
      const monthly = addMonths(list, lists)
      if (monthlySince !== null && list >= monthlySince && monthly >= monthlySince) return monthly
      let result = list
      for (let step = 0; step < Math.abs(lists); step++) result = lists > 0 ? next(result) : previous(result)
      return result
    },
    inForce,
    firstAfter: (day) => next(inForce(day)),
  }
}

/** From when on lists are months, and counting lists is counting months; null where the newest stretch leaves months out. */
function stretchOfAllMonths(newestFirst: readonly CalendarStretch[]): ListMonth | null {
  const every = newestFirst.findIndex(({ months }) => new Set(months).size < 12)
  return (every === -1 ? newestFirst.at(-1) : newestFirst[every - 1])?.from ?? null
}

/** The last day on which a tournament may end to be on `list` (art. 7.1.3). */
export function closingDate(list: ListMonth, daysBefore: number): IsoDate {
  return addDays(listDate(list), -daysBefore)
}
