import { type CsvRow, readCsvTable } from '../shared/csv-table.js'
import type { Problem } from '../shared/problem.js'
import { problem } from '../shared/problem.js'
import { isProblem, judgeRecord } from './judge-record.js'
import type { ListSink, ListTarget, ReadToEnd } from './list-sink.js'
import { quoted } from './quoted.js'
import type { RawRecord } from './raw-record.js'

const REQUIRED = [
  'id',
  'name',
  'federation',
  'sex',
  'title',
  'w_title',
  'o_title',
  'rating',
  'games',
  'k',
  'birth_year',
  'flag',
] as const
const OPTIONAL = ['foa_title', 'games_total', 'peak', 'last_list'] as const
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]

/** Faults of the file as a whole; any other refusal of the table is of one row, which is a bad record. */
const OF_THE_WHOLE = ['csv-empty', 'csv-column-missing', 'csv-column-twice']
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Reads our list CSV (one rating type a file; columns in any order, `rating` empty = unrated). A CSV is read whole:
 * it is the list of a federation or one of our own, not FIDE's with two million players.
 */
export async function readCsvList(chunks: AsyncIterable<Uint8Array>, file: string, sink: ListSink): Promise<ReadToEnd> {
  const target = sink.onHead({ layout: 'CSV, single type', monthToken: null, printedTypes: [] })
  if (target === null) return { linesRead: 0, encoding: 'utf-8', endMarked: false }
  const bytes = await whole(chunks)
  const { problems, encoding } = readCsvTable(bytes, { required: REQUIRED, optional: OPTIONAL }, file, (row) => {
    const judged = judgeRecord(csvRecord(row, target), target, sink.onProblem)
    if (isProblem(judged)) sink.onBadRecord(judged)
    else sink.onEntry(judged)
  })
  const linesRead = countLines(bytes)
  for (const found of problems) {
    if (found.severity !== 'refuse' || OF_THE_WHOLE.includes(found.code)) sink.onProblem(found)
    else if (found.line === linesRead && !endsLine(bytes)) sink.onProblem(cutOff(bytes, found))
    else sink.onBadRecord(found)
  }
  return { linesRead, encoding, endMarked: false }
}

function csvRecord(row: CsvRow<Column>, { types }: ListTarget): RawRecord {
  return {
    line: row.line,
    fideId: row.get('id'),
    name: row.get('name'),
    federation: row.get('federation'),
    sex: row.get('sex'),
    title: row.get('title'),
    womanTitle: row.get('w_title'),
    otherTitles: row.get('o_title'),
    foaTitle: row.get('foa_title'),
    birth: row.get('birth_year'),
    flag: row.get('flag'),
    ratings: types.map((type) => ({
      type,
      rating: row.get('rating'),
      games: row.get('games'),
      k: row.get('k'),
      gamesTotal: row.get('games_total'),
      peak: row.get('peak'),
      lastList: row.get('last_list'),
    })),
  }
}

/** A last row without a line end that is torn as well was cut off, and so was what followed it. */
function cutOff(bytes: Uint8Array, { file, line }: Problem): Problem {
  const start = bytes.lastIndexOf(LINE_FEED) + 1
  const found = quoted(new TextDecoder().decode(bytes.subarray(start)))
  return problem(
    'list-cut-off',
    { found },
    { ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) },
  )
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk.slice())
  return Buffer.concat(parts)
}

function endsLine(bytes: Uint8Array): boolean {
  const last = bytes.at(-1)
  return last === LINE_FEED || last === CARRIAGE_RETURN
}

function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1
  return endsLine(bytes) ? count : count + 1
}
