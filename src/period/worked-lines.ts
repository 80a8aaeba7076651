import { type OpponentField, workedGames } from '../rating/event-result.js'
import type { Entry } from './entry.js'
import { decidedGames, type Side, type UnratedReason, unratedReason } from './player-event.js'
import { fieldOfOpponents, leavesOut, roundRobinOf } from './round-robin.js'
import type { MonthTournament } from './tournament.js'

/** One game of one player with every number behind it. Hundredths for scores, PD and ΔR; rating points else. */
export interface WorkedLine {
  readonly round: number
  readonly side: Side
  /** Place among the tournament's players. */
  readonly opponent: number
  /** What the opponent counts as; null: unrated. */
  readonly opponentRating: number | null
  /** The four numbers of art. 8.3.1 and 8.3.2; null for a game that is not rated, and in the pool. */
  readonly difference: number | null
  readonly countedDifference: number | null
  readonly expected: number | null
  readonly delta: number | null
  readonly score: number
  /** Rated, or in the pool: counted. */
  readonly rated: boolean
  readonly reason: UnratedReason | null
}

/**
 * The games of one player in a tournament, worked by the functions that made the list.
 *
 * @param entries how each player of the tournament takes part, in its order
 * @param place the player's place among them
 */
export function workedLines(tournament: MonthTournament, entries: readonly Entry[], place: number): WorkedLine[] {
  const roundRobin = roundRobinOf(tournament, entries)
  const counted = roundRobin?.entries ?? entries
  const own = entries[place] as Entry
  const decided = decidedGames(tournament)
  const lines: WorkedLine[] = []
  tournament.games.forEach((game, index) => {
    if (game.white !== place && game.black !== place) return
    const side: Side = game.white === place ? 'white' : 'black'
    const opponent = side === 'white' ? game.black : game.white
    const other = counted[opponent] as Entry
    const unrated = unratedReason(game, own, other, tournament, decided.has(index))
    const reason = unrated === null && leavesOut(roundRobin, place) ? 'left-out' : unrated
    lines.push({
      round: game.round,
      side,
      opponent,
      opponentRating: other.countsAs,
      ...NOT_WORKED,
      score: side === 'white' ? game.whiteScore : game.blackScore,
      rated: reason === null,
      reason,
    })
  })
  const field = fieldOfOpponents(roundRobin, own)
  return own.ownRating === null ? lines : withNumbers(lines, own.ownRating, tournament, field)
}

const NOT_WORKED = { difference: null, countedDifference: null, expected: null, delta: null }

function withNumbers(
  lines: readonly WorkedLine[],
  ownRating: number,
  { regulations }: MonthTournament,
  field: OpponentField | null,
): WorkedLine[] {
  const counting = lines.filter(({ rated }) => rated)
  const games = counting.map(({ opponentRating, score }) => ({ opponentRating: opponentRating ?? 0, score }))
  const worked = workedGames(ownRating, games, regulations, field)
  return lines.map((line) => ({ ...line, ...worked[counting.indexOf(line)] }))
}
