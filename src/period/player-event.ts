import { type CountingGame, sumOfDeltas } from '../rating/event-result.js'
import { gamesAfterDecision } from '../rating/match.js'
import { isRemoved } from '../rating/rating-difference.js'
import type { UnplayedReason } from '../shared/game.js'
import type { Basis, Entry } from './entry.js'
import { fieldOfOpponents, leavesOut, type RoundRobin, roundRobinOf } from './round-robin.js'
import type { MonthGame, MonthTournament, TournamentHead } from './tournament.js'

/** Why a game is not rated for a player (decision A16). */
export type UnratedReason =
  | UnplayedReason
  | 'unrated-opponent'
  | 'unrated-match'
  | 'decided-match'
  | 'removed'
  | 'left-out'

/** One player's part in one tournament, added up. */
export interface PlayerEvent {
  readonly tournament: TournamentHead
  readonly basis: Basis
  readonly ownRating: number | null
  /** Games that count: rated ones, or for the pool those against rated opponents. */
  readonly games: number
  /** Points in them, hundredths. */
  readonly score: number
  /** ΔR added up, hundredths; 0 in the pool. */
  readonly sumOfDeltas: number
  /** Opponents' ratings added up, points. */
  readonly sumOfOpponents: number
}

/**
 * What every player of a tournament made of it, in the order of `tournament.players`.
 *
 * @param entries how each of them takes part, same order
 */
export function playerEvents(tournament: MonthTournament, entries: readonly Entry[]): readonly PlayerEvent[] {
  const roundRobin = roundRobinOf(tournament, entries)
  const counting = countingGames(tournament, roundRobin?.entries ?? entries, roundRobin)
  return entries.map((entry, index) => {
    const { basis, ownRating } = entry
    const games = counting[index] as CountingGame[]
    let score = 0
    let sumOfOpponents = 0
    for (const game of games) {
      score += game.score
      sumOfOpponents += game.opponentRating
    }
    if (roundRobin !== null && ownRating === null) sumOfOpponents = roundRobin.average * games.length
    const field = fieldOfOpponents(roundRobin, entry)
    const sum = ownRating === null ? 0 : sumOfDeltas(ownRating, games, tournament.regulations, field)
    return { tournament, basis, ownRating, games: games.length, score, sumOfDeltas: sum, sumOfOpponents }
  })
}

/** Games, or ΔR in hundredths, of several events together. */
export function total(events: readonly PlayerEvent[], field: 'games' | 'sumOfDeltas'): number {
  return events.reduce((sum, event) => sum + event[field], 0)
}

/** The two sides of a game. */
export type Side = 'white' | 'black'

/**
 * Why a game does not count for one side; null when it does (art. 5.1, 6.1, 6.2, 8.3.2; rapid and blitz 7.3.1).
 *
 * @param after whether the match it belongs to was decided before (see {@link decidedGames})
 */
export function unratedReason(
  game: MonthGame,
  own: Entry,
  opponent: Entry,
  tournament: MonthTournament,
  after: boolean,
): UnratedReason | null {
  if (game.unplayed !== null) return game.unplayed
  if (tournament.isMatch && (own.countsAs === null || opponent.countsAs === null)) return 'unrated-match'
  if (after) return 'decided-match'
  if (opponent.countsAs === null) return 'unrated-opponent'
  const rating = own.ownRating ?? own.countsAs
  if (rating !== null && isRemoved(rating, opponent.countsAs, tournament.regulations.removedGames)) return 'removed'
  return null
}

/** The games of a match that were played after it was decided, by index; none in other tournaments. */
export function decidedGames({ isMatch, games, rounds }: MonthTournament): ReadonlySet<number> {
  return isMatch ? gamesAfterDecision(games, rounds) : NO_GAMES
}

const NO_GAMES: ReadonlySet<number> = new Set()

function countingGames(
  tournament: MonthTournament,
  entries: readonly Entry[],
  roundRobin: RoundRobin | null,
): CountingGame[][] {
  const counting: CountingGame[][] = entries.map(() => [])
  const decided = decidedGames(tournament)
  tournament.games.forEach((game, index) => {
    const white = entries[game.white] as Entry
    const black = entries[game.black] as Entry
    const after = decided.has(index)
    if (black.countsAs !== null && unratedReason(game, white, black, tournament, after) === null) {
      counting[game.white]?.push({ opponentRating: black.countsAs, score: game.whiteScore })
    }
    if (white.countsAs !== null && unratedReason(game, black, white, tournament, after) === null) {
      counting[game.black]?.push({ opponentRating: white.countsAs, score: game.blackScore })
    }
  })
  return counting.map((games, place) => (leavesOut(roundRobin, place) ? [] : games))
}
