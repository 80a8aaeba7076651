import { type Problem, problem } from '../../shared/problem.js'
import type { Check } from '../check.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import type { TournamentGame } from '../valid-tournament.js'

/** Systems in which two players meet again as a matter of course. */
const MEETS_AGAIN = /double|match|knock|k\.?\s?o\.?\b|cup|team|league|schev|schiller|_G\d/i

/**
 * Two players who meet twice where that is not the system: in a Swiss, and in a round robin of one cycle. A match is
 * between two players, and a double round robin has two rounds for every opponent.
 */
export const checkPairs: Check = ({ report, games, rounds, context: { registration, file } }) => {
  const { players, system, systemCode } = report
  const systems = `${system} ${systemCode} ${registration?.system ?? ''}`
  if (players.length <= 2 || rounds >= 2 * (players.length - 1) || MEETS_AGAIN.test(systems)) return []

  const byNumber = new Map(players.map((player) => [player.startNumber, player]))
  return pairsThatMeetAgain(games).flatMap((meetings): readonly Problem[] => {
    const [first] = meetings
    if (first === undefined) return []
    const label = (number: number) => labelOf(byNumber.get(number), number)
    const [player, opponent] = [first.white, first.black].sort((a, b) => a - b).map(label)
    const args = {
      player: player ?? '',
      opponent: opponent ?? '',
      rounds: meetings.map(({ round }) => round).join(', '),
    }
    return [
      problem('pair-meets-again', args, { file, line: byNumber.get(Math.min(first.white, first.black))?.line ?? 0 }),
    ]
  })

  function labelOf(player: ReportedPlayer | undefined, number: number): string {
    return player === undefined ? String(number) : playerLabel(player, report.format)
  }
}

/** Games over the board only: who was forfeited may be paired with the same opponent again. */
function pairsThatMeetAgain(games: readonly TournamentGame[]): readonly (readonly TournamentGame[])[] {
  const meetings = new Map<number, TournamentGame[]>()
  for (const game of games) {
    if (game.unrated !== null) continue
    const key = Math.min(game.white, game.black) * NUMBERS + Math.max(game.white, game.black)
    const met = meetings.get(key)
    if (met === undefined) meetings.set(key, [game])
    else met.push(game)
  }
  return [...meetings.values()].filter((met) => met.length > 1)
}

/** More than there are start numbers. */
const NUMBERS = 2 ** 26
