import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, listCsv } from '../support/fixtures.js'
import { runProgram } from '../support/program.js'
import { importList } from '../support/steps.js'
import { trf } from '../support/trf.js'

/** What somebody may write into a name: colours, a line of its own, the direction of writing, an erased line. */
const EVIL = 'x\u001B[31m\u202Ey\u009B2K'
const EVIL_LINE = 'x\u001B]0;y\nfrl: all is well'

const OBEYED = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069](?<!\n)/u

const PLAYERS = [1, 2, 3, 4].map((number) => ({
  id: 88_510_000 + number,
  name: `Alm, Ada ${number}`,
  rating: 1900,
  k: 20,
}))

function report(name: string): string {
  return trf({
    name,
    start: '2026-03-07',
    end: '2026-03-08',
    players: [
      { id: 88_510_001, name: `Alm${EVIL}, Ada 1` },
      { id: 88_510_002 },
      { id: 88_510_999, name: `Ny${EVIL}, Nils` },
    ],
    games: [
      [1, 1, 2, '1'],
      [2, 1, 3, '1'],
    ],
  })
}

async function deskOfEvil(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  mkdirSync(desk.path('inbox'))
  writeFileSync(`${desk.path('inbox')}/${EVIL}.trf`, report(`Open ${EVIL}`))
  writeFileSync(`${desk.path('inbox')}/${EVIL_LINE}.trf`, '012 no report\n')
  return desk
}

function expectHarmless({ out, err }: { out: string; err: string }, what: string): void {
  expect(out, what).not.toMatch(OBEYED)
  expect(err, what).not.toMatch(OBEYED)
  expect(`${out}${err}`, what).not.toMatch(/^frl: all is well/m)
}

describe('names that a terminal would obey', () => {
  it('are written out, whichever command says them', async () => {
    const desk = await deskOfEvil()
    const checked = await desk.frl('check', desk.path('inbox'))
    expectHarmless(checked, 'check')
    const ingested = await desk.frl('ingest', desk.path('inbox'), '--type', 'standard', '--received', '2026-03-09')
    expectHarmless(ingested, 'ingest')
    expect(ingested.out).toContain(String.raw`x\x1b[31m\u202ey\u009b2K.trf: accepted as x_[31m_y_2K`)
    expect(ingested.out).toContain(String.raw`x\x1b]0;y\nfrl: all is well.trf: refused`)
    for (const args of [
      ['status', '--date', '2026-03-20'],
      ['rate', '2026-04', '--type', 'standard'],
      ['explain', '88510001', '2026-04', '--type', 'standard'],
      ['explain', '88510999', '2026-04', '--type', 'standard'],
      ['list', '2026-04', '--type', 'standard'],
      ['find', 'Ny Nils'],
      ['find', EVIL],
      ['find', '88510999'],
      ['export', 'trf', EVIL_LINE],
      ['export', 'trf', 'x_[31m_y_2K', '--out', `${desk.folder}/${EVIL_LINE}`],
      ['export', 'parquet', '--out', `${desk.folder}/${EVIL}`],
      ['ingest', `${desk.folder}/none${EVIL_LINE}`],
      ['import', 'list', `${desk.folder}/none${EVIL_LINE}`],
      ['import', 'list', desk.file(`${EVIL_LINE}.csv`, listCsv(PLAYERS))],
      ['check', desk.path('inbox'), '--html', `${desk.folder}/${EVIL_LINE}.html`],
      ['calc', EVIL_LINE],
      [EVIL_LINE],
      ['--db', `${desk.folder}/${EVIL_LINE}`, 'status'],
      ['--config', EVIL_LINE, 'status'],
      ['run', 'monthly', '--date', '2026-04-01', '--inbox', desk.path('inbox'), '--out', desk.path('lists')],
    ]) {
      expectHarmless(await desk.frl(...args), JSON.stringify(args))
    }
    const { runs } = await desk.json('status')
    expectHarmless(await desk.frl('status', '--run', String(runs[0].id)), 'status --run')
  })

  it('stay what they are for programs and in files', async () => {
    const desk = await deskOfEvil()
    const { files } = await desk.json('ingest', desk.path('inbox'), '--type', 'standard', '--received', '2026-03-09')
    expect(files.map(({ file }: { file: string }) => file).sort()).toEqual(
      [EVIL, EVIL_LINE].map((name) => `${desk.path('inbox')}/${name}.trf`).sort(),
    )
    const [{ tournaments }] = files.filter(({ outcome }: { outcome: string }) => outcome === 'accepted')
    expect(tournaments[0].name).toBe(`Open ${EVIL}`)
    // A TRF has a blank where a control character was.
    expect((await desk.frl('export', 'trf', 'x_[31m_y_2K')).out).toContain('Open x [31m\u202Ey 2K')
  })

  it('are no codes: a registration with one is refused', async () => {
    const desk = openDesk()
    const row = `"a\u001Bb",Open,NOR,2026-03-07,2026-03-08,standard`
    const path = desk.file('t.csv', `code,name,federation,start_date,end_date,type\n${row}\n`)
    const { code, out } = await desk.frl('import', 'tournaments', path)
    expect(code).toBe(1)
    expect(out).toContain('a code without control characters')
  })
})

describe('a file whose name is no UTF-8', () => {
  const bytes = (folder: string, name: readonly number[]) =>
    Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name)])
  const NAME = [0x62, 0xe5, 0x64, 0x2e, 0x74, 0x72, 0x66]

  it.runIf(process.platform === 'linux')('is read from its folder, and put away as it is', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    mkdirSync(desk.path('inbox'))
    writeFileSync(bytes(desk.path('inbox'), NAME), report('Open'))
    const { code, out } = await desk.frl('ingest', desk.path('inbox'), '--type', 'standard', '--received', '2026-03-09')
    expect(code, out).toBe(0)
    expect(out).toContain(String.raw`b\xe5d.trf: accepted as b_d`)
    writeFileSync(bytes(desk.path('inbox'), [...NAME, 0x78]), 'no report')
    await desk.frl('run', 'ingest-reports', '--date', '2026-04-01', '--inbox', desk.path('inbox'))
    expect(readdirSync(desk.path('inbox')).sort()).toEqual(['archive', 'rejected'])
    expect(readdirSync(desk.path('inbox/archive'), { encoding: 'buffer' })).toEqual([Buffer.from(NAME)])
    expect(readdirSync(desk.path('inbox/rejected'), { encoding: 'buffer' })).toContainEqual(
      Buffer.from([...NAME, 0x78]),
    )
  })

  it('given by name says what may be wrong with it', async () => {
    const desk = openDesk()
    const { code, err } = await desk.frl('import', 'list', desk.path('b\uFFFDd.csv'))
    expect({ code, err }).toEqual({ code: 74, err: expect.stringContaining('its name may be no UTF-8') })
  })
})

describe('Ctrl-C while the program is loaded', () => {
  /** Sends the signal to itself as soon as it listens. */
  const atOnce = (signal: string) => {
    const hook = `process.on('newListener', (name) => { if (name === '${signal}') setImmediate(() => process.kill(process.pid, name)) })`
    return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` }
  }

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('%s ends it with a word (exit %i)', async (signal, code) => {
    const desk = openDesk()
    const args = ['--db', desk.path('frl.sqlite'), 'init']
    expect(await runProgram(args, { env: atOnce(signal) })).toEqual({
      code,
      killedBy: null,
      out: '',
      err: 'frl: interrupted: run the same command again\n',
    })
    expect(readdirSync(desk.folder)).toEqual([])
    const { out } = await runProgram(['--json', ...args], { env: atOnce(signal) })
    expect(JSON.parse(out)).toEqual({ exit: code, message: 'interrupted: run the same command again' })
  })
})

it('a list of games nobody registered names its codes harmlessly', async () => {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  const path = desk.file('games.csv', gamesCsv([[`A\u001B[2J`, 1, 88_510_001, 88_510_002, '1']]))
  expectHarmless(await desk.frl('ingest', path), 'games CSV')
})
