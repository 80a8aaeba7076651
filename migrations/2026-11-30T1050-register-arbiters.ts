import { type Kysely, sql } from 'kysely'

/**
 * The register of arbiters, and of registrations the day they were made and whether norms are possible: what chief
 * arbiters and registrations are held against.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `create table arbiter (
      fide_id integer primary key,
      name text not null,
      title text not null check (title in ('IA', 'FA', 'NA', '')),
      licence_until text ${isDay('licence_until')}
    ) strict`,
    `alter table registration add column registered_date text ${isDay('registered_date')}`,
    `alter table registration add column norms integer not null default 0 check (norms in (0, 1))`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}

export async function down(db: Kysely<any>): Promise<void> {
  for (const statement of [
    'alter table registration drop column norms',
    'alter table registration drop column registered_date',
    'drop table arbiter',
  ]) {
    await sql.raw(statement).execute(db)
  }
}

function isDay(column: string): string {
  return `check (${column} glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')`
}
