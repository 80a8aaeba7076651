import { listOrderKey } from '../shared/ascii-name.js'
import type { RatingListLine } from './rating-list-line.js'

type Named = Pick<RatingListLine, 'name' | 'fideId'>
type Rated = Pick<RatingListLine, 'rating' | 'fideId'>

/** FIDE's order of TXT and XML: by ASCII name with a-z as A-Z, code unit by code unit, then by ID. */
export function byListOrder(a: Named, b: Named): number {
  return byKey(listOrderKey(a.name), a, listOrderKey(b.name), b)
}

/** The lines in {@link byListOrder}, each name folded once: for whole lists. */
export function inListOrder<Line extends Named>(lines: readonly Line[]): Line[] {
  const keys = lines.map(({ name }) => listOrderKey(name))
  return inOrder(lines, (a, b) => byKey(keys[a] as string, lines[a] as Line, keys[b] as string, lines[b] as Line))
}

/** The order of the CSV and of what is printed on the screen: rating high to low, then ID; unrated last. */
export function byRating(a: Rated, b: Rated): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || a.fideId - b.fideId
}

/** The lines in the order of {@link byRating}: for whole lists. */
export function inRatingOrder<Line extends Rated>(lines: readonly Line[]): Line[] {
  return inOrder(lines, (a, b) => byRating(lines[a] as Line, lines[b] as Line))
}

/** Sorts places, not lines: numbers in a typed array are moved in a fraction of the time. */
function inOrder<Line>(lines: readonly Line[], compare: (a: number, b: number) => number): Line[] {
  const places = Uint32Array.from(lines, (_, place) => place).sort(compare)
  return Array.from(places, (place) => lines[place] as Line)
}

function byKey(a: string, one: Named, b: string, other: Named): number {
  if (a !== b) return a < b ? -1 : 1
  return one.fideId - other.fideId
}
