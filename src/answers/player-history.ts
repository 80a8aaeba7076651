import type { Kysely } from 'kysely'
import { changeReader } from '../db/changes-through.js'
import { allLists } from '../db/lists.js'
import { playerFinder } from '../db/players.js'
import type { Database, RatingChangeRow, RatingListRow, Series } from '../db/schema.js'
import { type PlayerRows, playerRows, rowOn, standingOn } from '../db/standings-through.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/** A player's ratings list by list: the shape of `frl history --json`. */
export interface PlayerHistory {
  readonly id: number
  /** Whether a list, a register or a report knows him. */
  readonly known: boolean
  readonly name: string | null
  readonly federation: string | null
  readonly birthYear: number | null
  /** Types in which he is on some list. */
  readonly types: readonly TypeHistory[]
}

export interface TypeHistory {
  readonly type: RatingType
  /** From the first list he is on, oldest first; where an official and an own list stand, both, the official one first. */
  readonly lists: readonly HistoryLine[]
}

export interface HistoryLine {
  readonly list: ListMonth
  readonly series: Series
  /**
   * `first`: rated here and not on the list before, for the first time or again; `rated`; `delisted`: rated on the list
   * before, or entered with a standard rating, and not here; `unrated`. On the first list there is, nobody is known to be new.
   */
  readonly status: 'first' | 'rated' | 'delisted' | 'unrated'
  readonly rating: number | null
  /** On the list before; null where he had none, or that list is not stored. */
  readonly previousRating: number | null
  /** Rating less the one before, points; null where one of them is missing. */
  readonly difference: number | null
  /** Games printed on the list. */
  readonly games: number
  /** K printed on the list, which holds for the next one; null where it prints none. */
  readonly k: number | null
  readonly inactive: boolean
  /** What a list computed here did; null on imported lists, and where the list left him as he was. */
  readonly computed: HistoryChange | null
}

export interface HistoryChange {
  /** What he entered the list with; null for a first rating. */
  readonly ratingBefore: number | null
  /** That was his standard rating, since he had none of the type. */
  readonly fromStandard: boolean
  /** K that stood for the list, and K after the limit on K times games; null for a first rating. */
  readonly k: number | null
  readonly kUsed: number | null
  /** Of ΔR, hundredths. */
  readonly sum: number
  /** Points, from the games. */
  readonly change: number
  /** Points of a one-time adjustment. */
  readonly adjustment: number
}

/**
 * Every list a player is on, of both series.
 *
 * @param calendar which list is the one before another
 */
export async function playerHistory(
  db: Kysely<Database>,
  fideId: number,
  types: readonly RatingType[],
  calendar: ListCalendar,
): Promise<PlayerHistory> {
  const lists = await allLists(db)
  const person = playerFinder(db)(fideId)
  const histories = types.map((type) => ({ type, lists: linesOf(db, type, fideId, lists, calendar) }))
  const shown = histories.filter(({ lists: lines }) => lines.length > 0)
  return {
    id: fideId,
    known: person !== null || shown.length > 0,
    name: person?.name ?? null,
    federation: person?.federation ?? null,
    birthYear: person?.birth_year ?? null,
    types: shown,
  }
}

function linesOf(
  db: Kysely<Database>,
  type: RatingType,
  fideId: number,
  all: readonly RatingListRow[],
  calendar: ListCalendar,
): readonly HistoryLine[] {
  const rows = playerRows(db, type, fideId)
  if (rows.own.length === 0 && rows.official.length === 0) return []
  const lists = all.filter((list) => list.type === type)
  const changeOn = changeReader(db, type, fideId)
  return lists.flatMap((list) => {
    const before = listBefore(lists, list, calendar.previous(list.list))
    return lineOf(list, before, rows, list.series === 'own' ? changeOn(list.list) : null) ?? []
  })
}

/** The list a list follows in its chain: of an own one the one it was computed from. */
function listBefore(
  lists: readonly RatingListRow[],
  { list, series, base_series }: RatingListRow,
  month: ListMonth,
): RatingListRow | null {
  const wanted = series === 'own' ? base_series : 'official'
  const before = lists.find((one) => one.list === month && one.series === wanted)
  if (before !== undefined || series !== 'own') return before ?? null
  // Computed by another calendar than the one in use, it stands on a list all the same.
  return lists.findLast((one) => one.list < list && one.series === wanted) ?? null
}

function lineOf(
  list: RatingListRow,
  before: RatingListRow | null,
  rows: PlayerRows,
  change: RatingChangeRow | null,
): HistoryLine | null {
  const standing = standingOn(list, rows.own, rows.official)
  if (standing === null) return null
  const previous = before === null ? null : standingOn(before, rows.own, rows.official)
  const { rating, games, inactive } = standing
  const previousRating = previous?.rating ?? null
  const isBeforeKnown = before !== null || list.series === 'own'
  return {
    list: list.list,
    series: list.series,
    status: statusOf(rating, change?.previous_rating ?? previousRating, previousRating === null && isBeforeKnown),
    rating,
    previousRating,
    difference: rating === null || previousRating === null ? null : rating - previousRating,
    games,
    k: printedK(list, rows, standing.k),
    inactive,
    computed: change === null ? null : computedOf(change),
  }
}

/** An imported list of old prints no K: what follows from the marks is not what stands there. */
function printedK(list: RatingListRow, { own, official }: PlayerRows, k: number | null): number | null {
  return list.series === 'own' ? k : (rowOn(list, own, official)?.printed_k ?? null)
}

function statusOf(rating: number | null, before: number | null, isNew: boolean): HistoryLine['status'] {
  if (rating === null) return before === null ? 'unrated' : 'delisted'
  return isNew ? 'first' : 'rated'
}

function computedOf(row: RatingChangeRow): HistoryChange {
  return {
    ratingBefore: row.previous_rating,
    fromStandard: row.from_standard === 1,
    k: row.k,
    kUsed: row.k_used,
    sum: row.sum_of_deltas,
    change: row.change,
    adjustment: row.adjustment,
  }
}
