import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { playerEvents } from '../../src/period/player-event.js'
import { workedLines } from '../../src/period/worked-lines.js'
import { game, rated, ratedMeanwhile, ratedThen, tournament, unrated } from './made-up-month.js'
import { anyTournament } from './random-tournaments.js'

const NOT_WORKED = { difference: null, countedDifference: null, expected: null, delta: null }

describe('the lines of a player', () => {
  // 1800, 1700, 1900 and 2300 rated; one unrated.
  const entries = [rated(1800), rated(1700), rated(1900), rated(2300), unrated]
  const games = [
    game(0, 1, '1', null, 1),
    game(2, 0, '=', null, 2),
    game(0, 4, '0', null, 3),
    game(1, 0, '0', 'forfeit', 4),
    game(0, 3, '0', null, 5),
    game(1, 2, '1', null, 1),
  ]
  const event = tournament({ players: [0, 1, 2, 3, 4], games })

  it('show every number of a rated game and the reason of the others', () => {
    expect(workedLines(event, entries, 0)).toEqual([
      {
        round: 1,
        side: 'white',
        opponent: 1,
        opponentRating: 1700,
        difference: 100,
        countedDifference: 100,
        expected: 64,
        delta: 36,
        score: 100,
        rated: true,
        reason: null,
      },
      {
        round: 2,
        side: 'black',
        opponent: 2,
        opponentRating: 1900,
        difference: -100,
        countedDifference: -100,
        expected: 36,
        delta: 14,
        score: 50,
        rated: true,
        reason: null,
      },
      {
        round: 3,
        side: 'white',
        opponent: 4,
        opponentRating: null,
        ...NOT_WORKED,
        score: 0,
        rated: false,
        reason: 'unrated-opponent',
      },
      {
        round: 4,
        side: 'black',
        opponent: 1,
        opponentRating: 1700,
        ...NOT_WORKED,
        score: 100,
        rated: false,
        reason: 'forfeit',
      },
      {
        round: 5,
        side: 'white',
        opponent: 3,
        opponentRating: 2300,
        difference: -500,
        countedDifference: -400,
        expected: 8,
        delta: -8,
        score: 0,
        rated: true,
        reason: null,
      },
    ])
  })

  it('of an unrated player count without being worked', () => {
    expect(workedLines(event, entries, 4)).toEqual([
      {
        round: 3,
        side: 'black',
        opponent: 0,
        opponentRating: 1800,
        ...NOT_WORKED,
        score: 100,
        rated: true,
        reason: null,
      },
    ])
  })

  it('of a player without games are none', () => {
    expect(workedLines(tournament({ players: [0, 1] }), [rated(1500), rated(1600)], 1)).toEqual([])
  })

  it('name games after a match was decided (6.2)', () => {
    const match = tournament({
      isMatch: true,
      rounds: 4,
      games: [1, 2, 3, 4].map((round) => game(0, 1, '1', null, round)),
    })
    const reasons = workedLines(match, [rated(1500), rated(1500)], 1).map(({ reason }) => reason)
    expect(reasons).toEqual([null, null, null, 'decided-match'])
  })

  test.each([
    ['2024-02-29', [450, 400], 'A17: the greatest difference only'],
    ['2024-03-01', [400, 400], '8.3.1: every game'],
  ] as const)('of %s limit D as the event did: %j', (startDate, counted, why) => {
    const two = tournament({ startDate, games: [game(0, 1, '1'), game(0, 2, '1')] })
    const lines = workedLines(two, [rated(2500), rated(2050), rated(2000)], 0)
    expect(
      lines.map(({ countedDifference }) => countedDifference),
      why,
    ).toEqual(counted)
  })

  it('show what the other counted as (A12)', () => {
    const since = [ratedMeanwhile(1612), rated(1700), ratedThen(1405)]
    const three = tournament({ games: [game(0, 1, '1'), game(0, 2, '='), game(1, 2, '1')] })
    expect(workedLines(three, since, 0).map(({ opponentRating }) => opponentRating)).toEqual([1700, 1405])
    expect(workedLines(three, since, 1).map(({ opponentRating }) => opponentRating)).toEqual([null, 1405])
    expect(workedLines(three, since, 2).map(({ opponentRating }) => opponentRating)).toEqual([null, 1700])
  })
})

describe('in any tournament of any edition', () => {
  it('the lines add up to what the list was made of', () => {
    fc.assert(
      fc.property(anyTournament, ({ event, entries }) => {
        playerEvents(event, entries).forEach((part, place) => {
          const lines = workedLines(event, entries, place)
          const counting = lines.filter(({ rated }) => rated)
          const total = (value: (line: (typeof lines)[number]) => number | null) =>
            counting.reduce((sum, line) => sum + (value(line) ?? 0), 0)
          expect(counting.length).toBe(part.games)
          expect(total(({ score }) => score)).toBe(part.score)
          expect(total(({ delta }) => delta)).toBe(part.sumOfDeltas)
          expect(total(({ opponentRating }) => opponentRating)).toBe(part.sumOfOpponents)
        })
      }),
      { numRuns: 500 },
    )
  })

  it('every game is on two lines, and only a counted one is worked', () => {
    fc.assert(
      fc.property(anyTournament, ({ event, entries }) => {
        const lines = entries.flatMap((own, place) =>
          workedLines(event, entries, place).map((line) => ({ ...line, own, place })),
        )
        expect(lines).toHaveLength(2 * event.games.length)
        for (const { rated, reason, own, opponentRating, difference, expected, delta, score } of lines) {
          expect(rated).toBe(reason === null)
          expect(difference !== null).toBe(rated && own.ownRating !== null)
          if (rated) expect(opponentRating).not.toBeNull()
          if (delta !== null && expected !== null) expect(delta + expected).toBe(score)
        }
      }),
    )
  })
})
