import { rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { namedAs, type OnChunk, onDisk, writeFile } from './write-file.js'

/**
 * Writes a file whole, in the place of whatever stood there: beside it first, then renamed.
 *
 * @param text all of it, or stretches that are written as they come
 * @param onChunk called after each stretch
 * @throws {FileAccessError} if it can not be written; what stood there stands
 */
export async function replaceFile(path: string, text: string | Iterable<string>, onChunk?: OnChunk): Promise<void> {
  const folder = dirname(path)
  const name = `.${basename(path)}.${process.pid}`
  try {
    await writeFile(folder, { name, chunks: typeof text === 'string' ? [text] : text }, onChunk)
    await onDisk(path, () => rename(join(folder, name), path))
  } catch (error) {
    await rm(join(folder, name), { force: true })
    throw namedAs(path, error)
  }
}
