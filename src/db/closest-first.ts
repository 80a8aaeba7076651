import type { Kysely } from 'kysely'
import type { ListRef } from './lists.js'
import type { PersonFilter } from './person-filter.js'
import { playerFinder } from './players.js'
import { inRatingOrder } from './rating-order.js'
import type { Database, PlayerRow } from './schema.js'

/** Persons equally close that are put in order of rating: more are the first ones by ID, and the answer says so. */
export const MOST_RANKED = 10_000

/** Who is looked for, beside a name or a number, and how many are wanted. */
export interface Wanted {
  readonly filter: PersonFilter
  /** At most {@link MOST_RANKED}. */
  readonly top: number
  /** The standard list whose ratings put those in order who are equally close; null: none is there. */
  readonly standard: ListRef | null
}

export interface Alike<Closeness> {
  readonly person: PlayerRow
  readonly closeness: Closeness
}

/** Persons found: the closest first, then by standard rating, high to low, unrated last, then by ID. */
export interface PersonsLike<Found> {
  readonly persons: readonly Found[]
  /** There are others who are as close as the last one, or less. */
  readonly more: boolean
  /** More than {@link MOST_RANKED} were equally close. */
  readonly tooMany: boolean
}

/** Persons equally close. */
export interface Group<Closeness> {
  readonly closeness: Closeness
  readonly fideIds: readonly number[]
}

/** @param groups the closest first, each in ascending order of ID; asked for only as far as somebody is wanted still */
export function closestFirst<Closeness>(
  db: Kysely<Database>,
  groups: Iterable<Group<Closeness>>,
  wanted: Wanted,
): PersonsLike<Alike<Closeness>> {
  const find = playerFinder(db)
  const persons: Alike<Closeness>[] = []
  let tooMany = false
  for (const { closeness, fideIds } of groups) {
    if (fideIds.length === 0) continue
    tooMany ||= fideIds.length > MOST_RANKED
    const wantedStill = wanted.top + 1 - persons.length
    const best = inRatingOrder(db, fideIds.slice(0, MOST_RANKED), wanted.standard, wantedStill)
    for (const fideId of best) {
      const person = find(fideId)
      if (person !== null) persons.push({ person, closeness })
    }
    if (persons.length > wanted.top) break
  }
  return { persons: persons.slice(0, wanted.top), more: persons.length > wanted.top, tooMany }
}
