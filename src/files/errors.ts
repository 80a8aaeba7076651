import { english, phraseIn } from '../shared/messages/language.js'
import { type Phrase, phrase } from '../shared/messages/phrase.js'
import { type PhraseCode, phraseWords } from '../shared/messages/phrase-words.js'

/** A file or folder can not be read or written, for reasons of the disk and not of what it holds (exit code 74). */
export class FileAccessError extends Error {
  override name = 'FileAccessError'
  /** What happened, in the words of any language. */
  readonly phrase: Phrase

  constructor(
    readonly path: string,
    readonly doing: 'read' | 'write',
    override readonly cause: unknown,
  ) {
    const happened = phrase(doing === 'read' ? 'file-not-read' : 'file-not-written', { path, reason: reasonOf(cause) })
    super(phraseIn(english, happened))
    this.phrase = happened
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

/** The code of an error of the operating system (`ENOENT`); null for any other error. */
export function systemCode(error: unknown): string | null {
  const code = error instanceof Error && 'syscall' in error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** What the system's code means, or the words of an error that has none. */
function reasonOf(cause: unknown): Phrase | string {
  const known = `disk-${systemCode(cause) ?? ''}`
  if (isPhrase(known)) return phrase(known)
  return cause instanceof Error ? cause.message : String(cause)
}

type DiskPhrase = Extract<PhraseCode, `disk-${string}`>

function isPhrase(code: string): code is DiskPhrase {
  return Object.hasOwn(phraseWords, code)
}
