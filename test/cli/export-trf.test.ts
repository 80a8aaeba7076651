import { readFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { GOOD_PGN, upload } from '../report/made-up-games.js'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, registrationCsv } from '../support/fixtures.js'
import { importList } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'

const players = [
  { id: 99900001, name: 'Ådler, Ada', rating: 1900 },
  { id: 99900002, name: 'Birk, Bea', rating: 1850 },
  { id: 99900003, name: 'Claus, Carl', rating: 1800 },
  { id: 99900004, name: 'Dorn, Dirk', rating: 1750 },
] as const

const winter: MadeUpReport = {
  name: 'Winter Open',
  start: '2026-02-07',
  end: '2026-02-08',
  players,
  games: [
    [1, 1, 2, '1'],
    [1, 3, 4, '='],
    [2, 4, 1, '-'],
    [2, 2, 3, '0'],
  ],
}

async function office(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-02', players)
  return desk
}

async function officeWithWinter(): Promise<Desk> {
  const desk = await office()
  await desk.done('ingest', desk.file('W26.trf', trf(winter)))
  return desk
}

describe('frl export trf', () => {
  it('prints a report that is the one stored already', async () => {
    const desk = await officeWithWinter()
    const { code, out, err } = await desk.frl('export', 'trf', 'W26')
    expect(code).toBe(0)
    expect(out).toContain(
      '001    1 m    Ådler, Ada                        1900 NOR    99900001 1980/00/00  2.0    1     2 w 1     4 b +\r\n',
    )
    expect(err).toContain(
      'TRF26 asks for records that neither the report nor the registration has: 132 (date of each round)',
    )
    const other = await office()
    await other.done('ingest', other.file('W26.trf', out))
    const stored = (from: Desk) => {
      const database = new Sqlite(from.path('frl.sqlite'), { readonly: true })
      try {
        return database.prepare('select content_sha256, games, rounds from tournament').all()
      } finally {
        database.close()
      }
    }
    expect(stored(other)).toEqual(stored(desk))
  })

  test.each([
    ['pgn', GOOD_PGN],
    ['xml', upload()],
  ])('gives out what came as %s', async (format, text) => {
    const desk = await office()
    await desk.frl('ingest', desk.file(`W26.${format}`, text))
    const answer = await desk.json('export', 'trf', 'W26', '--version', '16')
    expect(answer).toMatchObject({
      code: 'W26',
      version: 16,
      players: 4,
      rounds: 2,
      games: 4,
      outcome: 'printed',
      file: null,
    })
    expect(answer.text).toMatch(/^001 {4}2 \S* +Birk, Bea.* 1850 (LUX|NOR).* 99900002 .*1 b 0 {5}3 w 0\r$/m)
    const other = await office()
    const again = await other.json('ingest', other.file('W26.trf', answer.text))
    expect(again.files).toMatchObject([{ outcome: 'accepted', games: 4 }])
  })

  it('completes a games CSV from the registration, the register and the list in force', async () => {
    const desk = await office()
    const registration = { code: 'C26', start_date: '2026-02-07', end_date: '2026-02-07', chief_arbiter_id: 99700001 }
    await desk.done('import', 'tournaments', desk.file('t.csv', registrationCsv([registration])))
    await desk.done(
      'import',
      'arbiters',
      desk.file('a.csv', 'id,name,title,licence_until\n99700001,"Arbiter, Anna",FA,2027-01-01\n'),
    )
    await desk.frl(
      'ingest',
      desk.file(
        'C26.csv',
        gamesCsv([
          ['C26', 1, 99900003, 99900001, '0'],
          ['C26', 2, 99900002, 99900003, '1'],
        ]),
      ),
    )
    const { out } = await desk.frl('export', 'trf', 'C26')
    expect(out).toContain('102 99700001 Arbiter, Anna\r\n')
    expect(out).toContain(`132${' '.repeat(88)}26/02/07  26/02/07\r\n`)
    const lines = out.split('\r\n').filter((line) => line.startsWith('001'))
    expect(lines).toEqual([
      '001    1 m    Ådler, Ada                        1900 NOR    99900001 1980/00/00  1.0    1     3 b 1  0000 - Z',
      '001    2 m    Birk, Bea                         1850 NOR    99900002 1980/00/00  1.0    1  0000 - Z     3 w 1',
      '001    3 m    Claus, Carl                       1800 NOR    99900003 1980/00/00  0.0    3     1 w 0     2 b 0',
    ])
  })

  it('folds letters with --ascii, or where the federation has it so', async () => {
    const desk = await officeWithWinter()
    expect(await desk.done('export', 'trf', 'W26')).toContain('Ådler, Ada  ')
    expect(await desk.done('export', 'trf', 'W26', '--ascii')).toMatch(/^[\r\n -~]*Adler, Ada {2}/)
    desk.file('frl.yaml', 'asciiNames: true\n')
    expect(await desk.done('export', 'trf', 'W26')).toMatch(/^[\r\n -~]*$/)
  })

  it('writes a new file, finds it there the second time, and touches no other', async () => {
    const desk = await officeWithWinter()
    const file = desk.path('out/W26.trf')
    expect(await desk.done('export', 'trf', 'W26', '--out', file)).toContain(
      'tournament W26 as TRF26, 4 players, 2 rounds, 4 games',
    )
    expect(readFileSync(file, 'utf8')).toBe(await desk.done('export', 'trf', 'W26'))
    expect(await desk.json('export', 'trf', 'W26', '--out', file)).toMatchObject({ outcome: 'same', file })
    const deep = desk.path('no/such/folder/W26.trf')
    expect(await desk.done('export', 'trf', 'W26', '--out', deep)).toMatch(
      /^The folder .*no\/such\/folder was not there and was made\.\n.*W26\.trf: tournament W26/,
    )
    const other = await desk.frl('export', 'trf', 'W26', '--out', file, '--version', '16')
    expect(other.code).toBe(3)
    expect(other.err).toContain('holds something else already')
    expect(readFileSync(file, 'utf8')).toBe(await desk.done('export', 'trf', 'W26'))
  })

  it('names codes near the one it does not know', async () => {
    const desk = await officeWithWinter()
    const { code, err } = await desk.frl('export', 'trf', 'w-25')
    expect([code, err]).toEqual([3, expect.stringContaining('the code of a stored tournament: W26')])
    const far = await desk.frl('export', 'trf', 'SUMMER')
    expect([far.code, far.err]).toEqual([3, expect.stringContaining('none is like this one')])
  })

  it('has the ID a player is booked under, not the one that was printed', async () => {
    const desk = await office()
    const file = desk.file('W26.trf', trf(winter).replace('99900001', '99900091'))
    await desk.done('ingest', file, '--same-person', '99900091')
    const out = await desk.done('export', 'trf', 'W26')
    expect(out).toContain('99900001')
    expect(out).not.toContain('99900091')
  })

  it('gives out a held tournament and says that it is not rated', async () => {
    const desk = await officeWithWinter()
    await desk.frl('ingest', desk.file('COPY.trf', trf({ ...winter, name: 'Copy' })))
    const { code, out, err } = await desk.frl('export', 'trf', 'COPY')
    expect([code, out.slice(0, 8)]).toEqual([0, '012 Copy'])
    expect(err).toContain('its state is “held”')
  })

  it('gives out the stored games where the report does not give them any more', async () => {
    const desk = await officeWithWinter()
    const database = new Sqlite(desk.path('frl.sqlite'))
    database.prepare('update report_file set bytes = ?').run(Buffer.from(trf({ ...winter, games: [] })))
    database.close()
    const { code, out, err } = await desk.frl('export', 'trf', 'W26')
    expect(code).toBe(0)
    expect(out).toMatch(/Ådler, Ada.* 2\.0 {4}1 {5}2 w 1 {5}4 b \+\r/)
    expect(err).toContain('does not give the stored games any more')
  })

  it('knows two versions', async () => {
    const desk = await officeWithWinter()
    expect((await desk.frl('export', 'trf', 'W26', '--version', '06')).code).toBe(2)
    expect(await desk.done('--version')).toMatch(/^\d/)
  })
})
