import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'

import { migrations } from '../../migrations/index.js'

const NAME = '2026-11-30T1000-check-rows-quickly'
const BEFORE = Object.keys(migrations)[Object.keys(migrations).indexOf(NAME) - 1] ?? ''

/** A row of each table that is rebuilt, by column; what is left out is null. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  player: { fide_id: 5, ...person('list') },
  player_alias: { alias_id: 6, fide_id: 5 },
  player_history: { fide_id: 5, ...person('register') },
  rating_state: { ...standing('own', 'rapid'), printed_inactive: 1 },
  rating_state_history: standing('official', 'blitz'),
  pool_event: {
    ...{ type: 'standard', fide_id: 5, rated_in: '2026-02', code: 'A', tournament_id: 0 },
    ...{ start_date: '2026-01-02', end_date: '2026-01-03', games: 5, score: 250, sum_of_opponents: 9000 },
  },
  rating_change: {
    ...{ type: 'standard', list: '2026-02', fide_id: 5, status: 'delisted', from_standard: 0 },
    ...{ games: 5, sum_of_deltas: -120, change: -24, adjustment: 0 },
  },
  event_change: {
    ...{ type: 'standard', list: '2026-02', fide_id: 5, tournament_id: 1, basis: 'rated-meanwhile' },
    ...{ games: 5, score: 250, sum_of_deltas: -120 },
  },
  title_reached: { type: 'standard', list: '2026-02', fide_id: 5, title: 'FM', rating: 2300, norms_too: 0 },
}

/** Values no table may hold, by column. */
const WRONG: Readonly<Record<string, string | number>> = {
  series: 'others',
  type: 'bullet',
  sex: 'X',
  origin: 'guess',
  status: 'unrated',
  basis: 'none',
  inactive: 2,
  k_due: 2,
  printed_inactive: 2,
  from_standard: 2,
  norms_too: 2,
  valid_from: '2026',
}

it('keeps every row, index and condition of a store that is in use', async () => {
  const database = new Sqlite(':memory:')
  const db = new Kysely({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const migrate = async (name: string) => {
    const { error } = await migrator.migrateTo(name)
    if (error !== undefined) throw error
  }
  const insert = (table: string, row: Readonly<Record<string, string | number>>, verb = 'insert') =>
    database
      .prepare(`${verb} into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => '?')})`)
      .run(...Object.values(row))
  const schema = () =>
    database
      .prepare<[], { readonly sql: string }>('select sql from sqlite_master where sql is not null order by name')
      .all()
      .map(({ sql }) => sql.replaceAll('"', '').toLowerCase())
  const stored = () => Object.keys(ROWS).map((table) => database.prepare(`select * from ${table}`).all())

  await migrate(BEFORE)
  const before = schema()
  database.pragma('foreign_keys = off')
  for (const [table, row] of Object.entries(ROWS)) insert(table, row)
  // No tournament stands behind the event; all else is as a store in use has it.
  database.exec('delete from event_change')
  database.pragma('foreign_keys = on')
  const rows = stored()

  for (const name of [NAME, BEFORE, NAME]) {
    await migrate(name)
    expect(stored()).toEqual(rows)
    expect(schema().map(asLists)).toEqual(before.map(asLists))
    expect(schema().some((sql) => /\bin \([^()]*,[^()]*,/.test(sql) && sql.includes('rating_state ('))).toBe(
      name === BEFORE,
    )
    expect(() => insert('player_alias', { alias_id: 7, fide_id: 8 })).toThrow('FOREIGN KEY')
    database.pragma('foreign_keys = off')
    for (const [table, row] of Object.entries(ROWS)) {
      for (const [column, value] of Object.entries(WRONG)) {
        if (!columnsOf(database, table).includes(column)) continue
        expect(() => insert(table, { ...row, [column]: value }, 'insert or replace'), `${table}.${column}`).toThrow(
          'CHECK',
        )
      }
    }
    database.pragma('foreign_keys = on')
  }
})

/** A definition with every closed set said as a list. */
function asLists(sql: string): string {
  return sql.replace(/check \((\w+) = ([^()]*)\)/g, (_, column: string, rest: string) => {
    return `check (${column} in (${rest.split(` or ${column} = `).join(', ')}))`
  })
}

function columnsOf(database: Sqlite.Database, table: string): string[] {
  return (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
}

function person(origin: string) {
  const titles = { title: '', woman_title: '', other_titles: '', foa_title: '' }
  return { valid_from: '2026-01', name: 'Aasen', federation: 'NOR', sex: 'F', birth_year: 1990, ...titles, origin }
}

function standing(series: string, type: string) {
  const counts = { games: 5, games_completed: 40, peak: 2250, highest: 2250, inactive: 0, k_due: 1 }
  return { series, type, fide_id: 5, valid_from: '2026-01', rating: 2240, k: 20, last_played: '2026-01', ...counts }
}
