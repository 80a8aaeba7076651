import { accessSync, chmodSync, constants, copyFileSync, existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { phrase } from '../shared/messages/phrase.js'
import { FileAccessError, PlaceError } from './errors.js'
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.js'

/** A file that may be read by whoever can write beside it. */
export interface ReadableFile {
  readonly path: string
  /** Removes the copy where it is one. */
  remove(): Promise<void>
}

/**
 * A database to be read where nothing may be written into it or beside it: SQLite reads no database with a log without
 * files of its own. Where that is allowed, or there is no file, it is the file itself, else a copy beside `target`, with
 * its log.
 *
 * @throws {FileAccessError} if it can not be read, or does not hold still while it is copied
 */
export async function readableBeside(file: string, target: string): Promise<ReadableFile> {
  if (!existsSync(file) || (mayWrite(file) && mayWrite(dirname(file))))
    return { path: file, remove: async () => undefined }
  await removeLeftFolders(target)
  const folder = await makeTemporaryFolder(target)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, basename(file))
    copyAtRest(file, path)
    return { path, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Copies a database and what its log holds as they are at one moment; whoever copies may write the copy.
 *
 * @throws {FileAccessError} if it can not be read, or is written meanwhile
 */
export function copyAtRest(file: string, path: string): void {
  const log = `${file}-wal`
  const copy = (from: string, to: string) => {
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
    chmodSync(to, 0o600)
  }
  try {
    const before = stateOf(file) + stateOf(log)
    copy(file, path)
    if (existsSync(log) && statSync(log).size > 0) copy(log, `${path}-wal`)
    if (stateOf(file) + stateOf(log) !== before) throw new PlaceError(phrase('place-written-meanwhile'))
  } catch (error) {
    throw new FileAccessError(file, 'read', error)
  }
}

function stateOf(file: string): string {
  if (!existsSync(file)) return ' none'
  const { size, mtimeMs } = statSync(file)
  return ` ${size} ${mtimeMs}`
}
