import type { Kysely } from 'kysely'
import { continuationsOf, type IdCloseness, idClosenesses, slipsOf } from '../shared/names/like-ids.js'
import { type Alike, closestFirst, type Group, MOST_RANKED, type PersonsLike, type Wanted } from './closest-first.js'
import { conditionsOf, type PersonFilter } from './person-filter.js'
import { statement } from './prepared.js'
import type { Database } from './schema.js'

/**
 * Persons with an ID or one that begins so; where nobody has it, those with an ID that one slip makes of it: digits
 * exchanged, or one of them wrong.
 */
export function personsWithIdLike(
  db: Kysely<Database>,
  digits: string,
  wanted: Wanted,
): PersonsLike<Alike<IdCloseness>> {
  return closestFirst(db, personsByIdCloseness(db, digits, wanted.filter), wanted)
}

/** IDs in use that one slip makes of another one, those with two digits exchanged first. */
export function idSlips(db: Kysely<Database>, fideId: number): readonly number[] {
  const { 'digits-exchanged': exchanged, 'digit-wrong': wrong } = slipsOf(String(fideId))
  return [...known(db, exchanged), ...known(db, wrong)]
}

function* personsByIdCloseness(
  db: Kysely<Database>,
  digits: string,
  filter: PersonFilter,
): Generator<Group<IdCloseness>> {
  const id = Number(digits)
  const slips = slipsOf(digits)
  const groups: Readonly<Record<IdCloseness, () => readonly number[]>> = {
    id: () => known(db, [id], filter),
    'other-id': () => known(db, aliasOf(db, id), filter),
    'id-beginning': () => beginning(db, digits, filter),
    'digits-exchanged': () => known(db, slips['digits-exchanged'], filter),
    'digit-wrong': () => known(db, slips['digit-wrong'], filter),
  }
  const isKnown = known(db, [id, ...aliasOf(db, id)]).length > 0
  for (const closeness of idClosenesses) {
    if (isKnown && closeness.startsWith('digit')) break
    yield { closeness, fideIds: groups[closeness]() }
  }
}

function aliasOf(db: Kysely<Database>, id: number): readonly number[] {
  return statement<[number], number>(db, 'select fide_id from player_alias where alias_id = ?', 'values').all(id)
}

/** Which of some numbers are IDs of persons who pass a filter, in ascending order. */
function known(db: Kysely<Database>, fideIds: readonly number[], filter: PersonFilter = {}): readonly number[] {
  const { sql, values } = conditionsOf(filter)
  return statement<(string | number)[], number>(
    db,
    `select fide_id from player where fide_id in (select value from json_each(?)) and ${sql} order by fide_id`,
    'values',
  ).all(JSON.stringify(fideIds), ...values)
}

function beginning(db: Kysely<Database>, digits: string, filter: PersonFilter): readonly number[] {
  const { sql, values } = conditionsOf(filter)
  const inRange = statement<(string | number)[], number>(
    db,
    `select fide_id from player where fide_id >= ? and fide_id < ? and ${sql} order by fide_id limit ?`,
    'values',
  )
  const found = continuationsOf(digits).flatMap(([from, before]) =>
    inRange.all(from, before, ...values, MOST_RANKED + 1),
  )
  return found.slice(0, MOST_RANKED + 1)
}
