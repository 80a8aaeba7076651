import type { Kysely } from 'kysely'
import type { Database, RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import type { Chain } from '../period/chain.js'
import type { Standing } from '../period/standing.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

type ReadStanding = (db: Kysely<Database>, fideId: number) => Standing | null

/** The lists an event is worked with. */
export interface ListsForEvent {
  readonly ofType: ReadStanding
  readonly standard: ReadStanding
  /** The latest list there is before the one it would be on: its K, and who was rated meanwhile. */
  readonly base: { readonly list: ListMonth; readonly standing: ReadStanding }
}

/** null where the list in force on the first day is not there. */
export function listsFor(
  type: RatingType,
  month: ListMonth,
  list: ListMonth,
  { countsStandardRating }: Regulations,
  chain: Chain<RatingListRow>,
  calendar: ListCalendar,
): ListsForEvent | null {
  const ofType = chain.inForce(type, month)
  const standard = countsStandardRating ? chain.inForce('standard', month) : 'empty'
  const isBare = !chain.has(type) && (!countsStandardRating || !chain.has('standard'))
  if (ofType === null || standard === null || isBare) return null
  let base = calendar.previous(list)
  while (base > month && chain.counted(type, base) === null) base = calendar.previous(base)
  const baseRow = chain.counted(type, base) ?? ofType
  return {
    ofType: readerOf(ofType),
    standard: readerOf(standard),
    base: { list: baseRow === 'empty' ? month : baseRow.list, standing: readerOf(baseRow) },
  }
}

function readerOf(row: RatingListRow | 'empty'): ReadStanding {
  if (row === 'empty') return () => null
  let read: ((fideId: number) => Standing | null) | null = null
  return (db, fideId) => {
    read ??= standingReader(db, row)
    return read(fideId)
  }
}
