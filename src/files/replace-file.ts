import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { namedAs, onDisk, writeFile } from './write-file.js'

/**
 * Writes a file whole, in the place of whatever stood there: beside it first, then renamed.
 *
 * @throws {FileAccessError} if it can not be written; what stood there stands
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const folder = dirname(path)
  const name = `.${basename(path)}.${process.pid}`
  try {
    await writeFile(folder, { name, chunks: [text] })
    await onDisk(path, () => rename(join(folder, name), path))
  } catch (error) {
    await rm(join(folder, name), { force: true })
    throw namedAs(path, error)
  }
}
