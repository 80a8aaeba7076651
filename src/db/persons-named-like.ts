import type { Kysely } from 'kysely'
import {
  matchOf,
  type NameCloseness,
  type NameMatch,
  type NameQuery,
  nameClosenesses,
} from '../shared/names/name-match.js'
import { type Alike, closestFirst, type Group, MOST_RANKED, type PersonsLike, type Wanted } from './closest-first.js'
import { handleOf } from './connect.js'
import { nameIndexState, rememberedSound } from './name-index.js'
import { indexedPersons } from './name-search.js'
import { conditionsOf, type PersonFilter } from './person-filter.js'
import type { Database } from './schema.js'

export type PersonNamedLike = Alike<NameCloseness> & Pick<NameMatch, 'met'>

export interface PersonsNamedLike extends PersonsLike<PersonNamedLike> {
  /** How many persons the index did not know as they are, so that their names were read one by one. */
  readonly readOneByOne: number
}

/**
 * Persons whose name is like the one asked for, as {@link matchOf} judges. Found by the index of names where there is one;
 * who was written since, or everybody where there is none, is read one by one: the answer is the same, later.
 */
export function personsNamedLike(db: Kysely<Database>, query: NameQuery, wanted: Wanted): PersonsNamedLike {
  // One state of the database: another run may bring the index up to date meanwhile.
  return handleOf(db).transaction(() => namedLike(db, query, wanted))()
}

function namedLike(db: Kysely<Database>, query: NameQuery, wanted: Wanted): PersonsNamedLike {
  const { isMade, changed } = nameIndexState(db)
  const sound = rememberedSound()
  const others = changed === 0 ? NOBODY : readPersons(db, isMade, query, wanted.filter, sound)
  const indexed = isMade ? indexedPersons(db, query, wanted.filter, MOST_RANKED + 1) : unindexed()
  const found = closestFirst(db, joined(indexed, others), wanted)
  const persons = found.persons.flatMap(({ person, closeness }) => {
    const match = matchOf(query, person.name, sound)
    return match === null ? [] : [{ person, closeness, met: match.met }]
  })
  return { ...found, persons, readOneByOne: changed }
}

function* unindexed(): Generator<Group<NameCloseness>> {
  for (const closeness of nameClosenesses) yield { closeness, fideIds: [] }
}

const NOBODY: ReadonlyMap<NameCloseness, readonly number[]> = new Map()

/** Both in ascending order of ID. */
function* joined(
  groups: Iterable<Group<NameCloseness>>,
  others: ReadonlyMap<NameCloseness, readonly number[]>,
): Generator<Group<NameCloseness>> {
  for (const { closeness, fideIds } of groups) {
    const more = others.get(closeness)
    yield { closeness, fideIds: more === undefined ? fideIds : [...fideIds, ...more].sort((a, b) => a - b) }
  }
}

/** Judges the names of those the index does not know as they are. */
function readPersons(
  db: Kysely<Database>,
  isMade: boolean,
  query: NameQuery,
  filter: PersonFilter,
  sound: (word: string) => string,
): ReadonlyMap<NameCloseness, readonly number[]> {
  const found = new Map<NameCloseness, number[]>()
  const { sql, values } = conditionsOf(filter)
  const from = isMade ? 'name_changed cross join player using (fide_id)' : 'player'
  const rows = handleOf(db)
    .prepare<unknown[], [number, string]>(`select fide_id, name from ${from} where ${sql} order by fide_id`)
    .raw()
    .iterate(...values)
  for (const [fideId, name] of rows) {
    const match = matchOf(query, name, sound)
    if (match === null) continue
    const group = found.get(match.closeness)
    if (group === undefined) found.set(match.closeness, [fideId])
    else group.push(fideId)
  }
  return found
}
