import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { phrase } from '../shared/messages/phrase.js'
import { FileAccessError, notAFolder, PlaceError, systemCode } from './errors.js'
import { systemPath } from './system-path.js'

/**
 * Makes a folder and those above it that are missing, the topmost first. One step at a time: in places that can not hold
 * folders Node's own recursive making never ends.
 *
 * @throws {FileAccessError} where a folder can not be made: names that one, and why
 */
export function makeFolder(path: string): void {
  if (existsSync(systemPath(path))) {
    requireFolder(path)
    return
  }
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(systemPath(path))
  } catch (error) {
    // Another run may have made it meanwhile.
    if (systemCode(error) !== 'EEXIST' || !existsSync(systemPath(path))) {
      throw new FileAccessError(path, 'make the folder', systemCode(error) === 'ENOENT' ? noFolderHere() : error)
    }
    requireFolder(path)
  }
}

function requireFolder(path: string): void {
  if (!statSync(systemPath(path)).isDirectory()) throw new FileAccessError(path, 'make the folder', notAFolder())
}

/** What is above it is there: it is no place for folders, as /proc is none. */
const noFolderHere = () => new PlaceError(phrase('place-takes-no-folder'))
