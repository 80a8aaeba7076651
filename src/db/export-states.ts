import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { type ExportRange, monthsOf } from './export-rows.js'
import { statement } from './prepared.js'
import type { Database, Series } from './schema.js'
import { STANDING_COLUMNS, type StandingRow } from './state-rows.js'

/** A standing, and how long it is repeated: until `valid_to`, on which list another one stands; null: it is the latest. */
export type ExportedState = StandingRow & { readonly type: RatingType; readonly valid_to: ListMonth | null }

const COLUMNS = STANDING_COLUMNS.join(', ')

/**
 * Standings that some list of the range says or repeats, those of the official lists that its own lists go back to among
 * them: by series (official first), type, FIDE ID and list.
 */
export function* exportedStates(db: Kysely<Database>, range: ExportRange): Generator<ExportedState> {
  const { from, to } = monthsOf(range)
  const select = handleOf(db).prepare<[Series, RatingType, Series, RatingType], StandingRow>(
    `select ${COLUMNS} from rating_state where series = ? and type = ?
     union all select ${COLUMNS} from rating_state_history where series = ? and type = ?
     order by fide_id, valid_from`,
  )
  for (const series of ['official', 'own'] as const) {
    for (const type of range.types) {
      const first = series === 'official' ? firstAnchor(db, type, from, to) : from
      for (const [row, validTo] of withNext(select.iterate(series, type, series, type))) {
        if (row.valid_from > to || (validTo !== null && validTo <= first)) continue
        yield { ...row, type, valid_to: validTo }
      }
    }
  }
}

/** The earliest official list that own lists between two months go back to; the first month where none goes further. */
function firstAnchor(db: Kysely<Database>, type: RatingType, from: ListMonth, to: ListMonth): ListMonth {
  const anchor = statement<[RatingType, ListMonth, ListMonth], ListMonth | null>(
    db,
    "select min(anchor) from rating_list where type = ? and series = 'own' and list between ? and ?",
    'values',
  ).get(type, from, to)
  return anchor != null && anchor < from ? anchor : from
}

/** Each standing with the list of the player's next one; null after his last. */
function* withNext(rows: Iterable<StandingRow>): Generator<readonly [StandingRow, ListMonth | null]> {
  let before: StandingRow | null = null
  for (const row of rows) {
    if (before !== null) yield [before, before.fide_id === row.fide_id ? row.valid_from : null]
    before = row
  }
  if (before !== null) yield [before, null]
}
