import type { Kysely } from 'kysely'
import {
  endTaking,
  firstStart,
  forgetCoefficients,
  takeChanges,
  takeLists,
  takePersons,
  takePools,
  takeTournaments,
} from '../db/replay-copy.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { planList } from '../month/plan-list.js'
import { editionFingerprint } from '../period/fingerprint.js'
import { type Editions, type Regulations, regulationsNearest } from '../regulations/regulations.js'
import { RefusedError } from '../run/refused.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { PlannedType, ReplayPlan } from './plan-replay.js'
import type { ReplayOptions } from './replay-types.js'

/**
 * Takes over what a replay is computed from: lists and standings as they stood before the span, the tournaments of the
 * span with their games, and the pools of those who play in it.
 *
 * @param db beside the source (see `besideSource`)
 * @throws {RefusedError} when something its first lists need is missing
 */
export async function takeOver(db: Kysely<Database>, plan: ReplayPlan, options: ReplayOptions): Promise<void> {
  const { editions, to, progress } = options
  const { calendar } = editions
  takePersons(db)
  await progress.breathe()
  takeTournaments(db, plan.bookings)
  await progress.breathe()
  takePools(
    db,
    plan.types.map(({ type, from }) => ({
      type,
      // The oldest events leave the window on the first list.
      windowFrom: calendar.later(from, -most(editions, type, ({ windowLists }) => windowLists)),
      base: calendar.previous(from),
      until: to,
    })),
  )
  endTaking(db)
  const start = firstStart(db)
  const inForce = start === null ? null : calendar.inForce(start)
  for (const one of plan.types) {
    await progress.breathe()
    if (one.baseRow !== null) takeType(db, plan, one, one.baseRow, inForce, options)
  }
  if (plan.standardAsItStands) {
    const lists = countedLists(plan, 'standard', inForce ?? to, to)
    takeLists(db, { type: 'standard', lists })
  }
  await requireFirstLists(db, plan, options)
}

function takeType(
  db: Kysely<Database>,
  plan: ReplayPlan,
  { type, from }: PlannedType,
  base: RatingListRow,
  firstInForce: ListMonth | null,
  options: ReplayOptions,
): void {
  const since = firstInForce !== null && firstInForce < base.list ? firstInForce : base.list
  takeLists(db, { type, lists: countedLists(plan, type, since, base.list) })
  const quiet = options.editions.calendar.later(
    from,
    -most(options.editions, type, ({ inactiveAfterLists }) => inactiveAfterLists),
  )
  takeChanges(db, type, quiet, base.list)
  if (coefficientDiffers(options, type, base.list)) forgetCoefficients(db, type)
}

/** The lists of a type that count between two, both included, oldest first. */
function countedLists({ lists, chain }: ReplayPlan, type: RatingType, since: ListMonth, until: ListMonth) {
  return lists.filter(
    (row) => row.type === type && row.list >= since && row.list <= until && chain.counted(type, row.list) === row,
  )
}

/** The greatest of a number that the editions of a type have. */
function most(editions: Editions, type: RatingType, number: (regulations: Regulations) => number): number {
  return Math.max(...editions[type].map(number))
}

/** Whether the list before the span would have been another one by the law of the replay. */
export function lawDiffers(options: ReplayOptions, type: RatingType, list: ListMonth): boolean {
  const { own, theirs } = lawsOn(options, type, list)
  return editionFingerprint(own) !== editionFingerprint(theirs)
}

function coefficientDiffers(options: ReplayOptions, type: RatingType, list: ListMonth): boolean {
  const { own, theirs } = lawsOn(options, type, list)
  return JSON.stringify(own.coefficient) !== JSON.stringify(theirs.coefficient)
}

function lawsOn({ editions, sourceSettings }: ReplayOptions, type: RatingType, list: ListMonth) {
  const day = listDate(list)
  return {
    own: regulationsNearest(editions, type, day),
    theirs: regulationsNearest(sourceSettings.editions, type, day),
  }
}

/**
 * Nothing is taken over for lists that could not be made: those the span begins with. The standard list of the same month
 * is made before any other looks at it.
 */
async function requireFirstLists(db: Kysely<Database>, { types }: ReplayPlan, options: ReplayOptions): Promise<void> {
  for (const { type, from } of types.filter((one) => one.from === options.from)) {
    const { problems } = await planList(db, type, from, { editions: options.editions, base: 'own' })
    const missing = problems.filter(({ code }) => code !== 'standard-list-first')
    if (missing.length > 0) throw new RefusedError(missing)
  }
}
