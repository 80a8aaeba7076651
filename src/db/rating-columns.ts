import type { Kysely } from 'kysely'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { anchorOf, type ListRef } from './lists.js'
import { statement } from './prepared.js'
import type { Database, Series } from './schema.js'
import { latestRating, ratingReader } from './standings.js'

/** Reads the rating of one player; null where he has none. */
export type RatingOf = (fideId: number) => number | null

/** After so many players looked up one by one all of them are read: less time than as many again take. */
export const SINGLE_LOOK_UPS = 10_000

/** {@link ratingReader} for however many players: for lists that nobody changes meanwhile. */
export function ratingsOfMany(db: Kysely<Database>, ref: ListRef, singly = SINGLE_LOOK_UPS): RatingOf {
  const single = ratingReader(db, ref)
  return readWhole(single, singly, () => {
    const official = columnsOf(db, 'official', ref.type, '', anchorOf(ref) ?? '')
    const own = ref.series === 'own' ? [columnsOf(db, 'own', ref.type, ref.anchor ?? '', ref.list)] : []
    const each = [...own, official]
    // On an own list a player is what he is there, with a rating or without.
    return (fideId) => {
      const rating = firstOf(each, fideId, NOT_THERE)
      return rating === UNSURE ? single(fideId) : rating > 0 ? rating : null
    }
  })
}

/** {@link latestRating} for however many players: for ratings that nobody changes meanwhile. */
export function latestRatingOfMany(db: Kysely<Database>, singly = SINGLE_LOOK_UPS): RatingOf {
  return readWhole(latestRating(db), singly, () => {
    const each = ratingTypes.flatMap((type) =>
      (['own', 'official'] as const).map((series) => columnsOf(db, series, type, '', END_OF_TIME)),
    )
    return (fideId) => {
      const rating = firstOf(each, fideId, NONE)
      return rating > 0 ? rating : null
    }
  })
}

/** Looks players up singly, until they are too many. */
function readWhole(single: RatingOf, singly: number, whole: () => RatingOf): RatingOf {
  let left = singly
  let read = single
  return (fideId) => {
    if (left-- === 0) read = whole()
    return read(fideId)
  }
}

/** Players in ascending order of ID with one number each. */
interface RatingColumns {
  readonly fideIds: Float64Array
  /** {@link NONE}, {@link UNSURE} or a rating. */
  readonly ratings: Int32Array
}

/** A player who is there without a rating. */
const NONE = 0
/** A player of whom the latest row is not the one asked for: to be looked up. */
const UNSURE = -1
const NOT_THERE = -2

/** After every list. */
const END_OF_TIME = '9999-99'

/** What the first column says that has a player; one that says what is `nothing` is passed over. */
function firstOf(columns: readonly RatingColumns[], fideId: number, nothing: number): number {
  for (const { fideIds, ratings } of columns) {
    const rating = ratings[placeOf(fideIds, fideId)] ?? NOT_THERE
    if (rating !== NOT_THERE && rating !== nothing) return rating
  }
  return NOT_THERE
}

/** -1 where there is none. */
function placeOf(fideIds: Float64Array, fideId: number): number {
  let [low, high] = [0, fideIds.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((fideIds[middle] ?? 0) < fideId) low = middle + 1
    else high = middle
  }
  return fideIds[low] === fideId ? low : -1
}

/** Of every player the rating of his latest row, which may be of a list after one and up to another. */
function columnsOf(
  db: Kysely<Database>,
  series: Series,
  type: RatingType,
  after: string,
  until: string,
): RatingColumns {
  const page = statement<[string, string, RatingType, number], readonly [fideId: number, rating: number]>(
    db,
    `select fide_id, iif(valid_from > ? and valid_from <= ?, coalesce(rating, ${NONE}), ${UNSURE}) from rating_state
     where series = '${series}' and type = ? and fide_id > ? order by fide_id limit ${PAGE}`,
    'lists',
  )
  const [fideIds, ratings]: [number[], number[]] = [[], []]
  for (let last = 0; ; ) {
    const rows = page.all(after, until, type, last)
    if (rows.length === 0) return { fideIds: new Float64Array(fideIds), ratings: new Int32Array(ratings) }
    for (const [fideId, rating] of rows) {
      fideIds.push(fideId)
      ratings.push(rating)
    }
    last = fideIds.at(-1) ?? 0
  }
}

const PAGE = 2_000
