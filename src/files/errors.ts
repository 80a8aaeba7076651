import type { ForeignKind } from '../shared/file-kinds.js'

/** A file or folder can not be read or written, for reasons of the disk and not of what it holds (exit code 74). */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly path: string,
    readonly doing: 'read' | 'write',
    override readonly cause: unknown,
  ) {
    super(`can not ${doing} ${path}: ${reasonOf(cause)}`)
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
    super(`${path}: ${reason}`)
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
  EDQUOT: 'the disk quota is used up; make room and run the command again',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
}

/** The code of an error of the operating system (`ENOENT`); null for any other error. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

function reasonOf(cause: unknown): string {
  const known = REASONS[systemCode(cause) ?? '']
  return known ?? (cause instanceof Error ? cause.message : String(cause))
}
