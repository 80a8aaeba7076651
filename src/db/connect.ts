import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, Migrator, type Transaction } from 'kysely'
import { migrations } from '../../migrations/index.js'
import { makeFolder } from '../files/make-folder.js'
import { ImmediateDialect } from './immediate-dialect.js'
import type { Database } from './schema.js'

/** How long a database locked by another program is waited for before it is named (exit 75). */
export const LOCK_WAIT_MS = 5_000

/** Page cache of a connection: a month's index pages fit, memory stays bounded. */
const CACHE_KIB = 65_536

/** Page cache of what goes through tables in their order, and comes to no page again. */
const WALK_CACHE_KIB = 16_384

/** One open database. */
export interface Store {
  readonly db: Kysely<Database>
  readonly file: string
  close(): Promise<void>
}

/** A database written by a newer version of the program: nothing is read from it or written to it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
  constructor(
    readonly file: string,
    readonly unknown: readonly string[],
  ) {
    super(`${file} was written by a newer version of frl (it knows ${unknown.join(', ')})`)
  }
}

/** A database that a newer version of the program is only to look into: what it reads is not there yet. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError'
  constructor(readonly file: string) {
    super(`${file} was written by an older version of frl`)
  }
}

/** A database of another program: nothing is read from it or written to it. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError'
  constructor(readonly file: string) {
    super(`${file} is a database of another program`)
  }
}

/** Whether another program has had the database locked for longer than it is waited for. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')
}

/** Whether a database, or the folder it lies in, may only be read. */
export function isUnwritable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('SQLITE_READONLY') || code === 'SQLITE_CANTOPEN' || NOT_PERMITTED.includes(code)
}

export const NOT_PERMITTED = ['EACCES', 'EPERM', 'EROFS']

/**
 * Opens the database for writing, creating and migrating it first.
 *
 * @throws {NewerDatabaseError | ForeignDatabaseError} if a newer version, or another program, wrote it
 */
export async function openStore(file: string): Promise<Store> {
  makeFolder(dirname(file))
  const sqlite = new Sqlite(file, { timeout: LOCK_WAIT_MS })
  try {
    if (isForeign(sqlite)) throw new ForeignDatabaseError(file)
    sqlite.pragma('journal_mode = wal')
    sqlite.pragma('synchronous = normal')
    sqlite.pragma('foreign_keys = on')
    const store = await migrated(storeOf(sqlite, file), sqlite)
    return { ...store, close: () => emptied(sqlite, store) }
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/**
 * Closes a database that was written to, and brings what its log holds into the file: another process that has it open
 * would let a log of hundreds of megabytes lie. Where that one is reading, or the disk is full, the log waits: what is
 * in it is stored.
 */
async function emptied(sqlite: Sqlite.Database, store: Store): Promise<void> {
  try {
    sqlite.pragma('busy_timeout = 0')
    sqlite.pragma('wal_checkpoint(truncate)')
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
  }
  await store.close()
}

/** A second connection to read from while the first one writes: a connection can not iterate and write at once. */
export function openReader(file: string): Store {
  return storeOf(new Sqlite(file, { readonly: true, timeout: LOCK_WAIT_MS }), file, WALK_CACHE_KIB)
}

/** A database in memory with nothing in it. */
export function openEmpty(): Promise<Store> {
  const sqlite = new Sqlite(':memory:')
  return migrated(storeOf(sqlite, ':memory:'), sqlite)
}

/** The better-sqlite3 handle under a kysely database or transaction, for bulk paths. */
export function handleOf(db: Kysely<Database>): Sqlite.Database {
  const handle = handles.get(db)
  if (handle === undefined) throw new Error('this kysely database was not opened here')
  return handle
}

/** Runs `work` in one transaction that begins immediately: it is whole or it never was. */
export function inTransaction<T>(store: Store, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  const handle = handleOf(store.db)
  return store.db.transaction().execute((trx) => {
    handles.set(trx, handle)
    return work(trx)
  })
}

/** Runs work that writes a whole list in the order of its tables: with a small page cache, since it comes to no page again. */
export async function inBulk<T>(trx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  const handle = handleOf(trx)
  const before = handle.pragma('cache_size', { simple: true })
  handle.pragma(`cache_size = -${WALK_CACHE_KIB}`)
  try {
    return await work()
  } finally {
    handle.pragma(`cache_size = ${before}`)
  }
}

/**
 * Runs work of many transactions that write the same pages again and again, as indexes are written: they go from the log
 * into the database when the log has grown long, not with every transaction.
 */
export async function withLongLog<T>({ db }: Store, work: () => Promise<T>): Promise<T> {
  const handle = handleOf(db)
  const before = handle.pragma('wal_autocheckpoint', { simple: true })
  handle.pragma(`wal_autocheckpoint = ${LONG_LOG_PAGES}`)
  try {
    return await work()
  } finally {
    handle.pragma(`wal_autocheckpoint = ${before}`)
  }
}

/** 64 MB of log. */
const LONG_LOG_PAGES = 16_384

/** Runs `work` within a transaction so that it is whole or never was, whatever else the transaction does. */
export async function inSavepoint<T>(trx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  const handle = handleOf(trx)
  handle.exec('savepoint part')
  try {
    const result = await work()
    handle.exec('release part')
    return result
  } catch (error) {
    // A full disk may have ended the whole transaction.
    if (handle.inTransaction) handle.exec('rollback to part; release part')
    throw error
  }
}

const handles = new WeakMap<object, Sqlite.Database>()

/** A connection that is open already. */
export function storeOf(sqlite: Sqlite.Database, file: string, cacheKib = CACHE_KIB): Store {
  sqlite.pragma(`cache_size = -${cacheKib}`)
  sqlite.pragma('temp_store = memory')
  const db = new Kysely<Database>({ dialect: new ImmediateDialect(sqlite) })
  handles.set(db, sqlite)
  const close = async () => {
    // A database that was asked by prepared statements alone is none that kysely has opened, or would close.
    await db.destroy()
    sqlite.close()
  }
  return { db, file, close }
}

async function migrated(store: Store, sqlite: Sqlite.Database): Promise<Store> {
  const applied = appliedMigrations(sqlite)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new NewerDatabaseError(store.file, unknown)
  if (applied.length < Object.keys(migrations).length) {
    const migrator = new Migrator({ db: store.db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
  }
  return store
}

/** @throws {NewerDatabaseError | OlderDatabaseError | ForeignDatabaseError} if another version, or another program, wrote it */
export function requireCurrent(sqlite: Sqlite.Database, file: string): void {
  if (isForeign(sqlite)) throw new ForeignDatabaseError(file)
  const applied = appliedMigrations(sqlite)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new NewerDatabaseError(file, unknown)
  if (applied.length < Object.keys(migrations).length) throw new OlderDatabaseError(file)
}

/** Whether it has tables, and none that a migration made. */
function isForeign(sqlite: Sqlite.Database): boolean {
  const isAny = (where: string) =>
    sqlite.prepare(`select 1 from sqlite_master where ${where} limit 1`).get() !== undefined
  return isAny("type = 'table'") && !isAny("name = 'kysely_migration'")
}

function appliedMigrations(sqlite: Sqlite.Database): readonly string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
  if (table === undefined) return []
  return sqlite.prepare('select name from kysely_migration order by name').pluck().all() as string[]
}
