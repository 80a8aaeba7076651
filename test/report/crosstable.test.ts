import { describe, expect, it, test } from 'vitest'

import { gamesOfCrosstable } from '../../src/report/crosstable.js'
import { readTrf } from '../../src/report/read-trf.js'
import { renderProblem } from '../../src/shared/problem.js'
import { bytesOf, codesOf, HEADER, type MadeUpLine, playerLine, rowsWith, trf } from './made-up.js'

function judge(lines: readonly string[], header: readonly string[] = HEADER) {
  const results = readTrf(bytesOf(trf(lines, header)), 'winter.trf').report?.results
  if (results?.kind !== 'crosstable') throw new Error('no crosstable was read')
  return gamesOfCrosstable(results, ['2026-02-07', null, '2026-02-08'], 'winter.trf')
}

/** Two players who say of round 1 what is given. */
function pair(first: string, second: string) {
  return judge([
    playerLine({ no: 1, name: 'Adler, Ada', rounds: [first] }),
    playerLine({ no: 2, name: 'Birk, Bea', rounds: [second] }),
  ])
}

/** Players 1, 2 ... who say of round 1 what is given. */
function round(...cells: readonly string[]) {
  return judge(cells.map((cell, index) => playerLine({ no: index + 1, name: `P${index + 1}`, rounds: [cell] })))
}

describe('a good crosstable', () => {
  it('gives every game once, with the date of its round', () => {
    const { games, problems } = judge(rowsWith({}))
    expect(problems).toEqual([])
    expect(games).toEqual([
      { round: 1, white: 1, black: 4, whiteScore: 100, blackScore: 0, unrated: null, date: '2026-02-07' },
      { round: 1, white: 3, black: 2, whiteScore: 100, blackScore: 0, unrated: null, date: '2026-02-07' },
      { round: 2, white: 2, black: 4, whiteScore: 100, blackScore: 0, unrated: null, date: null },
      { round: 2, white: 3, black: 1, whiteScore: 50, blackScore: 50, unrated: null, date: null },
      { round: 3, white: 1, black: 2, whiteScore: 100, blackScore: 0, unrated: null, date: '2026-02-08' },
      { round: 3, white: 4, black: 3, whiteScore: 0, blackScore: 100, unrated: null, date: '2026-02-08' },
    ])
  })
})

describe('two halves', () => {
  test.each([
    ['2 w 1', '1 b 0', [1, 2, 100, 0, null], [], 'a win'],
    ['2 b 1', '1 w 0', [2, 1, 0, 100, null], [], 'a win with black'],
    ['2 w =', '1 b =', [1, 2, 50, 50, null], [], 'a draw'],
    ['2 w 0', '1 b 0', [1, 2, 0, 0, null], [], 'both lose, by decision of the arbiter'],
    ['2 w =', '1 b 0', [1, 2, 50, 0, null], [], 'half a point and none'],
    ['2 w +', '1 b -', [1, 2, 100, 0, 'forfeit'], [], '5.1: a forfeit'],
    ['2 w -', '1 b -', [1, 2, 0, 0, 'forfeit'], [], '5.1: a forfeit of both'],
    ['2 - +', '1 - -', [1, 2, 100, 0, 'forfeit'], [], 'without colours the lower number is white'],
    ['2 b -', '1 b +', [1, 2, 0, 100, 'forfeit'], [], 'equal colours of a forfeit do not matter'],
    ['2 w W', '1 b L', [1, 2, 100, 0, 'short'], [], '5.1: less than one move'],
    ['2 w D', '1 b D', [1, 2, 50, 50, 'short'], [], '5.1: less than one move'],
    ['2 w 1', '1 - 0', [1, 2, 100, 0, null], [], 'one colour tells the other'],
    ['2 - 1', '1 w 0', [2, 1, 0, 100, null], [], 'one colour tells the other'],
    ['2 - 1', '1 - 0', [1, 2, 100, 0, null], ['colours-missing'], 'a game without colours'],
    ['2 w +', '1 b Z', [1, 2, 100, 0, 'forfeit'], ['unplayed-halves-differ'], 'both unplayed but different'],
    ['2 w +', '1 b +', [1, 2, 100, 100, 'forfeit'], ['unplayed-halves-differ'], 'both win by forfeit'],
    ['2 w W', '1 b -', [1, 2, 100, 0, 'forfeit'], ['unplayed-halves-differ'], 'less than one move against a forfeit'],
    ['2 w W', '1 b D', [1, 2, 100, 50, 'short'], ['unplayed-halves-differ'], 'two short results'],
    ['2 w +', '1 b *', [1, 2, 100, 0, 'forfeit'], ['unplayed-halves-differ'], 'a forfeit against no result'],
    ['2 w +', '0000 - Z', [1, 2, 100, 0, 'forfeit'], ['unplayed-halves-differ'], 'a forfeit against a bye'],
    ['2 w +', '', [1, 2, 100, 0, 'forfeit'], ['unplayed-halves-differ'], 'a forfeit against nothing'],
  ] as const)('%j and %j are a game', (first, second, [white, black, whiteScore, blackScore, unrated], codes, why) => {
    const { games, problems } = pair(first, second)
    expect(games, why).toEqual([{ round: 1, white, black, whiteScore, blackScore, unrated, date: '2026-02-07' }])
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(codes.map((code) => `note ${code}`))
  })

  test.each([
    ['2 w *', '1 b *', 'adjourned'],
    ['2 w X', '1 b *', 'adjourned, in two programs’ letters'],
    ['2 w', '1 b', 'no result yet'],
    ['2 w *', '1 b', 'adjourned and no result'],
    ['2', '1', 'a pairing without colours'],
    ['2 w *', '', 'one side only'],
  ])('%j and %j are an unfinished game: no game, noted', (first, second, why) => {
    const { games, problems } = pair(first, second)
    expect(games, why).toEqual([])
    expect(codesOf(problems)).toEqual(['game-unfinished'])
  })

  test.each([
    ['2 w 1', '1 b 1', ['results-disagree'], 'both win'],
    ['2 w 1', '1 b =', ['results-disagree'], 'a win against a draw'],
    ['2 w =', '1 b 1', ['results-disagree'], 'a draw against a win'],
    ['2 w 1', '1 b -', ['results-disagree'], 'played against a forfeit'],
    ['2 w 0', '1 b +', ['results-disagree'], 'played against a forfeit'],
    ['2 w 1', '1 b L', ['results-disagree'], 'played against less than one move'],
    ['2 w 1', '1 b *', ['results-disagree'], 'played against no result'],
    ['2 w 1', '1 w 0', ['colours-disagree'], 'both white'],
    ['2 b =', '1 b =', ['colours-disagree'], 'both black'],
    ['2 b 1', '1 b 1', ['results-disagree', 'colours-disagree'], 'both wrong'],
    ['2 w 1', '', ['game-one-sided'], 'the other side has nothing'],
    ['2 w 1', '0000 - Z', ['pairing-disagrees'], 'the other side has a bye'],
    ['1 w 1', '', ['plays-himself'], 'his own opponent'],
    ['9 w 1', '', ['opponent-unknown'], 'nobody has this number'],
    ['9 w +', '', ['opponent-unknown'], 'nobody has this number'],
    ['0000 w 1', '', ['opponent-missing'], 'a game against nobody'],
    ['2 w 1', '1 b Q', [], 'a code the reader has refused already'],
    ['2 w 1', '1 b X', ['results-disagree'], 'finished in one row only'],
  ])('%j and %j are refused', (first, second, codes, why) => {
    const { games, problems } = pair(first, second)
    expect(games, why).toEqual([])
    expect(codesOf(problems)).toEqual(codes)
    expect(problems.every(({ severity }) => severity === 'refuse')).toBe(true)
  })

  it('that disagree are named with both players, the round and what each says', () => {
    expect(pair('2 w 1', '1 b 1').problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        file: 'winter.trf',
        line: 9,
        message:
          'round 1: the results of player 1 Adler, Ada (2 w 1) and player 2 Birk, Bea (1 b 1) do not go together',
      },
    ])
  })
})

describe('one fault gives one message', () => {
  test.each([
    ['an unknown opponent leaves another alone', ['9 w 1', '', '1 b 0'], ['opponent-unknown']],
    ['somebody who plays himself leaves another alone', ['1 w 1', '1 b 0'], ['plays-himself']],
    ['one of three names a player who is engaged', ['2 w 1', '3 w 1', '2 b 0'], ['pairing-disagrees']],
    ['three in a circle', ['2 w 1', '3 w 1', '1 w 1'], ['pairing-disagrees']],
    ['an unplayed half beside a game', ['2 w +', '3 w 1', '2 b 0'], ['unplayed-halves-differ']],
    ['two games, two faults', ['2 w 1', '1 b 1', '4 w 1', '3 b 1'], ['results-disagree', 'results-disagree']],
  ])('%s', (_, cells, codes) => {
    expect(codesOf(round(...cells).problems)).toEqual(codes)
  })

  it('where a start number stands twice, nothing is said about the one that is missing', () => {
    const { problems } = judge(rowsWith({ 4: { no: 3 } }))
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        line: 12,
        message: 'start number 3 is used by two players: Claus, Carl in line 11 and Dorn, Dirk in line 12',
      },
    ])
  })

  it('where a line cannot be read, nothing is said about games with its player', () => {
    const [adler = '', birk = '', claus = '', dorn = ''] = rowsWith({})
    expect(judge([adler, birk.replaceAll('  ', '\t'), claus, dorn]).problems).toEqual([])
    expect(judge([adler, birk.replace('001    2', '001    x'), claus, dorn]).problems).toEqual([])
  })

  it('results without an opponent are byes, noted once', () => {
    const { games, problems } = judge(
      ['0000 - =', '0000 - +', '0000 - -', '0000 - H', '0000 - U', '', '0000 - 1'].map((cell, index) =>
        playerLine({ no: index + 1, name: `P${index + 1}`, rounds: [cell] }),
      ),
    )
    expect(games).toEqual([])
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      { code: 'results-of-byes', severity: 'note', message: expect.stringContaining('1/1 =, 1/2 +, 1/7 1') },
    ])
  })
})

describe('the points column', () => {
  const points = (changes: MadeUpLine, header = HEADER) =>
    codesOf(judge([playerLine({ no: 1, ...changes }), ...others], header).problems)
  const others = [
    playerLine({ no: 2, rounds: ['1 b 0', '0000 - Z', '0000 - Z', '0000 - Z'] }),
    playerLine({ no: 3, rounds: ['0000 - Z', '1 b =', '0000 - Z', '0000 - Z'] }),
  ]

  test.each([
    ['1.5', ['2 w 1', '3 w ='], [], 'the sum of the results'],
    ['3.5', ['2 w 1', '3 w ='], [], 'a point for each of the two rounds he was away'],
    ['2.0', ['2 w 1', '3 w =', '0000 - H'], [], 'half a point for H'],
    ['2.5', ['2 w 1', '3 w =', '0000 - U'], [], 'a point for U'],
    ['', ['2 w 1', '3 w ='], [], 'blank points'],
    ['1.0', ['2 w 1', '3 w ='], ['points-disagree'], 'less than the results'],
    ['4.0', ['2 w 1', '3 w ='], ['points-disagree'], 'more than results and unplayed rounds'],
    ['2.0', ['2 w 1', '3 w =', '0000 - U'], ['points-disagree'], 'less than results and byes'],
  ])('%j with %j', (printed, rounds, codes, why) => {
    expect(points({ points: printed, rounds }), why).toEqual(codes)
  })

  test.each(['162  W 3.0', '299           2.0    1    1', 'XXS WW=3.0', 'BBW  3.0'])(
    'is not checked with %j',
    (record) => {
      expect(points({ points: '9.0', rounds: ['2 w 1', '3 w ='] }, [...HEADER, record])).toEqual([])
    },
  )

  it('is named with what is printed and what the results give', () => {
    const [problem] = judge(rowsWith({ 1: { points: '3.5' } })).problems
    expect(problem && renderProblem(problem)).toMatchObject({
      line: 9,
      message: 'player 1 Adler, Ada: 3.5 points are printed, the results add up to 2.5 with 0 unplayed rounds',
    })
  })
})

it('a match given up as a whole (330) has no rated board, whatever the rows say', () => {
  const teams = [
    '310   1 Team Alpha'.padEnd(73).concat('   1    2'),
    '310   2 Team Beta'.padEnd(73).concat('   3    4'),
  ]
  const rows = ['3 w 1', '4 b 0', '1 b 0', '2 w 1'].map((cell, index) =>
    playerLine({ no: index + 1, rounds: [cell, cell] }),
  )
  const { games, problems } = judge(rows, [...HEADER, ...teams, '330 -+   2   2   1'])
  expect(problems).toEqual([])
  expect(games.map(({ round: number, unrated }) => [number, unrated])).toEqual([
    [1, null],
    [1, null],
    [2, 'match-forfeit'],
    [2, 'match-forfeit'],
  ])
})
