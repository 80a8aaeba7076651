import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
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
    const official = columnsWithin(db, 'official', ref.type, '', anchorOf(ref) ?? '')
    if (ref.series === 'official') return (fideId) => ratingIn([official], fideId, single)
    const own = columnsWithin(db, 'own', ref.type, ref.anchor ?? '', ref.list)
    return (fideId) => ratingIn([own, official], fideId, single)
  })
}

/** {@link latestRating} for however many players: for ratings that nobody changes meanwhile. */
export function latestRatingOfMany(db: Kysely<Database>, singly = SINGLE_LOOK_UPS): RatingOf {
  const single = latestRating(db)
  return readWhole(single, singly, () => {
    const each = ratingTypes.flatMap((type) =>
      (['own', 'official'] as const).map((series) => columnsOf(db, series, type, isRated)),
    )
    return (fideId) => ratingIn(each, fideId, single)
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

/** A player who is on the list without a rating. */
const NONE = 0
/** A player of whom the latest row is not the one of the list: to be looked up. */
const UNSURE = -1

type LatestRow = readonly [fideId: number, rating: number | null, validFrom: ListMonth]

/** The first column that has a player says it. */
function ratingIn(columns: readonly RatingColumns[], fideId: number, single: RatingOf): number | null {
  for (const { fideIds, ratings } of columns) {
    const rating = ratings[placeOf(fideIds, fideId)]
    if (rating !== undefined) return rating === UNSURE ? single(fideId) : rating === NONE ? null : rating
  }
  return null
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

/** Ratings whose latest row stands since a list after one and up to another. */
function columnsWithin(db: Kysely<Database>, series: Series, type: RatingType, after: string, until: string) {
  return columnsOf(db, series, type, ([, rating, validFrom]) =>
    validFrom > after && validFrom <= until ? (rating ?? NONE) : UNSURE,
  )
}

function isRated([, rating]: LatestRow): number | null {
  return rating
}

/** @param numberOf what is kept of a row; null: it is left out */
function columnsOf(
  db: Kysely<Database>,
  series: Series,
  type: RatingType,
  numberOf: (row: LatestRow) => number | null,
): RatingColumns {
  const page = statement<[RatingType, number], LatestRow>(
    db,
    `select fide_id, rating, valid_from from rating_state where series = '${series}' and type = ? and fide_id > ?
     order by fide_id limit ${PAGE}`,
    'lists',
  )
  const [fideIds, ratings]: [number[], number[]] = [[], []]
  for (let rows = page.all(type, 0); rows.length > 0; rows = page.all(type, rows.at(-1)?.[0] ?? 0)) {
    for (const row of rows) {
      const number = numberOf(row)
      if (number === null) continue
      fideIds.push(row[0])
      ratings.push(number)
    }
  }
  return { fideIds: new Float64Array(fideIds), ratings: new Int32Array(ratings) }
}

const PAGE = 2_000
