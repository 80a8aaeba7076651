import type { Kysely } from 'kysely'
import type { ReplayBooking } from '../db/replay-copy.js'
import { type SourceTournament, sourceLists, sourceTournaments } from '../db/replayed-source.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { type Chain, chainOf } from '../period/chain.js'
import { RefusedError, refuse } from '../run/refused.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { bookedAnew, type Stands } from './book-anew.js'
import { type BookedTournament, type ReplayIdentity, replayIdentity } from './replay-identity.js'
import type { ReplayedType, ReplayOptions } from './replay-types.js'

/** Everything decided about a replay before anything is taken over. */
export interface ReplayPlan {
  readonly types: readonly PlannedType[]
  /** Standard where rapid or blitz look at its lists and it is not replayed itself. */
  readonly standardAsItStands: boolean
  readonly chain: Chain<RatingListRow>
  readonly lists: readonly RatingListRow[]
  readonly bookings: readonly ReplayBooking[]
  /** Tournaments that the source has on lists of the span, and the law of the replay on none of them. */
  readonly leftOut: number
  readonly identity: ReplayIdentity
}

export interface PlannedType extends ReplayedType {
  readonly baseRow: RatingListRow | null
}

/**
 * Decides where each type begins, and on which list each tournament comes. A type whose first list is an imported one
 * within the span begins after it; one that has none before its first own list begins empty (decision A23).
 *
 * @param db beside the source (see `besideSource`)
 * @throws {RefusedError} when the list before the span is missing, or there is nothing to compute in it
 */
export function planReplay(db: Kysely<Database>, options: ReplayOptions): ReplayPlan {
  const { from, to, types: wanted, sourceSettings } = options
  const lists = sourceLists(db)
  const chain = chainOf(lists, sourceSettings.base, sourceSettings.editions.calendar)
  const problems: Problem[] = []
  const planned = wanted.flatMap((type) => plannedType(db, type, options, lists, chain, problems) ?? [])
  if (problems.length > 0) throw new RefusedError(problems)
  if (planned.length === 0) {
    refuse('replay-nothing', { from, to, stored: wanted.map((type) => `${type} ${chain.names(type)}`).join('; ') })
  }
  const types = planned.map(({ start }) => start)
  const booked = planned.flatMap((one) => one.booked)
  const standardAsItStands = types.some(({ type }) => type !== 'standard') && !wanted.includes('standard')
  return {
    types,
    standardAsItStands,
    chain,
    lists,
    bookings: booked.map(({ booking }) => booking),
    leftOut: planned.reduce((sum, one) => sum + one.leftOut, 0),
    identity: replayIdentity(db, options, booked, lists.filter(standsUnder(types, standardAsItStands ? to : null))),
  }
}

/** Where a type begins, and what is rated of it. */
interface Planned {
  readonly start: PlannedType
  readonly booked: readonly BookedTournament[]
  /** Tournaments that the source has on lists of the span, and the law of the replay on none of them. */
  readonly leftOut: number
}

/** null where the type is not part of the span. */
function plannedType(
  db: Kysely<Database>,
  type: RatingType,
  options: ReplayOptions,
  lists: readonly RatingListRow[],
  chain: Chain<RatingListRow>,
  problems: Problem[],
): Planned | null {
  const { to, editions } = options
  const start = startOf(type, options, lists, chain, problems)
  if (start === null || start.from > to) return null
  const stands: Stands = { base: start.baseRow?.list ?? null, from: start.from }
  const booked: BookedTournament[] = []
  let leftOut = 0
  for (const row of sourceTournaments(db, type, ...monthsAround(start.from, to))) {
    const booking = bookedAnew(row, stands, editions, chain)
    if (booking !== null && booking.dueList <= to) booked.push({ row, booking })
    else if (isInSpan(row, stands, to)) leftOut++
  }
  const from = start.baseRow === null ? firstOfEmpty(type, booked, lists, start.from) : start.from
  return from === null || from > to ? null : { start: { ...start, from }, booked, leftOut }
}

/**
 * Which lists of the source a replay stands on: of each type those up to the one before its first list.
 *
 * @param standardUntil of standard lists that are only looked at, the last one; null: none are
 */
function standsUnder(types: readonly PlannedType[], standardUntil: ListMonth | null) {
  return ({ type, list }: RatingListRow): boolean => {
    const last = types.find((one) => one.type === type)?.baseRow?.list ?? (type === 'standard' ? standardUntil : null)
    return last !== null && list <= last
  }
}

/** Whether the source has a tournament on a list after the one a replay stands on, up to its last one. */
function isInSpan(row: SourceTournament, { base, from }: Stands, to: ListMonth): boolean {
  const taken = row.rated_in ?? row.pooled_in
  if (taken === null && row.due_list > row.last_list) return false
  const list = taken ?? row.due_list
  return list <= to && (base === null ? list >= from : list > base)
}

/** Months between which tournaments are due in the source that the law of a replay may bring into its span. */
function monthsAround(from: ListMonth, to: ListMonth): readonly [ListMonth, ListMonth] {
  return [addMonths(from, -LONGEST_SHIFT), addMonths(to, LONGEST_SHIFT)]
}

/** Months by which another calendar may at most put a tournament off, or bring it forward. */
const LONGEST_SHIFT = 24

/** Where a type begins; null where it is not part of the span. */
function startOf(
  type: RatingType,
  { from, editions: { calendar } }: ReplayOptions,
  rows: readonly RatingListRow[],
  chain: Chain<RatingListRow>,
  problems: Problem[],
): PlannedType | null {
  const standingOn = (base: RatingListRow): PlannedType => ({
    type,
    base: `${base.list} (${base.series})`,
    baseRow: base,
    from: calendar.next(base.list),
  })
  const missing = calendar.previous(from)
  const base = chain.counted(type, missing)
  if (base !== null) return { ...standingOn(base), from }
  const first = rows.find((row) => row.type === type)
  const begunWith = first === undefined ? null : chain.counted(type, first.list)
  if (begunWith === null || (begunWith.list >= from && begunWith.series === 'own' && begunWith.base_series === null)) {
    return { type, base: null, baseRow: null, from }
  }
  if (begunWith.list >= from) return standingOn(begunWith)
  problems.push(problem('replay-base-missing', { type, list: from, missing, stored: chain.names(type) }))
  return null
}

/** The first list of a type that begins empty: of the source, or the first one any tournament is due on. */
function firstOfEmpty(
  type: RatingType,
  booked: readonly BookedTournament[],
  rows: readonly RatingListRow[],
  from: ListMonth,
): ListMonth | null {
  const own = rows
    .filter((row) => row.type === type && row.series === 'own' && row.list >= from)
    .map(({ list }) => list)
  return [...booked.map(({ booking }) => booking.dueList), ...own].sort()[0] ?? null
}
