import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { FileAccessError, PlaceError, systemCode } from '../files/errors.js'
import { copyAtRest } from '../files/private-copy.js'
import { phrase } from '../shared/messages/phrase.js'
import {
  isUnwritable,
  LOCK_WAIT_MS,
  NOT_PERMITTED,
  OlderDatabaseError,
  openStore,
  requireCurrent,
  type Store,
  storeOf,
} from './connect.js'

/**
 * Opens a database to look into one state of it, whatever is written meanwhile; it is neither created nor brought up to
 * date. null where there is none.
 *
 * @throws {NewerDatabaseError | OlderDatabaseError | ForeignDatabaseError} if another version, or another program, wrote it
 * @throws {FileAccessError} if a log lies beside it that can not be read, since nothing may be written there
 */
export async function openToRead(file: string): Promise<Store | null> {
  if (!existsSync(file)) return null
  // What another process has written beside the file stays there. Where nothing is, SQLite lays files of its own there, and
  // takes them away again at the end only if it may write.
  const readonly = existsSync(`${file}-wal`)
  if (!readonly && !mayBeWritten(file)) return copyToRead(file)
  try {
    return lookedInto(new Sqlite(file, { readonly, fileMustExist: true, timeout: LOCK_WAIT_MS }), file)
  } catch (error) {
    if (!isUnwritable(error)) throw error
    if (!readonly || statSync(`${file}-wal`).size === 0) return copyToRead(file)
    throw new FileAccessError(dirname(file), 'write', new PlaceError(phrase('place-log-beside'), error))
  }
}

/**
 * A copy of the file alone, deleted once it is open: SQLite reads a database that is written with a log only where it may
 * lay a log beside it.
 */
function copyToRead(file: string): Store {
  const folder = mkdtempSync(join(tmpdir(), 'frl-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyAtRest(file, copy)
    const sqlite = new Sqlite(copy, { fileMustExist: true })
    sqlite.pragma('journal_mode = delete')
    return lookedInto(sqlite, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mayBeWritten(file: string): boolean {
  try {
    closeSync(openSync(file, 'r+'))
    return true
  } catch (error) {
    if (NOT_PERMITTED.includes(systemCode(error) ?? '')) return false
    throw new FileAccessError(file, 'read', error)
  }
}

/** One state of an open database, if it is ours and of today. */
function lookedInto(sqlite: Sqlite.Database, file: string): Store {
  try {
    sqlite.pragma('query_only = on')
    sqlite.exec('begin')
    requireCurrent(sqlite, file)
    return storeOf(sqlite, file)
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** The same; a database of an older version is brought up to date first, where it may be written to. */
export async function openCurrent(file: string): Promise<Store | null> {
  try {
    return await openToRead(file)
  } catch (error) {
    if (!(error instanceof OlderDatabaseError)) throw error
    await broughtUpToDate(file, error)
    return openToRead(file)
  }
}

async function broughtUpToDate(file: string, older: OlderDatabaseError): Promise<void> {
  try {
    await (await openStore(file)).close()
  } catch (error) {
    throw isUnwritable(error) ? older : error
  }
}
