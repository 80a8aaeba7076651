import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import type { MonthPlan } from '../db/month-input.js'
import { importedPoolInputs } from '../db/pool-import.js'
import type { Database, RatingListRow, TournamentRow } from '../db/schema.js'
import { spanOf, tournamentsFor, tournamentsWaiting } from '../db/tournaments.js'
import { belongsTo } from '../period/belonging.js'
import { type Chain, chainBefore, chainOf } from '../period/chain.js'
import type { MonthLaw } from '../period/player-change.js'
import type { TournamentHead } from '../period/tournament.js'
import { type Editions, regulationsInForce, regulationsInForceIfAny } from '../regulations/regulations.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'

/** Everything decided about a list before a number is computed. */
export interface ListPlan extends MonthPlan {
  readonly type: RatingType
  readonly base: RatingListRow | null
  readonly standardBase: RatingListRow | null
  readonly standardNow: RatingListRow | null
  /** The own list of the month, where one was computed before. */
  readonly existing: RatingListRow | null
  /** Own lists that stand on the existing one, the latest first: they go when it changes. */
  readonly dependents: readonly RatingListRow[]
  /** The tournaments of the list as stored, in order. */
  readonly rows: readonly TournamentRow[]
  /** Tournaments that an official list before this one holds and whose pools are still to be filled. */
  readonly heldByOfficial: readonly HeldTournament[]
  /** Every list in force at a start. */
  readonly listsInForce: readonly RatingListRow[]
  readonly chain: Chain<RatingListRow>
}

/** A tournament an official list holds (decision A19). */
export interface HeldTournament {
  readonly row: TournamentRow
  readonly list: ListMonth
}

/** With a problem there is no plan; a type without lists, tournaments and pooled games has neither. */
export type PlanOutcome =
  | { readonly plan: ListPlan; readonly problems: readonly [] }
  | { readonly plan: null; readonly problems: readonly Problem[] }

/**
 * Decides what a list is made of: the list before, the tournaments that belong to it, the lists in force when they
 * started. The problems name everything that is missing, not only the first.
 */
export async function planList(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
  settings: RatingSettings,
): Promise<PlanOutcome> {
  const { calendar } = settings.editions
  const lists = await allLists(db)
  const stored = chainOf(lists, settings.base, calendar)
  const chain = chainOf(chainBefore(lists, type, list), settings.base, calendar)
  const closed = (month: ListMonth) => stored.isClosed(type, month)
  const belonging = (row: TournamentRow) => belongsTo(spanOf(row), closed, calendar)

  const rows = (await tournamentsFor(db, type, list)).filter((row) => row.rated_in === list || belonging(row) === list)
  const existing = stored.own(type, list)
  const known = chain.has(type) || rows.length > 0 || existing !== null
  if (!known && (await importedPoolInputs(db, type, list)).length === 0) return { plan: null, problems: [] }

  const problems: Problem[] = []
  const base = chain.inForce(type, calendar.previous(list))
  if (base === null) {
    const [missing, names] = [calendar.previous(list), stored.names(type)]
    const isFirst = !lists.some((row) => row.type === type && row.list < list)
    problems.push(
      problem(isFirst ? 'list-before-first' : 'list-before-missing', { type, list, missing, stored: names }),
    )
  }
  const law = lawFor(settings.editions, type, list, rows, problems)
  if (law === null) return { plan: null, problems }

  const tournaments = rows.map((row) => planned(row, law))
  // A list before that is missing is named already, though it was in force for most of the month's tournaments too.
  const others = tournaments.filter((one) => base !== null || one.listInForce !== calendar.previous(list))
  const inForce = listsInForceFor(type, others, chain, problems)
  const standard = standardListsFor(type, list, law, rows.length > 0, chain, problems)
  if (problems.length > 0 || base === null) return { plan: null, problems }

  const waiting = (await tournamentsWaiting(db, type, list)).map((row) => ({ row, list: belonging(row) }))
  const heldByOfficial = waiting.filter(
    (held): held is HeldTournament =>
      held.list !== null && held.list < list && stored.counted(type, held.list)?.series === 'official',
  )
  return {
    problems: [],
    plan: {
      ...law,
      ...standard,
      type,
      base: base === 'empty' ? null : base,
      existing,
      dependents: stored.standingOn(type, list),
      tournaments,
      rows,
      heldByOfficial,
      listsInForce: inForce,
      inForce: (month) => rowOf(chain.inForce(type, month)),
      standardInForce: (month) => rowOf(chain.inForce('standard', month)),
      chain,
    },
  }
}

/** A tournament as the month knows it before its crosstable is read. */
export function planned(
  row: TournamentRow,
  { regulationsOn, calendar }: Pick<MonthLaw, 'regulationsOn' | 'calendar'>,
): TournamentHead {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    listInForce: calendar.inForce(row.start_date),
    regulations: regulationsOn(row.start_date),
    isMatch: row.is_match === 1,
    rounds: row.rounds,
  }
}

/** The edition on the list date, and one for every start; null, with a problem each, where one is older than the law held. */
function lawFor(
  editions: Editions,
  type: RatingType,
  list: ListMonth,
  rows: readonly TournamentRow[],
  problems: Problem[],
): MonthLaw | null {
  const regulationsOn = (day: IsoDate) => regulationsInForce(editions, type, day)
  const days = [
    { what: `the list ${list}`, date: listDate(list) },
    ...rows.map((row) => ({ what: `tournament ${row.code}`, date: row.start_date })),
  ]
  let complete = true
  for (const { what, date } of days) {
    if (regulationsInForceIfAny(editions, type, date) !== null) continue
    const earliest = editions[type].at(-1)?.effectiveFrom ?? date
    problems.push(problem('no-law', { what, type, date, earliest }))
    complete = false
  }
  return complete
    ? { list, regulations: regulationsOn(listDate(list)), regulationsOn, calendar: editions.calendar }
    : null
}

/** The lists in force when the tournaments started; each missing one is a problem that names the tournaments (decision A2). */
export function listsInForceFor(
  type: RatingType,
  tournaments: readonly TournamentHead[],
  chain: Chain<RatingListRow>,
  problems: Problem[],
): RatingListRow[] {
  const found = new Map<string, RatingListRow>()
  const missing = new Map<string, { type: RatingType; list: ListMonth; codes: string[] }>()
  for (const { code, listInForce: list, regulations } of tournaments) {
    for (const kind of regulations.countsStandardRating ? [type, 'standard' as const] : [type]) {
      const name = `${kind} ${list}`
      const row = chain.inForce(kind, list)
      if (row === null) missing.set(name, { type: kind, list, codes: [...(missing.get(name)?.codes ?? []), code] })
      else if (row !== 'empty') found.set(name, row)
    }
  }
  for (const { type: kind, list, codes } of missing.values()) {
    problems.push(problem('list-in-force-missing', { type: kind, missing: list, tournaments: codes.join(', ') }))
  }
  return [...found.values()]
}

/** The standard lists that rapid and blitz look at: the one before (decision A20), and that of the month for the lift (A13). */
function standardListsFor(
  type: RatingType,
  list: ListMonth,
  { regulations, calendar }: MonthLaw,
  played: boolean,
  chain: Chain<RatingListRow>,
  problems: Problem[],
): Pick<ListPlan, 'standardBase' | 'standardNow'> {
  // A standard rating is at no distance from itself.
  const lifts =
    type !== 'standard' &&
    regulations.oneTimeAdjustments.some((one) => one.kind === 'lift-to-standard' && one.list === list)
  const before = regulations.countsStandardRating ? chain.inForce('standard', calendar.previous(list)) : 'empty'
  const now = lifts ? chain.inForce('standard', list) : 'empty'
  if (before === null && played) {
    const [missing, stored] = [calendar.previous(list), chain.names('standard')]
    problems.push(problem('list-before-missing', { type: 'standard', list: `for ${type} ${list}`, missing, stored }))
  }
  if (now === null) problems.push(problem('standard-list-first', { type, list }))
  return { standardBase: rowOf(before), standardNow: rowOf(now) }
}

function rowOf(row: RatingListRow | 'empty' | null): RatingListRow | null {
  return row === 'empty' ? null : row
}
