import { describe, expect, it, test } from 'vitest'

import type { Crosstable, CrosstableRow } from '../../src/report/parsed-report.js'
import { readTrf } from '../../src/report/read-trf.js'
import { renderProblem } from '../../src/shared/problem.js'
import { bytesOf, codesOf, GOOD_ROWS, HEADER, playerLine, rowsWith, trf } from './made-up.js'

const read = (text: string | Uint8Array) => readTrf(typeof text === 'string' ? bytesOf(text) : text, 'winter.trf')

function tableOf(text: string | Uint8Array): Crosstable {
  const results = read(text).report?.results
  if (results?.kind !== 'crosstable') throw new Error('no crosstable was read')
  return results
}

/** The one row of a report with one player. */
function rowOf(line: string): { row: CrosstableRow | undefined; codes: readonly string[] } {
  const text = trf([line])
  return { row: tableOf(text).rows[0], codes: codesOf(read(text).problems) }
}

const GOOD = trf(GOOD_ROWS.map(playerLine))

describe('the tournament', () => {
  it('is read from the records 012 to 222', () => {
    const more = ['142 5', '192 FIDE_DUTCH_2025', '222 5400+30', 'XXR 9']
    const { report, problems } = read(trf(rowsWith({}), [...HEADER, ...more]))
    expect(problems).toEqual([])
    expect(report).toMatchObject({
      format: 'trf',
      encoding: 'utf-8',
      whole: true,
      code: null,
      name: 'Winter Open',
      city: 'Nowhere',
      federation: 'LUX',
      startDate: { text: '2026/02/07', line: 4 },
      endDate: { text: '2026/02/08', line: 5 },
      system: 'Individual: Swiss-System',
      systemCode: 'FIDE_DUTCH_2025',
      timeControl: '90min+30sec',
      timeControlCode: '5400+30',
      chiefArbiter: 'Arbiter, Anna',
      declaredRounds: 5,
    })
  })

  it('has what is blank or absent as blank', () => {
    expect(read(trf(rowsWith({}), ['012 ', '042', '102    '])).report).toMatchObject({
      name: '',
      startDate: null,
      endDate: null,
      chiefArbiter: '',
      declaredRounds: null,
    })
  })

  test.each([
    ['142 5', 5],
    ['XXR 9', 9],
    ['xxr 9', 9],
    ['142 1.0 0.5', null],
    ['142 0', null],
  ])('declares rounds by %j', (record, rounds) => {
    expect(read(trf([], [record])).report?.declaredRounds).toBe(rounds)
  })

  test.each([
    ['162  W 2.0', true],
    ['299           2.0    1    4', true],
    ['XXS WW=3.0', true],
    ['BBW  3.0', true],
    ['202 BH', false],
  ])('scores on its own by %j', (record, ownScoring) => {
    expect(tableOf(trf([], ['012 Winter Open', record])).ownScoring).toBe(ownScoring)
  })

  test.each([
    [[`132${' '.repeat(88)}26/02/07  26/02/08`], ['2026-02-07', '2026-02-08'], 'above the rounds'],
    [[`132${' '.repeat(98)}26/02/08`], [undefined, '2026-02-08'], 'the first round without a date'],
    [['132 2026/02/07', '132 2026/02/08'], ['2026-02-07', '2026-02-08'], 'a record a round'],
    [['132'], [], 'nothing'],
  ])('dates its rounds: %j', (records, dates, why) => {
    const read = tableOf(trf([], records)).roundDates
    expect(
      read.map((date) => date?.readings.find(({ order }) => order === 'ymd')?.date),
      why,
    ).toEqual(dates)
  })
})

describe('the file', () => {
  const plain = tableOf(GOOD)

  test.each([
    ['CR LF', bytesOf(GOOD.replaceAll('\n', '\r\n'))],
    ['CR, as the format asks', bytesOf(GOOD.replaceAll('\n', '\r'))],
    ['byte order mark', bytesOf(`\ufeff${GOOD}`)],
    ['trailing blanks', bytesOf(GOOD.replaceAll('\n', '    \n'))],
  ])('is the same with %s', (_, bytes) => {
    expect(tableOf(bytes)).toEqual(plain)
    expect(read(bytes).problems).toEqual([])
  })

  const accents = trf(rowsWith({ 1: { name: 'Ädler-Çelik, Zoë' } }))

  test.each([
    ['UTF-8', bytesOf(accents), []],
    ['decomposed UTF-8', bytesOf(accents.normalize('NFD')), []],
    ['Latin-1', Uint8Array.from(Buffer.from(accents, 'latin1')), ['text-not-utf8']],
  ])('has its letters and its columns in %s', (_, bytes, codes) => {
    expect(tableOf(bytes).rows[0]?.player).toMatchObject({
      name: 'Ädler-Çelik, Zoë',
      rating: 1900,
      fideIdText: '99900001',
    })
    expect(codesOf(read(bytes).problems)).toEqual(codes)
  })

  test.each([
    ['###  a comment'],
    ['# a comment of older programs'],
    ['123456789012345678901234567890'],
    ['DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR'],
    ['AAA'],
    [''],
    ['   '],
    ['062 4'],
    ['152 W'],
    ['013 Team                              1    2'],
    ['XXC white1'],
    ['XXA    1  1.0'],
    ['ACC 1 2 3'],
    ['310   1 Team'],
    ['LUX    1   GM Adler, Ada                       2000 LUX    L-12345'],
  ])('leaves %j out without a word', (line) => {
    const reading = read(trf([...rowsWith({}), line]))
    expect(reading.problems).toEqual([])
    expect(tableOf(trf([...rowsWith({}), line])).rows).toEqual(plain.rows)
  })

  it('notes lines of no kind once, with their numbers', () => {
    const { problems } = read(
      trf([...rowsWith({}), 'Total 4 players', '101    5 m    Emil, Egon', 'LUX    9   GM Nobody']),
    )
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        code: 'lines-unknown',
        severity: 'note',
        line: 13,
        message: expect.stringContaining('(3, in lines 13, 14, 15)'),
      },
    ])
  })

  test.each([
    ['', 'report-empty'],
    [' \n\r\n', 'report-empty'],
    ['<?xml version="1.0"?>\n<chess/>', 'report-not-trf'],
    ['tournament,round\nE1,1', 'report-not-trf'],
    ['4\n1 7\n2 6', 'report-not-trf'],
  ])('%j is refused', (text, code) => {
    expect(read(text)).toMatchObject({ report: null, problems: [{ code, severity: 'refuse' }] })
  })
})

describe("a player's line", () => {
  it('is cut at its columns', () => {
    const line = playerLine({
      no: 12,
      sex: 'w',
      title: 'WGM',
      name: 'Adler, Ada',
      rating: 2301,
      id: 99900001,
      birth: '1976/01/02',
      points: '10.5',
      rank: 3,
      rounds: ['4 w 1'],
    })
    expect(rowOf(line)).toEqual({
      codes: [],
      row: {
        player: {
          startNumber: 12,
          line: 9,
          name: 'Adler, Ada',
          sex: 'F',
          title: 'WGM',
          rating: 2301,
          federation: 'LUX',
          fideIdText: '99900001',
          birthYear: 1976,
        },
        points: 1050,
        rounds: [{ opponent: 4, colour: 'w', result: '1' }],
      },
    })
  })

  test.each([
    ['m', 'M'],
    ['M', 'M'],
    ['w', 'F'],
    ['W', 'F'],
    ['f', 'F'],
    ['F', 'F'],
    ['', null],
    ['x', null],
  ])('sex %j is %j', (sex, read) => {
    expect(rowOf(playerLine({ sex })).row?.player.sex).toBe(read)
  })

  test.each([
    ['GM', 'GM'],
    ['gm', 'GM'],
    ['IM', 'IM'],
    ['WIM', 'WIM'],
    ['wfm', 'WFM'],
    ['g', 'GM'],
    ['m', 'IM'],
    ['f', 'FM'],
    ['c', 'CM'],
    ['wg', 'WGM'],
    ['wm', 'WIM'],
    ['wf', 'WFM'],
    ['wc', 'WCM'],
    ['gf', 'WGM'],
    ['mf', 'WIM'],
    ['ff', 'WFM'],
    ['cf', 'WCM'],
    ['g  ', 'GM'],
    ['NM', ''],
    ['', ''],
  ])('title %j is %j', (title, read) => {
    expect(rowOf(playerLine({ title })).row?.player.title).toBe(read)
  })

  test.each([
    ['1976/01/02', 1976, []],
    ['1976', 1976, []],
    ['1976/00/00', 1976, []],
    ['1976.01.02', 1976, []],
    ['1976-01-02', 1976, []],
    ['1976/01/2', 1976, []],
    ['1976.  .', 1976, []],
    ['02.01.1976', 1976, []],
    ['19760102', 1976, []],
    ['.  .', null, []],
    ['0000/00/00', null, []],
    ['', null, []],
    ['0976/01/02', null, ['birth-unreadable']],
    ['76/01/02', null, ['birth-unreadable']],
    ['unknown', null, ['birth-unreadable']],
  ])('birth %j is %j', (birth, birthYear, codes) => {
    const { row, codes: found } = rowOf(playerLine({ birth }))
    expect(row?.player.birthYear).toBe(birthYear)
    expect(found).toEqual(codes)
  })

  test.each([
    ['', null],
    ['0', null],
    ['0000', null],
    ['900', 900],
    ['2100', 2100],
  ])('rating %j is %j', (rating, read) => {
    expect(rowOf(playerLine({ rating })).row?.player.rating).toBe(read)
  })

  test.each([
    ['2.5', 250],
    ['11', 1100],
    ['11,5', 1150],
    ['4½', 450],
    ['0.0', 0],
    ['', null],
    ['-1.0', -100],
  ])('points %j are %j', (points, read) => {
    expect(rowOf(playerLine({ points })).row?.points).toBe(read)
  })

  it('may have an ID on the left of its columns, and more than 99 points', () => {
    const line = playerLine({ id: '99900001   ', birth: '1976' })
    expect(rowOf(line).row?.player.fideIdText).toBe('99900001')
    const long = `${line.padEnd(79)}100.5    1`
    expect(rowOf(long)).toMatchObject({ codes: [], row: { points: 10050 } })
  })

  it('may stop inside a round, and go on for more than 99', () => {
    const rounds = Array.from({ length: 101 }, (_, index) => (index % 2 === 0 ? '2 w 1' : '2 b ='))
    expect(rowOf(playerLine({ rounds })).row?.rounds).toHaveLength(101)
    expect(rowOf(playerLine({ rounds: ['2 w 1', '3 b'] })).row?.rounds[1]).toEqual({
      opponent: 3,
      colour: 'b',
      result: ' ',
    })
    expect(rowOf(playerLine({ rounds: ['2 w 1', '3'] })).row?.rounds[1]).toEqual({
      opponent: 3,
      colour: null,
      result: ' ',
    })
  })
})

describe('a round', () => {
  test.each([
    ['2 w 1', { opponent: 2, colour: 'w', result: '1' }, []],
    ['0002 B 0', { opponent: 2, colour: 'b', result: '0' }, []],
    ['2 b =', { opponent: 2, colour: 'b', result: '=' }, []],
    ['2 w W', { opponent: 2, colour: 'w', result: 'W' }, []],
    ['2 - +', { opponent: 2, colour: null, result: '+' }, []],
    ['0000 - H', { opponent: null, colour: null, result: 'H' }, []],
    ['0000 - =', { opponent: null, colour: null, result: '=' }, []],
    ['0000 - -', { opponent: null, colour: null, result: '-' }, []],
    ['0000 - h', { opponent: null, colour: null, result: 'H' }, ['result-lower-case']],
    ['0000 - z', { opponent: null, colour: null, result: 'Z' }, ['result-lower-case']],
    ['2 w *', { opponent: 2, colour: 'w', result: '*' }, []],
    ['2 w', { opponent: 2, colour: 'w', result: ' ' }, []],
    ['2 w X', { opponent: 2, colour: 'w', result: 'X' }, []],
    ['2 w ?', { opponent: 2, colour: 'w', result: '*' }, []],
    ['2 w Q', { opponent: 2, colour: null, result: '?' }, ['result-unknown']],
    ['2 s 1', { opponent: 2, colour: null, result: '?' }, ['colour-unknown']],
    ['2 s Q', { opponent: 2, colour: null, result: '?' }, ['colour-unknown', 'result-unknown']],
  ])('%j', (round, cell, codes) => {
    const { row, codes: found } = rowOf(playerLine({ rounds: ['3 w 1', round] }))
    expect(row?.rounds[1]).toEqual(cell)
    expect(found).toEqual(codes)
  })

  test.each([
    ['               -', [' ', '-']],
    ['               H', [' ', 'H']],
  ])('blank but for its code (%j)', (rest, results) => {
    const { row, codes } = rowOf(`${playerLine({ points: '1.0' }).padEnd(93)}${rest}`)
    expect(row?.rounds.map(({ result }) => result)).toEqual(results)
    expect(codes).toEqual([])
  })

  it('out of its columns is refused, and named with what it reads', () => {
    const line = `${playerLine({ rounds: ['3 w 1'] })}   b2 =`
    const { problems, report } = read(trf([line]))
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        code: 'round-unreadable',
        severity: 'refuse',
        line: 9,
        message: 'round 2 of player 1 Nobody, Ned reads "b2 ="',
      },
    ])
    expect(report?.whole).toBe(false)
  })
})

describe('columns', () => {
  const [adler] = rowsWith({})
  const line = adler ?? ''
  const shifted = (by: number) =>
    by < 0 ? line.slice(0, 47 + by) + line.slice(47) : `${line.slice(0, 47)}${' '.repeat(by)}${line.slice(47)}`

  test.each([-20, -5, -1, 1, 2, 12, 40])('shifted by %i behind the name are put right, with a note', (shift) => {
    const { row, codes } = rowOf(shifted(shift))
    expect(row).toEqual(rowOf(line).row)
    expect(codes).toEqual(['columns-shifted'])
  })

  it('pushed by a name that is too long are put right, the name whole', () => {
    const name = 'Von-und-zu-Langenadler-Hohenstein, Adalberta'
    const { row, codes } = rowOf(playerLine({ ...GOOD_ROWS[0], name }))
    expect(row?.player).toMatchObject({ name, rating: 1900, fideIdText: '99900001', birthYear: 1976 })
    expect(codes).toEqual(['columns-shifted'])
  })

  test.each([
    ['001\t1\tm\t\tAdler, Ada\t1900', 'line-with-tabs', 'tabs'],
    [
      shifted(-5).replace('1900', '    ').replace('LUX', '   ').replace('1976/01/02', '          '),
      'columns-shifted-unread',
      'only an ID to go by',
    ],
    [line.replace(' 1900 ', ' UNR  '), 'columns-unreadable', 'a word for a rating'],
    [line.replace('LUX    99900001', 'LUX 9990000112345'), 'columns-unreadable', 'an ID longer than its columns'],
    [line.replace('   99900001', '  9990 0001'), 'columns-unreadable', 'a blank inside the ID'],
    [
      line.replace('   99900001 1976/01/02', '                99900001'),
      'columns-unreadable',
      'an ID where the birth should be',
    ],
    [line.replace('001    1', '001     '), 'columns-unreadable', 'no start number'],
    [line.replace('001    1', '001    0'), 'columns-unreadable', 'start number 0'],
    [line.replace('001    1 m', '001    1m '), 'columns-unreadable', 'the sex a column too far left'],
    [
      `${line.slice(0, 60)} ${line.slice(60)}`.replace(' 1900 ', '1900  '),
      'columns-unreadable',
      'two shifts in one line',
    ],
  ])('%j are refused', (bad, code, why) => {
    const { row, codes } = rowOf(bad)
    expect(row, why).toBeUndefined()
    expect(codes).toEqual([code])
  })

  it('that are refused are named with line, columns and what they hold', () => {
    const { problems } = read(trf([line.replace(' 1900 ', ' UNR  ')]))
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      { file: 'winter.trf', line: 9, article: 'C.04 annex 2', message: `columns 49-52 of a player's line hold "UNR "` },
    ])
  })

  it('of a line that is refused leave its start number known', () => {
    expect(tableOf(trf([line, '001\t2\tm\t\tBirk, Bea', '001  \tm'])).unread).toEqual([2, null])
  })
})

describe('a forfeited match', () => {
  const teams = [
    '310   1 Team Alpha'.padEnd(73).concat('   1    2'),
    '310   2 Team Beta'.padEnd(73).concat('   3    4'),
  ]

  it('has the members of both teams', () => {
    const table = tableOf(trf(rowsWith({}), [...HEADER, ...teams, '330 +-   2   1   2']))
    expect(table.forfeitedMatches).toEqual([{ round: 2, line: 11, white: new Set([1, 2]), black: new Set([3, 4]) }])
  })

  it('finds teams of the older record by their order', () => {
    const old = ['013 Team Alpha'.padEnd(36).concat('   1    2'), '013 Team Beta'.padEnd(36).concat('   3    4')]
    expect(tableOf(trf(rowsWith({}), [...old, '330 --   1   2   1'])).forfeitedMatches).toMatchObject([
      { white: new Set([3, 4]), black: new Set([1, 2]) },
    ])
  })

  test.each([
    ['330 +-   2   1   9', ['forfeited-match-team-unknown']],
    ['330 +-   2   8   9', ['forfeited-match-team-unknown', 'forfeited-match-team-unknown']],
    ['330 +-', ['forfeited-match-unreadable']],
    ['330 +-   x   1   2', ['forfeited-match-unreadable']],
  ])('%j is refused', (record, codes) => {
    const reading = read(trf(rowsWith({}), [...HEADER, ...teams, record]))
    expect(codesOf(reading.problems)).toEqual(codes)
    expect(reading.report?.whole).toBe(false)
  })

  test.each([
    ['310   2 Team Bétâ'.padEnd(73).concat('   3    4'), []],
    ['310   2 Team Bétâ'.padEnd(69).concat('   3    4'), ['forfeited-match-team-doubtful']],
    ['310   2 Team Beta'.padEnd(73).concat('   3   x4'), ['forfeited-match-team-doubtful']],
    ['310   2 Team Beta'.padEnd(73).concat('   3    5'), ['forfeited-match-team-doubtful']],
    [`${teams[1]}\n${teams[1]}`, ['forfeited-match-team-doubtful']],
  ])('with the team %j is told or refused', (team, codes) => {
    const [alpha = ''] = teams
    const report = (forfeit: string) => trf(rowsWith({}), [...HEADER, alpha, team, forfeit])
    expect(codesOf(read(report('330 +-   2   1   2')).problems)).toEqual(codes)
    expect(read(report('### no match was given up')).problems).toEqual([])
  })
})
