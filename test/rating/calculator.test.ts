import { describe, expect, it, test } from 'vitest'

import { calculate } from '../../src/rating/calculator.js'
import { edition, games, WIN } from './made-up-games.js'

describe('the calculator', () => {
  it('works every game, adds up and rounds once', () => {
    // 120: .66, 50: .57, 20: .53, 80: .61, 150: .70
    const result = calculate(2200, 20, games('2080=1 2150=1 2180=1/2 2120=1/2 2050=1'), edition('2026-01-01'))
    expect(result.games.map(({ delta }) => delta)).toEqual([34, 43, -3, -11, 30])
    expect(result).toMatchObject({ k: 20, kUsed: 20, sum: 93, rawChange: 1860, change: 19, newRating: 2219 })
    // Ra 2116, p .80, dp 240
    expect(result.performance).toBe(2356)
  })

  test.each([
    // start        type        own   game      rated  sum  why
    ['2024-11-30', 'rapid', 2700, '2000=1', true, 8, '7.3.1: the day before games are removed'],
    ['2024-12-01', 'rapid', 2700, '2000=1', false, 0, '7.3.1: 700 apart, above 2600'],
    ['2024-12-01', 'blitz', 2000, '2700=1', false, 0, '7.3.1: for the lower-rated side'],
    ['2024-12-01', 'rapid', 2600, '2000=1', true, 8, '7.3.1: 2600 is not above 2600'],
    ['2024-12-01', 'standard', 2700, '2000=1', true, 8, 'standard never removes a game'],
    ['2025-10-01', 'standard', 2700, '2000=1', true, 1, '8.3.1: 700 in full, PD .99'],
  ] as const)('%s %s %i: %s', (start, type, own, game, rated, sum, why) => {
    const result = calculate(own, 10, games(game), edition(start, type))
    expect(result.games[0]?.rated, why).toBe(rated)
    expect(result.sum, why).toBe(sum)
  })

  it('leaves removed games out of n, score and performance', () => {
    const result = calculate(2610, 10, games('2010=1 2610=1/2'), edition('2026-01-01', 'blitz'))
    expect(result.games[0]).toEqual({
      opponentRating: 2010,
      difference: 600,
      countedDifference: null,
      expected: null,
      score: WIN,
      delta: null,
      rated: false,
    })
    expect(result).toMatchObject({ sum: 0, change: 0, newRating: 2610, performance: 2610 })
  })

  it('changes nothing without a rated game', () => {
    for (const played of ['', '2010=1']) {
      expect(calculate(2610, 10, games(played), edition('2026-01-01', 'rapid'))).toMatchObject({
        k: 10,
        kUsed: 10,
        sum: 0,
        rawChange: 0,
        change: 0,
        newRating: 2610,
        performance: null,
      })
    }
  })

  it('limits K by the games that count', () => {
    const played = games(Array(36).fill('1500=1').join(' '))
    expect(calculate(1500, 20, played, edition('2026-01-01'))).toMatchObject({ k: 20, kUsed: 19, change: 342 })
    const removed = [...games(Array(35).fill('2610=1').join(' ')), ...games('2000=1')]
    expect(calculate(2610, 20, removed, edition('2026-01-01', 'rapid'))).toMatchObject({ kUsed: 20, change: 350 })
  })

  it('works two games that are one and the same object one by one', () => {
    const [game] = games('1500=1')
    if (game === undefined) throw new Error('no game')
    const { games: lines, sum } = calculate(2000, 20, [game, game], edition('2023-06-01'))
    // One upgrade an event: 400 counts .92, 500 counts .96.
    expect(lines.map(({ delta }) => delta)).toEqual([8, 4])
    expect(sum).toBe(12)
  })
})
