import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { systemCode } from '../files/errors.js'
import { makeFolder } from '../files/make-folder.js'
import { realPath } from '../files/real-path.js'

/** Who holds the lock of a database: what is said to the one who comes second. */
export interface LockHolder {
  readonly job: string
  readonly since: string
  readonly host: string
  readonly pid: number
}

/** Another run is at work on the database (exit 75). */
export class LockedError extends Error {
  override name = 'LockedError'
  constructor(
    readonly database: string,
    /** null where the holder has not signed yet, or what it signed can not be read. */
    readonly holder: LockHolder | null,
  ) {
    super(`another run is at work on ${database}`)
  }
}

export interface RunLock {
  release(): void
}

/**
 * Takes the lock of a database for one run, or says at once who has it.
 *
 * The lock is an exclusive transaction on a small file of its own beside the database: the operating system frees it
 * with the process, however that ends, so nothing has to be cleaned up after a kill -9 and a reused process number
 * fools nobody. Who holds it stands in a second file; that one is only read when the lock is taken.
 *
 * @throws {LockedError} if another run holds it
 */
export function takeLock(database: string, job: string, since: Date): RunLock {
  makeFolder(dirname(database))
  // The same database under another name has the same lock.
  const file = `${realPath(database)}.lock`
  const handle = new Sqlite(file, { timeout: 0 })
  try {
    handle.exec('begin exclusive')
    rmSync(holderFile(file), { force: true })
    sign(file, { job, since: since.toISOString(), host: hostname(), pid: process.pid })
  } catch (error) {
    // The lock goes with the handle.
    handle.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw new LockedError(database, holderOf(file))
    throw error
  }
  return {
    release: () => {
      try {
        rmSync(holderFile(file), { force: true })
      } finally {
        handle.close()
      }
    },
  }
}

function holderFile(lockFile: string): string {
  return `${lockFile}.json`
}

/**
 * Written aside and renamed, so that nobody reads half of it. Whoever signs has the lock: what lies aside is his own, or
 * was left by a run that was killed.
 */
function sign(lockFile: string, holder: LockHolder): void {
  const aside = `${holderFile(lockFile)}.part`
  writeFileSync(aside, JSON.stringify(holder))
  renameSync(aside, holderFile(lockFile))
}

/** Only for the message: the lock is held, whatever stands in the file. */
function holderOf(lockFile: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(holderFile(lockFile), 'utf8')) as LockHolder
  } catch (error) {
    if (systemCode(error) === null && !(error instanceof SyntaxError)) throw error
    return null
  }
}
