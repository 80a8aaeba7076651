import { Writable } from 'node:stream'
import pino from 'pino'
import pretty from 'pino-pretty'
import { calendar } from '../../jobs/index.js'
import { isBusy, openStore } from '../db/connect.js'
import { scheduledRuns } from '../db/runs.js'
import { InterruptedError } from '../run/interrupted.js'
import { LockedError } from '../run/lock.js'
import { runJob } from '../run/run-job.js'
import { type DueRun, keepCalendar } from '../run/scheduler.js'
import { dayInZone } from '../run/zone.js'
import { unseen } from '../shared/progress.js'
import { breather } from './breather.js'
import { type ExitCode, exitCode } from './io.js'
import { type FolderOptions, foldersFor } from './run.js'
import type { Session } from './session.js'

/** `frl schedule`: stays and runs the jobs of the calendar when they are due. */
export async function schedule(session: Session, options: FolderOptions): Promise<ExitCode> {
  const config = session.config()
  const { io, database } = session
  const entries = calendar.map(({ job, pattern }) => ({
    job,
    name: job.name,
    pattern: config.schedule[job.name] ?? pattern,
  }))
  const folders = foldersFor(
    entries.map(({ job }) => job),
    options,
    'frl schedule',
  )
  const log = logOn(session)
  const { zone } = config
  const signal = io.stopSignal()

  const run = async ({ name, dueAt }: DueRun): Promise<'made' | 'later'> => {
    const job = entries.find((entry) => entry.name === name)?.job
    if (job === undefined) throw new Error(`the calendar has no job ${name}`)
    const due = { job: name, due: dueAt.toISOString() }
    log.info(due, `${name} begins`)
    try {
      const outcome = await runJob(job, {
        database,
        dueAt: dueAt.toISOString(),
        dueOn: dayInZone(dueAt, zone),
        today: dayInZone(io.now(), zone),
        folders,
        config,
        rating: session.rating(),
        now: io.now,
        say: session.json ? () => undefined : io.out,
        details: {},
        progress: unseen(breather(signal)),
      })
      log.info({ ...due, outcome }, `${name} ended: ${outcome}`)
    } catch (error) {
      if (error instanceof InterruptedError) {
        log.warn(due, `${name}: ${error.message}`)
        return 'later'
      }
      if (error instanceof LockedError || isBusy(error)) {
        const holder = error instanceof LockedError ? error.holder : null
        log.warn({ ...due, holder }, `${name} waits: ${error instanceof Error ? error.message : error}`)
        return 'later'
      }
      // It is in the record of runs, and the next job comes when it is due.
      log.error(due, `${name} failed: ${error instanceof Error ? error.message : error}`)
    }
    return 'made'
  }

  log.info({ database, zone }, `keeping the calendar of ${database} in ${zone}`)
  await keepCalendar({
    calendar: entries,
    zone,
    clock: { now: io.now, sleep: io.sleep },
    signal,
    madeUntil: async () => {
      try {
        return await madeUntil(database, io.now())
      } catch (error) {
        if (!isBusy(error)) throw error
        log.warn({ database }, `${database} is in use by another program; it is asked again soon`)
        return null
      }
    },
    run,
    onWaiting: ({ name, dueAt }) => log.info({ next: dueAt.toISOString() }, `waiting for ${name}`),
  })
  log.info('stopped')
  return exitCode.done
}

/** Until when the calendar was kept, by the record of runs; it begins with the first start. */
async function madeUntil(database: string, now: Date): Promise<(name: string) => Date> {
  const store = await openStore(database)
  try {
    const { keptSince, lastDue } = await scheduledRuns(store.db, now.toISOString())
    return (name) => new Date(lastDue.get(name) ?? keptSince)
  } finally {
    await store.close()
  }
}

/** A line a happening on standard error; with --json as JSON. */
function logOn({ io, json }: Session) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      io.err(String(chunk))
      done()
    },
  })
  const timestamp = () => `,"time":"${io.now().toISOString()}"`
  if (json) return pino({ base: null, timestamp }, stream)
  return pino(
    { base: null, timestamp },
    pretty({
      destination: stream,
      sync: true,
      colorize: false,
      hideObject: true,
      translateTime: false,
    }),
  )
}
