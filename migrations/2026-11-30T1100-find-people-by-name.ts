import { type Kysely, sql } from 'kysely'

/**
 * An index of names, empty until somebody is looked for: who never looks pays nothing for it. Of a person it holds the
 * words of his name, how they sound, how many they are, federation, sex and year of birth, and none of what was indexed
 * (contentless: the names stand in `player`).
 *
 * From the day it is filled, triggers that are made with it put who is written anew into `name_changed`; these are indexed
 * when somebody is looked for again.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<any>): Promise<void> {
  for (const event of ['inserted', 'updated', 'deleted']) {
    await sql.raw(`drop trigger if exists player_${event}`).execute(db)
  }
  for (const table of ['name_term', 'name_index', 'name_changed', 'name_index_state']) {
    await sql.raw(`drop table ${table}`).execute(db)
  }
}

const statements: readonly string[] = [
  // Folded to ASCII before it comes here. Beside words stand signs: ~ a sound, # how many words, @ a federation, ! a sex,
  // = a year. Beginnings of one to three letters have an index of their own, so that names of two letters are found.
  `create virtual table name_index using fts5(
    words, content = '', contentless_delete = 1, detail = none,
    tokenize = "ascii tokenchars '~#@!='", prefix = '1 2 3'
  )`,
  `create virtual table name_term using fts5vocab(name_index, instance)`,
  `create table name_changed (fide_id integer primary key) strict`,
  // One row once the index is filled: by which rules names were folded, and how many persons there were.
  `create table name_index_state (
    id integer primary key check (id = 1),
    rules integer not null,
    persons integer not null
  ) strict`,
]
