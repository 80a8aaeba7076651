import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import { handleOf } from './connect.js'
import type { Database } from './schema.js'

/** What a database of a replay holds, as it was begun: JSON for whoever compares it. */
export interface ReplayRecord {
  readonly id: number
  readonly report: string
  /** Whether all its lists are made. */
  readonly ended: boolean
}

/** The name under which a replay stands in the record of runs. */
const REPLAY = 'replay'

/** The replay a database was made for; null where it was made for none. */
export async function replayRecord(db: Kysely<Database>): Promise<ReplayRecord | null> {
  const row = await db.selectFrom('run').selectAll().where('job', '=', REPLAY).orderBy('id').limit(1).executeTakeFirst()
  return row === undefined ? null : { id: row.id, report: row.report ?? '', ended: row.ended_at !== null }
}

/** Records what a database is made for, in the transaction that fills it. */
export async function beginReplay(
  db: Kysely<Database>,
  { to, dueAt, startedAt, report }: { to: ListMonth; dueAt: string; startedAt: string; report: string },
): Promise<void> {
  const run = { job: REPLAY, list: to, due_at: dueAt, started_at: startedAt, outcome: 'begun', report }
  await db.insertInto('run').values(run).execute()
}

export async function endReplay(db: Kysely<Database>, id: number, endedAt: string): Promise<void> {
  await db.updateTable('run').set({ ended_at: endedAt, outcome: 'replayed' }).where('id', '=', id).execute()
}

/** Whether anything was ever put into a database. */
export function isFilled(db: Kysely<Database>): boolean {
  const any = ['rating_list', 'tournament', 'player', 'registration', 'run'].map(
    (table) => `exists (select 1 from ${table})`,
  )
  return (
    handleOf(db)
      .prepare<[], 0 | 1>(`select ${any.join(' or ')}`)
      .pluck()
      .get() === 1
  )
}
