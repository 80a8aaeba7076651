import { type Kysely, sql } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Database, PublicationRow, RatingChangeRow } from './schema.js'

/** Every publication up to a list, oldest first. */
export function publicationsUntil(db: Kysely<Database>, list: ListMonth): Promise<PublicationRow[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('list', '<=', list)
    .orderBy('list')
    .orderBy('type')
    .orderBy('number')
    .orderBy('federation')
    .execute()
}

/**
 * What a list did to each rated player, beside the sum of what its tournaments say and, where each has its own K, the change
 * they make in hundredths; by FIDE ID.
 */
export function changesWithEventSums(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
): Promise<(RatingChangeRow & { readonly event_sum: number; readonly raw_change: number | null })[]> {
  return db
    .selectFrom('rating_change')
    .leftJoin(
      (from) =>
        from
          .selectFrom('event_change')
          .select(({ fn }) => ['fide_id as event_player', fn.sum<number>('sum_of_deltas').as('event_sum')])
          .select(sql<number | null>`sum(sum_of_deltas * k)`.as('raw_change'))
          .where('type', '=', type)
          .where('list', '=', list)
          .where('basis', '<>', 'pool')
          .groupBy('fide_id')
          .as('event'),
      (join) => join.onRef('event.event_player', '=', 'rating_change.fide_id'),
    )
    .selectAll('rating_change')
    .select(({ fn, val }) => fn.coalesce('event.event_sum', val(0)).as('event_sum'))
    .select('event.raw_change')
    .where('rating_change.type', '=', type)
    .where('rating_change.list', '=', list)
    .where('rating_change.status', '<>', 'initial')
    .orderBy('rating_change.fide_id')
    .execute()
}
