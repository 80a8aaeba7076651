import { type Phrase, phrase } from './messages/phrase.js'
import type { PhraseCode } from './messages/phrase-words.js'

/** A file of another kind than anything frl reads, told by its first bytes. */
export interface ForeignKind {
  /** Whether files lie in it, which can be unpacked. */
  readonly isArchive: boolean
  /** In words: `a 7z archive`. */
  readonly what: Phrase
}

/** So many bytes tell what a file is. */
export const TELLING_BYTES = 512

type KindCode = Extract<PhraseCode, `kind-${string}`>

const archive = (kind: KindCode): ForeignKind => ({ isArchive: true, what: phrase(kind) })
const document = (kind: KindCode): ForeignKind => ({ isArchive: false, what: phrase(kind) })

/** How files of other kinds begin, one letter a byte; the name of a tar stands behind that of its first file. */
const BEGINNINGS: readonly (readonly [beginning: string, kind: ForeignKind, at?: number])[] = [
  ['\u001f\u008b', archive('kind-gzip')],
  ['\u00fd7zXZ\u0000', archive('kind-xz')],
  ['BZh', archive('kind-bzip2')],
  ['7z\u00bc\u00af\u0027\u001c', archive('kind-7z')],
  ['Rar!\u001a\u0007', archive('kind-rar')],
  ['\u0028\u00b5\u002f\u00fd', archive('kind-zstandard')],
  ['\u001f\u009d', archive('kind-compress')],
  ['MSCF\u0000', archive('kind-cabinet')],
  ['ustar', archive('kind-tar'), 257],
  ['%PDF-', document('kind-pdf')],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', document('kind-excel-or-word')],
  ['{\\rtf', document('kind-rtf')],
  ['\u0089PNG', document('kind-picture')],
  ['\u00ff\u00d8\u00ff', document('kind-picture')],
  ['GIF8', document('kind-picture')],
  ['SQLite format 3\u0000', document('kind-sqlite')],
]

const ZIP_BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008']

const HTML_PAGE = document('kind-html')
const HTML = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/is

/** What a file is by its first {@link TELLING_BYTES}; null where it may be a text. */
export function foreignKindOf(bytes: Uint8Array): ForeignKind | null {
  const head = byBytes(bytes, TELLING_BYTES)
  const found = BEGINNINGS.find(([beginning, , at = 0]) => head.startsWith(beginning, at))
  return found?.[1] ?? (HTML.test(head) ? HTML_PAGE : null)
}

/** Whether a file is a zip, to which the documents of offices belong. */
export function isZip(bytes: Uint8Array): boolean {
  return ZIP_BEGINNINGS.includes(byBytes(bytes, 4))
}

function byBytes(bytes: Uint8Array, most: number): string {
  return String.fromCharCode(...bytes.subarray(0, most))
}

/** What a zip is by what lies in it, where it is a document and not a folder of files. */
export function documentInZip(names: readonly string[]): ForeignKind | null {
  const has = (beginning: string) => names.some((name) => name.startsWith(beginning))
  if (has('[Content_Types].xml')) {
    if (has('xl/')) return document('kind-excel')
    return document(has('word/') ? 'kind-word' : 'kind-office')
  }
  return has('mimetype') && has('META-INF/') ? document('kind-opendocument') : null
}
