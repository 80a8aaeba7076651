import type { Kysely } from 'kysely'
import type { Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import type { Database } from '../db/schema.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { addDays, type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { monthsThrough } from './catch-up.js'
import { isEmptyStart } from './publish-list.js'
import { type DueMonth, type RatedType, type RateOptions, rateLists } from './rate-list.js'

/**
 * The days an inbox is emptied on when the lists up to one are made: the day before each list that is missing, and the day
 * before that list (decision A15). A report that ended before a missed list is still booked for it.
 */
export async function inboxDays(db: Kysely<Database>, until: ListMonth, settings: RatingSettings): Promise<IsoDate[]> {
  const there = await allLists(db)
  const isMissing = ({ list, types }: DueMonth) =>
    types.some((type) => !there.some((row) => row.type === type && row.list === list))
  const missing = (await monthsThrough(db, ratingTypes, until, settings)).filter(isMissing).map(({ list }) => list)
  return [...new Set([...missing, until])].sort().map((list) => addDays(listDate(list), -1))
}

/**
 * Computes every list that is missing or out of date up to one, in order.
 *
 * @param onMonth called after each month, before the next one is computed
 */
export async function rateDue(
  store: Store,
  until: ListMonth,
  options: RateOptions,
  onMonth: (rated: readonly RatedType[]) => void,
): Promise<void> {
  const months = await monthsThrough(store.db, ratingTypes, until, options)
  if (months.length === 0) await rateLists(store, [], options)
  for (const month of months) onMonth(await rateLists(store, [month], options))
}

/**
 * The own lists to be given out up to one, in order: those that are still open, and of each type the last one that was
 * given out, whose files are put back where a killed run left them out.
 */
export async function listsToPublish(
  db: Kysely<Database>,
  until: ListMonth,
): Promise<{ readonly type: RatingType; readonly list: ListMonth }[]> {
  const own = (await allLists(db)).filter((row) => row.series === 'own' && row.list <= until && !isEmptyStart(row))
  const lastClosed = (type: RatingType) => own.filter((row) => row.type === type && row.closed === 1).at(-1)
  return own.filter((row) => row.closed === 0 || row === lastClosed(row.type)).map(({ type, list }) => ({ type, list }))
}
