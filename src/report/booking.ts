import { addDays, type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import type { Registration } from './registration.js'
import type { Booking } from './valid-tournament.js'

/** Which list takes a tournament (art. 7.1.3 and 9.1, decision A15): numbers of the law, from the edition of the day it ended. */
export interface ClosingRules {
  /** A tournament must have ended so many days before the date of the list; official events have their own number. */
  readonly daysBefore: number
  readonly officialEventDaysBefore: number
  /** Beyond this many lists after its end a tournament is not rated. */
  readonly latestListAfterEnd: number
}

/** The first list dated after a day: the calendar of the time, monthly since 2012. */
export type FirstListAfter = (day: IsoDate) => ListMonth

export interface Finished {
  readonly endDate: IsoDate
  readonly receivedDate: IsoDate
  /** A FIDE official event. */
  readonly official: boolean
}

/**
 * The day a report counts as received (decision A15): the argument, else the registration's, else the first day an inbox
 * was due to be emptied that does not lie before the end of the tournament, else that end.
 *
 * @param inboxDays the day before each list that is being made from an inbox, in order; none where there is no inbox
 */
export function receivedOn(
  argument: IsoDate | null,
  registration: Registration | null,
  inboxDays: readonly IsoDate[],
  endDate: IsoDate,
): Pick<Booking, 'receivedDate' | 'receivedFrom'> {
  if (argument !== null) return { receivedDate: argument, receivedFrom: 'argument' }
  const registered = registration?.receivedDate ?? null
  if (registered !== null) return { receivedDate: registered, receivedFrom: 'registration' }
  const emptied = inboxDays.find((day) => day >= endDate)
  if (emptied !== undefined) return { receivedDate: emptied, receivedFrom: 'inbox' }
  return { receivedDate: endDate, receivedFrom: 'end date' }
}

/** The list a tournament is due on: the first one dated after the day received and long enough after the end (7.1.3). */
export function dueList(
  { endDate, receivedDate, official }: Finished,
  rules: ClosingRules,
  firstListAfter: FirstListAfter,
): ListMonth {
  const daysBefore = official ? rules.officialEventDaysBefore : rules.daysBefore
  const dayBeforeEarliest = addDays(endDate, daysBefore - 1)
  return firstListAfter(receivedDate > dayBeforeEarliest ? receivedDate : dayBeforeEarliest)
}

/** The last list that may take a tournament (9.1). */
export function lastList(
  endDate: IsoDate,
  { latestListAfterEnd }: Pick<ClosingRules, 'latestListAfterEnd'>,
  firstListAfter: FirstListAfter,
): ListMonth {
  let list = firstListAfter(endDate)
  for (let count = 1; count < latestListAfterEnd; count++) list = firstListAfter(listDate(list))
  return list
}

/** Whether a tournament is received too late to be rated: kept and shown, on no list (9.1). */
export function isTooLate(finished: Finished, rules: ClosingRules, firstListAfter: FirstListAfter): boolean {
  return dueList(finished, rules, firstListAfter) > lastList(finished.endDate, rules, firstListAfter)
}
