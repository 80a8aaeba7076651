import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import { type InStep, inStep } from '../shared/in-step.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { statement } from './prepared.js'
import type { Database, RatingChangeRow } from './schema.js'

/** What a list computed here did to its players, who are asked for in ascending order of FIDE ID. */
export function changesInStep(db: Kysely<Database>, type: RatingType, list: ListMonth): InStep<RatingChangeRow> {
  const rows = handleOf(db)
    .prepare<[RatingType, ListMonth], RatingChangeRow>(
      'select * from rating_change where type = ? and list = ? order by fide_id',
    )
    .iterate(type, list)
  return inStep(rows, ({ fide_id }) => fide_id)
}

/** Reads what lists computed here did to one player; null where one left him as he was. */
export function changeReader(
  db: Kysely<Database>,
  type: RatingType,
  fideId: number,
): (list: ListMonth) => RatingChangeRow | null {
  const get = statement<[RatingType, ListMonth, number], RatingChangeRow>(
    db,
    'select * from rating_change where type = ? and list = ? and fide_id = ?',
  )
  return (list) => get.get(type, list, fideId) ?? null
}
