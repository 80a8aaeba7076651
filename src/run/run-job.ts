import { isBusy, openStore } from '../db/connect.js'
import { beginRun, endInterruptedRuns, endRun } from '../db/runs.js'
import { InterruptedError } from './interrupted.js'
import type { Job, JobContext, JobOutcome } from './job.js'
import { takeLock } from './lock.js'

/** What a job is run with: everything but what the runner itself provides. */
export interface JobOrder extends Omit<JobContext, 'store'> {
  readonly database: string
  /** When the run was due: a day, or the instant of a schedule. */
  readonly dueAt: string
}

/**
 * Runs one job, alone on its database, and keeps a record of it: begun, ended, outcome, readable report. Runs that never
 * ended are marked `interrupted`: whoever has the lock knows that nobody else is at work.
 *
 * @throws {LockedError} if another run is at work
 */
export async function runJob(job: Job, { database, dueAt, ...order }: JobOrder): Promise<JobOutcome> {
  const lock = takeLock(database, job.name, order.now())
  try {
    const store = await openStore(database)
    try {
      const startedAt = order.now().toISOString()
      await endInterruptedRuns(store.db)
      const list = order.rating.editions.calendar.inForce(order.dueOn)
      const run = await beginRun(store.db, { job: job.name, list, due_at: dueAt, started_at: startedAt })
      const report: string[] = []
      const say = (text: string) => {
        report.push(text)
        order.say(text)
      }
      const end = (outcome: string) =>
        endRun(store.db, run, { ended_at: order.now().toISOString(), outcome, report: report.join('') })
      try {
        const outcome = await job.run({ ...order, store, say })
        await end(outcome)
        return outcome
      } catch (error) {
        report.push(error instanceof Error ? error.message : String(error))
        // Another program was in the way, or somebody asked to stop: nothing is wrong with the run, and it is due still.
        await end(isBusy(error) || error instanceof InterruptedError ? 'interrupted' : 'failed')
        throw error
      }
    } finally {
      await store.close()
    }
  } finally {
    lock.release()
  }
}
