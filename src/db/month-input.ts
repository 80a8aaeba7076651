import type { Transaction } from 'kysely'
import type { MonthInput, MonthPlayers, RatingsAtStart } from '../period/compute-month.js'
import type { MonthLaw } from '../period/player-change.js'
import type { MonthTournament, TournamentHead } from '../period/tournament.js'
import type { PooledEvent } from '../rating/pool.js'
import type { ListMonth } from '../shared/dates.js'
import type { ListRef } from './lists.js'
import { monthPersons } from './month-persons.js'
import { monthRatings, monthStandings } from './month-standings.js'
import { poolAfter, poolsBefore } from './pools.js'
import type { Database } from './schema.js'
import { ratingReader, standingReader } from './standings.js'
import { crosstableReader } from './tournaments.js'

/** What a month is read from. A list that is null is empty: its type began without one (decision A23). */
export interface MonthPlan extends MonthLaw {
  readonly base: ListRef | null
  /** Rapid and blitz: the standard list before; null where standard ratings do not count. */
  readonly standardBase: ListRef | null
  /** The standard list of the same month, where an adjustment asks for it. */
  readonly standardNow: ListRef | null
  readonly tournaments: readonly TournamentHead[]
  /** The list of the type in force at the start of a tournament. */
  readonly inForce: (list: ListMonth) => ListRef | null
  /** Likewise the standard list, where the tournament's edition lets standard ratings count. */
  readonly standardInForce: (list: ListMonth) => ListRef | null
}

/** Reads a month whose players are gathered (see `beginMonthPlayers`); crosstables are read one by one when asked for. */
export function readMonth(
  trx: Transaction<Database>,
  plan: MonthPlan & { readonly type: ListRef['type'] },
): MonthInput {
  const persons = monthPersons(trx, plan.list)
  const { fideIds } = persons
  const base = plan.base === null ? null : monthStandings(trx, plan.base, fideIds.length)
  const ratingsOn = (ref: ListRef | null) => (ref === null ? NOBODY : monthRatings(trx, ref, fideIds.length))
  const standardOnBase = ratingsOn(plan.standardBase)
  const standardNow = ratingsOn(plan.standardNow)
  const poolOf = poolsByPlace(trx, plan, fideIds, (place) => base?.ratingAt(place) != null)
  const coefficientOf = coefficientsByList(trx, plan)
  const players: MonthPlayers = {
    length: fideIds.length,
    at(place) {
      const standing = base?.at(place) ?? null
      const { fideId, birthYear, sex, titles } = persons.at(place)
      return {
        fideId,
        birthYear,
        sex,
        titles,
        base: standing,
        standardOnBase: standardOnBase(place),
        standardNow: standardNow(place),
        coefficientOn: (list) => coefficientOf(list)(fideId),
        pool: standing?.rating == null ? poolAfter(poolOf(place), standing?.validFrom ?? null) : [],
      }
    },
    ratingOnBase: (place) => base?.ratingAt(place) ?? null,
  }
  const ofType = ratingsByList(trx, fideIds, plan.base, players.ratingOnBase)
  const standard = ratingsByList(trx, fideIds, plan.standardBase, standardOnBase)
  return {
    ...plan,
    players,
    tournaments: crosstables(trx, plan.tournaments, fideIds),
    ratingsAtStart: ({ listInForce, regulations }): RatingsAtStart => ({
      ofType: ofType(plan.inForce(listInForce)),
      standard: regulations.countsStandardRating ? standard(plan.standardInForce(listInForce)) : NOBODY,
    }),
  }
}

/** K standing on the list in force on another list's date; each list is looked into when first asked for. */
function coefficientsByList(trx: Transaction<Database>, plan: MonthPlan) {
  const byList = new Map<ListMonth, (fideId: number) => number | null>()
  return (list: ListMonth) => {
    const known = byList.get(list)
    if (known !== undefined) return known
    const ref = plan.inForce(list)
    const standing = ref === null ? () => null : standingReader(trx, ref)
    const read = (fideId: number) => standing(fideId)?.k ?? null
    byList.set(list, read)
    return read
  }
}

/** A rating by place in the month; null where unrated. */
type Ratings = (place: number) => number | null

const NOBODY: Ratings = () => null

function* crosstables(
  trx: Transaction<Database>,
  tournaments: readonly TournamentHead[],
  fideIds: readonly number[],
): Generator<MonthTournament> {
  const placeOf = new Map(fideIds.map((fideId, place) => [fideId, place]))
  const read = crosstableReader(trx)
  for (const tournament of tournaments) {
    const { fideIds: players, games } = read(tournament.id)
    yield { ...tournament, games, players: players.map((fideId) => placeOf.get(fideId) as number) }
  }
}

/** Pools of the unrated, read for many at once: players are asked for in their order. */
function poolsByPlace(
  trx: Transaction<Database>,
  { type, list }: Pick<ListRef, 'type' | 'list'>,
  fideIds: readonly number[],
  isRated: (place: number) => boolean,
): (place: number) => readonly PooledEvent[] {
  const read = poolsBefore(trx, type, list)
  let [from, until] = [0, 0]
  let page: ReturnType<typeof read> = new Map()
  return (place) => {
    if (place < from || place >= until) {
      ;[from, until] = [place, place + PLACES_READ_AT_ONCE]
      page = read(fideIds.slice(from, until).filter((_, index) => !isRated(from + index)))
    }
    return page.get(fideIds[place] as number) ?? NO_EVENTS
  }
}

const PLACES_READ_AT_ONCE = 1_000
const NO_EVENTS: readonly PooledEvent[] = []

/** Ratings in force: each list read player by player when first asked for, or taken from the list before where it is that one. */
function ratingsByList(
  trx: Transaction<Database>,
  fideIds: readonly number[],
  baseRef: ListRef | null,
  onBase: Ratings,
): (ref: ListRef | null) => Ratings {
  const byList = new Map<string, Ratings>()
  return (ref) => {
    if (ref === null) return NOBODY
    if (baseRef !== null && sameList(ref, baseRef)) return onBase
    const name = `${ref.series} ${ref.list}`
    const known = byList.get(name) ?? remembered(ratingReader(trx, ref), fideIds)
    byList.set(name, known)
    return known
  }
}

function remembered(read: (fideId: number) => number | null, fideIds: readonly number[]): Ratings {
  const ratings = new Int16Array(fideIds.length).fill(NOT_READ)
  return (place) => {
    if (ratings[place] === NOT_READ) ratings[place] = read(fideIds[place] as number) ?? UNRATED
    const rating = ratings[place] as number
    return rating === UNRATED ? null : rating
  }
}

/** No ratings: the store holds none below 1, and lists print four digits, so that 16 bits hold them all. */
const NOT_READ = -1
const UNRATED = 0

function sameList(a: ListRef, b: ListRef): boolean {
  return a.type === b.type && a.list === b.list && a.series === b.series
}
