import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import type { Database } from '../db/schema.js'
import { firstDueList } from '../db/tournaments.js'
import { chainOf } from '../period/chain.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { DueMonth } from './rate-list.js'

/**
 * The months to compute so that no list is missing or out of date up to one, in order. A month that an official list
 * fills is left to it.
 */
export async function monthsThrough(
  db: Kysely<Database>,
  types: readonly RatingType[],
  until: ListMonth,
  { base, editions: { calendar } }: RatingSettings,
): Promise<DueMonth[]> {
  const rows = await allLists(db)
  const chain = chainOf(rows, base, calendar)
  const firsts = new Map<RatingType, ListMonth>()
  for (const type of types) {
    const open = firstOpen(
      rows.filter((row) => row.type === type && row.list <= until),
      calendar,
    )
    const first = open ?? (await firstDueList(db, type))
    if (first !== null) firsts.set(type, first)
  }
  const isDue = (type: RatingType, list: ListMonth) => {
    const first = firsts.get(type)
    if (first === undefined || first > list) return false
    return list === until || chain.counted(type, list)?.series !== 'official'
  }
  const months: DueMonth[] = []
  for (let list = [...firsts.values()].sort()[0] ?? until; list <= until; list = calendar.next(list)) {
    const due = types.filter((type) => isDue(type, list))
    if (due.length > 0) months.push({ list, types: due })
  }
  return months
}

/** The first own list that may still change, or the month after the last list there is. */
function firstOpen(
  rows: readonly { readonly list: ListMonth; readonly series: string; readonly closed: 0 | 1 }[],
  calendar: ListCalendar,
) {
  const ordered = [...rows].sort((a, b) => (a.list < b.list ? -1 : 1))
  const open = ordered.find(({ series, closed }) => series === 'own' && closed === 0)
  if (open !== undefined) return open.list
  const last = ordered.at(-1)
  return last === undefined ? null : calendar.next(last.list)
}
