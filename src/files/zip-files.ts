import type { Entry } from 'yauzl'
import { documentInZip, type ForeignKind } from '../shared/file-kinds.js'
import { phrase } from '../shared/messages/phrase.js'
import { BadZipError } from './errors.js'
import { filesInZip, zipChunks } from './zip-entry.js'

/** A file that lies in a zip. */
export interface ZippedFile {
  /** With its folders in the zip. */
  readonly name: string
  /**
   * Its content, unpacked when it is asked for.
   *
   * @throws {BadZipError} if it is damaged or encrypted
   */
  readonly read: () => Promise<Uint8Array>
}

/** Nothing larger is unpacked: a few kilobytes of zip can hold gigabytes of zeros. */
const MOST_BYTES = 256 * 1024 * 1024
const MOST_FILES = 20_000

/**
 * All files of a zip in the order of their names, or the kind of document it is.
 *
 * @throws {BadZipError} if it is damaged, empty, or larger than anybody's reports
 * @throws {FileAccessError} if it can not be read
 */
export async function filesOfZip(path: string): Promise<readonly ZippedFile[] | ForeignKind> {
  const { entries, names } = await filesInZip(path)
  const kind = documentInZip(names)
  if (kind !== null) return kind
  if (entries.length === 0) throw new BadZipError(path, phrase('zip-empty'))
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (bytes > MOST_BYTES || entries.length > MOST_FILES) {
    throw new BadZipError(path, phrase('zip-too-large'))
  }
  return entries
    .map((entry) => ({ name: entry.fileName, read: () => contentOf(path, entry) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function contentOf(path: string, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw new BadZipError(path, phrase('zip-entry-encrypted', { entry: entry.fileName }))
  const parts: Uint8Array[] = []
  for await (const part of zipChunks(path, entry)) parts.push(part)
  return Buffer.concat(parts)
}
