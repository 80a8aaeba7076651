import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readReport } from '../../src/report/read-report.js'
import { reportFiles, reportRow, reportTable } from '../support/report-table.js'
import { bytesOf, playerLine, REGISTRATION, rowsWith, trf } from './made-up.js'
import { GOOD_PGN, pgn, upload } from './made-up-games.js'

const CSV =
  'tournament,round,white_id,black_id,white_score,black_score\nW26,1,99900001,99900002,1,0\nW26,2,99900002,99900001,+,-\n'

describe('the format of a file', () => {
  test.each([
    ['a TRF', trf(rowsWith({})), 'report.pgn', 'trf'],
    ['a TRF that begins with blanks', `\r\n\n${trf(rowsWith({}))}`, 'report.xml', 'trf'],
    ['a games CSV', CSV, 'games.trf', 'csv'],
    ['a games CSV with a byte order mark', `\ufeff${CSV.replaceAll(',', ';')}`, 'games', 'csv'],
    ['a PGN', GOOD_PGN, 'games.trf', 'pgn'],
    ['a PGN behind comments', `% made up\n; by hand\n\n${GOOD_PGN}`, 'games.txt', 'pgn'],
    ['an upload', upload(), 'report.trf', 'xml'],
    ['an upload with a byte order mark', `\ufeff\n${upload()}`, 'report', 'xml'],
  ])('of %s is told by its content', (_, text, file, format) => {
    expect(readReport(bytesOf(text), file).reports.map((report) => report.format)).toEqual([format])
  })

  test.each([
    ['a TRF', trf(rowsWith({})), 'trf'],
    ['a PGN', GOOD_PGN, 'pgn'],
    ['an upload', upload(), 'xml'],
  ])('of %s is told in UTF-16 too', (_, text, format) => {
    const bytes = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))
    expect(readReport(bytes, 'report').reports.map((report) => report.format)).toEqual([format])
  })
})

it.each([
  ['a TRF', trf(rowsWith({}))],
  ['a games CSV', CSV],
  ['a PGN', GOOD_PGN],
  ['an upload', upload()],
])('the end mark of DOS behind %s is no part of it', (_, text) => {
  expect(readReport(bytesOf(`${text}\u001a`), 'report')).toEqual(readReport(bytesOf(text), 'report'))
})

describe('games of a file', () => {
  test.each([
    ['a TRF', trf(rowsWith({})), 6, 0],
    [
      'forfeits and byes',
      trf(
        rowsWith({
          1: { rounds: ['4 w +', '3 b =', '0000 - H'] },
          4: { rounds: ['1 b -', '2 b 0', '3 w 0'] },
          2: { rounds: ['3 b 0', '4 w 1', '0000 - U'] },
        }),
      ),
      5,
      0,
    ],
    [
      'an unfinished game',
      trf(rowsWith({ 1: { rounds: ['4 w *', '3 b =', '2 w 1'] }, 4: { rounds: ['1 b X', '2 b 0', '3 w 0'] } })),
      5,
      1,
    ],
    ['a game that one row leaves out', trf(rowsWith({ 1: { rounds: ['', '3 b =', '2 w 1'] } })), 6, 0],
    ['a line that can not be read', trf([...rowsWith({}).slice(0, 3), '001    4\tDorn']), 6, 0],
    ['no players', trf([]), 0, 0],
    ['a games CSV', CSV, 2, 0],
    ['a games CSV with a bad row', CSV.replace('+,-', '2,-'), 2, 0],
    ['a PGN', `${GOOD_PGN}\n${pgn({ Round: '3', Result: '*' })}`, 4, 1],
    ['a PGN with a bad tag', `${GOOD_PGN}\n${pgn({ Round: '3"' })}`, 5, 0],
    ['an upload', upload(), 4, 0],
    ['an upload with a bad pairing', upload().replace('whiteno="1"', 'whiteno="x"'), 4, 0],
    ['nothing', '', 0, 0],
    ['something else', 'Dear Sir', 0, 0],
  ])('%s', (_, text, games, unfinished) => {
    expect(readReport(bytesOf(text), 'report')).toMatchObject({ games, unfinished })
    const { outcome, stored } = reportRow(bytesOf(text), 'report', { registration: { ...REGISTRATION, code: 'W26' } })
    expect(stored).toBe(outcome === 'accepted' ? games : 0)
  })

  it('are stored or refused in every report of the sample', () => {
    for (const path of reportFiles('data/sample/inbox')) {
      const { outcome, games, stored } = reportRow(readFileSync(path), path, { dates: 'dmy', type: 'standard' })
      expect(stored, path).toBe(outcome === 'accepted' ? games : 0)
    }
  })

  it('add up in the table of files', () => {
    const rows = [
      reportRow(bytesOf(trf(rowsWith({}))), 'good.trf'),
      reportRow(bytesOf(trf(rowsWith({}), ['042 08/02/2026', '052 08/02/2026'])), 'dates.trf', { type: 'rapid' }),
      reportRow(bytesOf(trf([playerLine({ id: '' })])), 'bad.trf'),
    ]
    expect(rows.map(({ outcome }) => outcome)).toEqual(['accepted', 'asked', 'refused'])
    expect(reportTable(rows).split('\n').at(-1)).toBe(
      '| 3 files | | 1 accepted, 1 asked about, 1 refused | 12 | 6 | 6 | 0 | |',
    )
  })
})

it('more than 99 rounds are read and judged', () => {
  const rounds = (opponent: number, results: string) =>
    Array.from(
      { length: 120 },
      (_, index) => `${opponent} ${(index + opponent) % 2 === 0 ? 'w' : 'b'} ${results[index % 3]}`,
    )
  const text = trf([
    playerLine({ no: 1, id: 99900001, rounds: rounds(2, '1=0'), points: 60 }),
    playerLine({ no: 2, id: 99900002, rounds: rounds(1, '0=1'), points: 60 }),
  ])
  expect(reportRow(bytesOf(text), 'match.trf')).toMatchObject({ outcome: 'accepted', games: 120, stored: 120 })
})

it.each([
  [999, []],
  [1000, ['rounds-too-many']],
])('%i rounds are looked at', (count, codes) => {
  const line = playerLine({ rounds: Array.from({ length: count }, () => '0000 - Z') })
  expect(readReport(bytesOf(trf([line])), 'report.trf').problems.map(({ code }) => code)).toEqual(codes)
})
