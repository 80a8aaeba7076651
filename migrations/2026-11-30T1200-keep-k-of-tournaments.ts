import { type Kysely, sql } from 'kysely'

/**
 * K of a tournament, where a list used more than one for a player: from 2009 to 2021 it was that at the start of each.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table event_change add column k integer`.execute(db)
}

export async function down(db: Kysely<any>): Promise<void> {
  await sql`alter table event_change drop column k`.execute(db)
}
