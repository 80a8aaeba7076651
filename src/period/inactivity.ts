import type { ListMonth } from '../shared/dates.js'
import type { MonthLaw } from './player-change.js'

/** No rated game on the lists of the inactivity span, this one included (7.2.2, decision A14). */
export function isLongAgo(
  lastPlayed: ListMonth | null,
  { list, regulations, calendar }: Pick<MonthLaw, 'list' | 'regulations' | 'calendar'>,
): boolean {
  return lastPlayed !== null && lastPlayed <= calendar.later(list, -regulations.inactiveAfterLists)
}
