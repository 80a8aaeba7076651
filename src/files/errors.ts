import type { ForeignKind } from '../shared/file-kinds.js'
import { visibleLine } from '../shared/visible.js'

/** A file or folder can not be read or written, for reasons of the disk and not of what it holds (exit code 74). */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly path: string,
    readonly doing: 'read' | 'write' | 'make the folder',
    override readonly cause: unknown,
  ) {
    super(`can not ${doing} ${visibleLine(path)}: ${reasonOf(path, cause)}`)
  }
}

/** A zip that is damaged, encrypted, or does not hold exactly one file to read: bad input, not a fault of the disk. */
export class BadZipError extends Error {
  override name = 'BadZipError'

  constructor(
    readonly path: string,
    /** What is wrong and what to do. */
    readonly reason: string,
    override readonly cause?: unknown,
  ) {
    super(`${visibleLine(path)}: ${visibleLine(reason)}`)
  }
}

/** A file of a kind that is not read here: bad input, not a fault of the disk. */
export class ForeignFileError extends Error {
  override name = 'ForeignFileError'

  constructor(
    readonly path: string,
    readonly kind: ForeignKind,
  ) {
    super(`${path}: it is ${kind.what}; ${kind.isArchive ? 'unpack it first and give what is in it' : OTHER_FILE}`)
  }
}

const OTHER_FILE = 'give the file it was made from'

/** What the operating system's error codes mean to the person at the desk. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder; check the path',
  EACCES: 'permission denied; check who may read and write there',
  EPERM: 'permission denied; check who may read and write there',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'something of that name is there already',
  ENOSPC: 'the disk is full; make room and run the command again',
  EFBIG: 'the file would be larger than is allowed here (ulimit -f, or the file system)',
  EBUSY: 'it is in use by the system (a disk is mounted there, say); name a folder within it',
  EXDEV: 'another disk is mounted there; name a folder within it',
  ENAMETOOLONG: 'a name in the path is too long',
  ELOOP: 'links in the path lead round in a circle',
  EDQUOT: 'the disk quota is used up; make room and run the command again',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
}

/** Why what was to be a folder is none: as an error to be the cause of another. */
export const notAFolder = () => new Error('it is a file, not a folder; name a folder')

/** The code of an error of the operating system (`ENOENT`); null for any other error. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** What stands for a byte that is no letter, in a path that came from the command line. */
const REPLACED = '\u{fffd}'
const NOT_UTF8 =
  'there is no such file or folder; its name may be no UTF-8, which can not be given here: name the folder it lies in, or rename it'

function reasonOf(path: string, cause: unknown): string {
  if (systemCode(cause) === 'ENOENT' && path.includes(REPLACED)) return NOT_UTF8
  const known = REASONS[systemCode(cause) ?? '']
  return known ?? (cause instanceof Error ? cause.message : String(cause))
}
