import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'

import { foreignKindOf, isZip, TELLING_BYTES } from '../shared/file-kinds.js'
import { FileAccessError, ForeignFileError, systemCode } from './errors.js'
import { zipChunks, zipEntryOf } from './zip-entry.js'

/** A file to be read as a stream, plain or the one file inside a zip. */
export interface OpenedFile {
  /** Name of the file, or of the entry inside the zip. */
  readonly name: string
  /** Name of the zip around it; null for a plain file. */
  readonly zipName: string | null
  /** Bytes that `chunks` gives in all. */
  readonly size: number
  /** The content from its beginning; may be asked for again, each time anew. */
  chunks(): AsyncIterable<Uint8Array>
}

/** Endings of what may be read out of a zip, when nothing else is asked for. */
const LIST_ENDINGS = ['.txt', '.xml', '.csv']
const CHUNK_BYTES = 256 * 1024

/**
 * Opens a file that is plain or a zip, which its content says and not its name. Of a zip it takes the one entry
 * with one of the `endings`.
 *
 * @throws {FileAccessError} if the file can not be read
 * @throws {ForeignFileError} if it is another archive, or a document
 * @throws {BadZipError} if it is a zip that is damaged, encrypted, or does not hold exactly one such entry
 */
export async function openFile(path: string, endings: readonly string[] = LIST_ENDINGS): Promise<OpenedFile> {
  const { beginning, size } = await look(path, TELLING_BYTES)
  const head = Buffer.from(beginning, 'latin1')
  const foreign = foreignKindOf(head)
  if (foreign !== null) throw new ForeignFileError(path, foreign)
  if (!isZip(head)) {
    return { name: basename(path), zipName: null, size, chunks: () => plainChunks(path) }
  }
  const entry = await zipEntryOf(path, endings)
  return {
    name: entry.fileName,
    zipName: basename(path),
    size: entry.uncompressedSize,
    chunks: () => zipChunks(path, entry),
  }
}

/**
 * The first bytes of a file, as Latin-1, and its size. A folder is told by name, not by the failure of its first read.
 *
 * @throws {FileAccessError} if it can not be read
 */
export async function look(path: string, most: number): Promise<{ readonly beginning: string; readonly size: number }> {
  try {
    const handle = await open(path)
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(most), 0, most, 0)
      const { size } = await stat(path)
      return { beginning: buffer.toString('latin1', 0, bytesRead), size }
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw readError(path, error)
  }
}

async function* plainChunks(path: string): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  try {
    yield* stream
  } catch (error) {
    throw readError(path, error)
  }
}

function readError(path: string, error: unknown): unknown {
  return systemCode(error) === null ? error : new FileAccessError(path, 'read', error)
}
