import type { Kysely, Transaction } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Database, RatingListRow, Series } from './schema.js'

/** A list whose standings can be read: which one it is, and through which official list an own one goes back. */
export type ListRef = Pick<RatingListRow, 'type' | 'list' | 'series' | 'anchor'>

/** The official list that a list shows wherever nothing was computed since: itself, or what an own one goes back to. */
export function anchorOf({ series, list, anchor }: ListRef): ListMonth | null {
  return series === 'official' ? list : anchor
}

/** All lists, oldest first; official before own where both stand. */
export function allLists(db: Kysely<Database>): Promise<RatingListRow[]> {
  return db.selectFrom('rating_list').selectAll().orderBy('list').orderBy('type').orderBy('series').execute()
}

export async function findList(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
  series: Series,
): Promise<RatingListRow | null> {
  const row = await db
    .selectFrom('rating_list')
    .selectAll()
    .where('type', '=', type)
    .where('list', '=', list)
    .where('series', '=', series)
    .executeTakeFirst()
  return row ?? null
}

/** Whether official lists of a type are stored that are later than one. */
export async function hasOfficialAfter(db: Kysely<Database>, type: RatingType, list: ListMonth): Promise<boolean> {
  const later = await db
    .selectFrom('rating_list')
    .select('list')
    .where('type', '=', type)
    .where('list', '>', list)
    .where('series', '=', 'official')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

export async function saveList(trx: Transaction<Database>, row: Omit<RatingListRow, 'closed'>): Promise<void> {
  await trx
    .insertInto('rating_list')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'list', 'series']).doUpdateSet(row))
    .execute()
}

/**
 * Closes an own list and every own list it stands on: from now on none of them changes.
 *
 * @returns the lists before it that were still open
 */
export async function closeList(trx: Transaction<Database>, { type, list, anchor }: ListRef): Promise<ListMonth[]> {
  const open = trx
    .updateTable('rating_list')
    .set({ closed: 1 })
    .where('type', '=', type)
    .where('series', '=', 'own')
    .where('closed', '=', 0)
    .where('list', '<=', list)
  const closed = await (anchor === null ? open : open.where('list', '>', anchor)).returning('list').execute()
  return closed
    .map((row) => row.list)
    .filter((month) => month !== list)
    .sort()
}
