import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { computeMonth, entriesOf, type MonthInput } from '../../src/period/compute-month.js'
import type { MonthPlayer, PlayerChange } from '../../src/period/player-change.js'
import type { MonthTournament } from '../../src/period/tournament.js'
import type { ListMonth } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { game, lawOf, newcomer, player, standing, tournament } from './made-up-month.js'
import { anyGames } from './random-tournaments.js'

const id = (place: number) => 70_000_001 + place

/** A month in which the list before was in force all the time, unless ratings at the start are given. */
function month(
  players: readonly MonthPlayer[],
  tournaments: Iterable<MonthTournament>,
  over: { list?: ListMonth; type?: RatingType; atStart?: (number | null)[]; standardAtStart?: (number | null)[] } = {},
): MonthInput {
  const { list = '2026-03', type = 'standard', atStart, standardAtStart } = over
  return {
    ...lawOf(list, type),
    players: {
      length: players.length,
      at: (place) => players[place] as MonthPlayer,
      ratingOnBase: (place) => players[place]?.base?.rating ?? null,
    },
    tournaments,
    ratingsAtStart: () => ({
      ofType: (place) => (atStart === undefined ? (players[place]?.base?.rating ?? null) : (atStart[place] ?? null)),
      standard: (place) => standardAtStart?.[place] ?? null,
    }),
  }
}

function changesOf(input: MonthInput): Map<number, PlayerChange> {
  return new Map([...computeMonth(input)].map((change) => [change.fideId, change]))
}

describe('a month of five players', () => {
  // 1800 and 1700 with K 20, 1500 with K 40, a newcomer, and one who does not play.
  const players = [
    player({ fideId: id(0), base: standing({ rating: 1800 }) }),
    player({ fideId: id(1), base: standing({ rating: 1700 }) }),
    player({ fideId: id(2), base: standing({ rating: 1500, k: 40, gamesCompleted: 10 }) }),
    newcomer({ fideId: id(3) }),
    player({ fideId: id(4), base: standing({ rating: 1650 }) }),
  ]
  const tournaments = [
    tournament({
      code: 'A',
      startDate: '2026-02-01',
      players: [0, 1, 2],
      // D 100: .64; D 200: .76
      games: [game(0, 1, '1'), game(1, 2, '='), game(2, 0, '=')],
    }),
    tournament({
      code: 'B',
      startDate: '2026-02-13',
      players: [3, 0, 1, 2],
      // By places in this tournament: the newcomer is first.
      games: [game(0, 1, '='), game(2, 0, '1'), game(0, 3, '1'), game(1, 3, '1')],
    }),
  ]

  it('is worked out by hand', () => {
    const changes = changesOf(month(players, tournaments))
    // 1800: 36 - 35 in A (D 300: .85), 15 in B: + 16 x 20
    expect(changes.get(id(0))).toMatchObject({ games: 3, sumOfDeltas: 16, rawChange: 320, change: 3, newRating: 1803 })
    // 1700: -36 - 26 (D 200: .76) in A, none in B
    expect(changes.get(id(1))).toMatchObject({ games: 2, sumOfDeltas: -62, change: -12, newRating: 1688 })
    // 1500: 26 + 35 in A, -15 in B: 46 x 40
    expect(changes.get(id(2))).toMatchObject({ games: 3, sumOfDeltas: 46, rawChange: 1840, newRating: 1518 })
    // the newcomer: 1.5 of 3 against 5000
    expect(changes.get(id(3))).toMatchObject({ status: 'unrated', games: 3, newRating: null })
    expect(changes.get(id(3))?.pool).toMatchObject({ games: 3, score: 150, sumOfOpponents: 5000, published: false })
    expect(changes.has(id(4)), 'nothing happened to him').toBe(false)
  })

  it('comes in the order of the players', () => {
    expect([...computeMonth(month(players, tournaments))].map(({ fideId }) => fideId)).toEqual([0, 1, 2, 3].map(id))
  })

  it('is the same when it is computed again', () => {
    const input = month(players, tournaments)
    const before = JSON.stringify(input.players)
    const once = JSON.stringify([...computeMonth(input)])
    expect(JSON.stringify([...computeMonth(input)])).toBe(once)
    expect(JSON.stringify(input.players), 'and what it was computed from is as it was').toBe(before)
  })

  it('asks for each tournament once, one after the other', () => {
    function* oneByOne() {
      yield* tournaments
    }
    expect([...computeMonth(month(players, oneByOne()))]).toEqual([...computeMonth(month(players, tournaments))])
  })

  it('tells each player of his own events only', () => {
    const changes = changesOf(month(players, tournaments))
    const codes = (place: number) => changes.get(id(place))?.events.map((one) => one.tournament.code)
    expect([0, 1, 2, 3].map(codes)).toEqual([['A', 'B'], ['A', 'B'], ['A', 'B'], ['B']])
  })

  it('is empty without players', () => {
    expect([...computeMonth(month([], []))]).toEqual([])
  })
})

describe('who is left out of a month', () => {
  test.each<[who: MonthPlayer, list: ListMonth, told: boolean, why: string]>([
    [player(), '2026-03', false, 'a quiet player'],
    [player({ base: standing({ lastPlayed: '2025-03' }) }), '2026-03', true, 'A14: he turns inactive'],
    [player({ base: standing({ lastPlayed: '2025-04' }) }), '2026-03', false, 'A14: not yet'],
    [
      player({ birthYear: 2008, base: standing({ k: 40, lastPlayed: '2026-12' }) }),
      '2027-01',
      true,
      'A4: no junior now',
    ],
    [newcomer(), '2026-03', false, 'a newcomer without games'],
    [player({ base: standing({ rating: 1500, lastPlayed: '2024-01' }) }), '2024-03', true, 'A13: the compression'],
    [player({ base: standing({ rating: 2100, lastPlayed: '2024-01' }) }), '2024-03', false, 'A13: not from 2000 on'],
  ])('%#', (who, list, told, why) => {
    expect([...computeMonth(month([who], [], { list }))].length, why).toBe(told ? 1 : 0)
  })

  it('is nobody who took part, whatever it came to', () => {
    const event = tournament({ players: [0, 1], games: [game(0, 1, '1', 'forfeit')] })
    const changes = changesOf(month([player({ fideId: id(0) }), newcomer({ fideId: id(1) })], [event]))
    expect(changes.get(id(0))).toMatchObject({ status: 'rated', change: 0, games: 0, standing: null })
    expect(changes.get(id(1))).toMatchObject({ status: 'unrated', games: 0, standing: null })
  })
})

describe('how the players of a tournament take part', () => {
  it('is looked up by their places in the month, in the order of the tournament', () => {
    const players = [
      player({ base: standing({ rating: 1610 }) }),
      newcomer(),
      player({ base: standing({ rating: 1720 }) }),
    ]
    const input = month(players, [], {
      type: 'rapid',
      atStart: [null, null, 1700],
      standardAtStart: [null, 1900, 2000],
    })
    expect(entriesOf(tournament({ type: 'rapid', players: [2, 0, 1] }), input)).toEqual([
      { basis: 'rated', ownRating: 1700, countsAs: 1700 },
      { basis: 'rated-meanwhile', ownRating: 1610, countsAs: null },
      { basis: 'standard', ownRating: 1900, countsAs: 1900 },
    ])
  })

  it('is by the ratings at the start, and the change is added to the list before (A2, A3)', () => {
    const players = [
      player({ fideId: id(0), base: standing({ rating: 1850 }) }),
      player({ fideId: id(1), base: standing({ rating: 1700 }) }),
    ]
    const event = tournament({ players: [0, 1], games: [game(0, 1, '1')] })
    const changes = changesOf(month(players, [event], { atStart: [1800, 1800] }))
    expect(changes.get(id(0))).toMatchObject({ sumOfDeltas: 50, newRating: 1860 })
    expect(changes.get(id(1))).toMatchObject({ sumOfDeltas: -50, newRating: 1690 })
  })

  it('lets a newcomer who has been rated since play alone (8.2.4, A12)', () => {
    const base = standing({ rating: 1612, k: 40, gamesCompleted: 5 })
    const players = [player({ fideId: id(0), base }), player({ fideId: id(1), base: standing({ rating: 1760 }) })]
    const event = tournament({ startDate: '2026-01-10', players: [0, 1], games: [game(0, 1, '=')] })
    const changes = changesOf(month(players, [event], { list: '2026-04', atStart: [null, 1760] }))
    // 1612 - 1760 = -148: .30; 20 x 40
    expect(changes.get(id(0))).toMatchObject({ status: 'rated', change: 8, newRating: 1620, pool: null })
    expect(changes.get(id(1))).toMatchObject({ games: 0, change: 0, newRating: 1760, standing: null })
  })

  it('mixes editions: the games by the start, the list by its date (A1)', () => {
    // 2700 beats 2200 before and after the amendment of 8.3.1: .92, then .96.
    const players = [
      player({ fideId: id(0), base: standing({ rating: 2700, k: 10, peak: 2700 }) }),
      player({ fideId: id(1), base: standing({ rating: 2200 }) }),
    ]
    const events = (['2025-09-30', '2025-10-01'] as const).map((startDate) =>
      tournament({ startDate, players: [0, 1], games: [game(0, 1, '1')] }),
    )
    const change = changesOf(month(players, events, { list: '2025-11' })).get(id(0))
    expect(change?.events.map(({ sumOfDeltas }) => sumOfDeltas)).toEqual([8, 4])
    expect(change).toMatchObject({ sumOfDeltas: 12, rawChange: 120, change: 1 })
  })
})

/** A month of up to six tournaments among eight players, some of them unrated, with any K. */
function anyMonth(kOf: fc.Arbitrary<number>, ratings: fc.Arbitrary<number | null>, maxTournaments = 6) {
  const size = 8
  const someone = fc.record({ rating: ratings, k: kOf, gamesCompleted: fc.integer({ min: 0, max: 60 }) })
  return fc.record({
    players: fc
      .array(someone, { minLength: size, maxLength: size })
      .map((them) =>
        them.map(({ rating, k, gamesCompleted }, place) =>
          rating === null
            ? newcomer({ fideId: id(place) })
            : player({ fideId: id(place), base: standing({ rating, k, gamesCompleted }) }),
        ),
      ),
    events: fc
      .array(fc.record({ games: anyGames(size), day: fc.integer({ min: 10, max: 28 }) }), { maxLength: maxTournaments })
      .map((them) =>
        them.map(({ games, day }, index) =>
          tournament({
            code: `T${index}`,
            startDate: `2026-02-${day}` as never,
            players: [...Array(size).keys()],
            games,
          }),
        ),
      ),
  })
}

describe('in any month', () => {
  const rating = fc.integer({ min: 1450, max: 2600 })

  // Where he stood between two events is another matter: that is what the highest rating asks.
  it('the order of tournaments does not matter for what a player gets', () => {
    const total = ({ fideId, status, newRating, k, kUsed, games, sumOfDeltas, change, standing: then }: PlayerChange) =>
      JSON.stringify({
        fideId,
        status,
        newRating,
        k,
        kUsed,
        games,
        sumOfDeltas,
        change,
        stands: { ...then, highest: null },
      })
    const anyone = fc.option(rating, { freq: 4 })
    fc.assert(
      fc.property(
        anyMonth(fc.constantFrom(10, 20, 40), anyone),
        fc.infiniteStream(fc.nat()),
        ({ players, events }, keys) => {
          const shuffled = events
            .map((event) => ({ event, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ event }) => event)
          expect([...computeMonth(month(players, shuffled))].map(total)).toEqual(
            [...computeMonth(month(players, events))].map(total),
          )
        },
      ),
    )
  })

  it('nobody gains what nobody loses, K being equal and no limit reached', () => {
    // One tournament of at most 30 games: K 20 stays 20; scores that share the point.
    fc.assert(
      fc.property(anyMonth(fc.constant(20), rating, 1), ({ players, events }) => {
        const shared = events.map((event) => ({
          ...event,
          games: event.games.filter(({ whiteScore, blackScore }) => whiteScore + blackScore === 100),
        }))
        const changes = [...computeMonth(month(players, shared))]
        expect(changes.reduce((sum, { rawChange }) => sum + rawChange, 0)).toBe(0)
        for (const { rawChange, change } of changes) {
          expect(Number.isInteger(change)).toBe(true)
          expect(Math.abs(rawChange - 100 * change)).toBeLessThanOrEqual(50)
        }
      }),
    )
  })

  it('a rerun is the same to the letter', () => {
    fc.assert(
      fc.property(anyMonth(fc.constantFrom(10, 20, 40), fc.option(rating)), ({ players, events }) => {
        const run = () => JSON.stringify([...computeMonth(month(players, events))])
        expect(run()).toBe(run())
      }),
      { numRuns: 30 },
    )
  })
})
