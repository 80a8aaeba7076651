import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { migrations } from '../../migrations/index.js'

/** A database in memory that is brought to one migration after the other, foreign keys on as the program has them. */
export interface MigratingStore {
  readonly database: Sqlite.Database
  /** @throws what a migration throws: nothing of it stays then */
  readonly migrate: (name: string) => Promise<void>
}

export function emptyStore(): MigratingStore {
  const database = new Sqlite(':memory:')
  database.pragma('foreign_keys = on')
  const db = new Kysely({ dialect: new SqliteDialect({ database }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const migrate = async (name: string) => {
    const { error } = await migrator.migrateTo(name)
    if (error !== undefined) throw error
  }
  return { database, migrate }
}

/** Enters tournament 1, as the first migrations have it: what games and changes refer to. */
export function enterTournament(database: Sqlite.Database): void {
  const row = {
    ...{
      id: 1,
      code: 'A',
      revision: 1,
      state: 'accepted',
      type: 'standard',
      name: 'Open',
      city: '',
      federation: 'NOR',
    },
    ...{ start_date: '2026-01-02', end_date: '2026-01-03', system: '', time_control: '', chief_arbiter: '' },
    ...{ rounds: 5, is_match: 0, received_date: '2026-01-04', due_list: '2026-02', last_list: '2026-04' },
    ...{ file_name: 'a.trf', file_sha256: 'aa', content_sha256: 'bb', games: 2 },
  }
  database.exec("insert into report_file values ('aa', 'a.trf', x'00')")
  const values = Object.keys(row).map((column) => `@${column}`)
  database.prepare(`insert into tournament (${Object.keys(row)}) values (${values})`).run(row)
}

/** The migration before one. */
export function migrationBefore(name: string): string {
  const names = Object.keys(migrations)
  return names[names.indexOf(name) - 1] ?? ''
}
