import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ReplayBooking } from '../db/replay-copy.js'
import { type SourceTournament, sourceInputs, sourceLists, sourceTournaments } from '../db/replayed-source.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { type Chain, chainOf } from '../period/chain.js'
import { editionFingerprint } from '../period/fingerprint.js'
import type { Editions } from '../regulations/regulations.js'
import { RefusedError, refuse } from '../run/refused.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { bookedAnew, type Stands } from './book-anew.js'
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

/** By what two replays are the same: contents as sha256 in hex. */
export interface ReplayIdentity {
  readonly span: string
  readonly law: string
  readonly source: string
}

/**
 * Decides where each type begins, and on which list each tournament comes. A type whose first list is an imported one
 * within the span begins after it; one that has none before its first own list begins empty (decision A23).
 *
 * @param db beside the source (see `besideSource`)
 * @throws {RefusedError} when the list before the span is missing, or there is nothing to compute in it
 */
export function planReplay(db: Kysely<Database>, options: ReplayOptions): ReplayPlan {
  const { from, to, types: wanted, editions, sourceSettings } = options
  const rows = sourceLists(db)
  const chain = chainOf(rows, sourceSettings.base, sourceSettings.editions.calendar)
  const problems: Problem[] = []
  const types: PlannedType[] = []
  const bookings: ReplayBooking[] = []
  const contents: unknown[] = []
  let leftOut = 0
  for (const type of wanted) {
    const start = startOf(type, options, rows, chain, problems)
    if (start === null || start.from > to) continue
    const stands: Stands = { base: start.baseRow?.list ?? null, from: start.from }
    const booked: ReplayBooking[] = []
    for (const row of sourceTournaments(db, type, ...monthsAround(start.from, to))) {
      const booking = bookedAnew(row, stands, editions, chain)
      if (booking === null || booking.dueList > to) {
        if (isInSpan(row, stands, to)) leftOut++
        continue
      }
      booked.push(booking)
      const { dueList, lastList } = booking
      contents.push([
        row.code,
        row.content_sha256,
        row.start_date,
        row.end_date,
        row.is_match,
        row.rounds,
        dueList,
        lastList,
      ])
    }
    const first = start.baseRow === null ? firstOfEmpty(type, booked, rows, start.from) : start.from
    if (first === null || first > to) continue
    types.push({ ...start, from: first })
    bookings.push(...booked)
  }
  if (problems.length > 0) throw new RefusedError(problems)
  if (types.length === 0) {
    refuse('replay-nothing', { from, to, stored: wanted.map((type) => `${type} ${chain.names(type)}`).join('; ') })
  }
  const looksAtStandard = types.some(({ type }) => type !== 'standard')
  const standardAsItStands = looksAtStandard && !wanted.includes('standard')
  const stood = rows.filter(
    ({ type, list }) =>
      list <=
      (types.find((one) => one.type === type)?.baseRow?.list ?? (type === 'standard' && standardAsItStands ? to : '')),
  )
  contents.push(
    sourceSettings.base,
    ...stood.map(({ type, list, series, fingerprint }) => [type, list, series, fingerprint]),
  )
  contents.push(sourceInputs(db, wanted, editions.calendar.previous(from), to))
  return {
    types,
    standardAsItStands,
    chain,
    lists: rows,
    bookings,
    leftOut,
    identity: {
      span: digest([from, to, ...wanted]),
      law: digest(lawOf(editions, wanted)),
      source: digest(contents),
    },
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
  booked: readonly ReplayBooking[],
  rows: readonly RatingListRow[],
  from: ListMonth,
): ListMonth | null {
  const own = rows
    .filter((row) => row.type === type && row.series === 'own' && row.list >= from)
    .map(({ list }) => list)
  return [...booked.map(({ dueList }) => dueList), ...own].sort()[0] ?? null
}

/** Every rule of the editions, each from its date on. */
function lawOf(editions: Editions, types: readonly RatingType[]): unknown {
  return types.map((type) => editions[type].map((edition) => [edition.effectiveFrom, editionFingerprint(edition)]))
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
