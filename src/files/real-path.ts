import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { systemCode } from './errors.js'

/**
 * The one path of a file or folder, whatever links it was named by; of one that is still to be made, the path it will
 * have.
 */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    const parent = realPath(dirname(resolve(path)))
    const target = linkTarget(join(parent, basename(path)))
    return target === null ? join(parent, basename(path)) : realPath(target)
  }
}

/** Where a link leads whose target is not there; null where there is no link. */
function linkTarget(path: string): string | null {
  try {
    return resolve(dirname(path), readlinkSync(path))
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
    return null
  }
}
