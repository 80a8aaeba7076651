import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { run } from '../../src/cli/program.js'
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
])('frl %j run draws a bar on standard error: %j', async (options, isDrawn) => {
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
