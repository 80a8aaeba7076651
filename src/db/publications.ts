import type { Kysely, Transaction } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Database, PublicationRow } from './schema.js'

/** The last publication of a list, of everybody (empty) or of one federation. */
export async function findPublication(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
  federation: string,
): Promise<PublicationRow | null> {
  const row = await db
    .selectFrom('publication')
    .selectAll()
    .where('type', '=', type)
    .where('list', '=', list)
    .where('federation', '=', federation)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return row ?? null
}

export async function savePublication(trx: Transaction<Database>, row: PublicationRow): Promise<void> {
  await trx.insertInto('publication').values(row).execute()
}
