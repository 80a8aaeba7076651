import type { ListCalendar } from '../regulations/list-calendar.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/** A list that is there: where it came from and what it stands on. */
export interface ChainList {
  readonly type: RatingType
  readonly list: ListMonth
  readonly series: 'official' | 'own'
  /** For an own list: what the list before it was; null: none, the type began empty. */
  readonly base_series: 'official' | 'own' | null
  /** For an own list: the official list it goes back to. */
  readonly anchor: ListMonth | null
  readonly closed: 0 | 1
}

/** All lists there are, and the questions a month asks of them. */
export interface Chain<Row extends ChainList> {
  /** The list that counts for a month: of two side by side the one the configuration prefers. */
  readonly counted: (type: RatingType, list: ListMonth) => Row | null
  /** Published, or under a published list: it takes no more tournaments (decision A15, A18). */
  readonly isClosed: (type: RatingType, list: ListMonth) => boolean
  /** The list whose ratings are in force; `empty` before the first list of a type that began without one; else null. */
  readonly inForce: (type: RatingType, list: ListMonth) => Row | 'empty' | null
  /** Own lists computed on top of the own list of a month, the latest first. */
  readonly standingOn: (type: RatingType, list: ListMonth) => readonly Row[]
  readonly own: (type: RatingType, list: ListMonth) => Row | null
  /** Official lists before a month, oldest first: the marks of the official list of the month follow from them too. */
  readonly officialBefore: (type: RatingType, list: ListMonth) => readonly Row[]
  readonly has: (type: RatingType) => boolean
  readonly calendar: ListCalendar
  /** All lists of a type, oldest first, in words, long rows of them by their ends: `2026-01 (official), 2026-02 to 2026-12 (own)`. */
  readonly names: (type: RatingType) => string
}

/**
 * @param rows every list, in any order
 * @param preferred which of an official and an own list of a month counts
 */
export function chainOf<Row extends ChainList>(
  rows: readonly Row[],
  preferred: 'official' | 'own',
  calendar: ListCalendar,
): Chain<Row> {
  const rowByKey = new Map(rows.map((row) => [keyOf(row.type, row.list, row.series), row]))
  const rowsByType = new Map<RatingType, Row[]>()
  for (const row of [...rows].sort(byList)) {
    const ofType = rowsByType.get(row.type)
    if (ofType === undefined) rowsByType.set(row.type, [row])
    else ofType.push(row)
  }
  const find = (type: RatingType, list: ListMonth, series: ChainList['series']) =>
    rowByKey.get(keyOf(type, list, series)) ?? null
  const other = preferred === 'own' ? 'official' : 'own'
  const counted = (type: RatingType, list: ListMonth) => find(type, list, preferred) ?? find(type, list, other)
  const ofType = (type: RatingType): readonly Row[] => rowsByType.get(type) ?? []
  const own = (type: RatingType, list: ListMonth) => find(type, list, 'own')
  return {
    counted,
    own,
    isClosed: (type, list) => own(type, list)?.closed === 1,
    inForce: (type, list) => {
      const row = counted(type, list)
      if (row !== null) return row
      const first = ofType(type)[0]
      const begunWith = first === undefined ? null : counted(type, first.list)
      return isBeforeEmptyStart(begunWith, list) ? 'empty' : null
    },
    standingOn: (type, list) => standingOn(ofType(type), list, calendar),
    officialBefore: (type, list) => ofType(type).filter((row) => row.series === 'official' && row.list < list),
    has: (type) => rowsByType.has(type),
    calendar,
    names: (type) =>
      rowsOfLists(ofType(type), calendar)
        .flatMap(({ lists, series }) => {
          const [first, last] = [lists[0], lists.at(-1)]
          const named = lists.length > MOST_NAMED ? [`${first} to ${last}`] : lists
          return named.map((name) => ({ name, series }))
        })
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
        .map(({ name, series }) => `${name} (${series})`)
        .join(', ') || 'none',
  }
}

/** Of a longer row of lists the first and the last one are named. */
const MOST_NAMED = 3

interface RowOfLists {
  readonly series: ChainList['series']
  readonly lists: ListMonth[]
}

/** Lists of one series that follow each other without a gap. */
function rowsOfLists(ofType: readonly ChainList[], calendar: ListCalendar): readonly RowOfLists[] {
  const rows: RowOfLists[] = []
  const latest = new Map<ChainList['series'], RowOfLists>()
  for (const { list, series } of ofType) {
    const row = latest.get(series)
    if (row !== undefined && row.lists.at(-1) === calendar.previous(list)) {
      row.lists.push(list)
      continue
    }
    const begun = { series, lists: [list] }
    latest.set(series, begun)
    rows.push(begun)
  }
  return rows
}

function keyOf(type: RatingType, list: ListMonth, series: ChainList['series']): string {
  return `${type} ${list} ${series}`
}

/** The chain without the own lists from a month on: what a list may be computed from. */
export function chainBefore<Row extends ChainList>(
  rows: readonly Row[],
  type: RatingType,
  list: ListMonth,
): readonly Row[] {
  return rows.filter((row) => !(row.type === type && row.series === 'own' && row.list >= list))
}

/** @param first the list that counts for the first month of the type; null: there are no lists */
function isBeforeEmptyStart(first: ChainList | null, list: ListMonth): boolean {
  if (first === null) return true
  return list < first.list && first.series === 'own' && first.base_series === null
}

function standingOn<Row extends ChainList>(
  ofType: readonly Row[],
  list: ListMonth,
  calendar: ListCalendar,
): readonly Row[] {
  const above: Row[] = []
  let below = list
  for (const row of ofType) {
    if (row.series !== 'own' || row.base_series !== 'own' || calendar.previous(row.list) !== below) continue
    above.push(row)
    below = row.list
  }
  return above.reverse()
}

function byList(a: ChainList, b: ChainList): number {
  return a.list < b.list ? -1 : a.list > b.list ? 1 : 0
}
