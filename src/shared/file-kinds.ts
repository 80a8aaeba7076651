/** A file of another kind than anything frl reads, told by its first bytes. */
export interface ForeignKind {
  /** Whether files lie in it, which can be unpacked. */
  readonly isArchive: boolean
  /** In words: `a 7z archive`. */
  readonly what: string
}

/** So many bytes tell what a file is. */
export const TELLING_BYTES = 512

const archive = (what: string): ForeignKind => ({ isArchive: true, what })
const document = (what: string): ForeignKind => ({ isArchive: false, what })

/** How files of other kinds begin, one letter a byte; the name of a tar stands behind that of its first file. */
const BEGINNINGS: readonly (readonly [beginning: string, kind: ForeignKind, at?: number])[] = [
  ['\u001f\u008b', archive('a gzip archive (gz, tgz)')],
  ['\u00fd7zXZ\u0000', archive('an xz archive (xz, tar.xz)')],
  ['BZh', archive('a bzip2 archive (bz2)')],
  ['7z\u00bc\u00af\u0027\u001c', archive('a 7z archive')],
  ['Rar!\u001a\u0007', archive('a RAR archive')],
  ['\u0028\u00b5\u002f\u00fd', archive('a Zstandard archive (zst)')],
  ['\u001f\u009d', archive('a compress archive (Z)')],
  ['MSCF\u0000', archive('a cabinet archive (cab)')],
  ['ustar', archive('a tar archive'), 257],
  ['%PDF-', document('a PDF document')],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', document('a document of Excel or Word (xls, doc)')],
  ['{\\rtf', document('an RTF document')],
  ['\u0089PNG', document('a picture')],
  ['\u00ff\u00d8\u00ff', document('a picture')],
  ['GIF8', document('a picture')],
  ['SQLite format 3\u0000', document('an SQLite database')],
]

const ZIP_BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008']

const HTML_PAGE = document('an HTML page')
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
    if (has('xl/')) return document('an Excel workbook (xlsx)')
    return document(has('word/') ? 'a Word document (docx)' : 'an Office document')
  }
  return has('mimetype') && has('META-INF/') ? document('an OpenDocument file (ods, odt)') : null
}
