import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import type { ListRef } from './lists.js'
import { statement } from './prepared.js'
import type { Database, Series, StateRow } from './schema.js'
import { asListed, type ListedStanding, STANDING_COLUMNS, type StandingRow } from './state-rows.js'

/** A player through many lists: what he is on each, in their order; null where he is not on one. */
export interface StandingsThrough {
  readonly fideId: number
  readonly standings: readonly (ListedStanding | null)[]
}

const COLUMNS = STANDING_COLUMNS.join(', ')

/** Every player who ever was on one of the lists of a type, by FIDE ID: each row is read once, however many lists there are. */
export function* standingsThrough(
  db: Kysely<Database>,
  type: RatingType,
  lists: readonly ListRef[],
): Generator<StandingsThrough> {
  const last =
    lists
      .map(({ list }) => list)
      .sort()
      .at(-1) ?? ''
  const rows = (series: Series) =>
    byPlayer(
      handleOf(db)
        .prepare<(string | Series)[], StandingRow>(
          `select ${COLUMNS} from rating_state where series = ? and type = ? and valid_from <= ?
           union all select ${COLUMNS} from rating_state_history where series = ? and type = ? and valid_from <= ?
           order by fide_id, valid_from`,
        )
        .iterate(series, type, last, series, type, last),
    )
  const own = lists.some(({ series }) => series === 'own') ? rows('own') : [].values()
  for (const { key, left = [], right = [] } of merged(own, idOf, rows('official'), idOf)) {
    const standings = lists.map((ref) => standingOn(ref, left, right))
    if (standings.some((standing) => standing !== null)) yield { fideId: key, standings }
  }
}

/** All rows of one player in a type, oldest first. */
export interface PlayerRows {
  readonly own: readonly StateRow[]
  readonly official: readonly StateRow[]
}

export function playerRows(db: Kysely<Database>, type: RatingType, fideId: number): PlayerRows {
  const of = (table: 'rating_state' | 'rating_state_history', series: Series) =>
    statement<[Series, RatingType, number], StateRow>(
      db,
      `select * from ${table} where series = ? and type = ? and fide_id = ?${table === 'rating_state' ? '' : ' order by valid_from'}`,
    ).all(series, type, fideId)
  const all = (series: Series) => [...of('rating_state_history', series), ...of('rating_state', series)]
  return { own: all('own'), official: all('official') }
}

/** What a player is on a list, given all his rows; null where he is not on it. */
export function standingOn(
  ref: ListRef,
  own: readonly StandingRow[],
  official: readonly StandingRow[],
): ListedStanding | null {
  const row = rowOn(ref, own, official)
  return row === null ? null : asListed(row, ref.list)
}

/** The row that holds on a list: of an own one the own row since its anchor, else the official one at the anchor. */
export function rowOn<Row extends StandingRow>(
  { series, list, anchor }: ListRef,
  own: readonly Row[],
  official: readonly Row[],
): Row | null {
  if (series === 'official') return latestUntil(official, list)
  const row = latestUntil(own, list)
  if (row !== null && row.valid_from > (anchor ?? '')) return row
  return anchor === null ? null : latestUntil(official, anchor)
}

/** The last row up to a list, found by halves. */
function latestUntil<Row extends StandingRow>(rows: readonly Row[], list: ListMonth): Row | null {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.valid_from ?? '') <= list) low = middle + 1
    else high = middle
  }
  return rows[low - 1] ?? null
}

/** The rows of each player together. */
function* byPlayer(rows: IterableIterator<StandingRow>): Generator<StandingRow[]> {
  let together: StandingRow[] = []
  for (const row of rows) {
    if (together.length > 0 && together[0]?.fide_id !== row.fide_id) {
      yield together
      together = []
    }
    together.push(row)
  }
  if (together.length > 0) yield together
}

function idOf(rows: readonly StandingRow[]): number {
  return rows[0]?.fide_id ?? 0
}
