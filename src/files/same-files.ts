import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'

import { FileAccessError, systemCode } from './errors.js'
import { systemPath } from './system-path.js'
import type { WrittenFile } from './write-file.js'

/** Names of the `wanted` files that `folder` does not have, or has with other bytes. */
export async function differingFiles(folder: string, wanted: readonly WrittenFile[]): Promise<string[]> {
  const differing: string[] = []
  for (const { name, sha256 } of wanted) {
    if ((await sha256OfFile(join(folder, name))) !== sha256) differing.push(name)
  }
  return differing
}

/**
 * The SHA-256 of a file in hex; null where there is none.
 *
 * @throws {FileAccessError} if it is there and can not be read
 */
export async function sha256OfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  const stream: AsyncIterable<Buffer> = createReadStream(systemPath(path))
  try {
    for await (const chunk of stream) hash.update(chunk)
    return hash.digest('hex')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw new FileAccessError(path, 'read', error)
  }
}
