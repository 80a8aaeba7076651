import { asciiName, listOrderKey } from '../../shared/ascii-name.js'
import type { Crosstable, RoundCell } from '../parsed-report.js'
import { pointsText } from '../points-column.js'
import { reportedDate } from '../report-date.js'
import type { TournamentPlayer } from '../valid-tournament.js'
import { type TrfPlayer, trfCell } from '../write-trf.js'
import type { PrintedDetails } from './printed-details.js'
import { type Letters, nameText } from './trf-text.js'

/** By rating, then name, then ID: the start numbers of a file that gives none. */
export function numberedByRating(players: readonly TournamentPlayer[]): ReadonlyMap<number, number> {
  const keys = new Map(players.map(({ startNumber, name }) => [startNumber, listOrderKey(name)]))
  const key = ({ startNumber }: TournamentPlayer) => keys.get(startNumber) ?? ''
  const ordered = [...players].sort(
    (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.fideId - b.fideId),
  )
  return new Map(ordered.map(({ startNumber }, index) => [startNumber, index + 1]))
}

/** A player with all that his line says, points in hundredths. */
export interface PlayerRow {
  readonly player: TournamentPlayer
  readonly startNumber: number
  readonly printed: PrintedDetails | undefined
  readonly points: number
  readonly cells: readonly RoundCell[]
}

/** Points of a crosstable by start number; null where they are blank. */
export function pointsOfTable(table: Crosstable | null): ReadonlyMap<number, number | null> {
  return new Map((table?.rows ?? []).map(({ player, points }) => [player.startNumber, points]))
}

/** Ranks as printed where everybody has one, else by points; equal points are equal ranks (TRF26 allows them). */
export function ranksOf(rows: readonly PlayerRow[]): readonly number[] {
  const printed = rows.flatMap(({ printed }) => printed?.rank ?? [])
  if (printed.length === rows.length) return printed
  const sorted = rows.map(({ points }) => points).sort((a, b) => b - a)
  const first = new Map<number, number>()
  for (const [index, points] of sorted.entries()) if (!first.has(points)) first.set(points, index + 1)
  return rows.map(({ points }) => first.get(points) ?? rows.length)
}

export function trfPlayer(
  { player, startNumber, printed, points, cells }: PlayerRow,
  rank: number,
  letters: Letters,
): TrfPlayer {
  const { sex, title, name, rating, federation, fideId, birthYear } = player
  return {
    startNumber,
    sex: sex === null ? '' : sex === 'F' ? 'w' : 'm',
    title,
    name: nameText(name, letters).name,
    rating,
    federation: federationText(federation, letters),
    fideId: String(fideId),
    birth: birthText(printed?.birth ?? '', birthYear),
    points: pointsText(points),
    rank,
    rounds: cells.map(({ opponent, colour, result }) => trfCell(opponent, colour, result)),
  }
}

/** Three letters; what is longer is no federation and left blank. */
export function federationText(federation: string, letters: Letters): string {
  const written = letters === 'folded' ? asciiName(federation) : federation
  return /^[\p{L}.]{0,3}$/u.test(written) ? written : ''
}

/** The whole date where the report prints one that can be read in one way, else the year (`1976/00/00`). */
function birthText(printed: string, year: number | null): string {
  if (year === null) return ''
  const dates = new Set(reportedDate(printed, 0).readings.map(({ date }) => date))
  const [only = ''] = dates
  return dates.size === 1 && only.startsWith(`${year}-`) ? only.replaceAll('-', '/') : `${year}/00/00`
}
