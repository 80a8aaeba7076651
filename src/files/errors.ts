import type { ForeignKind } from '../shared/file-kinds.js'
import { english, phraseIn } from '../shared/messages/language.js'
import { type Phrase, phrase } from '../shared/messages/phrase.js'
import { type PhraseCode, phraseWords } from '../shared/messages/phrase-words.js'
import { visibleLine } from '../shared/visible.js'

/** A file or folder can not be read or written, for reasons of the disk and not of what it holds (exit code 74). */
export class FileAccessError extends Error {
  override name = 'FileAccessError'
  /** What happened, in the words of any language. */
  readonly phrase: Phrase

  constructor(
    readonly path: string,
    readonly doing: keyof typeof HAPPENED,
    override readonly cause: unknown,
  ) {
    const happened = phrase(HAPPENED[doing], { path: visibleLine(path), reason: reasonOf(path, cause) })
    super(phraseIn(english, happened))
    this.phrase = happened
  }
}

const HAPPENED = {
  read: 'file-not-read',
  write: 'file-not-written',
  'make the folder': 'folder-not-made',
} as const satisfies Record<string, PhraseCode>

/** A zip that is damaged, encrypted, or does not hold exactly one file to read: bad input, not a fault of the disk. */
export class BadZipError extends Error {
  override name = 'BadZipError'

  constructor(
    readonly path: string,
    /** What is wrong and what to do. */
    readonly reason: Phrase,
    override readonly cause?: unknown,
  ) {
    super(`${visibleLine(path)}: ${visibleLine(phraseIn(english, reason))}`)
  }
}

/** A file of a kind that is not read here: bad input, not a fault of the disk. */
export class ForeignFileError extends Error {
  override name = 'ForeignFileError'

  constructor(
    readonly path: string,
    readonly kind: ForeignKind,
  ) {
    const { isArchive, what } = kind
    super(
      `${visibleLine(path)}: ${phraseIn(english, phrase(isArchive ? 'foreign-archive' : 'foreign-document', { what }))}`,
    )
  }
}

/** Why the disk's place is none for a file or folder, where the system has no code for it: the cause of another error. */
export class PlaceError extends Error {
  override name = 'PlaceError'

  constructor(
    readonly phrase: Phrase,
    override readonly cause?: unknown,
  ) {
    super(phraseIn(english, phrase))
  }
}

/** Why what was to be a folder is none. */
export const notAFolder = () => new PlaceError(phrase('place-no-folder'))

/** The code of an error of the operating system (`ENOENT`); null for any other error. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** What stands for a byte that is no letter, in a path that came from the command line. */
const REPLACED = '\u{fffd}'

/** What the system's code means, or the words of an error that has none. */
function reasonOf(path: string, cause: unknown): Phrase | string {
  if (cause instanceof PlaceError) return cause.phrase
  const code = systemCode(cause)
  if (code === 'ENOENT' && path.includes(REPLACED)) return phrase('place-not-utf8')
  const known = `disk-${code ?? ''}`
  if (isPhrase(known)) return phrase(known)
  return cause instanceof Error ? cause.message : String(cause)
}

type DiskPhrase = Extract<PhraseCode, `disk-${string}`>

function isPhrase(code: string): code is DiskPhrase {
  return Object.hasOwn(phraseWords, code)
}
