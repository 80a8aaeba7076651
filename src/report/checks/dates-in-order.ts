import type { IsoDate } from '../../shared/dates.js'
import { phrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import { receivedOn } from '../booking.js'
import type { Check, Draft } from '../check.js'

/** FIDE has had ratings since 1970: an earlier year is a slip, such as 1926 for 2026. */
const FIRST_RATED: IsoDate = '1970-01-01'

/** Start, end and arrival in the order they must have had. */
export const checkDatesInOrder: Check = (draft) => {
  const { startDate, endDate, context } = draft
  const { file } = context
  if (startDate === null || endDate === null) return []
  if (endDate < startDate) return [problem('end-before-start', { startDate, endDate }, { file })]

  if (startDate < FIRST_RATED) return [problem('start-before-ratings', { startDate }, { file })]
  return [...arrival(draft, startDate, endDate), ...gamesOutside(draft)]
}

/** Where nobody says when a report came, it came on the day it is looked at at the latest. */
function arrival({ context }: Draft, startDate: IsoDate, endDate: IsoDate): readonly Problem[] {
  const { receivedDate: argument, registration, inboxDays, asOf, file } = context
  const { receivedDate, receivedFrom } = receivedOn(argument, registration, inboxDays, endDate)
  if (receivedFrom !== 'end date') return tooEarly(receivedDate)
  const assumed = problem('received-assumed', { endDate }, { file })
  if (asOf.day >= endDate) return [assumed]
  if (asOf.isSaid) return [assumed, ...tooEarly(asOf.day)]
  const args = { today: asOf.day, startDate, endDate }
  return [assumed, problem(startDate > asOf.day ? 'starts-after-today' : 'ends-after-today', args, { file })]

  function tooEarly(received: IsoDate): readonly Problem[] {
    const args = { startDate, endDate, receivedDate: received }
    if (startDate > received) return [problem('start-after-received', args, { file })]
    return received < endDate ? [problem('received-before-end', args, { file })] : []
  }
}

/** One note for all games dated before the start or after the end. */
function gamesOutside({ games, startDate, endDate, context: { file } }: Draft): readonly Problem[] {
  const outside = games.filter(
    ({ date }) => date !== null && startDate !== null && endDate !== null && (date < startDate || date > endDate),
  )
  const dates = [...new Set(outside.map(({ date }) => date))].sort().join(', ')
  if (outside.length === 0) return []
  const args = {
    games: phrase('games', { count: outside.length }),
    dates,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  }
  return [problem('games-outside-dates', args, { file })]
}
