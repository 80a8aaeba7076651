import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'

import { migrations } from '../../migrations/index.js'

const NAME = '2026-11-30T0700-check-games-quickly'
const BEFORE = Object.keys(migrations)[Object.keys(migrations).indexOf(NAME) - 1] ?? ''

it('keeps the games of a store that is in use, and what their columns may hold', async () => {
  const database = new Sqlite(':memory:')
  const db = new Kysely({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const migrate = async (name: string) => {
    const { error } = await migrator.migrateTo(name)
    if (error !== undefined) throw error
  }
  const columns = () => database.pragma('table_info(game)')
  const games = () => database.prepare('select * from game order by tournament_id, number').raw().all()
  const store = (number: number, score: number, unplayed: string | null) =>
    database.prepare('insert into game values (1, ?, 1, 1, 2, ?, 0, ?, null)').run(number, score, unplayed)

  await migrate(BEFORE)
  database.pragma('foreign_keys = off')
  const before = columns()
  store(1, 50, 'short')
  store(0, 100, null)
  const stored = games()

  for (const name of [NAME, BEFORE, NAME]) {
    await migrate(name)
    expect(columns()).toEqual(before)
    expect(games()).toEqual(stored)
    expect(() => store(2, 51, null)).toThrow('CHECK')
    expect(() => store(2, 0, 'late')).toThrow('CHECK')
  }
})
