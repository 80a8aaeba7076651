import { type Kysely, sql } from 'kysely'

/**
 * The strongest players of a list, in their order. Only ratings of 2200 and more, which one player in a hundred has: an
 * index of all of them would be written anew with every list.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of tables) {
    await sql.raw(`create index ${table}_top on ${table} (type, rating desc, fide_id) where rating >= 2200`).execute(db)
  }
}

export async function down(db: Kysely<any>): Promise<void> {
  for (const table of tables) await db.schema.dropIndex(`${table}_top`).execute()
}

const tables = ['rating_state', 'rating_state_history']
