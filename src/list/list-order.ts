import { listOrderKey } from '../shared/ascii-name.js'
import type { RatingListLine } from './rating-list-line.js'

type Named = Pick<RatingListLine, 'name' | 'fideId'>
type Rated = Pick<RatingListLine, 'rating' | 'fideId'>

/** FIDE's order of TXT and XML: by ASCII name with a-z as A-Z, code unit by code unit, then by ID. */
export function byListOrder(a: Named, b: Named): number {
  return byKey({ key: listOrderKey(a.name), line: a }, { key: listOrderKey(b.name), line: b })
}

/** The lines in {@link byListOrder}, each name folded once: for whole lists. */
export function inListOrder<Line extends Named>(lines: readonly Line[]): Line[] {
  return lines
    .map((line) => ({ key: listOrderKey(line.name), line }))
    .sort(byKey)
    .map(({ line }) => line)
}

/** The order of the CSV and of what is printed on the screen: rating high to low, then ID; unrated last. */
export function byRating(a: Rated, b: Rated): number {
  return (b.rating ?? 0) - (a.rating ?? 0) || a.fideId - b.fideId
}

/**
 * The lines in the order of {@link byRating}, for whole lists: rating and ID make one number, so that the engine's own sort
 * of numbers does the work.
 *
 * @param lines of one list: every ID once
 */
export function inRatingOrder<Line extends Rated>(lines: readonly Line[]): Line[] {
  const byId = new Map(lines.map((line) => [line.fideId, line]))
  if (byId.size < lines.length) return [...lines].sort(byRating)
  const keys = Float64Array.from(lines, ({ rating, fideId }) => (HIGHEST - (rating ?? 0)) * IDS + fideId).sort()
  return Array.from(keys, (key) => byId.get(key % IDS) as Line)
}

/** No rating and no ID is higher. */
const HIGHEST = 2 ** 14
const IDS = 2 ** 36

interface Keyed {
  readonly key: string
  readonly line: Named
}

function byKey(a: Keyed, b: Keyed): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.line.fideId - b.line.fideId
}
