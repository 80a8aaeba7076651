import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Basis } from '../../src/period/entry.js'
import { monthEvents } from '../../src/period/month-events.js'
import type { PlayerEvent } from '../../src/period/player-event.js'
import { type DatedStanding, standingColumns } from '../../src/period/standing-columns.js'
import { event, tournament } from './made-up-month.js'

const orNull = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: null })
const anyMonth = fc.constantFrom('2025-12', '2026-01', '2026-02')
const anyStanding: fc.Arbitrary<DatedStanding> = fc.record({
  rating: orNull(3000),
  k: orNull(40),
  gamesCompleted: fc.nat({ max: 100_000 }),
  peak: orNull(3000),
  highest: orNull(3000),
  lastPlayed: fc.option(anyMonth, { nil: null }),
  inactive: fc.boolean(),
  validFrom: anyMonth,
})

describe('standings in columns', () => {
  it('come out as they went in, wherever they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyStanding, { nil: null }), { maxLength: 20 }), (standings) => {
        const columns = standingColumns(standings.length)
        standings.forEach((one, place) => {
          if (one !== null) columns.set(place, one)
        })
        standings.forEach((one, place) => {
          expect(columns.at(place)).toEqual(one)
          expect(columns.ratingAt(place)).toBe(one?.rating ?? null)
        })
      }),
    )
  })
})

const PLAYERS = 4
const anyEvent = fc.record({
  basis: fc.constantFrom<Basis>('rated', 'standard', 'rated-meanwhile', 'pool'),
  ownRating: orNull(3000),
  games: fc.nat({ max: 30 }),
  score: fc.nat({ max: 3000 }),
  sumOfDeltas: fc.integer({ min: -3000, max: 3000 }),
  sumOfOpponents: fc.nat({ max: 90_000 }),
})
const anyTournament = fc
  .shuffledSubarray([...Array(PLAYERS).keys()])
  .chain((players) => fc.tuple(...players.map((player) => fc.tuple(fc.constant(player), anyEvent))))

describe('events in columns', () => {
  it('come out as they went in, a player in the order of the tournaments', () => {
    fc.assert(
      fc.property(fc.array(anyTournament, { maxLength: 8 }), (tournaments) => {
        const events = monthEvents(PLAYERS)
        const expected: PlayerEvent[][] = Array.from({ length: PLAYERS }, () => [])
        tournaments.forEach((parts, index) => {
          const { players: _, games: __, ...head } = tournament({ id: index + 1, code: `T${index}` })
          const made = parts.map(([, part]) => event({ ...part, tournament: head }))
          for (const [at, [player]] of parts.entries()) expected[player]?.push(made[at] as PlayerEvent)
          events.add({ ...head, players: parts.map(([player]) => player), games: [] }, made)
        })
        expect(expected.map((_, place) => events.ofPlayer(place))).toEqual(expected)
      }),
    )
  })

  it('keep no crosstable', () => {
    const events = monthEvents(1)
    events.add(tournament({ players: [0] }), [event()])
    expect(events.ofPlayer(0)[0]?.tournament).not.toHaveProperty('games')
  })
})
