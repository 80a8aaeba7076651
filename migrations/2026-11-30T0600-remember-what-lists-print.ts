import { type Kysely, sql } from 'kysely'

/**
 * What an imported list prints, beside what follows from it: when an earlier list comes in, all that follows is derived
 * anew, as if the lists had come in order. Of its file: whether the flag speaks of this type, and which IDs stood twice
 * (JSON). All of it is null on own lists.
 *
 * Of lists stored before, K, flag and year of birth count as printed.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of tables) {
    for (const [name, definition] of Object.entries(printed)) await addColumn(db, table, name, definition)
    await sql
      .raw(
        `update ${table} set printed_k = k, printed_inactive = inactive,
           printed_birth_year = (select birth_year from player where player.fide_id = ${table}.fide_id)
         where series = 'official' and rating is not null`,
      )
      .execute(db)
  }
  for (const [name, definition] of Object.entries(ofFile)) await addColumn(db, 'rating_list', name, definition)
  await sql.raw(`update rating_list set flag_known = 1, doubled = '[]' where series = 'official'`).execute(db)
}

export async function down(db: Kysely<any>): Promise<void> {
  for (const name of Object.keys(ofFile)) await dropColumn(db, 'rating_list', name)
  for (const table of tables) for (const name of Object.keys(printed)) await dropColumn(db, table, name)
}

const tables = ['rating_state', 'rating_state_history']

const printed: Readonly<Record<string, string>> = {
  printed_k: 'integer check (printed_k > 0)',
  printed_inactive: 'integer check (printed_inactive in (0, 1))',
  printed_games_total: 'integer',
  printed_peak: 'integer',
  printed_last_list: `text check (printed_last_list glob '[0-9][0-9][0-9][0-9]-[01][0-9]')`,
  printed_birth_year: 'integer',
}

const ofFile: Readonly<Record<string, string>> = {
  flag_known: 'integer check (flag_known in (0, 1))',
  doubled: 'text',
}

async function addColumn(db: Kysely<any>, table: string, name: string, definition: string): Promise<void> {
  await sql.raw(`alter table ${table} add column ${name} ${definition}`).execute(db)
}

async function dropColumn(db: Kysely<any>, table: string, name: string): Promise<void> {
  await sql.raw(`alter table ${table} drop column ${name}`).execute(db)
}
