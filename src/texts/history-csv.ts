import type { PlayerHistory } from '../answers/player-history.js'
import { csvLine } from './csv-line.js'

const COLUMNS = [
  'type',
  'list',
  'series',
  'status',
  'rating',
  'previous_rating',
  'difference',
  'games',
  'k',
  'flag',
  'rating_before',
  'from_standard',
  'k_before',
  'k_used',
  'sum',
  'change',
  'adjustment',
] as const

/** A player's ratings as CSV: a line for each type, list and series. */
export function historyCsv({ types }: PlayerHistory): string {
  const lines = types.flatMap(({ type, lists }) =>
    lists.map(({ computed, ...line }) =>
      csvLine([
        type,
        line.list,
        line.series,
        line.status,
        line.rating,
        line.previousRating,
        line.difference,
        line.games,
        line.k,
        line.inactive ? 'i' : '',
        computed?.ratingBefore ?? null,
        computed === null ? null : computed.fromStandard ? 1 : 0,
        computed?.k ?? null,
        computed?.kUsed ?? null,
        computed === null ? null : (computed.sum / 100).toFixed(2),
        computed?.change ?? null,
        computed?.adjustment ?? null,
      ]),
    ),
  )
  return [csvLine(COLUMNS), ...lines].join('')
}
