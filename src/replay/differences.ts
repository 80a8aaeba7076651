import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import { ratingMoves } from '../db/replayed-lists.js'
import type { Database, RatingListRow, Series } from '../db/schema.js'
import { standingsOf } from '../db/standings.js'
import { chainOf } from '../period/chain.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import type { Pass } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import type { PlannedType } from './plan-replay.js'

/** A list of a replay beside the one of its source. */
export interface ListDifference {
  readonly type: RatingType
  readonly list: ListMonth
  /** Players rated on it. */
  readonly rated: number
  /** The list of the source that counts; null where it has none of the month. */
  readonly source: Series | null
  readonly ratedInSource: number | null
  /** Players whose ratings are not the same, those who have one on one of the two only among them. */
  readonly differing: number | null
}

/** Ratings of a player on both lists; null: none. */
interface Apart {
  readonly own: number | null
  readonly theirs: number | null
}

/**
 * Holds each list of a replay against the one of its source. Where both go on from lists that were held against each
 * other already, only the players either list rated are looked at; else both are read whole.
 *
 * @param pass called after each list
 */
export async function differencesOf(
  into: Kysely<Database>,
  source: Kysely<Database>,
  types: readonly PlannedType[],
  { base: preferred, editions: { calendar } }: RatingSettings,
  pass: Pass,
): Promise<ListDifference[]> {
  const chain = chainOf(await allLists(source), preferred, calendar)
  const lists = (await allLists(into)).filter(({ series }) => series === 'own')
  const differences: ListDifference[] = []
  for (const one of types) {
    const own = lists.filter(({ type, list }) => type === one.type && list >= one.from)
    const compare = comparer(into, source, calendar, one.baseRow)
    for (const row of own) {
      differences.push(compare(row, chain.counted(row.type, row.list)))
      await pass(1)
    }
  }
  return differences.sort((a, b) => (a.list < b.list ? -1 : a.list > b.list ? 1 : 0))
}

/**
 * @param calendar of the source
 * @param base what the first list stands on, here and there; null: nothing
 */
function comparer(
  into: Kysely<Database>,
  source: Kysely<Database>,
  calendar: ListCalendar,
  base: RatingListRow | null,
) {
  /** Who is not the same on the lists compared last; null where there were none. */
  let apart: Map<number, Apart> | null = new Map()
  let before = base
  return (row: RatingListRow, theirs: RatingListRow | null): ListDifference => {
    const { type, list, rated } = row
    if (theirs === null) apart = null
    else if (apart !== null && goesOn(theirs, before, calendar)) {
      apart = moved(apart, ratingMoves(into, type, list), ratingMoves(source, type, list))
    } else apart = wholeLists(into, row, source, theirs)
    before = theirs
    const [series, ratedInSource, differing] = [theirs?.series ?? null, theirs?.rated ?? null, apart?.size ?? null]
    return { type, list, rated, source: series, ratedInSource, differing }
  }
}

/** Whether an own list was computed from the list before that was compared. */
function goesOn(theirs: RatingListRow, before: RatingListRow | null, calendar: ListCalendar): boolean {
  if (theirs.series !== 'own') return false
  if (before === null) return theirs.base_series === null
  return theirs.base_series === before.series && calendar.previous(theirs.list) === before.list
}

type Moves = ReturnType<typeof ratingMoves>

function moved(before: ReadonlyMap<number, Apart>, own: Moves, theirs: Moves): Map<number, Apart> {
  const apart = new Map(before)
  const of = (fideId: number, rating: number | null) => apart.get(fideId) ?? { own: rating, theirs: rating }
  for (const [fideId, from, to] of own) apart.set(fideId, { ...of(fideId, from), own: to })
  for (const [fideId, from, to] of theirs) apart.set(fideId, { ...of(fideId, from), theirs: to })
  for (const [fideId, ratings] of apart) if (ratings.own === ratings.theirs) apart.delete(fideId)
  return apart
}

function wholeLists(
  into: Kysely<Database>,
  row: RatingListRow,
  source: Kysely<Database>,
  theirs: RatingListRow,
): Map<number, Apart> {
  const apart = new Map<number, Apart>()
  const idOf = ({ fideId }: { readonly fideId: number }) => fideId
  for (const { key, left, right } of merged(standingsOf(into, row), idOf, standingsOf(source, theirs), idOf)) {
    const ratings = { own: left?.standing.rating ?? null, theirs: right?.standing.rating ?? null }
    if (ratings.own !== ratings.theirs) apart.set(key, ratings)
  }
  return apart
}
