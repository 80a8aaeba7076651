import { type Kysely, sql } from 'kysely'

/**
 * What the columns of people, standings, pools and changes may hold, said as comparisons: for a list of three values and
 * more SQLite builds a table anew at every row, which took as long as the row itself. Everything else of the tables stays
 * as the migrations before made it, and so do their indexes.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await rebuildAll(db, (column, ...values) => values.map((value) => `${column} = ${value}`).join(' or '))
}

export async function down(db: Kysely<any>): Promise<void> {
  await rebuildAll(db, (column, ...values) => `${column} in (${values.join(', ')})`)
}

/** A condition: a column holds one of these values, written as SQL has them. */
type IsOneOf = (column: string, ...values: readonly string[]) => string

async function rebuildAll(db: Kysely<any>, isOneOf: IsOneOf): Promise<void> {
  const tables = Object.entries(tablesWith(isOneOf))
  const names = tables.map(([name]) => name)
  const attached = await sql<{ type: string; name: string; tbl_name: string; sql: string }>`
    select type, name, tbl_name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null`.execute(
    db,
  )
  const ours = attached.rows.filter(({ tbl_name }) => names.includes(tbl_name))
  const trigger = ours.find(({ type }) => type === 'trigger')
  if (trigger !== undefined) {
    throw new Error(`the trigger ${trigger.name} hangs on ${trigger.tbl_name}, which is made anew: it would be lost`)
  }
  const run = (statement: string) => sql.raw(statement).execute(db)

  // Copies refer to copies until the last one has its name.
  for (const [name, definition] of [...tables].reverse()) {
    await run(`create table ${name}_rebuilt ${definition}`)
    await run(`insert into ${name}_rebuilt select * from ${name}`)
  }
  for (const name of names) await run(`drop table ${name}`)
  for (const name of names) await run(`alter table ${name}_rebuilt rename to ${name}`)
  for (const index of ours) await run(index.sql)
}

/** The alias goes before whom it refers to: no row may refer to a player who is not there, not even for a moment. */
function tablesWith(isOneOf: IsOneOf): Readonly<Record<string, string>> {
  const isType = `check (${isOneOf('type', `'standard'`, `'rapid'`, `'blitz'`)})`
  const isSeries = `check (${isOneOf('series', `'official'`, `'own'`)})`
  const isYesOrNo = (column: string) => `check (${isOneOf(column, '0', '1')})`
  const person = `
    valid_from text not null ${isMonth('valid_from')},
    name text not null,
    federation text not null,
    sex text check (${isOneOf('sex', `'M'`, `'F'`)}),
    birth_year integer,
    title text not null,
    woman_title text not null,
    other_titles text not null,
    foa_title text not null,
    origin text not null check (${isOneOf('origin', `'list'`, `'register'`, `'report'`)})`
  const standing = `
    series text not null ${isSeries},
    type text not null ${isType},
    fide_id integer not null,
    valid_from text not null ${isMonth('valid_from')},
    rating integer check (rating > 0),
    k integer check (k > 0),
    games integer not null,
    games_completed integer not null,
    peak integer,
    highest integer,
    last_played text ${isMonth('last_played')},
    inactive integer not null ${isYesOrNo('inactive')},
    k_due integer not null ${isYesOrNo('k_due')},
    printed_k integer check (printed_k > 0),
    printed_inactive integer ${isYesOrNo('printed_inactive')},
    printed_games_total integer,
    printed_peak integer,
    printed_last_list text ${isMonth('printed_last_list')},
    printed_birth_year integer`

  return {
    player_alias: `(
    alias_id integer primary key,
    fide_id integer not null references player_rebuilt (fide_id)
  ) strict`,
    player: `(fide_id integer primary key, ${person}) strict`,
    player_history: `(fide_id integer not null, ${person}, primary key (fide_id, valid_from)) strict, without rowid`,
    rating_state: `(${standing},
    primary key (series, type, fide_id)
  ) strict, without rowid`,
    rating_state_history: `(${standing},
    primary key (series, type, fide_id, valid_from)
  ) strict, without rowid`,
    pool_event: `(
    type text not null ${isType},
    fide_id integer not null,
    rated_in text not null ${isMonth('rated_in')},
    code text not null,
    tournament_id integer not null,
    start_date text not null ${isDay('start_date')},
    end_date text not null ${isDay('end_date')},
    games integer not null,
    score integer not null,
    sum_of_opponents integer not null,
    primary key (type, fide_id, rated_in, code, tournament_id)
  ) strict, without rowid`,
    rating_change: `(
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    status text not null check (${isOneOf('status', `'rated'`, `'initial'`, `'delisted'`)}),
    previous_rating integer,
    new_rating integer,
    from_standard integer not null ${isYesOrNo('from_standard')},
    k integer,
    k_used integer,
    games integer not null,
    sum_of_deltas integer not null,
    change integer not null,
    adjustment integer not null,
    primary key (type, list, fide_id)
  ) strict, without rowid`,
    event_change: `(
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    tournament_id integer not null references tournament (id),
    basis text not null check (${isOneOf('basis', `'rated'`, `'standard'`, `'rated-meanwhile'`, `'pool'`)}),
    own_rating integer,
    games integer not null,
    score integer not null,
    sum_of_deltas integer not null,
    primary key (type, list, fide_id, tournament_id)
  ) strict, without rowid`,
    title_reached: `(
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    title text not null,
    rating integer not null,
    norms_too integer not null ${isYesOrNo('norms_too')},
    primary key (type, list, fide_id, title)
  ) strict, without rowid`,
  }
}

function isMonth(column: string): string {
  return `check (${column} glob '[0-9][0-9][0-9][0-9]-[01][0-9]')`
}

function isDay(column: string): string {
  return `check (${column} glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')`
}
