import { describe, expect, it, test } from 'vitest'

import type { Entry } from '../../src/period/entry.js'
import { playerEvents } from '../../src/period/player-event.js'
import { roundRobinOf } from '../../src/period/round-robin.js'
import type { MonthGame } from '../../src/period/tournament.js'
import { edition, game, rated, tournament, unrated } from './made-up-month.js'

const RATED = [2000, 1900, 1800, 1700].map(rated)

/** Everybody against everybody, drawn; other results by the two places. */
function allPlay(players: number, others: Readonly<Record<string, '1' | '0'>> = {}): MonthGame[] {
  return Array.from({ length: players }, (_, white) =>
    Array.from({ length: players - white - 1 }, (__, index) => {
      const black = white + 1 + index
      return game(white, black, others[`${white}-${black}`] ?? '=', null, white + black)
    }),
  ).flat()
}

const onDay = (
  day: `${number}-${number}-${number}`,
  entries: readonly Entry[],
  games: readonly MonthGame[],
  more = {},
) => tournament({ startDate: day, players: entries.map((_, place) => place), games, ...more })

describe('a tournament is a round robin with unrated players', () => {
  const five = [...RATED, unrated]
  const six = [...RATED, unrated, unrated]
  const [first, ...rest] = allPlay(5) as [MonthGame, ...MonthGame[]]

  test.each<
    [what: string, entries: readonly Entry[], games: readonly MonthGame[], average: number | null, more?: object]
  >([
    ['where all met once', five, allPlay(5), 1850],
    ['not where nobody is unrated', [...RATED, rated(1600)], allPlay(5), null],
    ['not with too few rated players', [...RATED.slice(1), unrated, unrated], allPlay(5), null],
    ['not as a match', five, allPlay(5), null, { isMatch: true }],
    ['not with a forfeit (6.43)', five, [{ ...first, unplayed: 'forfeit' as const }, ...rest], null],
    ['not where one game is missing', five, rest, null],
    ['not where one pair met twice and another never', five, [...rest, ...rest.slice(-1)], null],
    ['not without a game', five, [], null],
    ['where six met twice', six, [...allPlay(6), ...allPlay(6)], 1850],
    ['not where five met twice', five, [...allPlay(5), ...allPlay(5)], null],
  ])('%s', (_what, entries, games, average, more) => {
    expect(roundRobinOf(onDay('2003-05-01', entries, games, more), entries)?.average ?? null).toBe(average)
  })

  it('not of two players, who make a match', () => {
    const entries = [rated(1900), unrated]
    const regulations = {
      ...edition('2003-05-01'),
      roundRobin: { oneRatedIn: 2, leastRated: 1, leastPlayersOfDouble: 2, leastScore: 0 },
    }
    const twice = [game(0, 1, '=', null, 1), game(0, 1, '=', null, 2)]
    expect(roundRobinOf(onDay('2003-05-01', entries, twice, { regulations }), entries)).toBeNull()
    const three = [rated(1900), rated(1700), unrated]
    expect(roundRobinOf(onDay('2003-05-01', three, allPlay(3), { regulations }), three)?.average).toBe(1800)
  })

  it('not since 2022', () => {
    expect(roundRobinOf(onDay('2021-12-31', five, allPlay(5)), five)?.average).toBe(1850)
    expect(roundRobinOf(onDay('2022-01-01', five, allPlay(5)), five)).toBeNull()
  })
})

describe('what its players count as', () => {
  it('is what unrated players performed', () => {
    const entries = [...RATED, unrated]
    const table = onDay('2003-05-01', entries, allPlay(5))
    expect(roundRobinOf(table, entries)?.entries.map(({ countsAs }) => countsAs)).toEqual([
      2000, 1900, 1800, 1700, 1850,
    ])
  })

  it('in two cycles is the same as in one with the same share of the points', () => {
    const entries = [...RATED, unrated, unrated]
    // Both unrated players lose to the player of 2000.
    const once = allPlay(6, { '0-4': '1', '0-5': '1' })
    const [one, two] = [once, [...once, ...once]].map((games) =>
      roundRobinOf(onDay('2003-05-01', entries, games), entries),
    )
    const counts = two?.entries.map(({ countsAs }) => countsAs)
    // p .70 of 2000 in five games: dp 149, the others' 0: dpa 37.25; 1850 - 37.25 x 5/6 = 1818.96. In ten: x 10/11 = 1816.14.
    expect([one?.average, two?.average]).toEqual([1819, 1816])
    // .40 is dp -72.
    expect(counts?.slice(4)).toEqual([1744, 1744])
  })

  it('leaves out who scored too little, and his opponents’ games against him', () => {
    const entries = [...RATED, unrated, unrated]
    const lost = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`${place}-5`, '1' as const]))
    const table = onDay('2003-05-01', entries, allPlay(6, lost))
    // Between the other five all games are drawn.
    expect(roundRobinOf(table, entries)).toMatchObject({ average: 1850 })
    expect(roundRobinOf(table, entries)?.entries[5]?.countsAs).toBeNull()
    const events = playerEvents(table, entries)
    expect(events.map(({ games }) => games).slice(0, 5)).toEqual([4, 4, 4, 4, 4])
    expect(events[4]).toMatchObject({ games: 4, score: 200, sumOfOpponents: 4 * 1850 })
  })
})
