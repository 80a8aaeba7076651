import { describe, expect, it, test } from 'vitest'
import { GOOD_ROWS, HEADER, rowsWith, trf } from '../report/made-up.js'
import { GOOD_PGN, upload } from '../report/made-up-games.js'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, registrationCsv } from '../support/fixtures.js'
import { importList } from '../support/steps.js'

const LONG = 'Ångströmsdóttir-Þorvaldsson, Æsa Guðrún Sólveig'
const named = GOOD_ROWS.map(({ name = '' }, index) => (index === 3 ? LONG : name))

/** The players of the made-up reports, registered with what a games CSV leaves out. */
async function office(): Promise<Desk> {
  const desk = openDesk()
  const players = GOOD_ROWS.map(({ id, rating, birth }, index) => ({
    id: Number(id),
    name: named[index] ?? '',
    rating: Number(rating),
    born: Number(birth?.slice(0, 4)),
    k: 20,
    federation: 'LUX',
  }))
  await importList(desk, '2026-02', players)
  const dates = { start_date: '2026-02-07', end_date: '2026-02-08' }
  await desk.done(
    'import',
    'arbiters',
    desk.file('a.csv', 'id,name,title,licence_until\n99700001,"Arbiter, Anna",FA,2027-01-01\n'),
  )
  await desk.done(
    'import',
    'tournaments',
    desk.file('t.csv', registrationCsv([{ code: 'R26', ...dates, chief_arbiter_id: 99700001 }])),
  )
  return desk
}

const CSV = gamesCsv([
  ['R26', 1, 99900001, 99900004, '1'],
  ['R26', 1, 99900003, 99900002, '1'],
  ['R26', 2, 99900002, 99900004, '+'],
  ['R26', 2, 99900003, 99900001, '='],
])

const TEAMS = ['310   1 One', '310   2 Two'].map(
  (team, index) => `${team.padEnd(73)}${index === 0 ? '   1    2' : '   3    4'}`,
)
const withoutWords = HEADER.filter((line) => !/^(092|122)/.test(line))
const FORMS: readonly (readonly [what: string, file: string, content: string])[] = [
  ['a games CSV', 'R26.csv', CSV],
  ['a PGN', 'R26.pgn', GOOD_PGN],
  ['an upload XML', 'R26.xml', upload()],
  ['a report of teams', 'R26.trf', trf([...rowsWith({}), ...TEAMS, '330 +-   1   1   2'])],
  ['a report of codes', 'R26.trf', trf(rowsWith({}), [...withoutWords, '142 5', '192 FIDE_DUTCH_2025', '222 5400+30'])],
  ['a report with a long name', 'R26.trf', trf(rowsWith({ 4: { name: LONG.slice(0, 33) } }))],
]

describe('a report that is exported and comes back', () => {
  test.each(FORMS)('of %s is stored already', async (_what, file, content) => {
    const desk = await office()
    await desk.frl('ingest', desk.file(file, content))
    for (const options of [[], ['--ascii'], ['--version', '16'], ['--version', '16', '--ascii']]) {
      const { text } = await desk.json('export', 'trf', 'R26', ...options)
      const back = desk.file(`back/${options.join('')}R26.trf`, text)
      for (const command of ['check', 'ingest']) {
        const { files } = await desk.json(command, back, '--code', 'R26')
        expect(files[0].outcome, `${command} ${options}`).toBe('already-stored')
        expect(files[0].tournaments).toMatchObject([{ code: 'R26', revision: 1, latestRevision: 1 }])
      }
    }
  })
})

describe('the same games in another format', () => {
  const report = trf(rowsWith({}))

  it('are stored already where they bring nothing new, and a revision where they do', async () => {
    const desk = await office()
    const outcome = async (name: string, content: string) => {
      const { files } = await desk.json('check', desk.file(name, content), '--code', 'X26')
      return files[0].tournaments[0].outcome
    }
    await desk.done('ingest', desk.file('R26.trf', report), '--code', 'X26')
    const bare = report.replace(/^(022|032|092|102) .*\n/gm, '')
    expect(await outcome('bare.trf', bare)).toBe('already-stored')
    expect(await outcome('other.trf', report.replace('Nowhere', 'Somewhere'))).toBe('revised')
    expect(await outcome('other.trf', report.replace('1976/01/02', '1977/01/02'))).toBe('revised')
    expect(await outcome('other.trf', report.replace('Birk, Bea', 'Birk, Eva'))).toBe('revised')
    expect(await outcome('other.trf', report.replace('Birk, Bea', 'Birk, Béa'))).toBe('revised')
    expect(await outcome('other.trf', report.replace('2026/02/08', '2026/02/09'))).toBe('revised')
    const drawn = trf(
      rowsWith({
        1: { rounds: ['4 w =', '3 b =', '2 w 1'], points: '2.0' },
        4: { rounds: ['1 b =', '2 b 0', '3 w 0'], points: '0.5' },
      }),
    )
    expect(await outcome('other.trf', drawn)).toBe('revised')
  })

  it('bring a chief arbiter who was missing', async () => {
    const desk = await office()
    await desk.done('ingest', desk.file('R26.trf', report.replace(/^102 .*\n/m, '')), '--code', 'X26')
    const { files } = await desk.json('check', desk.file('again.trf', report), '--code', 'X26')
    expect(files[0].tournaments).toMatchObject([{ outcome: 'revised', revision: 2 }])
  })
})
