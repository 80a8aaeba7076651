import { describe, expect, it, test } from 'vitest'

import type { ReportedGame } from '../../src/report/parsed-report.js'
import { readGamesCsv } from '../../src/report/read-games-csv.js'
import { renderProblem } from '../../src/shared/problem.js'
import { bytesOf, codesOf } from './made-up.js'

const HEADER = 'tournament,round,date,white_id,white_name,black_id,black_name,white_score,black_score'
const GOOD = [
  HEADER,
  'E1,1,2026-02-07,00990001,"Adler, Ada",99900002,"Birk, Bea",1,0',
  'E1,1,2026-02-07,99900003,"Claus ""Cal"", Carl",99900004,"Dorn, Dirk",0.5,0.5',
  'E1,2,2026-02-08,99900004,"Dorn, Dirk",00990001,"Adler, Ada",0,1',
  'E1,2,2026-02-08,99900002,"Birk, Bea",99900003,"Claus ""Cal"", Carl",+,-',
].join('\n')

const read = (text: string | Uint8Array) => readGamesCsv(typeof text === 'string' ? bytesOf(text) : text, 'games.csv')

function gamesOf(text: string): readonly ReportedGame[] {
  return read(text).reports.flatMap(({ results }) => (results.kind === 'games' ? results.games : []))
}

/** A file of one row with some of its cells changed. */
function row(cells: Readonly<Record<string, string>>): string {
  const all = {
    tournament: 'E1',
    round: '1',
    white_id: '99900001',
    black_id: '99900002',
    white_score: '1',
    black_score: '0',
    ...cells,
  }
  return `${Object.keys(all).join(';')}\n${Object.values(all).join(';')}\n`
}

describe('a games CSV', () => {
  it('gives games once, and players by ID', () => {
    const { reports, problems } = read(GOOD)
    expect(problems).toEqual([])
    expect(reports).toMatchObject([
      {
        format: 'csv',
        whole: true,
        code: 'E1',
        players: [
          { startNumber: 1, line: 2, name: 'Adler, Ada', fideIdText: '00990001' },
          { startNumber: 2, line: 2, name: 'Birk, Bea', fideIdText: '99900002' },
          { startNumber: 3, line: 3, name: 'Claus "Cal", Carl', fideIdText: '99900003' },
          { startNumber: 4, line: 3, name: 'Dorn, Dirk', fideIdText: '99900004' },
        ],
      },
    ])
    expect(gamesOf(GOOD)).toMatchObject([
      {
        round: 1,
        white: 1,
        black: 2,
        whiteScore: 100,
        blackScore: 0,
        unrated: null,
        date: { text: '2026-02-07', line: 2 },
      },
      { round: 1, white: 3, black: 4, whiteScore: 50, blackScore: 50, unrated: null },
      { round: 2, white: 4, black: 1, whiteScore: 0, blackScore: 100, unrated: null },
      { round: 2, white: 2, black: 3, whiteScore: 100, blackScore: 0, unrated: 'forfeit' },
    ])
  })

  it('is the same with semicolons, decimal commas, byte order mark and CR LF', () => {
    const german = GOOD.replace(/"[^"]*(""[^"]*)*"|,/g, (part) => (part === ',' ? ';' : part)).replaceAll('0.5', '0,5')
    expect(read(`\ufeff${german.replaceAll('\n', '\r\n')}`)).toEqual(read(GOOD))
  })

  it('holds several tournaments, in the order in which they appear', () => {
    const { reports, problems } = read(`${HEADER}\nE2,1,,2,,3,,1,0\nE1,1,,7,,8,,1,0\nE2,2,,3,,2,,1,0\n`)
    expect(problems).toEqual([])
    expect(reports.map(({ code, players }) => [code, players.map(({ fideIdText }) => fideIdText)])).toEqual([
      ['E2', ['2', '3']],
      ['E1', ['7', '8']],
    ])
  })

  it('lets a player play twice in a round, and says so', () => {
    const { problems } = read(`${HEADER}\nE1,1,,1,,2,,1,0\nE1,1,,2,,1,,1,0\nE1,1,,1,,3,,1,0\nE1,2,,1,,3,,1,0\n`)
    expect(problems).toMatchObject([
      { code: 'games-twice-in-round', severity: 'note', line: 3, args: { round: 1, otherLine: 2 } },
      { code: 'games-twice-in-round', severity: 'note', line: 4, args: { round: 1, otherLine: 2 } },
    ])
  })

  it('takes the name that stands somewhere', () => {
    const { reports } = read(`${HEADER}\nE1,1,,1,,2,"Birk, Bea",1,0\nE1,2,,2,,01,"Adler, Ada",1,0\n`)
    expect(reports[0]?.players).toMatchObject([
      { name: 'Adler, Ada', line: 2 },
      { name: 'Birk, Bea', line: 2 },
    ])
  })
})

describe('scores', () => {
  test.each([
    ['1', '0', 100, 0, null],
    ['0', '1', 0, 100, null],
    ['0.5', '0.5', 50, 50, null],
    ['0,5', '0,5', 50, 50, null],
    ['½', '½', 50, 50, null],
    ['1/2', '1/2', 50, 50, null],
    ['1.0', '0,0', 100, 0, null],
    ['0', '0', 0, 0, null],
    ['0.5', '0', 50, 0, null],
    ['+', '-', 100, 0, 'forfeit'],
    ['-', '+', 0, 100, 'forfeit'],
    ['-', '-', 0, 0, 'forfeit'],
    ['−', '+', 0, 100, 'forfeit'],
  ] as const)('%s : %s', (white, black, whiteScore, blackScore, unrated) => {
    const text = row({ white_score: white, black_score: black })
    expect(codesOf(read(text).problems)).toEqual([])
    expect(gamesOf(text)).toMatchObject([{ whiteScore, blackScore, unrated }])
  })

  test.each([
    ['1', 'forfeit'],
    ['0', null],
    ['', null],
  ])('with forfeit %j', (forfeit, unrated) => {
    expect(gamesOf(row({ forfeit }))).toMatchObject([{ whiteScore: 100, blackScore: 0, unrated }])
  })

  test.each([
    [{ white_score: '' }, ['games-score-missing'], 'never a loss'],
    [{ white_score: '', black_score: '' }, ['games-score-missing', 'games-score-missing'], 'never 0-0'],
    [
      { white_score: '01-Jan', black_score: '00-Jan' },
      ['games-score-is-date', 'games-score-is-date'],
      'what a spreadsheet makes of 1-0',
    ],
    [{ white_score: 'Jan 01' }, ['games-score-is-date'], 'another spreadsheet'],
    [{ white_score: '01.02.2026' }, ['games-score-is-date'], 'another spreadsheet'],
    [{ white_score: '2' }, ['games-score-unreadable'], 'no score'],
    [{ white_score: 'W' }, ['games-score-unreadable'], 'no score'],
    [{ white_score: '1', black_score: '1' }, ['games-scores-disagree'], 'both win'],
    [{ white_score: '1', black_score: '0.5' }, ['games-scores-disagree'], 'more than a point'],
    [{ white_score: '+', black_score: '0' }, ['games-scores-disagree'], 'one side played'],
    [{ white_score: '1', black_score: '-' }, ['games-scores-disagree'], 'one side played'],
    [{ forfeit: 'yes' }, ['games-forfeit-unreadable'], 'neither 1 nor 0'],
    [{ round: '' }, ['games-round-unreadable'], 'no round'],
    [{ round: '0' }, ['games-round-unreadable'], 'rounds count from 1'],
    [{ round: 'final' }, ['games-round-unreadable'], 'no number'],
    [{ round: '', white_score: 'x' }, ['games-round-unreadable', 'games-score-unreadable'], 'everything in one answer'],
    [{ tournament: '' }, ['games-tournament-missing'], 'whose game is it'],
    [{ black_id: '099900001' }, ['plays-himself'], 'the same number'],
  ])('%j is refused', (cells, codes, why) => {
    const { problems, reports } = read(row(cells))
    expect(codesOf(problems), why).toEqual(codes)
    expect(problems.every(({ severity, line }) => severity === 'refuse' && line === 2)).toBe(true)
    expect(reports.every(({ whole }) => !whole)).toBe(true)
  })
})

describe('a games CSV is refused', () => {
  test.each([
    ['empty', '', ['csv-empty']],
    ['a header only', `${HEADER}\n`, ['games-none']],
    ['a column is missing', GOOD.replace('black_id', 'black'), ['csv-column-missing', 'csv-columns-unknown']],
    ['a row twice', `${GOOD}\nE1,2,2026-02-08,99900004,"Dorn, Dirk",990001,"Adler, Ada",0,1`, ['games-row-repeated']],
    [
      'one ID, two names',
      GOOD.replace('99900004,"Dorn, Dirk",00990001', '99900004,"Emil, Egon",00990001'),
      ['games-id-two-names'],
    ],
    ['too many cells', `${GOOD},x`, ['csv-cells-extra']],
  ])('%s', (_, text, codes) => {
    expect(codesOf(read(text).problems)).toEqual(codes)
    expect(read(text).reports.every(({ whole }) => !whole)).toBe(true)
  })

  it('with what is wrong, where and what to do', () => {
    expect(read(row({ white_score: '01-Jan' })).problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        file: 'games.csv',
        line: 2,
        message: 'white_score reads "01-Jan", which looks like a date made by a spreadsheet',
        advice: 'format the column as text before entering scores, and enter them again',
      },
    ])
  })

  it('not for an initial, or a row with another board', () => {
    expect(read(GOOD.replace('99900004,"Dorn, Dirk",00990001', '99900004,"Dorn, D.",00990001')).problems).toEqual([])
    const boards = 'tournament,round,white_id,black_id,white_score,black_score,board\nE1,1,1,2,1,0,1\nE1,1,1,2,1,0,2\n'
    expect(read(boards).problems).toEqual([])
  })
})
