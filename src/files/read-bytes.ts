import { readFile } from 'node:fs/promises'
import { foreignKindOf, isZip } from '../shared/file-kinds.js'
import { FileAccessError, ForeignFileError } from './errors.js'
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

/**
 * The same of a file that is a table or an XML, not packed.
 *
 * @throws {FileAccessError} if it can not be read
 * @throws {ForeignFileError} if it is an archive or a document
 */
export async function readTable(path: string): Promise<Uint8Array> {
  const bytes = await readBytes(path)
  const foreign = isZip(bytes)
    ? { isArchive: true, what: 'a zip, or a document made of one (xlsx, docx)' }
    : foreignKindOf(bytes)
  if (foreign !== null) throw new ForeignFileError(path, foreign)
  return bytes
}
