import { CsvError, type Info, parse } from 'csv-parse/sync'

import { cutRecords } from './csv-cut.js'
import { phrase } from './messages/phrase.js'
import { type Problem, problem, refuses } from './problem.js'
import { decodeText, type TextEncoding } from './text.js'

export interface CsvColumns<Column extends string> {
  readonly required: readonly Column[]
  readonly optional: readonly Column[]
}

/** A row while it is being read: valid only inside the call it is handed to. */
export interface CsvRow<Column extends string> {
  /** Physical line of the file, counted from 1, on which the row begins. */
  readonly line: number
  /** The cell, trimmed; empty where the file has no such column. */
  get(column: Column): string
}

export interface CsvReading {
  readonly problems: readonly Problem[]
  readonly encoding: TextEncoding
  /** Rows handed over. */
  readonly rows: number
}

/**
 * Reads a CSV file: UTF-8 or Windows-1252, with the delimiter its header line uses and its columns in any order.
 *
 * Every fault of the file is named, one a row; rows that are whole are handed over all the same, so that one answer
 * can also name what is wrong inside them. Nothing is handed over where the header does not allow it.
 *
 * @param onRow called for each whole row, in the order of the file
 */
export function readCsvTable<Column extends string>(
  bytes: Uint8Array,
  columns: CsvColumns<Column>,
  file: string,
  onRow: (row: CsvRow<Column>) => void,
): CsvReading {
  const { text, encoding } = decodeText(bytes)
  const problems: Problem[] = []
  if (text.trim() === '') return { problems: [problem('csv-empty', {}, { file })], encoding, rows: 0 }
  if (encoding !== 'utf-8') problems.push(problem('text-not-utf8', { encoding }, { file }))

  const table = tableReader(columns, file, problems, onRow)
  let faults = 0
  readRecords(text, table.onRecord, (code, line) => {
    problems.push(problem(code, {}, { file, line }))
    faults++
    if (faults < MOST_QUOTE_FAULTS) return table.hasHeader()
    problems.push(problem('csv-quote-faults', { count: faults }, { file, line }))
    return false
  })
  if (problems.length === 0 && !table.hasHeader()) problems.push(problem('csv-empty', {}, { file }))
  return { problems, encoding, rows: table.rowsRead() }
}

/** After each of them reading begins anew, which takes its time; a file with so many has none that are right. */
const MOST_QUOTE_FAULTS = 500

/** Turns records into rows: the first is the header, the others are checked against it. */
function tableReader<Column extends string>(
  columns: CsvColumns<Column>,
  file: string,
  problems: Problem[],
  onRow: (row: CsvRow<Column>) => void,
) {
  let header: Header | null = null
  let rows = 0
  let cells: readonly string[] = []
  const row = {
    line: 0,
    get: (column: Column) => cells[header?.indexes.get(column) ?? -1]?.trim() ?? '',
  }

  function onRecord(record: readonly string[], line: number): void {
    if (record.length === 1 && record[0]?.trim() === '') return
    const place = { file, line }
    if (isBlank(record)) {
      problems.push(problem('csv-blank-row', {}, place))
    } else if (header === null) {
      header = readHeader(record, columns, place, problems)
    } else if (repeatsHeader(record, header)) {
      problems.push(problem('csv-header-repeated', {}, place))
    } else if (record.length !== header.names.length) {
      const counts = { found: record.length, expected: header.names.length }
      problems.push(
        problem(record.length > header.names.length ? 'csv-cells-extra' : 'csv-cells-missing', counts, place),
      )
    } else if (header.usable) {
      rows += 1
      cells = record
      row.line = line
      onRow(row)
    }
  }
  return { onRecord, hasHeader: () => header !== null, rowsRead: () => rows }
}

interface Header {
  readonly names: readonly string[]
  readonly indexes: ReadonlyMap<string, number>
  readonly usable: boolean
}

function readHeader(
  record: readonly string[],
  { required, optional }: CsvColumns<string>,
  place: { readonly file: string; readonly line: number },
  problems: Problem[],
): Header {
  const names = record.map(columnName)
  const known = new Set<string>([...required, ...optional])
  const twice = [...known].filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
  const missing = required.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => name !== '' && !known.has(name))

  const faults = [
    ...twice.map((column) => problem('csv-column-twice', { column }, place)),
    ...missingColumns(missing, names, place),
  ]
  problems.push(...faults)
  if (unknown.length > 0) problems.push(problem('csv-columns-unknown', { columns: unknown.join(', ') }, place))
  return { names, indexes: new Map(names.map((name, index) => [name, index])), usable: !refuses(faults) }
}

/** All of them in one problem: the header is shown once. */
function missingColumns(
  missing: readonly string[],
  found: readonly string[],
  place: { readonly file: string; readonly line: number },
) {
  if (missing.length === 0) return []
  const columns = phrase('columns', { count: missing.length, names: missing.join(', ') })
  return [problem('csv-column-missing', { columns, found: found.join(', ') }, place)]
}

function columnName(cell: string): string {
  return cell.trim().toLowerCase()
}

/** A row that holds delimiters only, of whatever kind. Whole rows are told apart by their first cell. */
function isBlank(record: readonly string[]): boolean {
  return /^[\s,;]*$/.test(record[0] ?? '') && record.every((cell) => /^[\s,;]*$/.test(cell))
}

function repeatsHeader(record: readonly string[], { names }: Header): boolean {
  const first = record[0] ?? ''
  // What begins with a digit is nearly always an ID, and no name of a column.
  if (isDigit(first.charCodeAt(0)) && names[0]?.charCodeAt(0) !== first.charCodeAt(0)) return false
  return (
    columnName(first) === names[0] &&
    record.length === names.length &&
    record.every((cell, index) => columnName(cell) === names[index])
  )
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

type QuoteFault = 'csv-quote-inside' | 'csv-quote-not-closed' | 'csv-quote-in-plain-cell'

/** csv-parse's names for what can be wrong with quotation marks; any other error is a fault of ours. */
const quoteFaults: ReadonlyMap<string, QuoteFault> = new Map([
  ['CSV_INVALID_CLOSING_QUOTE', 'csv-quote-inside'],
  ['CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE', 'csv-quote-inside'],
  ['CSV_QUOTE_NOT_CLOSED', 'csv-quote-not-closed'],
  ['INVALID_OPENING_QUOTE', 'csv-quote-in-plain-cell'],
])

/**
 * Hands over every record with the line it begins on. After a fault of quotation marks it goes on with the line after
 * the one where the torn record began, so that an open quote swallows one row and not the rest of the file.
 *
 * @param onFault tells whether to go on
 */
function readRecords(
  text: string,
  onRecord: (record: readonly string[], line: number) => void,
  onFault: (fault: QuoteFault, line: number) => boolean,
): void {
  // csv-parse counts a CR LF inside a quoted cell as two lines.
  const unixText = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const delimiter = delimiterOf(unixText)
  const plain = readPlainLines(unixText, delimiter, onRecord)
  if (plain.end === unixText.length) return
  let rest = Buffer.from(unixText.slice(plain.end))
  let firstLine = plain.lines + 1
  for (;;) {
    const fault = readUntilFault(rest, firstLine, delimiter, onRecord)
    if (fault === null || !onFault(fault.code, fault.line)) return
    rest = rest.subarray(endOfLine(rest, fault.line - firstLine))
    firstLine = fault.line + 1
  }
}

/** Records are made for so many characters at once. */
const STRETCH = 1 << 20

/**
 * Hands over the records of a text as far as every line is one record, which is nearly always to the end: lines need not be
 * counted while they are parsed, which halves the time. It stops before the first stretch of which that is not so.
 *
 * @returns how far it came
 */
function readPlainLines(
  text: string,
  delimiter: string,
  onRecord: (record: readonly string[], line: number) => void,
): { readonly end: number; readonly lines: number } {
  let [end, lines] = [0, 0]
  while (end < text.length) {
    const newline = text.indexOf('\n', end + STRETCH)
    const next = newline < 0 ? text.length : newline + 1
    const records = plainRecords(text.slice(end, next), delimiter)
    if (records === null) break
    for (const record of records) onRecord(record, ++lines)
    end = next
  }
  return { end, lines }
}

/** null where a line is not one record: blank lines, cells with line ends, faults. */
function plainRecords(text: string, delimiter: string): readonly string[][] | null {
  return cutRecords(text, delimiter) ?? parsedLines(text, delimiter)
}

function parsedLines(text: string, delimiter: string): readonly string[][] | null {
  try {
    const records: string[][] = parse(text, { ...PARSING, delimiter })
    return records.length === linesOf(text) ? records : null
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function linesOf(text: string): number {
  let lines = text.endsWith('\n') ? 0 : 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

/** How csv-parse is asked to read. */
export const PARSING = { record_delimiter: '\n', skip_empty_lines: true, relax_column_count: true, trim: true } as const

function readUntilFault(
  bytes: Buffer,
  firstLine: number,
  delimiter: string,
  onRecord: (record: readonly string[], line: number) => void,
): { readonly code: QuoteFault; readonly line: number } | null {
  let nextLine = firstLine
  let blankLines = 0
  try {
    parse(bytes, {
      ...PARSING,
      delimiter,
      on_record: (record: readonly string[], { lines, empty_lines }) => {
        onRecord(record, nextLine + empty_lines - blankLines)
        nextLine = firstLine + lines
        blankLines = empty_lines
        return null
      },
    })
    return null
  } catch (error) {
    const code = error instanceof CsvError ? quoteFaults.get(error.code) : undefined
    if (code === undefined) throw error
    const { lines, empty_lines } = error as CsvError & Pick<Info, 'lines' | 'empty_lines'>
    const line = nextLine + empty_lines - blankLines
    // A cell that runs over the end of its line was opened by mistake, whatever stopped it in the end.
    return { code: firstLine + lines - 1 > line ? 'csv-quote-not-closed' : code, line }
  }
}

/** Where the line after line `index` (from 0) begins. */
function endOfLine(bytes: Buffer, index: number): number {
  let end = 0
  for (let line = 0; line <= index; line++) {
    const newline = bytes.indexOf(0x0a, end)
    if (newline < 0) return bytes.length
    end = newline + 1
  }
  return end
}

/** The delimiter that occurs most often in the first line that is not blank, outside quotation marks. */
function delimiterOf(text: string): string {
  const headerLine = /\S.*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: headerLine.split(delimiter).length }))
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}
