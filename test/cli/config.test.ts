import { describe, expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, ingest, register } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'

const PLAYERS = [
  { id: 88700001, name: 'Alm, Ada', rating: 1900, k: 20 },
  { id: 88700002, name: 'Bech, Bo', rating: 1800, k: 20 },
  { id: 88700003, name: 'Cox, Cy', rating: 1700, k: 20 },
] as const

const report: MadeUpReport = {
  start: '2026-03-07',
  end: '2026-03-08',
  players: PLAYERS.map(({ id, name, rating }) => ({ id, name, rating })),
  games: [
    [1, 1, 2, '1'],
    [2, 3, 1, '='],
  ],
}

describe('checks', () => {
  const withoutArbiter = trf(report).replace(/^102 .*\n/m, '')

  it('notes a breach of the regulations, and rates', async () => {
    const desk = openDesk()
    const answer = await desk.done('ingest', desk.file('r.trf', withoutArbiter), '--code', 'R')
    expect(answer).toMatch(/note: the report of R does not name the chief arbiter/)
    const { notes } = await desk.json('status', '--date', '2026-03-10')
    expect(notes[0].problems.map(({ code }: { code: string }) => code)).toContain('chief-arbiter-missing')
  })

  it.each([
    'checks: strict\n',
    'checks: { chief-arbiter: strict }\n',
    'checks: { default: strict, registration: note }\n',
  ])('refuses it with %o', async (yaml) => {
    const desk = openDesk()
    desk.file('frl.yaml', yaml)
    await register(desk, [{ code: 'R', start_date: '2026-03-07', end_date: '2026-03-08', received_date: '2026-03-09' }])
    const { code, out } = await desk.frl('ingest', desk.file('r.trf', withoutArbiter), '--code', 'R')
    expect(code).toBe(1)
    expect(out).toMatch(
      /refused, nothing of it was stored \(\d+ games? in it\)\n {2}the report of R does not name the chief arbiter/,
    )
    expect((await desk.frl('ingest', desk.file('ok.trf', trf(report)), '--code', 'R')).code).toBe(0)
  })
})

describe('a check by name', () => {
  const ingested = async (yaml: string) => {
    const desk = openDesk()
    desk.file('frl.yaml', yaml)
    const { files } = await desk.json('ingest', desk.file('r.trf', trf(report)), '--code', 'R')
    const told = files[0].problems.map(
      ({ code, severity }: { code: string; severity: string }) => `${severity} ${code}`,
    )
    return { outcome: files[0].outcome, told }
  }

  it.each([
    ['', 'accepted', ['note not-registered']],
    ['checks: { registration: off }\n', 'accepted', []],
    ['checks: { registration: strict }\n', 'refused', ['refuse not-registered']],
    ['checks: { registration: off, too-few-players: { at-least: 3 } }\n', 'accepted', []],
    ['checks: { registration: off, too-few-players: { at-least: 4 } }\n', 'accepted', ['note players-too-few']],
    [
      'checks: { registration: off, too-few-players: { at-least: 4, as: strict } }\n',
      'refused',
      ['refuse players-too-few'],
    ],
    [
      'checks: { default: strict, registration: off, too-few-games: { at-least: 3 } }\n',
      'refused',
      ['refuse games-too-few'],
    ],
    [
      'checks: { default: strict, registration: off, too-few-games: { at-least: 3, as: note } }\n',
      'accepted',
      ['note games-too-few'],
    ],
    ['checks: { registration: off, too-few-players: off }\n', 'accepted', []],
  ])('%o: %s', async (yaml, outcome, told) => {
    const answer = await ingested(yaml)
    const others = ['received-assumed', 'player-registered']
    expect(answer.outcome).toBe(outcome)
    expect(answer.told.filter((one: string) => !others.some((other) => one.endsWith(other)))).toEqual(told)
  })
})

describe('where things are', () => {
  it('takes database and configuration from the environment', async () => {
    const elsewhere = openDesk()
    const config = elsewhere.file('mine.yaml', 'zone: Pacific/Kiritimati\n')
    const desk = openDesk({ FRL_CONFIG: config }, '2026-03-31T12:00:00Z')
    expect((await desk.json('status')).date).toBe('2026-04-01')
    const named = openDesk({ FRL_CONFIG: config }, '2026-03-31T12:00:00Z')
    const other = named.file('other.yaml', 'zone: UTC\n')
    expect((await named.json('--config', other, 'status')).date).toBe('2026-03-31')
  })

  it('has every key in what init writes, and can be used as written', async () => {
    const desk = openDesk()
    await desk.done('init')
    const written = desk.read('frl.yaml')
    for (const key of ['federation', 'zone', 'base', 'unknownIds', 'checks', 'publish', 'asciiNames']) {
      expect(written).toMatch(new RegExp(`^#? ?${key}:`, 'm'))
    }
    expect((await desk.frl('status', '--date', '2026-03-01')).code).toBe(0)
  })
})

describe('the register', () => {
  it('names players whom no list knows; explanations and lists show the ID of one without a name', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    await register(desk, [{ code: 'R', start_date: '2026-03-07', end_date: '2026-03-08', received_date: '2026-03-09' }])
    const games = gamesCsv([
      ['R', 1, 88700001, 88700009, '1'],
      ['R', 2, 88700001, 88700002, '1'],
      ['R', 3, 88700003, 88700009, '1'],
    ])
    await desk.done('ingest', desk.file('games.csv', games))
    await desk.done('rate', '2026-04', '--type', 'standard')
    const before = await desk.done('explain', '88700001', '2026-04', '--type', 'standard')
    expect(before).toMatch(/^ +1 {2}88700009 +- .* unrated opponent/m)
    const players = 'id,name,federation\n88700009,"Ny, Nils",NOR\n'
    await desk.done('import', 'players', desk.file('players.csv', players))
    await desk.done('rate', '2026-04', '--type', 'standard')
    const after = await desk.done('explain', '88700001', '2026-04', '--type', 'standard')
    expect(after).toMatch(/^ +1 {2}Ny, Nils +- .* unrated opponent/m)
  })

  it('wins over the lists from its month on, whatever is imported later', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    const players = 'id,name,federation,title\n88700001,"Alm-Berg, Ada",SWE,WFM\n'
    await desk.done('import', 'players', desk.file('players.csv', players), '--from', '2026-04')
    await importList(desk, '2026-04', PLAYERS)
    const name = async (list: string) => (await desk.json('explain', '88700001', list, '--type', 'standard')).name
    expect(await name('2026-03')).toBe('Alm, Ada')
    expect(await name('2026-04')).toBe('Alm-Berg, Ada')
    const { players: listed } = await desk.json('list', '2026-04', '--type', 'standard', '--federation', 'swe')
    expect(listed).toMatchObject([{ fideId: 88700001, federation: 'SWE', title: 'WFM' }])
  })
})

describe('list', () => {
  it('shows the first of a federation', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [
      ...PLAYERS,
      { id: 88700004, name: 'Dey, Di', federation: 'IND', rating: 1850, k: 20 },
    ])
    const text = await desk.done('list', '2026-03', '--type', 'standard', '--federation', 'NOR', '--top', '2')
    expect(text).toContain('The standard list of March 2026 (official), 2 players')
    expect(text).toMatch(/1 {2}88700001 {2}Alm, Ada/)
    expect(text).toMatch(/2 {2}88700002 {2}Bech, Bo/)
    expect(text).not.toContain('Dey')
    expect(text).not.toContain('Cox')
  })
})

describe('a report without a code', () => {
  it('has it from the registration of its file, else from the name of the file, which is noted', async () => {
    const desk = openDesk()
    await register(desk, [
      { code: 'REG1', start_date: '2026-03-07', end_date: '2026-03-08', report_file: 'spring open.trf' },
      { code: '420711', start_date: '2026-03-14', end_date: '2026-03-15' },
    ])
    const codes = async (name: string, made: MadeUpReport) => {
      const { files } = await desk.json('ingest', desk.file(name, trf(made)), '--received', '2026-03-20')
      const noted = files[0].problems.some(({ code }: { code: string }) => code === 'code-from-file-name')
      return [files[0].tournaments[0].code, noted]
    }
    expect(await codes('spring open.trf', report)).toEqual(['REG1', false])
    const later = { ...report, start: '2026-03-14', end: '2026-03-15' }
    expect(await codes('420711-final.trf', later)).toEqual(['420711', false])
    const last = { ...report, start: '2026-03-17', end: '2026-03-18' }
    expect(await codes('rapid nights.trf', last)).toEqual(['rapid nights', true])
  })

  it('has its type from the time control where that allows one only', async () => {
    const types = async (timeControl: string) => {
      const desk = openDesk()
      const { files } = await desk.json('ingest', desk.file('r.trf', trf({ ...report, timeControl })))
      return files[0].tournaments[0]?.type ?? files[0].problems.map(({ code }: { code: string }) => code)
    }
    expect(await types('90min+30sec')).toBe('standard')
    expect(await types('15 minutes plus 10 sec per move')).toBe('rapid')
    expect(await types('3+2')).toBe('blitz')
    expect(await types('moves/time, increment')).toContain('type-unknown')
  })
})

it('rates what ingest says it took', async () => {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  expect(await ingest(desk, 'R', report)).toContain('3 players, 2 games, list 2026-04')
  const text = await desk.done('rate', '2026-04')
  expect(text).toContain('R: Made-up Open, 7-8 March 2026; 3 players, 2 games; ratings of 2026-03, fide-2025-10-01')
  expect(text).toContain('3 rated players played 4 rated results; 3 players on the list')
})

describe('a configuration that can not be used', () => {
  it.each([
    ['language: de', 'line 1: language: expected en or nb, not de'],
    ['base: FIDE', 'line 1: base: expected official or own, not FIDE'],
    ['zone: UTC\npublish: yes', 'line 2: publish: expected auto or manual, not yes'],
    ['asciiNames: maybe', 'line 1: asciiNames: expected true or false, not maybe'],
    ['corrections: { mode: x, months: -1 }', 'line 1: corrections.mode: expected carry or reissue, not x'],
    ['corrections: { mode: x, months: -1 }', 'line 1: corrections.months: expected 0 or more, not -1'],
    ['corrections: { months: 121 }', 'line 1: corrections.months: expected 120 or less, not 121'],
    ['corrections: { months: 1.5 }', 'line 1: corrections.months: expected a whole number, not 1.5'],
    ['corrections: 5', 'line 1: corrections: expected key: value below it; the keys are mode, months, not 5'],
    ['schedule: 5', 'line 1: schedule: expected key: value below it; the keys are ingest-reports, monthly, reconcile'],
    ['federation: nor', 'line 1: federation: three capital letters, as FIDE writes federations, not nor'],
    ['federation: 5', 'line 1: federation: expected a text, not 5'],
    ['speech: nb', 'line 1: unknown key speech; known are federation, zone'],
    ['just text', 'expected key: value below it; the keys are federation, zone'],
    ['checks: [a', 'line 1: a bracket or brace before it is not closed'],
    ['a: b: c', 'line 1: two keys on one line'],
    ['\tzone: UTC', 'line 1: expected blanks before a key, not a tab'],
    ['zone: UTC\nzone: UTC', 'line 2: the key stands in the file twice: keep one of them (the line reads "zone: UTC")'],
    ['federation: "NOR', 'line 1: a quotation mark, bracket or comma is missing'],
    ['base:own\nzone: UTC', 'line 1: expected key: value, with a blank behind the colon (the line reads "base:own")'],
    ['zone: @x', 'line 1: a value that begins with such a sign stands in quotation marks'],
    [' zone: UTC\nbase: own', 'line 2: expected key: value on every line'],
    ['zone: *a', 'a value that begins with * stands for another one'],
  ])('%j: %s', async (yaml, says) => {
    const desk = openDesk()
    desk.file('frl.yaml', `${yaml}\n`)
    const { code, err } = await desk.frl('status')
    expect(err).toContain(says)
    expect(err).not.toMatch(/Invalid|fault of frl|at line/)
    expect(code).toBe(2)
  })
})
