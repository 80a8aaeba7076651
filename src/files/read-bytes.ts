import { readFile } from 'node:fs/promises'
import { FileAccessError } from './errors.js'
import { systemPath } from './system-path.js'

/**
 * A whole file in memory: for reports and the small CSV files.
 *
 * @throws {FileAccessError} if it can not be read
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(systemPath(path))
  } catch (error) {
    throw new FileAccessError(path, 'read', error)
  }
}
