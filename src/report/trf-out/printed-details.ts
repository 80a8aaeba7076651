import { decodeText, splitLines } from '../../shared/text.js'
import type { ReportFormat } from '../parsed-report.js'
import { alignmentOf } from '../trf/alignment.js'
import { isPlainLine } from '../trf/plain-line.js'
import { playerFields } from '../trf/player-columns.js'
import { readElements } from '../upload-xml/read-elements.js'

/** What a report prints of a player and nothing is judged by: it goes out as it came in. */
export interface PrintedDetails {
  /** A whole date, a year, or a filler. */
  readonly birth: string
  /** null where it is blank. */
  readonly rank: number | null
  /** As printed; empty where blank. */
  readonly points: string
}

/** Details by start number; nobody's where the format has none. */
export function printedDetails(bytes: Uint8Array, format: ReportFormat): ReadonlyMap<number, PrintedDetails> {
  const { text } = decodeText(bytes)
  switch (format) {
    case 'trf':
      return ofLines(splitLines(text))
    case 'xml':
      return ofElements(text)
    default:
      return new Map()
  }
}

function ofLines(lines: readonly string[]): ReadonlyMap<number, PrintedDetails> {
  const players = lines.filter((line) => line.startsWith('001')).map((line) => line.trimEnd())
  return new Map(
    players.map((line) => {
      const { startNumber, birth, rank, points } = playerFields(line, shiftOf(line))
      return [Number(startNumber), { birth, rank: rankOf(rank), points }]
    }),
  )
}

/** By how many columns everything behind the name is moved. */
function shiftOf(line: string): number {
  if (isPlainLine(line)) return 0
  const alignment = alignmentOf(line)
  return alignment.kind === 'shifted' ? alignment.shift : 0
}

function ofElements(text: string): ReadonlyMap<number, PrintedDetails> {
  const players = readElements(text).elements.filter(({ name }) => name === 'player')
  return new Map(
    players.map(({ get }) => [
      Number(get('no')),
      { birth: get('dob'), rank: rankOf(get('rank')), points: get('pts').replace(',', '.') },
    ]),
  )
}

/** Ranks that are shared are printed `=3` or `3.` as well. */
function rankOf(text: string): number | null {
  return Number(text.replace(/[=T.]/g, '')) || null
}
