import { closeSync, fstatSync, openSync, read, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { foreignKindOf, isZip } from '../shared/file-kinds.js'
import { phrase } from '../shared/messages/phrase.js'
import { FileAccessError, ForeignFileError } from './errors.js'
import { systemPath } from './system-path.js'

/**
 * A whole file in memory: for reports and the small CSV files.
 *
 * @throws {FileAccessError} if it can not be read
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const place = systemPath(path)
    // What is no file (a pipe) may be waited for, and must not stop everything else.
    return statSync(place).isFile() ? await readWhole(place) : await readFile(place)
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
  const foreign = isZip(bytes) ? { isArchive: true, what: phrase('kind-zip-or-document') } : foreignKindOf(bytes)
  if (foreign !== null) throw new ForeignFileError(path, foreign)
  return bytes
}

const readInto = promisify(read)

/** A file of so many bytes is read sooner than a thread that would read it has been woken. */
const SMALL = 1 << 16

/** Only the bytes are waited for: opening and closing each in a thread of its own takes longer than to parse a report. */
async function readWhole(path: string | Buffer): Promise<Uint8Array> {
  const descriptor = openSync(path, 'r')
  try {
    const { size } = fstatSync(descriptor)
    if (size <= SMALL) return readFileSync(descriptor)
    const bytes = Buffer.allocUnsafeSlow(size)
    let end = 0
    while (end < bytes.length) {
      const { bytesRead } = await readInto(descriptor, bytes, end, bytes.length - end, end)
      if (bytesRead === 0) break
      end += bytesRead
    }
    return bytes.subarray(0, end)
  } finally {
    closeSync(descriptor)
  }
}
