import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeFolder } from '../files/make-folder.js'

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
    /** null where the holder has not signed yet. */
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
  const file = `${realPath(database)}.lock`
  const handle = new Sqlite(file, { timeout: 0 })
  try {
    handle.exec('begin exclusive')
  } catch (error) {
    handle.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw new LockedError(database, holderOf(file))
    throw error
  }
  rmSync(holderFile(file), { force: true })
  sign(file, { job, since: since.toISOString(), host: hostname(), pid: process.pid })
  return {
    release: () => {
      rmSync(holderFile(file), { force: true })
      handle.exec('rollback')
      handle.close()
    },
  }
}

/** The same database under another name has the same lock. */
function realPath(database: string): string {
  try {
    return realpathSync(database)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return join(realpathSync(dirname(database)), basename(database))
  }
}

function holderFile(lockFile: string): string {
  return `${lockFile}.json`
}

/** Written aside and renamed, so that nobody reads half of it. */
function sign(lockFile: string, holder: LockHolder): void {
  const aside = `${holderFile(lockFile)}.${holder.pid}`
  writeFileSync(aside, JSON.stringify(holder))
  renameSync(aside, holderFile(lockFile))
}

function holderOf(lockFile: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(holderFile(lockFile), 'utf8')) as LockHolder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
