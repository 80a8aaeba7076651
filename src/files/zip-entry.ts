import * as zlib from 'node:zlib'

import yauzl, { type Entry, type ZipFile } from 'yauzl'

import { type Phrase, phrase } from '../shared/messages/phrase.js'
import { BadZipError, FileAccessError, systemCode } from './errors.js'

/** @NOTE Node before 20.15 has none: there only the size of what was unpacked is compared. */
const crc32 = (zlib as Partial<typeof zlib>).crc32

/** What an error names of the entries, so that a zip of thousands does not fill the screen. */
const ENTRIES_NAMED = 10

/**
 * The one entry of a zip that has one of the `endings`. Folders, and what macOS adds to a zip, are no entries to read.
 *
 * @throws {BadZipError} naming the entries, where there is none or more than one
 */
export async function zipEntryOf(path: string, endings: readonly string[]): Promise<Entry> {
  const { entries } = await filesInZip(path)
  const fitting = entries.filter(({ fileName }) => endings.some((ending) => hasEnding(fileName, ending)))
  const [entry] = fitting
  if (entry !== undefined && fitting.length === 1) {
    if (entry.isEncrypted()) throw new BadZipError(path, phrase('zip-entry-encrypted', { entry: entry.fileName }))
    return entry
  }
  const kinds = endings.join(', ')
  if (entries.length === 0) throw new BadZipError(path, phrase('zip-empty'))
  if (entry === undefined) throw new BadZipError(path, phrase('zip-none-of-kind', { kinds, names: names(entries) }))
  throw new BadZipError(path, phrase('zip-more-of-kind', { kinds, names: names(fitting) }))
}

/**
 * The files of a zip, and the names of all that is in it. Folders, and what macOS adds, are no files.
 *
 * @throws {BadZipError} if it is damaged
 */
export async function filesInZip(path: string): Promise<{ entries: readonly Entry[]; names: readonly string[] }> {
  return withZip(path, async (zip) => {
    const all: Entry[] = []
    for await (const entry of zip.eachEntry()) all.push(entry)
    return { entries: all.filter(isFile), names: all.map(({ fileName }) => fileName) }
  })
}

/**
 * The content of an entry, unpacked while it is read.
 *
 * @throws {BadZipError} when the content is not what its checksum and size say: raw deflate itself tells only of
 *   some damage, so nothing read may be used before the end is reached
 */
export async function* zipChunks(path: string, entry: Entry): AsyncGenerator<Uint8Array> {
  const zip = await guarded(path, () => yauzl.openPromise(path, { autoClose: false }))
  try {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    let checksum = 0
    for await (const chunk of stream) {
      checksum = crc32?.(chunk, checksum) ?? 0
      yield chunk
    }
    if (crc32 !== undefined && checksum !== entry.crc32)
      throw damaged(path, phrase('zip-checksum-wrong', { entry: entry.fileName }))
  } catch (error) {
    throw zipError(path, error)
  } finally {
    zip.close()
  }
}

async function withZip<Result>(path: string, use: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  return guarded(path, async () => {
    const zip = await yauzl.openPromise(path, { autoClose: false })
    try {
      return await use(zip)
    } finally {
      zip.close()
    }
  })
}

async function guarded<Result>(path: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use()
  } catch (error) {
    throw zipError(path, error)
  }
}

/** yauzl and zlib throw plain errors: what is not of the disk is the zip's. */
function zipError(path: string, error: unknown): unknown {
  if (error instanceof BadZipError) return error
  if (systemCode(error) !== null) return new FileAccessError(path, 'read', error)
  return error instanceof Error ? damaged(path, error.message, error) : error
}

function damaged(path: string, what: Phrase | string, cause?: unknown): BadZipError {
  return new BadZipError(path, phrase('zip-damaged', { what }), cause)
}

function isFile({ fileName }: Entry): boolean {
  return !fileName.endsWith('/') && !/(^|\/)(\.|__MACOSX\/)/.test(fileName)
}

function hasEnding(fileName: string, ending: string): boolean {
  return fileName.toLowerCase().endsWith(ending)
}

function names(entries: readonly Entry[]): Phrase | string {
  const shown = entries
    .slice(0, ENTRIES_NAMED)
    .map(({ fileName }) => fileName)
    .join(', ')
  const more = entries.length - ENTRIES_NAMED
  return more > 0 ? phrase('names-and-more', { names: shown, more }) : shown
}
