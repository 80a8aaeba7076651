import { notAReport } from './foreign-file.js'
import { gamesColumns, readGamesCsv } from './read-games-csv.js'
import { readPgn } from './read-pgn.js'
import { readTrf } from './read-trf.js'
import { readUploadXml } from './read-upload-xml.js'
import type { ReportReading } from './report-reading.js'

/** Reads a report file of any format known, told by its content; only a games CSV without its header is told by its name. */
export function readReport(all: Uint8Array, file: string): ReportReading {
  const foreign = notAReport(all, file)
  if (foreign !== null) return { reports: [], problems: [foreign], games: 0, unfinished: 0 }
  const bytes = withoutEndMark(all)
  const head = headOf(bytes)
  if (looksLikeGamesCsv(head)) return readGamesCsv(bytes, file)
  if (head.startsWith('<')) return readUploadXml(bytes, file)
  if (looksLikePgn(head)) return readPgn(bytes, file)
  if (/\.csv$/i.test(file)) return readGamesCsv(bytes, file)
  const { report, ...reading } = readTrf(bytes, file)
  return { ...reading, reports: report === null ? [] : [report] }
}

/** DOS programs end a text with 0x1A. */
const END_MARK = 0x1a

function withoutEndMark(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === END_MARK) end--
  return bytes.subarray(0, end)
}

const HEAD_BYTES = 4096

/** One letter a byte, whatever the encoding: enough to tell what a file is. */
const byBytes = new TextDecoder('windows-1252')

/** The beginning of a file without byte order mark, NULs of UTF-16 and blanks. */
function headOf(bytes: Uint8Array): string {
  const text = byBytes.decode(bytes.subarray(0, HEAD_BYTES))
  return text
    .replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')
    .replaceAll('\0', '')
    .trimStart()
}

/** A games CSV begins with the names of its columns. */
function looksLikeGamesCsv(head: string): boolean {
  const [header = ''] = head.split(/\r|\n/)
  const cells = header.split(/[,;\t]/).map((cell) =>
    cell
      .replace(/["\u00ef\u00bb\u00bf]/g, '')
      .trim()
      .toLowerCase(),
  )
  return gamesColumns.required.filter((column) => cells.includes(column)).length >= 3
}

/** A PGN begins with a tag, after lines for other programs (`%`) or comments (`;`) perhaps. */
function looksLikePgn(head: string): boolean {
  const first = head.split(/\r|\n/).find((line) => !/^\s*([%;].*)?$/.test(line)) ?? ''
  return /^\s*\[\s*\w+\s*"/.test(first)
}
