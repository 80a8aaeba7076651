import { type Kysely, sql } from 'kysely'

/**
 * What the columns of people, standings, pools and changes may hold, said as comparisons: for a list of three values and
 * more SQLite builds a table anew at every row, which took as long as the row itself. Everything else of the tables stays
 * word for word as the migrations before made it, and so do their indexes.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await rebuildAll(db, (definition) =>
    definition.replace(/check \((\w+) in \(([^()]*)\)\)/g, (_, column: string, values: string) => {
      const comparisons = values.split(', ').map((value) => `${column} = ${value}`)
      return `check (${comparisons.join(' or ')})`
    }),
  )
}

export async function down(db: Kysely<any>): Promise<void> {
  await rebuildAll(db, (definition) =>
    definition.replace(/check \((\w+) = ([^()]*)\)/g, (_, column: string, rest: string) => {
      return `check (${column} in (${rest.split(` or ${column} = `).join(', ')}))`
    }),
  )
}

/** The alias goes before whom it refers to: no row may refer to a player who is not there, not even for a moment. */
const tables = [
  'player_alias',
  'player',
  'player_history',
  'rating_state',
  'rating_state_history',
  'pool_event',
  'rating_change',
  'event_change',
  'title_reached',
]

async function rebuildAll(db: Kysely<any>, rewritten: (definition: string) => string): Promise<void> {
  const definitions = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table'`.execute(db)
  const indexes = await sql<{ tbl_name: string; sql: string }>`
    select tbl_name, sql from sqlite_master where type = 'index' and sql is not null`.execute(db)
  const definitionOf = (table: string) => definitions.rows.find(({ name }) => name === table)?.sql ?? ''
  const run = (statement: string) => sql.raw(statement).execute(db)

  // Copies refer to copies until the last one has its name.
  for (const table of [...tables].reverse()) {
    const named = definitionOf(table).replace(/^create table "?\w+"?/i, `create table ${table}_rebuilt`)
    await run(rewritten(named).replace(/references "?player"? /, 'references player_rebuilt '))
    await run(`insert into ${table}_rebuilt select * from ${table}`)
  }
  for (const table of tables) await run(`drop table ${table}`)
  for (const table of tables) await run(`alter table ${table}_rebuilt rename to ${table}`)
  for (const { tbl_name, sql: index } of indexes.rows) if (tables.includes(tbl_name)) await run(index)
}
