import type { Kysely } from 'kysely'
import type { RatingListLine } from '../list/rating-list-line.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import type { ListRef } from './lists.js'
import { detailsOf, playerReader } from './players.js'
import type { Database } from './schema.js'
import { standingReader } from './standings.js'

/**
 * The first rated players of a list, high to low and then by ID, without reading the rest of it: ratings of 2200 and more
 * are indexed. Every rating printed on some list stands in a row of its own, past ones too; those are looked through in
 * their order, and a player is taken at the rating he has on this list.
 *
 * @param count how many, 1 or more
 * @param wanted whom to count
 * @returns null where there are fewer at the top, or one of them is known by his ID only: the whole list has to be read
 */
export function topLines(
  db: Kysely<Database>,
  ref: ListRef,
  count: number,
  wanted: (line: RatingListLine) => boolean,
): RatingListLine[] | null {
  const standingOf = standingReader(db, ref)
  const personOf = playerReader(db, ref.list)
  const lines: RatingListLine[] = []
  const taken = new Set<number>()
  for (const [fideId, printed] of ratingsFromTheTop(db, ref.type)) {
    if (taken.has(fideId)) continue
    const standing = standingOf(fideId)
    if (standing === null || standing.rating !== printed) continue
    taken.add(fideId)
    const person = personOf(fideId)
    if (person === null) return null
    const { rating, games, k, inactive } = standing
    const line = { ...detailsOf(person), rating, games, k, inactive }
    if (wanted(line) && lines.push(line) === count) return lines
  }
  return null
}

/** From which rating on ratings are indexed: the bound of the indexes `rating_state_top` and `rating_state_history_top`. */
export const TOP_RATED_FROM = 2200

/**
 * Ratings of all lists of a type, high to low and then by ID. The bound of the index stands in the query, as it must.
 *
 * Prepared at each call and kept nowhere: a statement that is being iterated can not be run again, and whoever reads
 * ends when he likes.
 */
function ratingsFromTheTop(
  db: Kysely<Database>,
  type: RatingType,
): IterableIterator<readonly [fideId: number, rating: number]> {
  const top = (table: 'rating_state' | 'rating_state_history') =>
    `select fide_id, rating from ${table} where type = ? and rating >= ${TOP_RATED_FROM}`
  return handleOf(db)
    .prepare<[RatingType, RatingType], readonly [number, number]>(
      `${top('rating_state')} union all ${top('rating_state_history')} order by rating desc, fide_id`,
    )
    .raw()
    .iterate(type, type)
}
