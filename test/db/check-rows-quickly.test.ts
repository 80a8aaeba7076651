import type Sqlite from 'better-sqlite3'
import { expect, it, test } from 'vitest'

import { emptyStore, enterTournament, migrationBefore } from '../support/migrating.js'

const NAME = '2026-11-30T1000-check-rows-quickly'
const BEFORE = migrationBefore(NAME)

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
  const { database, migrate } = emptyStore()
  const insert = (table: string, row: Readonly<Record<string, string | number>>, verb = 'insert') =>
    database
      .prepare(`${verb} into ${table} (${Object.keys(row)}) values (${Object.keys(row).map(() => '?')})`)
      .run(...Object.values(row))
  const stored = () => Object.keys(ROWS).map((table) => database.prepare(`select * from ${table}`).all())

  await migrate(BEFORE)
  const before = schemaOf(database)
  enterTournament(database)
  for (const [table, row] of Object.entries(ROWS)) insert(table, row)
  const rows = stored()

  for (const name of [NAME, BEFORE, NAME]) {
    await migrate(name)
    expect(database.pragma('foreign_keys', { simple: true })).toBe(1)
    expect(database.pragma('foreign_key_check')).toEqual([])
    expect(stored()).toEqual(rows)
    const now = schemaOf(database)
    expect(now.map(asLists)).toEqual(before.map(asLists))
    // Back again, every definition is what it was.
    if (name === BEFORE) expect(now).toEqual(before)
    else for (const table of Object.keys(ROWS)) expect(definitionOf(now, table), table).not.toMatch(/ in\(/)
    expect(() => insert('player_alias', { alias_id: 7, fide_id: 8 })).toThrow('FOREIGN KEY')
    expect(() => database.exec('delete from player')).toThrow('FOREIGN KEY')
    expect(() => insert('event_change', { ...ROWS.event_change, list: '2026-03', tournament_id: 2 })).toThrow(
      'FOREIGN KEY',
    )
    for (const [table, row] of Object.entries(ROWS)) {
      for (const [column, value] of Object.entries(WRONG)) {
        if (!columnsOf(database, table).includes(column)) continue
        const wrong = () => insert(table, { ...row, [column]: value }, 'insert or replace')
        expect(wrong, `${table}.${column}`).toThrow('CHECK')
      }
    }
  }
})

test.each(Object.keys(ROWS))('loses no trigger of %s: it says so, and nothing has changed', async (table) => {
  const { database, migrate } = emptyStore()
  await migrate(BEFORE)
  database.exec(`create trigger told after insert on ${table} begin select 1; end`)
  const before = schemaOf(database)
  await expect(migrate(NAME)).rejects.toThrow(`the trigger told hangs on ${table}`)
  expect(schemaOf(database)).toEqual(before)
  database.exec('drop trigger told')
  await migrate(NAME)
  database.exec(`create trigger told after insert on ${table} begin select 1; end`)
  await expect(migrate(BEFORE)).rejects.toThrow(`the trigger told hangs on ${table}`)
})

/** All definitions, as they read: neither quotes nor the breaks of lines count. */
function schemaOf(database: Sqlite.Database): string[] {
  return database
    .prepare<[], { readonly sql: string }>('select sql from sqlite_master where sql is not null order by name')
    .all()
    .map(({ sql }) =>
      sql
        .replaceAll('"', '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([()]) ?/g, '$1')
        .toLowerCase(),
    )
}

function definitionOf(schema: readonly string[], table: string): string {
  const definition = schema.find((sql) => sql.startsWith(`create table ${table}(`))
  if (definition === undefined) throw new Error(`there is no table ${table}`)
  return definition
}

/** A definition with every closed set said as a list. */
function asLists(sql: string): string {
  return sql.replace(/check\((\w+) = ([^()]*)\)/g, (_, column: string, rest: string) => {
    return `check(${column} in(${rest.split(` or ${column} = `).join(', ')}))`
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
