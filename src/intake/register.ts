import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import { idSlips } from '../db/persons-with-id-like.js'
import { type NamedPlayer, namedPlayerFinder, namesByYear, namesOfYear } from '../db/players.js'
import { latestRatingOfMany, type RatingOf, ratingsOfMany } from '../db/rating-columns.js'
import type { Database } from '../db/schema.js'
import { chainOf } from '../period/chain.js'
import type { Register, RegisterPlayer } from '../report/accept-context.js'
import type { ArbiterRegister } from '../report/arbiters.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { PlayerDetails, Sex } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'
import { arbiterRegisterOf } from './arbiter-register.js'
import { type NamesakeIndex, namesakeIndex } from './namesake-index.js'

/** A register that is told of the persons who enter it while reports are taken. */
export interface GrowingRegister extends Register {
  readonly arbiters: ArbiterRegister
  readonly enter: (players: readonly PlayerDetails[]) => void
  /** Whether a list or the federation's register is known to know a person; false too where nobody has asked for him lately. */
  readonly isListed: (fideId: number) => boolean
}

/** The persons and ratings that reports are held against, read from the database as they stand now. */
export async function registerOf(db: Kysely<Database>, settings: RatingSettings): Promise<GrowingRegister> {
  const named = namedPlayerFinder(db)
  const ratingOf = latestRatingOfMany(db)
  const inForce = await ratingInForce(db, settings)
  const namesakes = namesakesByYear(db)
  const listed = listedPersons()
  const playerById = (fideId: number): RegisterPlayer | null => {
    const found = named(fideId)
    if (found === null) return null
    listed.saw(fideId, found)
    return new Person(fideId, found, ratingOf)
  }
  return {
    arbiters: arbiterRegisterOf(db),
    playerById,
    playersBornIn: (year, name) =>
      namesakes
        .of(year)
        .mayBear(name)
        .flatMap((fideId) => playerById(fideId) ?? []),
    playersWithIdLike: (fideId) => idSlips(db, fideId).flatMap((slip) => playerById(slip) ?? []),
    enter: (players) => {
      for (const { fideId, birthYear, name } of players) {
        if (birthYear !== null) namesakes.known(birthYear)?.enter(fideId, name)
      }
    },
    isListed: listed.has,
    ratingOnListInForce: (fideId, startDate, type) => {
      const rating = inForce(fideId, startDate, type)
      // Rapid and blitz begin with the standard rating, and reports print it.
      return type === 'standard' || rating !== null ? rating : (inForce(fideId, startDate, 'standard') ?? null)
    },
  }
}

/** So many are remembered: more than play in one report, not as many as in a month. */
const MOST_REMEMBERED = 20_000

/** Persons seen lately whom more than reports know: they stay known, whatever reports are taken. */
function listedPersons() {
  const seen = new Set<number>()
  return {
    saw(fideId: number, [, , , , , , origin]: NamedPlayer): void {
      if (origin === 'report') return
      if (seen.size === MOST_REMEMBERED) seen.clear()
      seen.add(fideId)
    },
    has: (fideId: number): boolean => seen.has(fideId),
  }
}

class Person implements RegisterPlayer {
  readonly name: string
  readonly birthYear: number | null
  readonly federation: string
  readonly sex: Sex | null
  readonly title: string
  readonly womanTitle: string

  constructor(
    readonly fideId: number,
    named: NamedPlayer,
    private readonly ratingOf: RatingOf,
  ) {
    ;[this.name, this.birthYear, this.federation, this.sex, this.title, this.womanTitle] = named
  }

  /** Asked for where a report prints a rating to compare it with. */
  get rating(): number | null {
    return this.ratingOf(this.fideId)
  }
}

/** So many years are looked through one by one; whoever asks for more has a month of a world. */
const SINGLE_YEARS = 3

/** Names by year of birth. A year is looked through once; who enters it later must be told to it. */
function namesakesByYear(db: Kysely<Database>) {
  const years = new Map<number, NamesakeIndex>()
  let whole = false
  const indexOf = (year: number): NamesakeIndex => {
    const index = years.get(year) ?? namesakeIndex()
    years.set(year, index)
    return index
  }
  const readAll = () => {
    const read = new Set(years.keys())
    for (const { fideIds, names, birthYears } of namesByYear(db)) {
      birthYears.forEach((year, at) => {
        if (year !== null && !read.has(year)) indexOf(year).add(fideIds[at] ?? 0, names[at] ?? '')
      })
    }
    whole = true
  }
  return {
    of: (year: number): NamesakeIndex => {
      if (!whole && !years.has(year)) {
        if (years.size === SINGLE_YEARS) readAll()
        else for (const [fideId, name] of namesOfYear(db, year)) indexOf(year).add(fideId, name)
      }
      return indexOf(year)
    },
    /** undefined: nobody has asked for the year yet. */
    known: (year: number): NamesakeIndex | undefined => (whole ? indexOf(year) : years.get(year)),
  }
}

/**
 * The rating on the list in force on a day; undefined where there is no list of the type for that day. The list is looked
 * for once: all players of a report ask for the same one.
 */
async function ratingInForce(db: Kysely<Database>, { base, editions: { calendar } }: RatingSettings) {
  const chain = chainOf(await allLists(db), base, calendar)
  const readers = new Map<string, RatingOf | null>()
  const readerOf = (type: RatingType, list: ListMonth): RatingOf | null => {
    const key = `${type} ${list}`
    const known = readers.get(key)
    if (known !== undefined) return known
    const row = chain.inForce(type, list)
    const reader = row === null || row === 'empty' ? null : ratingsOfMany(db, row)
    readers.set(key, reader)
    return reader
  }
  return (fideId: number, day: IsoDate, type: RatingType): number | null | undefined => {
    const read = readerOf(type, calendar.inForce(day))
    return read === null ? undefined : read(fideId)
  }
}
