import type { Transaction } from 'kysely'
import { eraseChanges } from '../db/changes.js'
import { inTransaction, type Store } from '../db/connect.js'
import { allLists, anchorOf, saveList } from '../db/lists.js'
import { addEntrants, addEverybody, addPooled, addQuietPlayers, beginMonthPlayers } from '../db/month-players.js'
import { reportOfRun, saveRun } from '../db/runs.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { markRatedIn } from '../db/tournaments.js'
import { type Regulations, regulationsNearest } from '../regulations/regulations.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { RefusedError, refuse } from '../run/refused.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import type { Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { computeChanges } from './compute-changes.js'
import { fingerprintOfPlan } from './list-inputs.js'
import { type MonthReport, monthReporter } from './month-report.js'
import { monthsRemain } from './months-remain.js'
import { refuseClosed, refuseOutOfDate } from './out-of-date.js'
import { type ListPlan, planList } from './plan-list.js'
import { poolHeldTournaments } from './pool-held-tournaments.js'

/** What became of one type of a list. */
export type RatedType =
  | {
      readonly type: RatingType
      readonly list: ListMonth
      readonly outcome: 'computed' | 'recomputed' | 'unchanged'
      readonly report: MonthReport
      /** Unpublished lists that stood on the one before and are gone, the first one first. */
      readonly takenBack: readonly ListMonth[]
      /** The edition it was computed under before, where that was another one. */
      readonly lawBefore?: string
    }
  | { readonly type: RatingType; readonly list: ListMonth; readonly outcome: 'nothing' }

export interface RateOptions extends RatingSettings {
  /** Compute and report, and leave everything as it was. */
  readonly dryRun: boolean
  /** Look at everybody on the list before and in the pools: it is one of another law, which the editions do not tell. */
  readonly everybody?: boolean
  /** Only for the record of runs: no result depends on it. */
  readonly now: () => Date
  readonly progress: Progress
}

/** A month to be computed, and for which types. */
export interface DueMonth {
  readonly list: ListMonth
  readonly types: readonly RatingType[]
}

/**
 * Computes own lists month after month: of each month all types asked for or none, in one transaction. A dry run
 * computes all of them in one transaction and takes it back.
 *
 * @throws {RefusedError} when something a list needs is missing, or a published list would change; the months before
 *   the refused one stay computed
 */
export async function rateLists(
  store: Store,
  months: readonly DueMonth[],
  options: RateOptions,
): Promise<readonly RatedType[]> {
  const rated: RatedType[] = []
  const rateMonth = async (trx: Transaction<Database>, { list, types }: DueMonth) => {
    for (const type of types) rated.push(await rateType(trx, type, list, options))
  }
  let stored = 0
  const rateAll = async () => {
    if (options.dryRun) return takenBack(store, (trx) => forEachInOrder(months, (month) => rateMonth(trx, month)))
    await forEachInOrder(months, async (month) => {
      await options.progress.breathe()
      await inTransaction(store, (trx) => rateMonth(trx, month))
      stored++
    })
  }
  await tellingWhatRemains(() => monthsRemain(months, stored, options.dryRun), rateAll)
  // No month to compute: either every list up to it is there and fixed, or nothing was ever imported.
  const isDone = months.length === 0 && (await allLists(store.db)).length > 0
  if (!isDone && rated.every(({ outcome }) => outcome === 'nothing')) {
    refuse('nothing-imported', { list: months.at(-1)?.list ?? 'any month' })
  }
  return rated
}

async function forEachInOrder<Element>(elements: readonly Element[], work: (element: Element) => Promise<void>) {
  for (const element of elements) await work(element)
}

/** Runs `work` exactly as it would be run, and leaves everything as it was. */
async function takenBack(store: Store, work: (trx: Transaction<Database>) => Promise<void>): Promise<void> {
  try {
    await inTransaction(store, async (trx) => {
      await work(trx)
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
}

class TakenBack extends Error {}

async function rateType(
  trx: Transaction<Database>,
  type: RatingType,
  list: ListMonth,
  settings: RateOptions,
): Promise<RatedType> {
  const startedAt = settings.now().toISOString()
  const { plan, problems } = await planList(trx, type, list, settings)
  if (problems.length > 0) throw new RefusedError(problems)
  if (plan === null) return { type, list, outcome: 'nothing' }
  await requireCurrentBase(trx, plan, settings)

  const fingerprint = await fingerprintOfPlan(trx, plan)
  if (plan.existing?.fingerprint === fingerprint) {
    const report = JSON.parse(await reportOfRun(trx, RATE, type, list, fingerprint))
    return { type, list, outcome: 'unchanged', report, takenBack: [] }
  }
  if (plan.existing?.closed === 1) refuseClosed(plan.existing, plan.regulations)
  for (const row of plan.dependents) await eraseChanges(trx, type, row.list)
  if (plan.existing !== null) await eraseChanges(trx, type, list)
  const report = await computeList(trx, plan, fingerprint, settings)
  const outcome = plan.existing === null ? 'computed' : 'recomputed'
  await saveRun(trx, {
    job: RATE,
    type,
    list,
    due_at: listDate(list),
    started_at: startedAt,
    ended_at: settings.now().toISOString(),
    fingerprint,
    outcome,
    report: JSON.stringify(report),
  })
  const takenBack = plan.dependents.map((row) => row.list).sort()
  const before = plan.existing?.edition ?? plan.regulations.id
  const lawBefore = before === plan.regulations.id ? {} : { lawBefore: before }
  return { type, list, outcome, report, takenBack, ...lawBefore }
}

/** The name under which computed lists stand in the record of runs. */
const RATE = 'rate'

/** An own list before that was computed from other facts is computed again first: nothing is built on a stale list. */
async function requireCurrentBase(trx: Transaction<Database>, plan: ListPlan, settings: RatingSettings): Promise<void> {
  const { base, type, list } = plan
  if (base === null || base.series === 'official' || base.closed === 1) return
  const { plan: before, problems } = await planList(trx, type, base.list, settings)
  if (problems.length > 0) throw new RefusedError(problems)
  if (before === null || (await fingerprintOfPlan(trx, before)) !== base.fingerprint) {
    refuseOutOfDate(base, before?.regulations ?? null, list)
  }
}

async function computeList(
  trx: Transaction<Database>,
  plan: ListPlan,
  fingerprint: string,
  settings: RateOptions,
): Promise<MonthReport> {
  await poolHeldTournaments(trx, plan)
  await gatherPlayers(trx, plan, settings)
  const reporter = monthReporter(plan)
  await computeChanges(trx, plan, settings.progress, reporter.add)
  markRatedIn(trx, idsOf(plan), plan.list)
  await saveList(trx, listRow(plan, fingerprint, reporter.ratedPlayers()))
  return reporter.report()
}

/** Those who played, those the calendar moves, and everybody where the list touches every rating. */
async function gatherPlayers(
  trx: Transaction<Database>,
  plan: ListPlan,
  { editions, everybody = false }: RateOptions,
): Promise<void> {
  const { type, list, base, regulations, calendar } = plan
  beginMonthPlayers(trx)
  addEntrants(trx, idsOf(plan))
  await addQuietPlayers(trx, plan)
  const before = regulationsNearest(editions, type, listDate(calendar.previous(list)))
  if (everybody || mayAdmitPools(before, regulations)) addPooled(trx, plan)
  const touchesEverybody =
    everybody ||
    regulations.oneTimeAdjustments.some((adjustment) => adjustment.list === list) ||
    regulations.ratingFloor > before.ratingFloor ||
    regulations.inactiveAfterLists !== before.inactiveAfterLists ||
    JSON.stringify(regulations.coefficient) !== JSON.stringify(before.coefficient)
  if (touchesEverybody && base !== null) addEverybody(trx, base)
}

/** Whether a pool that gave no rating under the edition before may give one now, without another game. */
function mayAdmitPools(before: Regulations, now: Regulations): boolean {
  return (
    now.gates.games < before.gates.games ||
    (now.gates.score ?? 0) < (before.gates.score ?? 0) ||
    now.ratingFloor < before.ratingFloor ||
    now.windowLists !== before.windowLists
  )
}

function idsOf({ rows }: ListPlan): number[] {
  return rows.map(({ id }) => id)
}

function listRow(plan: ListPlan, fingerprint: string, rated: number): Omit<RatingListRow, 'closed'> {
  const { base, regulations } = plan
  return {
    type: plan.type,
    list: plan.list,
    series: 'own',
    rated,
    players: rated,
    fingerprint,
    edition: regulations.id,
    base_series: base?.series ?? null,
    anchor: base === null ? null : anchorOf(base),
    in_force: JSON.stringify(
      plan.listsInForce.map(({ type, list, series, anchor }) => ({ type, list, series, anchor })),
    ),
    source_name: null,
    flag_known: null,
    doubled: null,
  }
}
