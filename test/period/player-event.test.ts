import { describe, expect, it, test } from 'vitest'

import type { Entry } from '../../src/period/entry.js'
import { decidedGames, playerEvents, type UnratedReason, unratedReason } from '../../src/period/player-event.js'
import type { MonthGame, MonthTournament } from '../../src/period/tournament.js'
import { game, rated, ratedMeanwhile, ratedThen, tournament, unrated, withStandard } from './made-up-month.js'

/** Reasons of a game for White and for Black. */
function reasons(
  one: MonthGame,
  white: Entry,
  black: Entry,
  event: MonthTournament = tournament(),
  after = false,
): [UnratedReason | null, UnratedReason | null] {
  return [unratedReason(one, white, black, event, after), unratedReason(one, black, white, event, after)]
}

describe('why a game does not count (A16)', () => {
  const match = tournament({ isMatch: true })
  const rapid = tournament({ type: 'rapid', startDate: '2024-12-01' })
  const earlier = tournament({ type: 'rapid', startDate: '2024-11-30' })

  test.each<[string, Entry, Entry, MonthGame, MonthTournament, UnratedReason | null, UnratedReason | null, string]>([
    // players                        white         black         game                 event      for white   for black
    ['two rated players', rated(1800), rated(1700), game(0, 1, '1'), tournament(), null, null, '8.3.2: rated'],
    ['lost by both', rated(1800), rated(1700), game(0, 1, '0-0'), tournament(), null, null, 'A16: rated, played'],
    ['a forfeit', rated(1800), rated(1700), game(0, 1, '1', 'forfeit'), tournament(), 'forfeit', 'forfeit', '5.1'],
    ['too short', rated(1800), rated(1700), game(0, 1, '=', 'short'), tournament(), 'short', 'short', '5.1'],
    [
      'a match given up',
      rated(1800),
      rated(1700),
      game(0, 1, '1', 'match-forfeit'),
      tournament(),
      'match-forfeit',
      'match-forfeit',
      'A16: a 330 record',
    ],
    ['an unrated player', rated(1800), unrated, game(0, 1, '1'), tournament(), 'unrated-opponent', null, '8.2.2'],
    ['an unrated player', unrated, rated(1800), game(0, 1, '1'), tournament(), null, 'unrated-opponent', '8.2.2'],
    [
      'two unrated players',
      unrated,
      unrated,
      game(0, 1, '1'),
      tournament(),
      'unrated-opponent',
      'unrated-opponent',
      '8.2.2',
    ],
    [
      'a match with an unrated player',
      rated(1800),
      unrated,
      game(0, 1, '1'),
      match,
      'unrated-match',
      'unrated-match',
      '6.1',
    ],
    ['a match of unrated players', unrated, unrated, game(0, 1, '1'), match, 'unrated-match', 'unrated-match', '6.1'],
    ['a match of rated players', rated(1800), rated(1700), game(0, 1, '1'), match, null, null, '6.1'],
    ['600 apart, above 2600', rated(2601), rated(2001), game(0, 1, '1'), rapid, 'removed', 'removed', '7.3.1'],
    ['599 apart, above 2600', rated(2601), rated(2002), game(0, 1, '1'), rapid, null, null, '7.3.1'],
    ['600 apart, none above 2600', rated(2600), rated(2000), game(0, 1, '1'), rapid, null, null, '7.3.1'],
    ['the day before 7.3.1', rated(2601), rated(2001), game(0, 1, '1'), earlier, null, null, '7.3.1'],
    ['700 apart in standard', rated(2700), rated(2000), game(0, 1, '1'), tournament(), null, null, 'standard never'],
    [
      'standard ratings in rapid, 600 apart',
      withStandard(2650),
      rated(2050),
      game(0, 1, '1'),
      rapid,
      'removed',
      'removed',
      'A20: the ratings that enter D',
    ],
    [
      'a player rated since',
      ratedMeanwhile(1612),
      rated(1700),
      game(0, 1, '1'),
      tournament(),
      null,
      'unrated-opponent',
      'A12',
    ],
    [
      'two players rated since',
      ratedMeanwhile(1612),
      ratedMeanwhile(1500),
      game(0, 1, '1'),
      tournament(),
      'unrated-opponent',
      'unrated-opponent',
      'A12: each was unrated for the other',
    ],
    [
      'a player rated since, in a match',
      ratedMeanwhile(1612),
      rated(1700),
      game(0, 1, '1'),
      match,
      'unrated-match',
      'unrated-match',
      '6.1: unrated then',
    ],
    [
      'a player fallen since',
      ratedThen(1405),
      rated(1700),
      game(0, 1, '1'),
      tournament(),
      null,
      null,
      'A12: rated then',
    ],
    [
      'a player fallen since, in a match',
      ratedThen(1405),
      rated(1700),
      game(0, 1, '1'),
      match,
      null,
      null,
      '6.1: rated then',
    ],
    [
      'fallen since, 600 apart',
      ratedThen(2000),
      rated(2601),
      game(0, 1, '1'),
      rapid,
      'removed',
      'removed',
      '7.3.1: neither side',
    ],
    // What comes first
    [
      'an unplayed game with an unrated player',
      rated(1800),
      unrated,
      game(0, 1, '1', 'forfeit'),
      tournament(),
      'forfeit',
      'forfeit',
      '5.1 first',
    ],
    [
      'an unplayed game of an unrated match',
      rated(1800),
      unrated,
      game(0, 1, '1', 'short'),
      match,
      'short',
      'short',
      '5.1 first',
    ],
  ])('%s', (_players, white, black, one, event, forWhite, forBlack, why) => {
    expect(reasons(one, white, black, event), why).toEqual([forWhite, forBlack])
  })

  it('after a match is decided (6.2)', () => {
    expect(reasons(game(0, 1, '1'), rated(1800), rated(1700), match, true)).toEqual(['decided-match', 'decided-match'])
    expect(reasons(game(0, 1, '1', 'forfeit'), rated(1800), rated(1700), match, true)).toEqual(['forfeit', 'forfeit'])
    expect(reasons(game(0, 1, '1'), rated(1800), unrated, match, true)).toEqual(['unrated-match', 'unrated-match'])
  })
})

describe('games after a match is decided', () => {
  const games = [0, 1, 2, 3].map((round) => game(0, 1, '1', round === 1 ? 'forfeit' : null, round + 1))

  it('are found by the number of rounds, forfeits scoring too (6.2)', () => {
    expect([...decidedGames(tournament({ isMatch: true, rounds: 4, games }))]).toEqual([3])
    expect([...decidedGames(tournament({ isMatch: true, rounds: 8, games }))]).toEqual([])
  })

  it('are none in a tournament that is no match', () => {
    expect([...decidedGames(tournament({ isMatch: false, rounds: 4, games }))]).toEqual([])
  })
})

describe('what a player made of a tournament', () => {
  it('adds up games, points, ΔR and opponents', () => {
    // 1800 beats 1700 (D 100: .64), draws 1900 (D -100: .36), loses to an unrated player, wins by forfeit.
    const entries = [rated(1800), rated(1700), rated(1900), unrated]
    const games = [game(0, 1, '1'), game(2, 0, '='), game(0, 3, '0'), game(1, 0, '0', 'forfeit')]
    const event = tournament({ players: [0, 1, 2, 3], games })
    const [first, second, third, fourth] = playerEvents(event, entries)
    expect(first).toEqual({
      tournament: event,
      basis: 'rated',
      ownRating: 1800,
      games: 2,
      score: 150,
      sumOfDeltas: 36 + 14,
      sumOfOpponents: 3600,
    })
    expect(second).toMatchObject({ games: 1, score: 0, sumOfDeltas: -36, sumOfOpponents: 1800 })
    expect(third).toMatchObject({ games: 1, score: 50, sumOfDeltas: -14, sumOfOpponents: 1800 })
    expect(fourth, 'the pool keeps points and opponents, not ΔR').toMatchObject({
      basis: 'pool',
      ownRating: null,
      games: 1,
      score: 100,
      sumOfDeltas: 0,
      sumOfOpponents: 1800,
    })
  })

  test.each([
    // result  white  black  why (equal ratings: PD .50)
    ['1', 50, -50, '8.3.2'],
    ['=', 0, 0, '8.3.2'],
    ['0-0', -50, -50, 'A16: each side with its own score'],
    ['=-0', 0, -50, 'A16: each side with its own score'],
    ['0-=', -50, 0, 'A16: each side with its own score'],
  ] as const)('a game that ended %s', (result, white, black, why) => {
    const events = playerEvents(tournament({ players: [0, 1], games: [game(0, 1, result)] }), [
      rated(1500),
      rated(1500),
    ])
    expect(
      events.map(({ sumOfDeltas }) => sumOfDeltas),
      why,
    ).toEqual([white, black])
  })

  it('gives a player without a counting game an empty event', () => {
    const event = tournament({ players: [0, 1], games: [game(0, 1, '1')] })
    expect(playerEvents(event, [unrated, unrated])).toMatchObject([
      { games: 0, score: 0, sumOfDeltas: 0, sumOfOpponents: 0 },
      { games: 0, score: 0, sumOfDeltas: 0, sumOfOpponents: 0 },
    ])
  })

  it('shows each side what the other counts as, not what it has become (A12)', () => {
    // 1612 on the list before, unrated then: he plays with 1612; his opponents met nobody.
    const entries = [ratedMeanwhile(1612), rated(1700), ratedThen(1405), unrated]
    const games = [game(0, 1, '1'), game(2, 1, '='), game(0, 2, '1'), game(3, 2, '='), game(3, 0, '1')]
    const [since, usual, fallen, never] = playerEvents(tournament({ players: [0, 1, 2, 3], games }), entries)
    // 1612 - 1700 = -88: .38; 1612 - 1405 = 207: .77
    expect(since).toMatchObject({ basis: 'rated-meanwhile', games: 2, sumOfOpponents: 3105, sumOfDeltas: 62 + 23 })
    // 1700 - 1405 = 295: .85
    expect(usual).toMatchObject({ games: 1, sumOfOpponents: 1405, sumOfDeltas: -35 })
    expect(fallen, 'rated then, unrated now: a pool of one game, not two').toMatchObject({
      basis: 'pool',
      games: 1,
      score: 50,
      sumOfOpponents: 1700,
      sumOfDeltas: 0,
    })
    expect(never, 'his game with the fallen one counts, that with the newcomer does not').toMatchObject({
      games: 1,
      score: 50,
      sumOfOpponents: 1405,
    })
  })

  it('limits one game of the event under the edition of 2022, by the games that count', () => {
    // 2500 beats 1900 by forfeit, 2000 and 2050 over the board: 2000 is the upgrade, 450 counts in full (.94).
    const entries = [rated(2500), rated(1900), rated(2000), rated(2050)]
    const games = [game(0, 1, '1', 'forfeit'), game(0, 2, '1'), game(0, 3, '1')]
    const of = (startDate: '2024-02-29' | '2024-03-01') =>
      playerEvents(tournament({ startDate, players: [0, 1, 2, 3], games }), entries)[0]?.sumOfDeltas
    expect(of('2024-02-29')).toBe(8 + 6)
    expect(of('2024-03-01')).toBe(8 + 8)
  })

  it('keeps the order of the crosstable', () => {
    const event = tournament({ players: [7, 3, 5], games: [game(0, 2, '1')] })
    const events = playerEvents(event, [rated(1500), rated(1600), rated(1500)])
    expect(events.map(({ sumOfDeltas }) => sumOfDeltas)).toEqual([50, 0, -50])
  })
})
