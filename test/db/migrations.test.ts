import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'

import { migrations } from '../../migrations/index.js'

const CREATED = '2026-11-30T0100-create-store'
const RANKED = '2026-11-30T0800-index-top-ratings'
const NAMED = '2026-11-30T0900-find-people-by-name'
const INDEXED = '2026-11-30T0500-index-what-a-month-reads'

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

it('takes the index of names back, made or not', async () => {
  const { database, migrate } = emptyStore()
  await migrate(RANKED)
  const before = schemaOf(database)
  await migrate(NAMED)
  for (const [event, verb] of Object.entries({ inserted: 'insert', updated: 'update', deleted: 'delete' })) {
    database.exec(`create trigger player_${event} after ${verb} on player begin select 1; end`)
  }
  await migrate(RANKED)
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
