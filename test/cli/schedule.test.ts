import { existsSync, rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { run } from '../../src/cli/program.js'
import { takeLock } from '../../src/run/lock.js'
import { type Desk, filesUnder } from '../support/desk.js'
import { startProgram } from '../support/program.js'
import { openFederation, post, postedFor } from '../support/three-months.js'

interface Kept {
  readonly from: string
  readonly until: string
  /** Before each sleep, counted from 1. */
  readonly onSleep?: (count: number) => void | Promise<void>
}

/** Keeps a desk's calendar from one instant to another, in Berlin, and gives what was said on the way. */
async function keep(desk: Desk, { from, until, onSleep = () => undefined }: Kept): Promise<string[]> {
  desk.file('frl.yaml', 'zone: Europe/Berlin\n')
  let now = Date.parse(from)
  let sleeps = 0
  let log = ''
  const stop = new AbortController()
  const folders = ['--inbox', desk.path('inbox'), '--out', desk.path('out')]
  const code = await run(['--json', '--db', desk.path('frl.sqlite'), 'schedule', ...folders], {
    out: () => undefined,
    err: (text) => {
      log += text
    },
    env: {},
    now: () => new Date(now),
    terminal: null,
    sleep: async (milliseconds) => {
      await onSleep(++sleeps)
      now += milliseconds
      if (now >= Date.parse(until)) stop.abort()
    },
    stopSignal: () => stop.signal,
  })
  expect(code, log).toBe(0)
  const lines = log.trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line).msg).filter((line) => !/^(keeping|waiting|stopped)/.test(line))
}

/** Jobs of the calendar as the database remembers them, oldest first: name, due time, outcome. */
function runsOf(desk: Desk): string[] {
  const database = new Sqlite(desk.path('frl.sqlite'), { readonly: true })
  const rows = database
    .prepare("select job || ' ' || due_at || ' ' || outcome from run where due_at like '%T%' order by id")
    .pluck()
    .all() as string[]
  database.close()
  return rows.filter((row) => !row.startsWith('schedule'))
}

const APRIL = { from: '2026-03-31T12:00:00Z', until: '2026-04-01T00:40:00Z' }

describe('frl schedule', () => {
  it('takes the inbox and makes the month when they are due, in the zone of the federation', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    expect(await keep(desk, APRIL)).toEqual([
      'ingest-reports begins',
      'ingest-reports ended: some-refused',
      'monthly begins',
      'monthly ended: done',
    ])
    expect(runsOf(desk)).toEqual([
      'ingest-reports 2026-04-01T00:30:00.000Z some-refused',
      'monthly 2026-04-01T00:30:00.000Z done',
    ])
    expect(existsSync(desk.path('out/2026-04/standard/manifest.json'))).toBe(true)
  })

  it('makes a missed month once, for April, and says that it is late', async () => {
    const desk = await openFederation()
    await keep(desk, { from: '2026-03-30T12:00:00Z', until: '2026-03-31T18:00:00Z' })
    post(desk, postedFor('2026-04'))
    const before = runsOf(desk).length
    await keep(desk, { from: '2026-04-02T06:00:00Z', until: '2026-04-02T07:00:00Z' })
    await keep(desk, { from: '2026-04-02T08:00:00Z', until: '2026-04-03T00:29:00Z' })
    expect(runsOf(desk).slice(before)).toEqual([
      'monthly 2026-04-01T00:30:00.000Z some-refused',
      'ingest-reports 2026-04-02T00:30:00.000Z nothing',
    ])
    const { runs } = await desk.json('status')
    const { id } = runs.find(({ job }: { job: string }) => job === 'monthly')
    const report = await desk.done('status', '--run', String(id))
    expect(report).toContain('The list of April 2026 was due on 2026-04-01 and is made late, on 2026-04-02.')
    expect(Object.keys(filesUnder(desk.path('out'))).every((path) => path.startsWith('2026-04/'))).toBe(true)
  })

  it('goes on after a job that failed, and does not try it again and again', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    const inTheWay = desk.file('out', 'a file')
    const said = await keep(desk, { ...APRIL, until: '2026-04-02T12:00:00Z' })
    expect(said.filter((line) => line.includes('failed'))).toEqual([expect.stringMatching(/^monthly failed: .*out/)])
    expect(runsOf(desk)).toEqual([
      'ingest-reports 2026-04-01T00:30:00.000Z some-refused',
      'monthly 2026-04-01T00:30:00.000Z failed',
      'ingest-reports 2026-04-02T00:30:00.000Z nothing',
    ])
    rmSync(inTheWay)
    await desk.done('run', 'monthly', '--date', '2026-04-02', '--inbox', desk.path('inbox'), '--out', desk.path('out'))
  })

  it('waits for a run that is at work: what is due stays due, in its order', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    const lock = takeLock(desk.path('frl.sqlite'), 'rate', new Date())
    const release = 12 * 60 + 33
    const said = await keep(desk, { ...APRIL, onSleep: (count) => (count === release ? lock.release() : undefined) })
    expect(said.filter((line) => line.includes('waits: another run is at work')).length).toBeGreaterThan(1)
    expect(said.some((line) => line.startsWith('monthly waits'))).toBe(false)
    expect(runsOf(desk)).toEqual([
      'ingest-reports 2026-04-01T00:30:00.000Z some-refused',
      'monthly 2026-04-01T00:30:00.000Z done',
    ])
  })

  it('waits for a database that another program has locked, too', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    await keep(desk, { from: '2026-03-31T12:00:00Z', until: '2026-03-31T13:00:00Z' })
    const other = new Sqlite(desk.path('frl.sqlite'))
    other.exec('begin exclusive')
    const onSleep = () => (other.open ? void other.exec('rollback').close() : undefined)
    const said = await keep(desk, { from: '2026-04-01T00:30:00Z', until: '2026-04-01T00:40:00Z', onSleep })
    expect(said[1]).toMatch(/^ingest-reports waits: database is locked/)
    expect(runsOf(desk)).toEqual([
      'ingest-reports 2026-04-01T00:30:00.000Z some-refused',
      'monthly 2026-04-01T00:30:00.000Z done',
    ])
  })

  it('does not make again what it made, whatever is run by hand in between', async () => {
    const desk = await openFederation()
    desk.file('inbox/.keep', '')
    await keep(desk, APRIL)
    const before = runsOf(desk)
    const folders = ['--inbox', desk.path('inbox'), '--out', desk.path('out')]
    for (const job of ['ingest-reports', 'monthly']) await desk.done('run', job, '--date', '2026-04-01', ...folders)
    expect(await keep(desk, { from: '2026-04-01T09:00:00Z', until: '2026-04-01T10:00:00Z' })).toEqual([])
    expect(runsOf(desk)).toEqual(before)
  })
})

describe('frl schedule as a process', () => {
  it('runs what is due, keeps its lines on standard error, and ends with 0 on SIGINT', async () => {
    const desk = await openFederation()
    await keep(desk, { from: '2026-03-31T12:00:00Z', until: '2026-03-31T13:00:00Z' })
    post(desk, postedFor('2026-04'))
    const folders = ['--inbox', desk.path('inbox'), '--out', desk.path('out')]
    const args = ['--db', desk.path('frl.sqlite'), 'schedule', ...folders]
    const program = startProgram(args, { env: { FRL_NOW: '2026-04-01T00:29:58Z' } })
    const waiting = 'waiting for ingest-reports'
    await vi.waitFor(() => expect(program.said().split(waiting).length).toBe(3), { timeout: 30_000, interval: 50 })
    program.signal('SIGINT')
    const { code, killedBy, out, err } = await program.ended
    expect({ code, killedBy }).toEqual({ code: 0, killedBy: null })
    const lines = err.trimEnd().split('\n')
    expect(lines.map((line) => line.replace(/^.*INFO: /, ''))).toEqual([
      `keeping the calendar of ${desk.path('frl.sqlite')} in Europe/Berlin`,
      waiting,
      'ingest-reports begins',
      'ingest-reports ended: some-refused',
      'monthly begins',
      'monthly ended: done',
      waiting,
      'stopped',
    ])
    expect(out).toContain('The standard list of April 2026 is computed.')
    expect(runsOf(desk)).toEqual([
      'ingest-reports 2026-04-01T00:30:00.000Z some-refused',
      'monthly 2026-04-01T00:30:00.000Z done',
    ])
  })
})
