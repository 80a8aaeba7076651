import { addDays, type IsoDate, listDate } from '../../shared/dates.js'
import { problem } from '../../shared/problem.js'
import { dueList, isTooLate, lastList, receivedOn } from '../booking.js'
import type { Check } from '../check.js'

/**
 * A report in time (art. 9.1): for the first list after the end, or the second where few days are left until it. After
 * the last list that takes it, it is not rated whatever the officer says. A revision counts by its first report.
 */
export const checkDeadline: Check = ({ rules, type, startDate, endDate, context }) => {
  const { file, code, registration, law } = context
  if (type === null || startDate === null || endDate === null || endDate < startDate) return []
  const { receivedDate, receivedFrom } =
    context.firstReceived === null
      ? receivedOn(context.receivedDate, registration, context.inboxDays, endDate)
      : { receivedDate: context.firstReceived, receivedFrom: 'first report' }
  if (receivedFrom === 'end date') return []
  const closing = law.closing(type, endDate)
  const finished = { endDate, receivedDate, official: registration?.official ?? false }
  if (isTooLate(finished, closing, law.firstListAfter)) {
    const last = lastList(endDate, closing, law.firstListAfter)
    return [problem('report-too-late', { code, end: endDate, received: receivedDate, last }, { file })]
  }
  const daysLeft = rules?.reportDaysLeft ?? null
  if (daysLeft === null) return []
  const list = listInTime(endDate, daysLeft)
  if (dueList(finished, closing, law.firstListAfter) <= list) return []
  return [problem('report-late', { endDate, receivedDate, list, days: daysLeft }, { file })]

  function listInTime(end: IsoDate, days: number) {
    const first = law.firstListAfter(end)
    return listDate(first) > addDays(end, days) ? first : law.firstListAfter(listDate(first))
  }
}
