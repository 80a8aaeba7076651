import type { ListCalendar } from '../regulations/list-calendar.js'
import type { ListMonth } from '../shared/dates.js'

/** The two ends between which a tournament can be rated (decision A15). */
export interface ListSpan {
  /** First list whose date leaves room for its end and its arrival. */
  readonly dueList: ListMonth
  /** Last list after its end on which it may still be rated. */
  readonly lastList: ListMonth
}

/**
 * The list a tournament belongs to: the one it is due on, or the next one that is not closed yet (decision A15); null
 * where that is too late to be rated at all.
 */
export function belongsTo(
  { dueList, lastList }: ListSpan,
  isClosed: (list: ListMonth) => boolean,
  calendar: ListCalendar,
): ListMonth | null {
  // Booked by another calendar a tournament is due on the first list from then on.
  let list = calendar.isList(dueList) ? dueList : calendar.next(dueList)
  while (list <= lastList && isClosed(list)) list = calendar.next(list)
  return list <= lastList ? list : null
}
