import { phrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import { receivedOn } from '../booking.js'
import type { Check, Draft } from '../check.js'

/** Start, end and arrival in the order they must have had. */
export const checkDatesInOrder: Check = (draft) => {
  const { startDate, endDate, context } = draft
  const { file } = context
  if (startDate === null || endDate === null) return []
  if (endDate < startDate) return [problem('end-before-start', { startDate, endDate }, { file })]

  const { receivedDate: argument, registration, inboxDays } = context
  const { receivedDate, receivedFrom } = receivedOn(argument, registration, inboxDays, endDate)
  const late: Problem[] = []
  if (receivedFrom === 'end date') late.push(problem('received-assumed', { endDate }, { file }))
  if (startDate > receivedDate) late.push(problem('start-after-received', { startDate, receivedDate }, { file }))
  else if (receivedDate < endDate) late.push(problem('received-before-end', { endDate, receivedDate }, { file }))
  return [...late, ...gamesOutside(draft)]
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
