import type { Transaction } from 'kysely'
import type { MonthInput, RatingsAtStart } from '../period/compute-month.js'
import type { MonthLaw, MonthPlayer } from '../period/player-month.js'
import type { MonthTournament } from '../period/tournament.js'
import type { ListMonth } from '../shared/dates.js'
import type { ListRef } from './lists.js'
import { type MonthPerson, monthPersons, monthStandings } from './month-players.js'
import { poolReader } from './pools.js'
import type { Database } from './schema.js'
import { standingReader } from './standings.js'
import type { ListedStanding } from './state-rows.js'
import { crosstableReader } from './tournaments.js'

/** A tournament without its crosstable: what the plan of a month knows of it. */
export type PlannedTournament = Omit<MonthTournament, 'players' | 'games'>

/** What a month is read from. A list that is null is empty: its type began without one (decision A23). */
export interface MonthPlan extends MonthLaw {
  readonly base: ListRef | null
  /** Rapid and blitz: the standard list before; null where standard ratings do not count. */
  readonly standardBase: ListRef | null
  /** The standard list of the same month, where an adjustment asks for it. */
  readonly standardNow: ListRef | null
  readonly tournaments: readonly PlannedTournament[]
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
  const standingsOn = (ref: ListRef | null) => (ref === null ? null : monthStandings(trx, ref))
  const base = standingsOn(plan.base)
  const standardBase = standingsOn(plan.standardBase)
  const standardNow = standingsOn(plan.standardNow)
  const readPool = poolReader(trx, plan.type, plan.list)
  const players = persons.map((person, place): MonthPlayer => {
    const standing = base?.[place] ?? null
    return {
      ...person,
      base: standing,
      standardOnBase: standardBase?.[place]?.rating ?? null,
      standardNow: standardNow?.[place]?.rating ?? null,
      pool: standing?.rating == null ? readPool(person.fideId, standing?.validFrom ?? null) : [],
    }
  })
  return {
    ...plan,
    players,
    tournaments: crosstables(trx, plan.tournaments, persons),
    ratingsAtStart: ratingsAtStart(trx, plan, players, base, standardBase),
  }
}

function* crosstables(
  trx: Transaction<Database>,
  tournaments: readonly PlannedTournament[],
  persons: readonly MonthPerson[],
): Generator<MonthTournament> {
  const placeOf = new Map(persons.map(({ fideId }, place) => [fideId, place]))
  const read = crosstableReader(trx)
  for (const tournament of tournaments) {
    const { fideIds, games } = read(tournament.id)
    yield { ...tournament, games, players: fideIds.map((fideId) => placeOf.get(fideId) as number) }
  }
}

/** Ratings in force, each list read player by player when first asked for, or taken from the list before where it is that one. */
function ratingsAtStart(
  trx: Transaction<Database>,
  plan: MonthPlan,
  players: readonly MonthPlayer[],
  base: readonly (ListedStanding | null)[] | null,
  standardBase: readonly (ListedStanding | null)[] | null,
): (tournament: MonthTournament) => RatingsAtStart {
  const ofType = ratingsByList(trx, players, plan.base, base)
  const standard = ratingsByList(trx, players, plan.standardBase, standardBase)
  return ({ listInForce, regulations }) => ({
    ofType: ofType(plan.inForce(listInForce)),
    standard: regulations.countsStandardRating ? standard(plan.standardInForce(listInForce)) : () => null,
  })
}

function ratingsByList(
  trx: Transaction<Database>,
  players: readonly MonthPlayer[],
  baseRef: ListRef | null,
  base: readonly (ListedStanding | null)[] | null,
): (ref: ListRef | null) => (place: number) => number | null {
  const byList = new Map<string, (place: number) => number | null>()
  return (ref) => {
    if (ref === null) return () => null
    if (baseRef !== null && base !== null && sameList(ref, baseRef)) return (place) => base[place]?.rating ?? null
    const name = `${ref.series} ${ref.list}`
    const known = byList.get(name) ?? remembered(standingReader(trx, ref), players)
    byList.set(name, known)
    return known
  }
}

function remembered(
  read: (fideId: number) => ListedStanding | null,
  players: readonly MonthPlayer[],
): (place: number) => number | null {
  const ratings = new Int16Array(players.length).fill(NOT_READ)
  return (place) => {
    if (ratings[place] === NOT_READ) ratings[place] = read(players[place]?.fideId ?? 0)?.rating ?? 0
    return ratings[place] || null
  }
}

const NOT_READ = -1

function sameList(a: ListRef, b: ListRef): boolean {
  return a.type === b.type && a.list === b.list && a.series === b.series
}
