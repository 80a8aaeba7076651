import { PassThrough } from 'node:stream'
import { describe, expect, it, test } from 'vitest'
import { ioOn } from '../../src/cli/io.js'
import { leftText, rateText, timeText } from '../../src/cli/pace.js'
import { run } from '../../src/cli/program.js'
import { progressOn } from '../../src/cli/progress-bar.js'
import { sessionOf } from '../../src/cli/session.js'
import { grouped } from '../../src/shared/grouped.js'
import { during, forEachOf, STRETCH, type Stage } from '../../src/shared/progress.js'
import { type Desk, openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'
import { trf } from '../support/trf.js'

const report = trf({
  start: '2026-02-07',
  end: '2026-02-08',
  players: [{ id: 99000001 }, { id: 99000002 }],
  games: [[1, 1, 2, '1']],
})

async function deskWithReport(): Promise<Desk> {
  const desk = openDesk()
  const players = [
    { id: 99000001, rating: 1800 },
    { id: 99000002, rating: 1700 },
  ]
  await importList(desk, '2026-02', players)
  desk.file('inbox/winter.trf', report)
  return desk
}

/** Runs the month on a terminal. */
async function monthOnTerminal(desk: Desk, options: readonly string[]) {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  let out = ''
  const folders = ['--inbox', desk.path('inbox'), '--out', desk.path('out')]
  const code = await run(
    ['--db', desk.path('frl.sqlite'), ...options, 'run', 'monthly', '--date', '2026-03-01', ...folders],
    {
      out: (text) => {
        out += text
      },
      err: () => undefined,
      env: {},
      now: () => new Date('2026-03-01T02:30:00Z'),
      terminal,
      sleep: () => Promise.resolve(),
      stopSignal: () => new AbortController().signal,
    },
  )
  return { code, out, drawn: String(terminal.read() ?? '') }
}

test.each([
  [['--json'], false],
  [[], true],
  [['--quiet'], false],
  [['--quiet', '--json'], false],
])('frl %j run draws a bar on the terminal: %j', async (options, isDrawn) => {
  const { out, drawn } = await monthOnTerminal(await deskWithReport(), options)
  expect(drawn.includes('1/1')).toBe(isDrawn)
  expect(out.startsWith('{')).toBe(options.includes('--json'))
})

const HIDE_CURSOR = '\u001B[?25l'
const SHOW_CURSOR = '\u001B[?25h'

/** A bar hides the cursor while it lasts; one that is not ended keeps the process alive. */
function expectAllEnded(drawn: string): void {
  expect(drawn).toContain(HIDE_CURSOR)
  expect(drawn.split(SHOW_CURSOR).length).toBeGreaterThanOrEqual(drawn.split(HIDE_CURSOR).length)
}

test('every bar ends', async () => {
  const { code, drawn } = await monthOnTerminal(await deskWithReport(), [])
  expect(code).toBe(0)
  expectAllEnded(drawn)
})

test('bars end where the lists can not be written', async () => {
  const desk = await deskWithReport()
  desk.file('out', 'a file where a folder should be')
  const { code, drawn } = await monthOnTerminal(desk, [])
  expect(code).toBe(74)
  expectAllEnded(drawn)
})

const REPORTS: Stage = { what: 'Reports', unit: 'reports', total: 1_722 }
const FILE: Stage = { what: 'Reading', unit: 'players', total: 300_000_000, inBytes: true }
const UNKNOWN: Stage = { what: 'Games', unit: 'games', total: null }

/** Work on a clock that goes on by some seconds before each step. */
async function shown(
  stage: Stage,
  steps: readonly (readonly [seconds: number, steps: number, units?: number])[],
  { quiet = false, json = false, onTerminal = false } = {},
) {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  let [err, now] = ['', Date.parse('2026-03-01T02:30:00Z')]
  const io = ioOn({
    out: () => {
      throw new Error('progress is no answer')
    },
    err: (text) => {
      err += text
    },
    env: {},
    now: () => new Date(now),
    terminal: onTerminal ? terminal : null,
    sleep: () => Promise.resolve(),
    stopSignal: () => new AbortController().signal,
  })
  await during(progressOn(await sessionOf({ quiet, json }, io)), stage, async ({ pass }) => {
    for (const [seconds, done, units] of steps) {
      now += seconds * 1000
      await pass(done, units)
    }
  })
  return { err, drawn: String(terminal.read() ?? '') }
}

const slow = [
  [1, 45],
  [4, 180],
  [1, 45],
  [9, 405],
  [23, 1047],
] as const

describe('without a terminal', () => {
  it('says nothing of quick work', async () => {
    const quick = Array.from({ length: 100 }, () => [0.049, 17] as const)
    expect((await shown(REPORTS, quick)).err).toBe('')
  })

  it('says how far slow work is, ever less often, and when it is over', async () => {
    expect((await shown(REPORTS, slow)).err.split('\n')).toEqual([
      'Reports: 225/1,722, 45 reports/s, 34 s left',
      'Reports: 675/1,722, 45 reports/s, 24 s left',
      'Reports: 1,722/1,722, 45 reports/s, 38 s',
      '',
    ])
  })

  it('tells of a file by its bytes', async () => {
    expect((await shown(FILE, [[10, 100_000_000, 600_000]])).err.split('\n')[0]).toBe(
      'Reading: 33 %, 600,000 players, 60,000 players/s, 20 s left',
    )
  })

  it('tells no time left where nobody knows the end', async () => {
    expect((await shown(UNKNOWN, [[10, 5_000]])).err.split('\n')[0]).toBe('Games: 5,000 games, 500 games/s')
  })

  it.each([[{ quiet: true }], [{ json: true }]])('says nothing with %j', async (options) => {
    expect((await shown(REPORTS, slow, options)).err).toBe('')
  })
})

describe('on a terminal', () => {
  it('draws how far the work is, how fast it goes and how long it will take, and wipes it off', async () => {
    const { err, drawn } = await shown(REPORTS, [[5, 225]], { onTerminal: true })
    expect(err).toBe('')
    expect(drawn).toContain('225/1,722  45 reports/s, 34 s left')
    expect(drawn).toMatch(/█+░+/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal is told
    expect(drawn).toMatch(/\u001B\[2K$/)
    expectAllEnded(drawn)
  })

  it.each([[{ quiet: true }], [{ json: true }]])('draws nothing with %j', async (options) => {
    expect(await shown(REPORTS, slow, { ...options, onTerminal: true })).toEqual({ err: '', drawn: '' })
  })
})

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min 0 s'],
  [3_599, '59 min 59 s'],
  [3_600, '1 h 0 min'],
  [90_000, '25 h 0 min'],
])('%i seconds: %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})

test('nothing is said of the rest before there is a pace', () => {
  expect(leftText(REPORTS, { steps: 10, units: 10, elapsedMs: 499 })).toBe('')
  expect(leftText(REPORTS, { steps: 0, units: 0, elapsedMs: 60_000 })).toBe('')
  expect(leftText(REPORTS, { steps: 10, units: 10, elapsedMs: 500 })).toBe(', 1 min 26 s left')
})

test('lists are told by the minute, all else by the second', () => {
  const advanced = { steps: 10, units: 10, elapsedMs: 2_000 }
  expect(rateText(REPORTS, advanced)).toBe('5 reports/s')
  expect(rateText({ what: 'Lists', unit: 'lists', total: 200 }, advanced)).toBe('300 lists/min')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_234_567, '1,234,567'],
])('%i is read as %s', (number, text) => {
  expect(grouped(number)).toBe(text)
})

test('a long sequence is gone through whole, with a breath after each stretch', async () => {
  const passed: number[] = []
  const all: number[] = []
  const take = (element: number) => void all.push(element)
  await forEachOf(Array.from({ length: STRETCH * 2 + 1 }).keys(), take, async (steps) => {
    passed.push(steps)
  })
  expect(all).toEqual([...Array.from({ length: STRETCH * 2 + 1 }).keys()])
  expect(passed).toEqual([STRETCH, STRETCH])
})
