import type { ReplayBooking } from '../db/replay-copy.js'
import type { SourceTournament } from '../db/replayed-source.js'
import type { RatingListRow } from '../db/schema.js'
import { spanOf } from '../db/tournaments.js'
import { belongsTo } from '../period/belonging.js'
import type { Chain } from '../period/chain.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { dueList, lastList } from '../report/booking.js'
import { type ListMonth, listDate } from '../shared/dates.js'

/** The list a replay stands on, null where it begins empty, and its own first one. */
export interface Stands {
  readonly base: ListMonth | null
  readonly from: ListMonth
}

/**
 * On which lists a replay may rate a tournament of its source; null: on none. When it ended and arrived is what is
 * stored; calendar and closing days are those of the law of the replay.
 *
 * A report that met a published list counts as having arrived when that list was there. What the list before the replay
 * does not hold comes on its first one, where its law would have put it earlier: with fewer lists a year also what the
 * source rated on lists between the two.
 *
 * @param stands what lists until the base hold is not rated again
 * @param chain the lists of the source
 */
export function bookedAnew(
  row: SourceTournament,
  { base, from }: Stands,
  editions: Editions,
  chain: Chain<RatingListRow>,
): ReplayBooking | null {
  const isBefore = (list: ListMonth) => (base === null ? list < from : list <= base)
  const taken = row.rated_in ?? row.pooled_in
  if (taken !== null && isBefore(taken)) return null
  const list = taken ?? belongsTo(spanOf(row), (month) => chain.isClosed(row.type, month), chain.calendar)
  // Waits for a list before the replay: an official one holds it (decision A19), or its own list was never made again.
  if (list !== null && isBefore(list)) return { id: row.id, dueList: row.due_list, lastList: row.last_list }
  const { closing } = regulationsNearest(editions, row.type, row.end_date)
  const missed = listMissed(row, list, chain.calendar)
  const isLater = missed !== null && listDate(missed) > row.received_date
  const receivedDate = isLater ? listDate(missed) : row.received_date
  const finished = { endDate: row.end_date, receivedDate, official: row.official === 1 }
  const due = dueList(finished, closing, editions.calendar.firstAfter)
  const last = lastList(row.end_date, closing, editions.calendar.firstAfter)
  if (due > last) return null
  return { id: row.id, dueList: due < from ? from : due, lastList: last < from ? from : last }
}

/** The published list after which a report arrived, by the list it belongs to (null: none any more); null where it missed none. */
function listMissed(
  { due_list: due, last_list: last }: SourceTournament,
  list: ListMonth | null,
  calendar: ListCalendar,
): ListMonth | null {
  if (list === null) return due <= last ? last : null
  return list > due ? calendar.previous(list) : null
}
