import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'

import { migrations } from '../../migrations/index.js'

const CREATED = '2026-11-30T0100-create-store'
const CHECKED = '2026-11-30T1000-check-rows-quickly'
const NAMED = '2026-11-30T1100-find-people-by-name'
const INDEXED = '2026-11-30T0500-index-what-a-month-reads'
const ARBITERS = '2026-11-30T1050-register-arbiters'

it('indexes what a month reads in a store that is in use, and takes it back', async () => {
  const { database, migrate } = emptyStore()
  await migrate(CREATED)
  const before = schemaOf(database)
  const write = database.prepare(
    "insert into pool_event values ('standard', ?, ?, ?, ?, '2026-01-03', '2026-01-05', 3, 150, 4500)",
  )
  write.run(70_000_002, '2026-02', 'ELSEWHERE', 0)
  write.run(70_000_001, '2026-02', 'ELSEWHERE', 0)
  write.run(70_000_001, '2026-03', 'OURS', 7)

  await migrate(INDEXED)
  expect(database.prepare('select * from imported_pool').all()).toEqual([
    {
      type: 'standard',
      rated_in: '2026-02',
      content: JSON.stringify([
        [70_000_001, 'ELSEWHERE', '2026-01-03', '2026-01-05', 3, 150, 4500],
        [70_000_002, 'ELSEWHERE', '2026-01-03', '2026-01-05', 3, 150, 4500],
      ]),
    },
  ])

  await migrate(CREATED)
  expect(schemaOf(database)).toEqual(before)
})

it('gives registrations their day in a store that is in use, and takes it back', async () => {
  const { database, migrate } = emptyStore()
  await migrate(CHECKED)
  const before = schemaOf(database)
  database.exec(
    "insert into registration values ('R', 'Open', 'NOR', '2026-03-07', '2026-03-08', 'standard', '', '', '', 5, null, null, '', 0)",
  )

  await migrate(ARBITERS)
  expect(database.prepare('select code, rounds, registered_date, norms from registration').all()).toEqual([
    { code: 'R', rounds: 5, registered_date: null, norms: 0 },
  ])
  const write = database.prepare('insert into arbiter values (?, ?, ?, ?)')
  write.run(88_900_001, 'Arbiter, Anna', 'IA', '2026-12-31')
  write.run(88_900_002, 'Arbiter, Bert', '', null)
  expect(() => write.run(88_900_003, 'Arbiter, Cy', 'GM', null)).toThrow(/CHECK/)
  expect(() => write.run(88_900_003, 'Arbiter, Cy', 'FA', '31.12.2026')).toThrow(/CHECK/)

  await migrate(CHECKED)
  expect(schemaOf(database)).toEqual(before)
})

it('takes the index of names back, made or not', async () => {
  const { database, migrate } = emptyStore()
  await migrate(ARBITERS)
  const before = schemaOf(database)
  await migrate(NAMED)
  for (const [event, verb] of Object.entries({ inserted: 'insert', updated: 'update', deleted: 'delete' })) {
    database.exec(`create trigger player_${event} after ${verb} on player begin select 1; end`)
  }
  await migrate(ARBITERS)
  expect(schemaOf(database)).toEqual(before)
})

function emptyStore() {
  const database = new Sqlite(':memory:')
  const db = new Kysely({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const migrate = async (name: string) => {
    const { error } = await migrator.migrateTo(name)
    if (error !== undefined) throw error
  }
  return { database, migrate }
}

function schemaOf(database: Sqlite.Database): unknown[] {
  return database.prepare('select type, name, sql from sqlite_master order by name').all()
}
