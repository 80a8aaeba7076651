import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import type { Database } from './schema.js'

/** A player whom an own list rated: his ratings of the type before it and on it; null: none. */
export type RatingMove = readonly [fideId: number, before: number | null, after: number | null]

/** Whom an own list rated, with and without a change; everybody else stands as on the list before. */
export function ratingMoves(db: Kysely<Database>, type: RatingType, list: ListMonth): RatingMove[] {
  return handleOf(db)
    .prepare<[RatingType, ListMonth], RatingMove>(
      `select fide_id, case when from_standard = 1 then null else previous_rating end, new_rating
       from rating_change where type = ? and list = ?`,
    )
    .raw()
    .all(type, list)
}

/** Games in the tournaments that own lists from one on rated, and how many players had a rated game on any of them. */
export function ratedSince(
  db: Kysely<Database>,
  from: ListMonth,
): { readonly games: number; readonly players: number } {
  const handle = handleOf(db)
  const games = handle.prepare<[ListMonth], number>(
    'select coalesce(sum(games), 0) from tournament where rated_in >= ?',
  )
  const players = handle.prepare<[ListMonth], number>(
    'select count(distinct fide_id) from rating_change where list >= ? and games > 0',
  )
  return { games: games.pluck().get(from) ?? 0, players: players.pluck().get(from) ?? 0 }
}
