import { describe, expect, it, test } from 'vitest'

import { type EventGames, type PersonGame, sameEvent } from '../../src/report/same-event.js'

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
