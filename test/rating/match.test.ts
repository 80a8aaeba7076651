import { describe, expect, test } from 'vitest'

import { gamesAfterDecision, type MatchGame } from '../../src/rating/match.js'

/**
 * Games of a match in short hand, from the first player's side, colours changing from game to game: `+` won, `=` drawn,
 * `-` lost, `0` lost by both, `a` one half against nothing.
 */
function match(results: string, first = 1, second = 2): MatchGame[] {
  const scores: Record<string, [number, number]> = {
    '+': [100, 0],
    '=': [50, 50],
    '-': [0, 100],
    '0': [0, 0],
    a: [50, 0],
  }
  return [...results].map((result, index) => {
    const [own, other] = scores[result] as [number, number]
    return index % 2 === 0
      ? { white: first, black: second, whiteScore: own, blackScore: other }
      : { white: second, black: first, whiteScore: other, blackScore: own }
  })
}

const afterDecision = (games: readonly MatchGame[], length: number) => [...gamesAfterDecision(games, length)]

describe('games after a match is decided (6.2)', () => {
  test.each<[results: string, length: number, decided: number[], why: string]>([
    ['======', 6, [], 'never decided: 3-3'],
    ['+++===', 6, [4, 5], '3.5 of 6 after the fourth game'],
    ['+++---', 6, [], '3 of 6 is not more than one half'],
    ['++++--', 6, [4, 5], '4 of 6 after the fourth game, whatever comes'],
    ['------', 6, [4, 5], 'the other player'],
    ['-=-=--', 6, [5], 'the other player, 4 of 6 after the fifth'],
    ['+=====', 6, [], '3.5 of 6 in the last game only'],
    ['++', 2, [], 'decided by the last game'],
    ['+', 1, [], 'a match of one game'],
    ['++=', 3, [2], '2 of 3'],
    ['+=+', 3, [], '1.5 of 3 is not more than one half'],
    ['+++++', 5, [3, 4], '3 of 5'],
    // The length declared
    ['++++++', 10, [], 'declared longer than played: 6 of 10 in the last game'],
    ['++++++++', 10, [6, 7], 'declared longer than played: 6 of 10 after the sixth'],
    ['+++===', 12, [], 'declared longer than played: 4.5 of 12'],
    ['++++----', 6, [], 'played longer than declared: 4 of 8'],
    ['+++++---', 6, [5, 6, 7], 'played longer than declared: 5 of 8'],
    // Games that were not played score as well
    ['0+++', 4, [], 'a game lost by both scores nothing: 3 of 4 in the last'],
    ['0+++=', 5, [4], 'a game lost by both is at stake: 3 of 5'],
    ['aaaaaaa', 7, [], 'halves against nothing: 3.5 of 7 is not more than one half'],
    ['+aaaaaa', 7, [], '4 of 7 in the last game only'],
    ['', 6, [], 'no games'],
  ])('%s of %i: %j', (results, length, decided, why) => {
    expect(afterDecision(match(results), length), why).toEqual(decided)
  })

  test('every two players are a match of their own', () => {
    const [a, b] = [match('++++', 1, 2), match('=+=-', 3, 4)]
    // Round by round, both boards.
    const games = a.flatMap((game, index) => [game, b[index] as MatchGame])
    expect(afterDecision(games, 4), 'the first match: 3 of 4 after the third').toEqual([6])
  })

  test('with several matches each has its own number of games, whatever length is declared', () => {
    const games = [...match('+++', 1, 2), ...match('++', 1, 3)]
    expect(afterDecision(games, 20), '2 of 3; 2 of 2 in the last').toEqual([2])
  })

  test('several matches of players who meet nobody else have the declared length each', () => {
    const games = [...match('++=', 1, 2), ...match('+=', 3, 4)]
    expect(afterDecision(games, 4), '2.5 of 4 in the last; 1.5 of 4').toEqual([])
    expect(afterDecision(games, 3), '2 of 3 after the second').toEqual([2])
  })

  test('a player’s points against others decide nothing', () => {
    const games = [...match('+', 1, 2), ...match('+', 1, 3), ...match('==', 1, 2)]
    expect(afterDecision(games, 3)).toEqual([])
  })

  test('numbers that read alike are told apart', () => {
    const games = [...match('+++', 1, 23), ...match('---', 12, 3)]
    expect(afterDecision(games, 3)).toEqual([2, 5])
  })

  test('the games handed in stay as they are', () => {
    const games = match('++++')
    const copy = structuredClone(games)
    gamesAfterDecision(games, 4)
    expect(games).toEqual(copy)
  })
})
