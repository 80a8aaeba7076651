import { Cron } from 'croner'

/** A cron pattern of five fields (`30 2 * * *`, `0 4 L * *`) in a time zone. */
export interface Schedule {
  readonly pattern: string
  readonly zone: string
}

/** Whether a text is a cron pattern of five fields. */
export function isCronPattern(text: string): boolean {
  if (text.trim().split(/\s+/).length !== 5) return false
  try {
    return new Cron(text, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** The first time a schedule comes due after an instant. Across a clock change every due time comes exactly once. */
export function nextDue({ pattern, zone }: Schedule, after: Date): Date {
  const next = new Cron(pattern, { timezone: zone, paused: true }).nextRun(after)
  if (next === null) throw new RangeError(`the schedule ${pattern} never comes due`)
  return next
}

/** All times a schedule came due after one instant, up to and including another, in order. */
export function dueBetween(schedule: Schedule, after: Date, until: Date): Date[] {
  const due: Date[] = []
  for (let next = nextDue(schedule, after); next <= until; next = nextDue(schedule, next)) due.push(next)
  return due
}
