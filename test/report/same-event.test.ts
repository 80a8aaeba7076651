import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { type EventGames, maySameEvent, type PersonGame, sameEvent } from '../../src/report/same-event.js'

/** A round robin of the given players in which the first of every pair is white and wins. */
function roundRobin(...players: readonly number[]): readonly PersonGame[] {
  return players.flatMap((white, index) =>
    players.slice(index + 1).map((black) => ({ white, black, whiteScore: 100, blackScore: 0, date: null }) as const),
  )
}

function event(code: string, games: readonly PersonGame[], dates: Partial<EventGames> = {}): EventGames {
  return { code, startDate: '2026-02-14', endDate: '2026-02-18', games, ...dates }
}

const groupB = roundRobin(1, 2, 3, 4, 5, 6)
const groupC = roundRobin(7, 8, 9, 10, 11, 12)
const a = event('A', [...groupB, ...groupC])
const b = event('B', groupB)
const c = event('C', groupC)

describe('one event under two names', () => {
  test.each([
    [
      'all of it again',
      event('D', a.games),
      [a],
      { shared: 30, games: 30, stored: [{ code: 'A', shared: 30, games: 30 }] },
    ],
    ['a group of it', b, [a], { shared: 15, games: 15, stored: [{ code: 'A', shared: 15, games: 30 }] }],
    [
      'both groups together',
      a,
      [b, c],
      {
        shared: 30,
        games: 30,
        stored: [
          { code: 'B', shared: 15, games: 15 },
          { code: 'C', shared: 15, games: 15 },
        ],
      },
    ],
    [
      'one of its groups stands in it',
      a,
      [b],
      { shared: 15, games: 30, stored: [{ code: 'B', shared: 15, games: 15 }] },
    ],
    [
      'four games of five',
      event('D', groupB.slice(0, 5)),
      [event('A', groupB.slice(1, 5))],
      { shared: 4, games: 5, stored: [{ code: 'A', shared: 4, games: 4 }] },
    ],
  ])('%s', (_, report, stored, shared) => {
    expect(sameEvent(report, stored)).toEqual(shared)
  })

  const week = { startDate: '2026-02-21', endDate: '2026-02-25' } as const
  const nine = groupB.slice(0, 9)

  test.each([
    ['nothing is stored', b, []],
    ['others played', b, [c]],
    ['the same games a week later', event('D', groupB, week), [b]],
    [
      'colours exchanged',
      event(
        'D',
        groupB.map((game) => ({ ...game, white: game.black, black: game.white })),
      ),
      [b],
    ],
    [
      'other results',
      event(
        'D',
        groupB.map((game) => ({ ...game, whiteScore: 50, blackScore: 50 }) as const),
      ),
      [b],
    ],
    [
      'other dates',
      event(
        'D',
        groupB.map((game) => ({ ...game, date: '2026-02-14' }) as const),
      ),
      [
        event(
          'B',
          groupB.map((game) => ({ ...game, date: '2026-02-15' }) as const),
        ),
      ],
    ],
    ['three games of four', event('D', groupB.slice(0, 4)), [event('A', [...groupB.slice(1, 4), ...groupC])]],
    ['fewer than four of five', event('D', nine), [event('A', [...groupB.slice(2, 9), ...groupC])]],
    ['a report without games', event('D', []), [b]],
  ])('not: %s', (_, report, stored) => {
    expect(sameEvent(report, stored)).toBeNull()
  })

  it('meets a date where one side has one only, and every stored game once', () => {
    const game = { white: 1, black: 2, whiteScore: 100, blackScore: 0 } as const
    const dated = event('D', [{ ...game, date: '2026-02-14' }])
    expect(sameEvent(dated, [event('A', [{ ...game, date: null }])])).toMatchObject({ shared: 1 })
    const twice = event('D', [
      { ...game, date: null },
      { ...game, date: null },
    ])
    expect(sameEvent(twice, [event('A', [{ ...game, date: null }])])).toMatchObject({ shared: 1, games: 2 })
  })

  it('does not depend on the order of what is stored', () => {
    expect(sameEvent(a, [c, b])).toEqual(sameEvent(a, [b, c]))
  })
})

const few = fc.array(
  fc.record({
    white: fc.integer({ min: 1, max: 3 }),
    black: fc.integer({ min: 4, max: 6 }),
    whiteScore: fc.constantFrom(0, 50, 100),
    blackScore: fc.constantFrom(0, 50, 100),
    date: fc.constantFrom(null, '2026-02-14', '2026-02-15'),
  }),
  { maxLength: 12 },
)

it('may be one of those stored wherever it is, by the stored games that two persons met in alike', () => {
  const meeting = ({ white, black, whiteScore, blackScore }: PersonGame) =>
    `${white} ${black} ${whiteScore}-${blackScore}`
  fc.assert(
    fc.property(few, fc.array(few, { maxLength: 3 }), (games, others) => {
      const met = new Set(games.map(meeting))
      const most = others.map((other) => ({
        shared: other.filter((game) => met.has(meeting(game))).length,
        games: other.length,
      }))
      const found = sameEvent(
        event('D', games),
        others.map((other, index) => event(`S${index}`, other)),
      )
      if (found !== null) expect(maySameEvent(games.length, most)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
