import { existsSync } from 'node:fs'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FileAccessError, systemCode } from './errors.js'
import { makeFolder } from './make-folder.js'
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.js'
import { namedAs, onDisk, syncFolder, writeFile } from './write-file.js'

/**
 * Writes a file whole or not at all, and never over another one: `same` where these bytes stand there already,
 * `different` where something else does, which is not touched.
 *
 * @throws {FileAccessError} when the disk is full or the place can not be written; nothing is left behind then
 */
export async function writeNewFile(path: string, text: string): Promise<'written' | 'same' | 'different'> {
  const parent = dirname(path)
  await onDisk(parent, async () => makeFolder(parent))
  await onDisk(parent, () => removeLeftFolders(path))
  const before = await compared(path, text)
  if (before !== null) return before
  const temporary = await onDisk(path, () => makeTemporaryFolder(path))
  try {
    await writeFile(temporary, { name: basename(path), chunks: [text] })
    const isNew = await onDisk(path, () => putInPlace(join(temporary, basename(path)), path))
    await onDisk(parent, () => syncFolder(parent))
    return isNew ? 'written' : ((await compared(path, text)) ?? 'different')
  } catch (error) {
    throw namedAs(path, error)
  } finally {
    await onDisk(path, () => rm(temporary, { recursive: true, force: true }))
  }
}

/** The folder that writing a file would make; null where it is there. */
export function folderToMake(path: string): string | null {
  const folder = dirname(path)
  return existsSync(folder) ? null : folder
}

/** null where nothing is there. */
async function compared(path: string, text: string): Promise<'same' | 'different' | null> {
  try {
    return (await readFile(path)).equals(Buffer.from(text, 'utf8')) ? 'same' : 'different'
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw new FileAccessError(path, 'write', error)
  }
}

/** A second name does not take the place of a file that came there meanwhile, as a renamed one would. */
async function putInPlace(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    // Some file systems know no second names.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(systemCode(error) ?? '')) throw error
    await rename(from, path)
  }
  return true
}
