import fc from 'fast-check'

import type { Entry } from '../../src/period/entry.js'
import type { MonthGame, MonthTournament } from '../../src/period/tournament.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { rated, ratedMeanwhile, ratedThen, tournament, unrated, withStandard } from './made-up-month.js'

const rating = fc.integer({ min: 1400, max: 2900 })

/** A player of any kind. */
export const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 4, arbitrary: rating.map(rated) },
  { weight: 1, arbitrary: rating.map(withStandard) },
  { weight: 1, arbitrary: rating.map(ratedMeanwhile) },
  { weight: 1, arbitrary: rating.map(ratedThen) },
  { weight: 1, arbitrary: fc.constant(unrated) },
)

const start = fc.constantFrom<IsoDate>(
  '2022-01-01',
  '2022-10-01',
  '2024-02-29',
  '2024-03-01',
  '2024-12-01',
  '2025-10-01',
  '2026-02-06',
)

/** Games among so many players, mostly played. */
export function anyGames(players: number): fc.Arbitrary<MonthGame[]> {
  const pair = fc.tuple(fc.nat({ max: players - 1 }), fc.nat({ max: players - 2 }))
  const game = fc.record({
    round: fc.integer({ min: 1, max: 9 }),
    pair: pair.map(([white, other]) => ({ white, black: other < white ? other : other + 1 })),
    scores: fc.constantFrom([100, 0], [0, 100], [50, 50], [0, 0], [50, 0], [0, 50]),
    unplayed: fc.constantFrom(null, null, null, null, 'forfeit' as const, 'short' as const, 'match-forfeit' as const),
  })
  return fc.array(
    game.map(({ round, pair: { white, black }, scores: [whiteScore = 0, blackScore = 0], unplayed }) => ({
      round,
      white,
      black,
      whiteScore,
      blackScore,
      unplayed,
    })),
    { maxLength: 30 },
  )
}

/** A tournament of any edition and type with its players. */
export const anyTournament: fc.Arbitrary<{ readonly event: MonthTournament; readonly entries: readonly Entry[] }> = fc
  .integer({ min: 2, max: 8 })
  .chain((size) =>
    fc.record({
      type: fc.constantFrom('standard' as const, 'rapid' as const, 'blitz' as const),
      startDate: start,
      isMatch: fc.boolean(),
      rounds: fc.integer({ min: 1, max: 12 }),
      games: anyGames(size),
      entries: fc.array(anyEntry, { minLength: size, maxLength: size }),
    }),
  )
  .map(({ entries, ...rest }) => ({ event: tournament({ ...rest, players: [...entries.keys()] }), entries }))
