import type { Kysely, Transaction } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Database, RunRow } from './schema.js'

/** Records a finished piece of work with its readable report. */
export async function saveRun(trx: Transaction<Database>, run: Omit<RunRow, 'id'>): Promise<void> {
  await trx.insertInto('run').values(run).execute()
}

/** Records that a job has begun. */
export async function beginRun(
  db: Kysely<Database>,
  run: Pick<RunRow, 'job' | 'list' | 'due_at' | 'started_at'>,
): Promise<number> {
  const { id } = await db.insertInto('run').values(run).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Records how a run ended. Of runs of a job that found nothing to do only the latest is kept; of those of a calendar and
 * those by hand one each, since the calendar goes by its own.
 */
export async function endRun(
  db: Kysely<Database>,
  id: number,
  end: Pick<RunRow, 'ended_at' | 'outcome' | 'report'>,
): Promise<void> {
  const ended = db.updateTable('run').set(end).where('id', '=', id).returning(['job', 'due_at'])
  const { job, due_at: due } = await ended.executeTakeFirstOrThrow()
  if (end.outcome !== 'nothing') return
  await db
    .deleteFrom('run')
    .where('job', '=', job)
    .where('outcome', '=', 'nothing')
    .where('id', '<', id)
    .where('due_at', isScheduled(due) ? 'like' : 'not like', SCHEDULED)
    .execute()
}

/** Marks runs that were killed: for the one who holds the lock. */
export async function endInterruptedRuns(db: Kysely<Database>): Promise<void> {
  await db.updateTable('run').set({ outcome: 'interrupted' }).where('outcome', 'is', null).execute()
}

/**
 * Until when a calendar was kept: since its first start, which is recorded here where there was none, and the last due
 * time of each job that was served. A run that was killed was not served.
 */
export async function scheduledRuns(
  db: Kysely<Database>,
  now: string,
): Promise<{ readonly keptSince: string; readonly lastDue: ReadonlyMap<string, string> }> {
  const begun = await db.selectFrom('run').select('started_at').where('job', '=', SCHEDULE).executeTakeFirst()
  if (begun === undefined) {
    const first = { job: SCHEDULE, due_at: now, started_at: now, ended_at: now, outcome: 'begun' }
    await db.insertInto('run').values(first).execute()
  }
  const served = await db
    .selectFrom('run')
    .select(({ fn }) => ['job', fn.max<string>('due_at').as('due')])
    .where('due_at', 'like', SCHEDULED)
    .where('outcome', 'is not', null)
    .where('outcome', 'not in', ['interrupted', 'begun'])
    .groupBy('job')
    .orderBy('job')
    .execute()
  return { keptSince: begun?.started_at ?? now, lastDue: new Map(served.map(({ job, due }) => [job, due])) }
}

/** A calendar's run was due at an instant, one by hand is for a day. */
const SCHEDULED = '%T%'

function isScheduled(due: string): boolean {
  return due.includes('T')
}

/** The name under which the first start of a calendar stands in the record. */
const SCHEDULE = 'schedule'

/** One run with its report. */
export async function runOf(db: Kysely<Database>, id: number): Promise<RunRow | null> {
  return (await db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The report of the run that ended with this fingerprint: the one a computed list came from. */
export async function reportOfRun(
  db: Kysely<Database>,
  job: string,
  type: RatingType,
  list: ListMonth,
  fingerprint: string,
): Promise<string> {
  const row = await db
    .selectFrom('run')
    .select('report')
    .where('job', '=', job)
    .where('type', '=', type)
    .where('list', '=', list)
    .where('fingerprint', '=', fingerprint)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.report == null) throw new Error(`no run of ${job} is recorded that made the ${type} list ${list} as it is`)
  return row.report
}

/** The latest runs, newest first. */
export function latestRuns(db: Kysely<Database>, count: number): Promise<RunRow[]> {
  return db.selectFrom('run').selectAll().orderBy('id', 'desc').limit(count).execute()
}
