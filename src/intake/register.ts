import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import { idSlips } from '../db/persons-with-id-like.js'
import { detailsOf, namesOfYear, playerFinder } from '../db/players.js'
import type { Database, PlayerRow, Series } from '../db/schema.js'
import { latestRating, type StandingReader, standingReader } from '../db/standings.js'
import { chainOf } from '../period/chain.js'
import { listInForce } from '../regulations/list-calendar.js'
import type { Register, RegisterPlayer } from '../report/accept-context.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'
import { type NamesakeIndex, namesakeIndex } from './namesake-index.js'

/** A register that is told of the persons who enter it while reports are taken. */
export interface GrowingRegister extends Register {
  readonly enter: (players: readonly PlayerDetails[]) => void
}

/** The persons and ratings that reports are held against, read from the database as they stand now. */
export async function registerOf(db: Kysely<Database>, base: Series): Promise<GrowingRegister> {
  const find = playerFinder(db)
  const known = latestRating(db)
  const inForce = await ratingInForce(db, base)
  // Names of a year are looked through once; who enters later is asked one by one.
  const years = new Map<number, NamesakeIndex>()
  const entered = new Map<number, readonly number[]>()
  const indexOf = (year: number): NamesakeIndex => {
    const index = years.get(year) ?? namesakeIndex(namesOfYear(db, year))
    years.set(year, index)
    return index
  }
  // Players meet again in the next report of a run; who is not known yet may be by then.
  const seen = new Map<number, RegisterPlayer>()
  const asRegistered = (row: PlayerRow): RegisterPlayer => ({
    ...detailsOf(row),
    // Asked for where a report prints a rating to compare it with.
    get rating() {
      return known(row.fide_id)
    },
  })
  return {
    playerById: (fideId) => {
      const remembered = seen.get(fideId)
      if (remembered !== undefined) return remembered
      const row = find(fideId)
      if (row === null) return null
      const player = asRegistered(row)
      if (seen.size === MOST_REMEMBERED) seen.clear()
      seen.set(fideId, player)
      return player
    },
    playersBornIn: (year, name) => {
      const ids = indexOf(year).mayBear(name)
      return [...ids, ...(entered.get(year) ?? [])].flatMap((fideId) => find(fideId) ?? []).map(asRegistered)
    },
    playersWithIdLike: (fideId) =>
      idSlips(db, fideId)
        .flatMap((slip) => find(slip) ?? [])
        .map(asRegistered),
    enter: (players) => {
      for (const { fideId, birthYear } of players) {
        if (birthYear !== null && years.has(birthYear))
          entered.set(birthYear, [...(entered.get(birthYear) ?? []), fideId])
      }
    },
    ratingOnListInForce: (fideId, startDate, type) => {
      const rating = inForce(fideId, startDate, type)
      // Rapid and blitz begin with the standard rating, and reports print it.
      return type === 'standard' || rating !== null ? rating : (inForce(fideId, startDate, 'standard') ?? null)
    },
  }
}

/** Beyond that the memory begins anew. */
const MOST_REMEMBERED = 50_000

/**
 * The rating on the list in force on a day; undefined where there is no list of the type for that day. The list is looked
 * for once: all players of a report ask for the same one.
 */
async function ratingInForce(db: Kysely<Database>, base: Series) {
  const chain = chainOf(await allLists(db), base)
  const readers = new Map<string, StandingReader | null>()
  const readerOf = (type: RatingType, list: ListMonth): StandingReader | null => {
    const key = `${type} ${list}`
    const known = readers.get(key)
    if (known !== undefined) return known
    const row = chain.inForce(type, list)
    const reader = row === null || row === 'empty' ? null : standingReader(db, row)
    readers.set(key, reader)
    return reader
  }
  return (fideId: number, day: IsoDate, type: RatingType): number | null | undefined => {
    const read = readerOf(type, listInForce(day))
    return read === null ? undefined : (read(fideId)?.rating ?? null)
  }
}
