import { afterEach, describe, expect, it, test } from 'vitest'
import { calendar as jobCalendar } from '../../jobs/index.js'
import { type DueRun, keepCalendar, type Scheduled } from '../../src/run/scheduler.js'

const calendar = jobCalendar.map(({ job, pattern }) => ({ name: job.name, pattern }))
const daily = (pattern: string): Scheduled[] => [{ name: 'daily', pattern }]

interface Day {
  readonly zone: string
  readonly from: string
  readonly until: string
  /** Since when the calendar is kept, where that is not its first start. */
  readonly keptSince?: string
  readonly run?: (due: DueRun, now: Date) => 'made' | 'later' | undefined
  /** What the clock does besides: a machine that sleeps wakes later than it wanted. */
  readonly wakes?: (wanted: number) => number
}

/** Keeps a calendar from one instant to another under a clock that moves only while it is slept. */
async function keep(entries: readonly Scheduled[], { zone, from, until, keptSince = from, run, wakes }: Day) {
  let now = Date.parse(from)
  const stop = new AbortController()
  const made: string[] = []
  const waits: number[] = []
  const lastDue = new Map<string, Date>()
  await keepCalendar({
    calendar: entries,
    zone,
    signal: stop.signal,
    clock: {
      now: () => new Date(now),
      sleep: async (milliseconds) => {
        waits.push(milliseconds)
        now = wakes?.(now + milliseconds) ?? now + milliseconds
        if (now >= Date.parse(until)) stop.abort()
      },
    },
    madeUntil: async () => (name) => lastDue.get(name) ?? new Date(keptSince),
    run: async (due) => {
      const outcome = run?.(due, new Date(now)) ?? 'made'
      const late = now - due.dueAt.getTime() > 60_000 ? ` at ${new Date(now).toISOString()}` : ''
      made.push(`${due.name} ${due.dueAt.toISOString()}${late}${outcome === 'later' ? ' later' : ''}`)
      if (outcome === 'made') lastDue.set(due.name, due.dueAt)
      return outcome
    },
    onWaiting: () => undefined,
  })
  return { made, waits }
}

const machine = process.env.TZ
afterEach(() => {
  if (machine === undefined) delete process.env.TZ
  else process.env.TZ = machine
})

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a machine in %s', (tz) => {
  test.each<[zone: string, pattern: string, first: string, last: string, due: string[]]>([
    // The clocks go back at 01:00 UTC: 02:30 comes twice.
    ['Europe/Berlin', '30 2 * * *', '2026-10-24', '2026-10-26', ['24T00:30', '25T00:30', '26T01:30']],
    ['Europe/Berlin', '0 3 * * *', '2026-10-24', '2026-10-26', ['24T01:00', '25T02:00', '26T02:00']],
    // They go forward at 01:00 UTC: 02:30 does not come, and is made up for at once, at 03:00.
    ['Europe/Berlin', '30 2 * * *', '2026-03-28', '2026-03-30', ['28T01:30', '29T01:00', '30T00:30']],
    ['Europe/Berlin', '30 1 * * *', '2026-03-28', '2026-03-30', ['28T00:30', '29T00:30', '29T23:30', '30T23:30']],
    ['America/New_York', '30 1 * * *', '2026-10-31', '2026-11-02', ['31T05:30', '01T05:30', '02T06:30']],
    ['America/New_York', '30 2 * * *', '2026-03-07', '2026-03-09', ['07T07:30', '08T07:00', '09T06:30']],
    // Half an hour forward and back.
    ['Australia/Lord_Howe', '45 1 * * *', '2026-04-03', '2026-04-05', ['03T14:45', '04T14:45', '05T15:15']],
    ['Asia/Kolkata', '30 2 * * *', '2026-10-24', '2026-10-25', ['24T21:00', '25T21:00']],
    ['Pacific/Kiritimati', '30 2 1 * *', '2026-12-30', '2027-01-02', ['31T12:30']],
    ['UTC', '0 4 L * *', '2026-02-27', '2026-03-01', ['28T04:00']],
    ['UTC', '0 4 L * *', '2028-02-27', '2028-03-01', ['29T04:00']],
    ['UTC', '0 4 L * *', '2026-04-29', '2026-05-01', ['30T04:00']],
    ['Europe/Berlin', '0 4 L * *', '2026-12-30', '2027-01-01', ['31T03:00']],
  ])('in %s %s comes due from %s to %s: %j', async (zone, pattern, first, last, due) => {
    process.env.TZ = tz
    const [from, until] = [`${first}T00:00:00Z`, `${last}T23:59:00Z`]
    const { made, waits } = await keep(daily(pattern), { zone, from, until })
    expect(made.map((one) => one.slice('daily 2026-10-'.length))).toEqual(due.map((one) => `${one}:00.000Z`))
    // A minute is slept at a time, but for the last one before a due time: no busy loop, at the change neither.
    const minutes = (Date.parse(until) - Date.parse(from)) / 60_000
    expect(waits.length).toBeLessThanOrEqual(minutes + due.length + 1)
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000)
  })
})

const zone = 'Europe/Berlin'

describe('a machine that was off', () => {
  it('from 31 March 20:00 to 2 April 08:00: makes the month once, and the daily job once', async () => {
    const off = { zone, keptSince: '2026-03-31T18:00:00Z', from: '2026-04-02T06:00:00Z', until: '2026-04-03T00:00:00Z' }
    expect((await keep(calendar, off)).made).toEqual([
      'monthly 2026-04-01T00:30:00.000Z at 2026-04-02T06:00:00.000Z',
      'ingest-reports 2026-04-02T00:30:00.000Z at 2026-04-02T06:00:00.000Z',
    ])
  })

  it('for three months: makes the last one, which catches up with the others', async () => {
    const off = { zone, keptSince: '2026-01-15T00:00:00Z', from: '2026-04-15T10:00:00Z', until: '2026-04-15T12:00:00Z' }
    expect((await keep(calendar, off)).made.map((one) => one.slice(0, 25))).toEqual([
      'reconcile 2026-03-31T02:0',
      'monthly 2026-04-01T00:30:',
      'ingest-reports 2026-04-15',
    ])
  })

  it('in the middle of a day: runs nothing whose time has not come', async () => {
    const restart = {
      zone,
      keptSince: '2026-04-30T10:00:00Z',
      from: '2026-04-30T21:00:00Z',
      until: '2026-05-01T00:29:00Z',
    }
    expect((await keep(calendar, restart)).made).toEqual([])
  })

  it('at the first start ever: runs nothing of the past', async () => {
    const first = { zone, from: '2026-04-01T00:30:00Z', until: '2026-04-01T12:00:00Z' }
    expect((await keep(calendar, first)).made).toEqual([])
  })

  it('asleep over a due time: wakes and makes it, late', async () => {
    const wakes = (wanted: number) => (wanted < Date.parse('2026-05-10T20:00:00Z') ? wanted : wanted + 36_000_000)
    const asleep = { zone, from: '2026-05-10T19:00:00Z', until: '2026-05-11T12:00:00Z', wakes }
    expect((await keep(calendar, asleep)).made).toEqual([
      'ingest-reports 2026-05-11T00:30:00.000Z at 2026-05-11T06:00:00.000Z',
    ])
  })
})

describe('the order of a day', () => {
  it('is the calendar’s where two jobs are due at the same moment', async () => {
    const first = { zone, from: '2026-05-01T00:00:00Z', until: '2026-05-01T01:00:00Z' }
    expect((await keep(calendar, first)).made).toEqual([
      'ingest-reports 2026-05-01T00:30:00.000Z',
      'monthly 2026-05-01T00:30:00.000Z',
    ])
  })

  it('is kept where a run is locked out: it is due still, what comes after it waits, and both come later', async () => {
    const free = Date.parse('2026-05-01T00:32:30Z')
    const run = (_: DueRun, now: Date) => (now.getTime() < free ? 'later' : 'made') as 'later' | 'made'
    const locked = { zone, from: '2026-05-01T00:29:00Z', until: '2026-05-01T02:00:00Z', run }
    const { made, waits } = await keep(calendar, locked)
    const refused = made.filter((one) => one.endsWith('later'))
    expect(refused.map((one) => one.slice(0, 14))).toEqual(['ingest-reports', 'ingest-reports', 'ingest-reports'])
    expect(made.slice(3).map((one) => one.slice(0, 39))).toEqual([
      'ingest-reports 2026-05-01T00:30:00.000Z',
      'monthly 2026-05-01T00:30:00.000Z at 2026'.slice(0, 39),
    ])
    expect(waits.length).toBeLessThanOrEqual(92)
  })
})

describe('the end', () => {
  it('comes at once where the signal came before, and after the run that is at work', async () => {
    const stop = new AbortController()
    const made: string[] = []
    const keeping = {
      calendar,
      zone,
      signal: stop.signal,
      clock: { now: () => new Date('2026-05-01T08:00:00Z'), sleep: () => Promise.reject(new Error('slept')) },
      madeUntil: async () => () => new Date('2026-04-30T00:00:00Z'),
      run: async ({ name }: DueRun) => {
        made.push(name)
        stop.abort()
        return 'made' as const
      },
      onWaiting: () => undefined,
    }
    await keepCalendar(keeping)
    expect(made).toEqual(['reconcile'])
    await keepCalendar(keeping)
    expect(made).toEqual(['reconcile'])
  })

  it('waits where it can not be told what was made', async () => {
    const stop = new AbortController()
    let asked = 0
    await keepCalendar({
      calendar,
      zone,
      signal: stop.signal,
      clock: {
        now: () => new Date('2026-05-01T08:00:00Z'),
        sleep: async () => (asked === 3 ? stop.abort() : undefined),
      },
      madeUntil: async () => {
        asked++
        return null
      },
      run: () => Promise.reject(new Error('made what may be made already')),
      onWaiting: () => undefined,
    })
    expect(asked).toBe(3)
  })
})
