import { listOrderKey } from '../shared/ascii-name.js'
import type { RatingListLine } from './rating-list-line.js'

type Named = Pick<RatingListLine, 'name' | 'fideId'>
type Rated = Pick<RatingListLine, 'rating' | 'fideId'>

/** FIDE's order of TXT and XML: by ASCII name with a-z as A-Z, code unit by code unit, then by ID. */
export function byListOrder(a: Named, b: Named): number {
  return byKey(listOrderKey(a.name), a.fideId, listOrderKey(b.name), b.fideId)
}

/** The lines in {@link byListOrder}, each name folded once: for whole lists. */
export function inListOrder<Line extends Named>(lines: readonly Line[]): Line[] {
  const at = (place: number) => lines[place] as Line
  return Array.from(
    placesInListOrder(
      lines.length,
      (place) => at(place).name,
      (place) => at(place).fideId,
    ),
    at,
  )
}

/** The order of the CSV and of what is printed on the screen: rating high to low, then ID; unrated last. */
export function byRating(a: Rated, b: Rated): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || a.fideId - b.fideId
}

/** The lines in the order of {@link byRating}: for whole lists. */
export function inRatingOrder<Line extends Rated>(lines: readonly Line[]): Line[] {
  const at = (place: number) => lines[place] as Line
  return Array.from(
    placesInRatingOrder(
      lines.length,
      (place) => at(place).rating,
      (place) => at(place).fideId,
    ),
    at,
  )
}

/** The places 0 to `count` - 1 in {@link byListOrder} of what stands there. */
export function placesInListOrder(
  count: number,
  nameAt: (place: number) => string,
  idAt: (place: number) => number,
): Uint32Array {
  const keys = Array.from({ length: count }, (_, place) => listOrderKey(nameAt(place)))
  return places(count).sort((a, b) => byKey(keys[a] as string, idAt(a), keys[b] as string, idAt(b)))
}

/** The places 0 to `count` - 1 in {@link byRating} of what stands there. */
export function placesInRatingOrder(
  count: number,
  ratingAt: (place: number) => number | null,
  idAt: (place: number) => number,
): Uint32Array {
  // One number holds both, so that two lines are told apart by one subtraction.
  const keys = Float64Array.from({ length: count }, (_, place) => idAt(place) - (ratingAt(place) ?? 0) * BEYOND_IDS)
  return places(count).sort((a, b) => (keys[a] as number) - (keys[b] as number))
}

/** More than any ID, and ratings of four digits fit beside it in a number without loss. */
const BEYOND_IDS = 2 ** 38

/** Places are sorted, not lines: numbers in a typed array are moved in a fraction of the time. */
function places(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, place) => place)
}

function byKey(a: string, id: number, b: string, otherId: number): number {
  if (a !== b) return a < b ? -1 : 1
  return id - otherId
}
