import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import { FileAccessError, systemCode } from './errors.js'

/** A file to be written: its text or bytes come in stretches, so that it never stands in memory whole. */
export interface NamedChunks {
  readonly name: string
  readonly chunks: Iterable<string | Uint8Array>
}

/** Chunks that are made anew each time they are read: a folder that stands already is compared, maybe after it was written. */
export function madeAnew<Chunk>(make: () => Iterable<Chunk>): Iterable<Chunk> {
  return { [Symbol.iterator]: () => make()[Symbol.iterator]() }
}

/** A file as its manifest tells of it. */
export interface WrittenFile {
  readonly name: string
  /** In hex, of the bytes, those of UTF-8 where it is text. */
  readonly sha256: string
  readonly bytes: number
}

/** Called after each stretch; what it throws ends the writing. */
export type OnChunk = () => Promise<void>

const SILENT: OnChunk = async () => undefined

/** Writes a new file into `folder`, text as UTF-8, and waits until it is on the disk. */
export async function writeFile(folder: string, file: NamedChunks, onChunk: OnChunk = SILENT): Promise<WrittenFile> {
  const path = join(folder, file.name)
  const handle = await onDisk(path, () => open(path, 'wx'))
  try {
    const written = await digested(file, async (bytes) => {
      await onDisk(path, () => handle.writeFile(bytes))
      await onChunk()
    })
    await onDisk(path, () => handle.sync())
    return written
  } finally {
    await onDisk(path, () => handle.close())
  }
}

/** The digest a file would have, without writing it. */
export function digestFile(file: NamedChunks, onChunk: OnChunk = SILENT): Promise<WrittenFile> {
  return digested(file, onChunk)
}

/** Makes the names of a folder's files last as their contents do. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await onDisk(path, () => open(path, 'r'))
  try {
    await handle.sync()
  } catch (error) {
    // Some file systems do not know this for folders; then there is nothing more to be done.
    if (!['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'].includes(systemCode(error) ?? '')) throw error
  } finally {
    await handle.close()
  }
}

/** Runs a step of writing; what the disk says against it becomes an error that names the path. */
export async function onDisk<Result>(path: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    throw systemCode(error) === null ? error : new FileAccessError(path, 'write', error)
  }
}

/** An error of a file beside another one that it was to become is told of that one, whose name the user knows. */
export function namedAs(path: string, error: unknown): unknown {
  return error instanceof FileAccessError ? new FileAccessError(path, error.doing, error.cause) : error
}

async function digested(
  { name, chunks }: NamedChunks,
  take: (bytes: Uint8Array) => Promise<void>,
): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let count = 0
  for (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk
    hash.update(bytes)
    count += bytes.length
    await take(bytes)
  }
  return { name, sha256: hash.digest('hex'), bytes: count }
}
