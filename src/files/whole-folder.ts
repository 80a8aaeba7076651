import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { phrase } from '../shared/messages/phrase.js'
import { FileAccessError, notAFolder, PlaceError, systemCode } from './errors.js'
import { makeFolder } from './make-folder.js'
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.js'
import { onDisk, syncFolder } from './write-file.js'

/**
 * Makes a folder whole or not at all: `write` fills a hidden folder beside the target, which one rename makes visible.
 * A target that stands already is not touched; an empty folder counts as none.
 *
 * @returns what `write` gives; null where something stands at the target, before or meanwhile
 * @throws {FileAccessError} when the disk is full or the place can not be written; nothing is left behind then, nor when
 * `write` throws
 */
export async function makeWholeFolder<Result>(
  target: string,
  write: (temporary: string) => Promise<Result>,
): Promise<Result | null> {
  const parent = dirname(target)
  await onDisk(parent, async () => makeFolder(parent))
  await onDisk(parent, () => removeLeftFolders(target))
  if (await stands(target)) return null
  const temporary = await onDisk(parent, () => makeTemporaryFolder(target))
  try {
    const written = await write(temporary)
    if (!(await moveIntoPlace(temporary, target))) return null
    await onDisk(parent, () => syncFolder(parent))
    return written
  } finally {
    // After the rename there is nothing of that name.
    await onDisk(temporary, () => rm(temporary, { recursive: true, force: true }))
  }
}

/**
 * Whether something that holds something is at the target already.
 *
 * @throws {FileAccessError} where no folder can be put in its place
 */
async function stands(target: string): Promise<boolean> {
  try {
    if ((await readdir(target)).length > 0) return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw new FileAccessError(target, 'write', systemCode(error) === 'ENOTDIR' ? notAFolder() : error)
  }
  // Told before anything is written: a rename would find it at the end.
  const [disk, diskBeside] = await Promise.all([target, dirname(target)].map(diskOf))
  if (disk !== diskBeside) throw new FileAccessError(target, 'write', new PlaceError(phrase('place-mounted')))
  return false
}

async function diskOf(path: string): Promise<number> {
  return (await stat(path)).dev
}

/** False where another run has put a folder there meanwhile. */
async function moveIntoPlace(temporary: string, target: string): Promise<boolean> {
  try {
    await rename(temporary, target)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) return false
    throw new FileAccessError(target, 'write', error)
  }
}
