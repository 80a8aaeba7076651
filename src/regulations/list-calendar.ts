import { addDays, addMonths, type IsoDate, type ListMonth, listDate, monthNumber, monthOf } from '../shared/dates.js'

/** From here on lists are months, and counting lists is counting months. */
const MONTHLY_SINCE: ListMonth = '2012-07'

/**
 * How often lists appear (art. 7.1): months between lists, from a list on, newest first. Two-monthly lists
 * came with the regulations of July 2009, monthly ones in July 2012.
 */
const frequencies: readonly { readonly from: ListMonth; readonly everyMonths: number }[] = [
  { from: MONTHLY_SINCE, everyMonths: 1 },
  { from: '2009-07', everyMonths: 2 },
  { from: '2000-01', everyMonths: 3 },
]

/** The list after `list`. */
export function nextList(list: ListMonth): ListMonth {
  let candidate = addMonths(list, 1)
  while (!isList(candidate)) candidate = addMonths(candidate, 1)
  return candidate
}

/** The list before `list`. */
export function previousList(list: ListMonth): ListMonth {
  let candidate = addMonths(list, -1)
  while (!isList(candidate)) candidate = addMonths(candidate, -1)
  return candidate
}

/** `lists` lists later (earlier when negative). */
export function listsLater(list: ListMonth, lists: number): ListMonth {
  const monthly = addMonths(list, lists)
  if (list >= MONTHLY_SINCE && monthly >= MONTHLY_SINCE) return monthly
  let result = list
  for (let step = 0; step < Math.abs(lists); step++) result = lists > 0 ? nextList(result) : previousList(result)
  return result
}

/** The list in force on a day: a tournament that starts on the 1st uses that day's list (decision A2). */
export function listInForce(day: IsoDate): ListMonth {
  let candidate = monthOf(day)
  while (!isList(candidate)) candidate = addMonths(candidate, -1)
  return candidate
}

/** The first list dated after a day. */
export function firstListAfter(day: IsoDate): ListMonth {
  return nextList(listInForce(day))
}

/** Whether a list is dated the 1st of this month. */
export function isList(month: ListMonth): boolean {
  const frequency = frequencies.find(({ from }) => from <= month) ?? frequencies.at(-1)
  if (frequency === undefined) throw new Error('the list calendar is empty')
  return (monthNumber(month) - monthNumber(frequency.from)) % frequency.everyMonths === 0
}

/** The last day on which a tournament may end to be on `list` (art. 7.1.3). */
export function closingDate(list: ListMonth, daysBefore: number): IsoDate {
  return addDays(listDate(list), -daysBefore)
}
