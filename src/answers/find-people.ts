import type { Kysely } from 'kysely'
import type { PersonsLike, Wanted } from '../db/closest-first.js'
import { allLists } from '../db/lists.js'
import type { PersonFilter } from '../db/person-filter.js'
import { type PersonNamedLike, personsNamedLike } from '../db/persons-named-like.js'
import { personsWithIdLike } from '../db/persons-with-id-like.js'
import { hasPlayers } from '../db/players.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { type StandingReader, standingReader } from '../db/standings.js'
import { chainOf } from '../period/chain.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import { isKnownFederation } from '../shared/federations.js'
import type { IdCloseness } from '../shared/names/like-ids.js'
import { type MetWord, type NameCloseness, nameQuery } from '../shared/names/name-match.js'
import type { Sex } from '../shared/player.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'

/** What is asked: a name in whatever form, or the digits of an ID. */
export type Asked = { readonly name: string } | { readonly id: string }

export interface FindOptions extends RatingSettings {
  readonly filter: PersonFilter
  readonly top: number
}

/** Who was found: as lists print him today, and why. */
export interface FoundPerson {
  readonly id: number
  readonly name: string
  readonly federation: string
  readonly sex: Sex | null
  /** The title, else the woman's title; empty without one. */
  readonly title: string
  readonly birthYear: number | null
  /** On the latest list of each type; null: unrated there, or not on it. */
  readonly ratings: Readonly<Record<RatingType, number | null>>
  /** Rated on one of them at least, and inactive on all of those. */
  readonly inactive: boolean
  readonly foundBy: NameCloseness | IdCloseness
  /** Words asked for that are not words of the name, with those they met. */
  readonly met: readonly MetWord[]
}

export interface FoundPeople {
  /** The latest list of each type; null: there is none. */
  readonly lists: Readonly<Record<RatingType, ListMonth | null>>
  /** The closest first, then by standard rating, then by ID. */
  readonly persons: readonly FoundPerson[]
  readonly more: boolean
  readonly tooMany: boolean
  /** Persons who were not found by the index, since another run kept it from being brought up to date. */
  readonly readOneByOne: number
  /** Why nobody is found: what the filters leave out. null where somebody is, or nothing was filtered. */
  readonly leftOut: LeftOut | null
}

/** Who would be found if less were asked for. */
export interface LeftOut {
  /** With no filter at all. */
  readonly unfiltered: Counted
  /** Without one of several filters, which alone keeps these persons out; none where there is only one. */
  readonly without: readonly (Counted & { readonly filter: keyof PersonFilter })[]
  /** A federation asked for that FIDE prints on no list. */
  readonly unknownFederation: string | null
}

/** Some persons, and whether there are more. */
export interface Counted {
  readonly persons: number
  readonly more: boolean
}

/** Finds people by name or ID. */
export async function findPeople(db: Kysely<Database>, asked: Asked, options: FindOptions): Promise<FoundPeople> {
  if (!hasPlayers(db)) refuse('nobody-known', {})
  const latest = latestLists(await allLists(db), options)
  const wanted: Wanted = { filter: options.filter, top: options.top, standard: latest.standard }
  const { persons, ...found } = likePersons(db, asked, wanted)
  const nobody = persons.length === 0 && Object.keys(options.filter).length > 0
  const readers = ratingTypes.map((type) => {
    const list = latest[type]
    return list === null ? () => null : standingReader(db, list)
  })
  return {
    lists: { standard: monthOf(latest.standard), rapid: monthOf(latest.rapid), blitz: monthOf(latest.blitz) },
    persons: persons.map((one) => foundPerson(one, readers)),
    ...found,
    leftOut: nobody ? leftOut(db, asked, wanted) : null,
  }
}

/** More persons than anybody reads are not counted. */
const MOST_COUNTED = 1000

function leftOut(db: Kysely<Database>, asked: Asked, wanted: Wanted): LeftOut {
  const counted = (filter: PersonFilter): Counted => {
    const { persons, more } = likePersons(db, asked, { ...wanted, filter, top: MOST_COUNTED })
    return { persons: persons.length, more }
  }
  const filters = Object.keys(wanted.filter) as (keyof PersonFilter)[]
  const unfiltered = counted({})
  const isOneOfSome = filters.length > 1 && unfiltered.persons > 0
  const { federation } = wanted.filter
  return {
    unfiltered,
    without: !isOneOfSome
      ? []
      : filters.map((filter) => {
          const { [filter]: _, ...others } = wanted.filter
          return { filter, ...counted(others) }
        }),
    unknownFederation: federation === undefined || isKnownFederation(federation) ? null : federation,
  }
}

type Like = Omit<PersonNamedLike, 'closeness'> & { readonly closeness: NameCloseness | IdCloseness }

function likePersons(
  db: Kysely<Database>,
  asked: Asked,
  wanted: Wanted,
): PersonsLike<Like> & { readonly readOneByOne: number } {
  if ('name' in asked) return personsNamedLike(db, nameQuery(asked.name), wanted)
  const found = personsWithIdLike(db, asked.id, wanted)
  return { ...found, persons: found.persons.map((one) => ({ ...one, met: [] })), readOneByOne: 0 }
}

function latestLists(
  rows: readonly RatingListRow[],
  { base, editions }: RatingSettings,
): Record<RatingType, RatingListRow | null> {
  const chain = chainOf(rows, base, editions.calendar)
  const latest = (type: RatingType) => {
    const last = rows.findLast((row) => row.type === type)
    return last === undefined ? null : chain.counted(type, last.list)
  }
  return { standard: latest('standard'), rapid: latest('rapid'), blitz: latest('blitz') }
}

function monthOf(list: RatingListRow | null): ListMonth | null {
  return list?.list ?? null
}

function foundPerson({ person, closeness, met }: Like, readers: readonly StandingReader[]): FoundPerson {
  const [standard, rapid, blitz] = readers.map((read) => read(person.fide_id))
  const rated = [standard, rapid, blitz].filter((standing) => standing != null && standing.rating !== null)
  return {
    id: person.fide_id,
    name: person.name,
    federation: person.federation,
    sex: person.sex,
    title: person.title || person.woman_title,
    birthYear: person.birth_year,
    ratings: {
      standard: standard?.rating ?? null,
      rapid: rapid?.rating ?? null,
      blitz: blitz?.rating ?? null,
    },
    inactive: rated.length > 0 && rated.every((standing) => standing?.inactive === true),
    foundBy: closeness,
    met,
  }
}
