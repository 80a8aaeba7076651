import type { ListEntry } from '../../src/list/list-entry.js'
import { type ListArguments, type ListReading, readRatingList } from '../../src/list/read-list.js'

/** Headers as FIDE prints them (formats 2.2), by layout. */
export const HEADERS = {
  combinedFoa:
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
  combined:
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
  singleFoa:
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag',
  single:
    'ID Number      Name                                                         Fed Sex Tit  WTit OTit           sep12 Gms K  B-day Flag',
} as const

/** One rating cell of a line: rating, games, K, as printed. */
type Printed = readonly [rating: string | number, games: string | number, k: string | number]

export interface MadeUpLine {
  readonly id?: string | number
  readonly name?: string
  readonly fed?: string
  readonly sex?: string
  readonly tit?: string
  readonly wtit?: string
  readonly otit?: string
  /** undefined: a layout without the FOA column. */
  readonly foa?: string
  readonly ratings: readonly Printed[]
  readonly birth?: string | number
  readonly flag?: string
}

/** A line with every field padded to its column. */
export function line({ foa, ratings, ...given }: MadeUpLine): string {
  const { id = 99000001, name = 'Example, Edda', fed = 'NED', sex = 'F', tit = '', wtit = '', otit = '' } = given
  const cells = ratings.map(([rating, games, k]) => pad(rating, 6) + pad(games, 4) + pad(k, 3)).join('')
  return (
    pad(id, 15) +
    pad(name, 61) +
    pad(fed, 4) +
    pad(sex, 4) +
    pad(tit, 5) +
    pad(wtit, 5) +
    pad(otit, 15) +
    (foa === undefined ? '' : pad(foa, 4)) +
    cells +
    pad(given.birth ?? 1990, 6) +
    pad(given.flag ?? '', 4)
  )
}

/** What was read of a text, and what the reading says of it. */
export interface Read {
  readonly entries: readonly ListEntry[]
  readonly reading: ListReading
  /** Codes of what was refused or noted, bad records first. */
  readonly codes: readonly string[]
}

/** Reads a list as a caller does, in chunks of `chunkBytes`. */
export async function read(
  content: string | Uint8Array,
  said: ListArguments = { list: '2026-02', type: 'standard' },
  { name = 'list.txt', chunkBytes = 1 << 16 } = {},
): Promise<Read> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const entries: ListEntry[] = []
  const reading = await readRatingList({ name, chunks: () => chunksOf(bytes, chunkBytes) }, said, (entry) => {
    entries.push(entry)
  })
  return { entries, reading, codes: [...reading.badRecords, ...reading.problems].map(({ code }) => code) }
}

export async function* chunksOf(bytes: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes)
}

function pad(text: string | number, width: number): string {
  return String(text).padEnd(width)
}
