import { decodeWindows1252 } from '../shared/windows-1252.js'

export type ListFormat = 'txt' | 'xml' | 'csv'

export const listFormats: readonly ListFormat[] = ['txt', 'xml', 'csv']

/** How many bytes of a file show what it is: a header line has 160, and blank lines may precede it. */
export const HEAD_BYTES = 4096

const CSV_DELIMITER = /[,;\t]/

/** What a list file is, by its content and not its name: XML begins with `<`, our CSV with a row that names its columns. */
export function listFormatOf(head: Uint8Array): ListFormat {
  const text = decodeWindows1252(head.subarray(0, HEAD_BYTES)).replace(/^\u00ef\u00bb\u00bf/, '')
  const firstLine = /[^\s\p{Cc}].*/u.exec(text)?.[0] ?? ''
  if (firstLine.startsWith('<')) return 'xml'
  const cells = firstLine.split(CSV_DELIMITER).map((cell) => cell.replace(/"/g, '').trim().toLowerCase())
  return cells.length > 1 && (cells.includes('id') || cells.includes('name')) ? 'csv' : 'txt'
}

/** The encoding of a file that begins with a UTF-16 byte order mark; null for any other. */
export function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null
}

/** A UTF-16 file (what some spreadsheets call Unicode text) as UTF-8, which is all the readers know. */
export async function* asUtf8(
  chunks: AsyncIterable<Uint8Array>,
  encoding: 'utf-16le' | 'utf-16be',
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding)
  const encoder = new TextEncoder()
  for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }))
  yield encoder.encode(decoder.decode())
}
