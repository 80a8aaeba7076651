import { readFile } from 'node:fs/promises'
import { FileAccessError } from './errors.js'

/**
 * A whole file in memory: for reports and the small CSV files.
 *
 * @throws {FileAccessError} if it can not be read
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new FileAccessError(path, 'read', error)
  }
}
