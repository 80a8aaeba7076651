import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import { FileAccessError, systemCode } from './errors.js'
import { makeFolder } from './make-folder.js'
import { sha256OfFile } from './same-files.js'
import { systemPath } from './system-path.js'

/** Where a file of an inbox goes once it was read. */
export type PutAway = 'archive' | 'rejected'

/**
 * Moves a file of an inbox to its archive, or among the rejected ones beside a sheet of what is wrong with it. Nothing
 * is overwritten by other contents: a second file of the same name gets a number.
 *
 * The sheet is written first and the move is one rename: a run that is killed leaves the file where it was, and the next
 * one ends as if there had been only one.
 *
 * @param problems text of the sheet, `<file>.problems.txt`; null for none
 * @returns where the file is now
 * @throws {FileAccessError} when the inbox can not be written
 */
export async function putAway(inbox: string, path: string, where: PutAway, problems: string | null): Promise<string> {
  try {
    const folder = join(inbox, where, dirname(relative(inbox, path)))
    makeFolder(folder)
    const target = await freePlace(folder, path)
    if (problems !== null) await writeWhole(`${target}.problems.txt`, problems)
    await rename(systemPath(path), systemPath(target))
    return target
  } catch (error) {
    throw systemCode(error) === null ? error : new FileAccessError(path, 'write', error)
  }
}

/** The file's own name, or the first numbered one that is free or holds the same bytes. */
async function freePlace(folder: string, path: string): Promise<string> {
  const extension = extname(path)
  const stem = basename(path, extension)
  for (let number = 1; ; number++) {
    const place = join(folder, number === 1 ? `${stem}${extension}` : `${stem}.${number}${extension}`)
    if (!(await exists(place)) || (await sameBytes(place, path))) return place
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(systemPath(path))
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}

async function sameBytes(a: string, b: string): Promise<boolean> {
  return (await sha256OfFile(a)) === (await sha256OfFile(b))
}

/** Written aside and renamed: a reader never sees half a sheet. */
async function writeWhole(path: string, text: string): Promise<void> {
  if ((await exists(path)) && (await readFile(systemPath(path), 'utf8')) === text) return
  const aside = join(dirname(path), `.${basename(path)}.part`)
  await writeFile(systemPath(aside), text)
  await rename(systemPath(aside), systemPath(path))
}
