import type Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/**
 * kysely sends a plain `begin`: after a first read the write would fail at once with a stale snapshot. Writers here
 * begin immediately and wait for their turn.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database
  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }
  /** A full disk has ended the transaction already: that is what is to be said, not that it can not be ended again. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite takes changes of tables back as it does rows: all migrations that are due are made, or none. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** SQLite for kysely, as it is used here. */
export class ImmediateDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database
  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#sqlite)
  }
  override createAdapter(): DialectAdapter {
    return new WholeMigrations()
  }
}
