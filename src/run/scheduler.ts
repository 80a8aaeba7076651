import { dueBetween, nextDue } from './due.js'

/** Something that comes due again and again. */
export interface Scheduled {
  readonly name: string
  readonly pattern: string
}

/** A run that has come due. */
export interface DueRun {
  readonly name: string
  /** When it was due: the last time of several that were missed. */
  readonly dueAt: Date
}

/**
 * The runs that have come due and were not made, in the order they were due; at the same moment in the order of the
 * calendar. Of a job that was missed several times the last one is made: it catches up with what the others would have
 * done.
 *
 * @param madeUntil the last due time of a job that was served
 */
export function runsDue(
  calendar: readonly Scheduled[],
  zone: string,
  madeUntil: (name: string) => Date,
  now: Date,
): DueRun[] {
  const due = calendar.flatMap(({ name, pattern }) => {
    const dueAt = dueBetween({ pattern, zone }, madeUntil(name), now).at(-1)
    return dueAt === undefined ? [] : [{ name, dueAt }]
  })
  return due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}

/** What comes due next. */
export function nextRun(calendar: readonly Scheduled[], zone: string, now: Date): DueRun | null {
  const upcoming = calendar.map(({ name, pattern }) => ({ name, dueAt: nextDue({ pattern, zone }, now) }))
  return upcoming.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0] ?? null
}

/** The time, and waiting for it to pass: handed in, so that a test can be the clock. */
export interface Clock {
  readonly now: () => Date
  /** Waits, or ends at once when the signal comes. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface Keeping {
  readonly calendar: readonly Scheduled[]
  readonly zone: string
  readonly clock: Clock
  /** Until the calendar is to be kept no longer; a run that is at work ends at its next whole step. */
  readonly signal: AbortSignal
  /** Asked anew each time, so that what another process made is not made again; null: it can not be told now. */
  readonly madeUntil: () => Promise<((name: string) => Date) | null>
  /** `later`: it could not be made now, and is due still. */
  readonly run: (due: DueRun) => Promise<'made' | 'later'>
  readonly onWaiting: (next: DueRun) => void
}

/** Nothing is waited for longer: the clock of the machine may be set, and a machine may sleep. */
const LONGEST_SLEEP_MS = 60_000

/** Keeps a calendar: makes what is due, one after the other, and sleeps until the next. */
export async function keepCalendar(keeping: Keeping): Promise<void> {
  const { calendar, zone, clock, signal } = keeping
  let announced = 0
  while (!signal.aborted) {
    await makeDueRuns(keeping)
    if (signal.aborted) return
    const next = nextRun(calendar, zone, clock.now())
    if (next === null) return
    if (next.dueAt.getTime() !== announced) keeping.onWaiting(next)
    announced = next.dueAt.getTime()
    const untilDue = next.dueAt.getTime() - clock.now().getTime()
    await clock.sleep(Math.min(Math.max(untilDue, 1), LONGEST_SLEEP_MS), signal)
  }
}

async function makeDueRuns({ calendar, zone, clock, signal, madeUntil, run }: Keeping): Promise<void> {
  const until = await madeUntil()
  if (until === null) return
  for (const due of runsDue(calendar, zone, until, clock.now())) {
    if (signal.aborted) return
    // What comes after a run that has to wait waits with it: the order of the day is kept.
    if ((await run(due)) === 'later') return
  }
}
