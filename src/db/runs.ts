import type { Kysely, Transaction } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Database, RunRow } from './schema.js'

/** Records a finished piece of work with its readable report. */
export async function saveRun(trx: Transaction<Database>, run: Omit<RunRow, 'id'>): Promise<void> {
  await trx.insertInto('run').values(run).execute()
}

/** The last run of a job for a list and type that ended with this fingerprint. */
export async function findRun(
  db: Kysely<Database>,
  job: string,
  type: RatingType,
  list: ListMonth,
  fingerprint: string,
): Promise<RunRow | null> {
  const row = await db
    .selectFrom('run')
    .selectAll()
    .where('job', '=', job)
    .where('type', '=', type)
    .where('list', '=', list)
    .where('fingerprint', '=', fingerprint)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** The latest runs, newest first. */
export function latestRuns(db: Kysely<Database>, count: number): Promise<RunRow[]> {
  return db.selectFrom('run').selectAll().orderBy('id', 'desc').limit(count).execute()
}
