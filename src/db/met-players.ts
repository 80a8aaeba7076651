import type { Kysely } from 'kysely'
import type { RatingType } from '../shared/rating-type.js'
import type { NamedPlayer } from './players.js'
import { statement } from './prepared.js'
import type { Database, Series } from './schema.js'
import { LATEST_RATING, type LatestRatingOf, type RatingFrom } from './standings.js'

/**
 * What is known of players today. Those of a report are asked for together: a query a report costs a third of one a
 * player.
 */
export interface MetPlayers {
  /** Whom the next questions are about; what was read of others before is forgotten. */
  readonly expect: (fideIds: readonly number[]) => void
  readonly nameOf: (fideId: number) => NamedPlayer | null
  /** The latest rating; null where there is none. */
  readonly ratingOf: (fideId: number) => number | null
  /** The latest rating of a series, and the list it is from. */
  readonly ratingFrom: LatestRatingOf
}

export function metPlayers(db: Kysely<Database>): MetPlayers {
  const names = together<NamedPlayer>((asked) =>
    statement<[string], readonly [number, ...NamedPlayer]>(
      db,
      `select p.fide_id, p.name, p.birth_year, p.federation, p.sex, p.title, p.woman_title from json_each(?) asked
       cross join player p on p.fide_id = asked.value`,
      'lists',
    )
      .all(asked)
      .map(([fideId, ...named]) => [fideId, named]),
  )
  const ratings = together<number | null>((asked) =>
    statement<[string], readonly [number, number | null]>(
      db,
      `select asked.fide_id, ${LATEST_RATING} from (select value as fide_id from json_each(?)) asked`,
      'lists',
    ).all(asked),
  )
  const ratingsFrom = new Map<string, ReturnType<typeof together<RatingFrom>>>()
  let expected: readonly number[] = []
  return {
    expect: (fideIds) => {
      expected = fideIds
      for (const one of [names, ratings, ...ratingsFrom.values()]) one.expect(fideIds)
    },
    nameOf: (fideId) => names.of(fideId) ?? null,
    ratingOf: (fideId) => ratings.of(fideId) ?? null,
    ratingFrom: (series, type, fideId) => {
      const key = `${series} ${type}`
      let found = ratingsFrom.get(key)
      if (found === undefined) {
        found = ratingsOfSeries(db, series, type)
        found.expect(expected)
        ratingsFrom.set(key, found)
      }
      return found.of(fideId)
    },
  }
}

// Neither is a bound value: for one that might meet a partial index SQLite would compile the query at every call.
function ratingsOfSeries(db: Kysely<Database>, series: Series, type: RatingType) {
  return together<RatingFrom>((asked) =>
    statement<[string], readonly [number, ...RatingFrom]>(
      db,
      `select s.fide_id, s.rating, s.valid_from from json_each(?) asked
       cross join rating_state s on s.series = '${series}' and s.type = '${type}' and s.fide_id = asked.value`,
      'lists',
    )
      .all(asked)
      .map(([fideId, rating, validFrom]) => [fideId, [rating, validFrom]]),
  )
}

/** Reads of all who are expected at the first question about one of them, and of anybody else by himself. */
function together<Found>(read: (asked: string) => readonly (readonly [fideId: number, found: Found])[]) {
  let expected: ReadonlySet<number> = new Set()
  let found: ReadonlyMap<number, Found> | null = null
  return {
    expect: (fideIds: readonly number[]): void => {
      expected = new Set(fideIds)
      found = null
    },
    of: (fideId: number): Found | undefined => {
      if (!expected.has(fideId)) return read(JSON.stringify([fideId]))[0]?.[1]
      found ??= new Map(read(JSON.stringify([...expected])))
      return found.get(fideId)
    },
  }
}
