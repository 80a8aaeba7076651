import { type Kysely, sql } from 'kysely'

/**
 * What a game's columns may hold, said as comparisons: for a list of three values SQLite builds a table anew at every
 * row, which took more than twice the time of the row itself.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await rebuilt(db, (column, values) => values.map((value) => `${column} = ${value}`).join(' or '))
}

export async function down(db: Kysely<any>): Promise<void> {
  await rebuilt(db, (column, values) => `${column} in (${values.join(', ')})`)
}

const SCORES = ['0', '50', '100']
const UNPLAYED = [`'forfeit'`, `'short'`, `'match-forfeit'`]

async function rebuilt(db: Kysely<any>, isOneOf: (column: string, values: readonly string[]) => string): Promise<void> {
  const table = `create table game_rebuilt (
    tournament_id integer not null references tournament (id),
    number integer not null,
    round integer not null,
    white integer not null,
    black integer not null,
    white_score integer not null check (${isOneOf('white_score', SCORES)}),
    black_score integer not null check (${isOneOf('black_score', SCORES)}),
    unplayed text check (${isOneOf('unplayed', UNPLAYED)}),
    date text check (date glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    primary key (tournament_id, number)
  ) strict, without rowid`
  await sql.raw(table).execute(db)
  await sql.raw('insert into game_rebuilt select * from game order by tournament_id, number').execute(db)
  await sql.raw('drop table game').execute(db)
  await sql.raw('alter table game_rebuilt rename to game').execute(db)
}
