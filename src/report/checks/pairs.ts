import { type Problem, problem } from '../../shared/problem.js'
import type { Check } from '../check.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import type { TournamentGame } from '../valid-tournament.js'

/** Systems in which two players meet again as a matter of course, and in which they meet twice. */
const MEETS_AGAIN = /match|knock|k\.?\s?o\.?\b|cup|team|league|schev|schiller|_G\d/i
const MEETS_TWICE = /double|doppel/i

/**
 * Two players who meet more often than the system has it: twice in a Swiss or a round robin of one cycle, three times in
 * a double one. A match is between two players, and two teams meet as often as they are paired.
 */
export const checkPairs: Check = ({ report, games, rounds, context: { registration, file } }) => {
  const { players, system, systemCode } = report
  const systems = `${system} ${systemCode} ${registration?.system ?? ''}`
  if (players.length <= 2 || MEETS_AGAIN.test(systems)) return []
  // A round robin of several cycles has as many rounds as its cycles need.
  const cycles = Math.floor(rounds / (players.length - 1))
  const mostMeetings = Math.max(MEETS_TWICE.test(systems) ? 2 : 1, cycles)

  const byNumber = new Map(players.map((player) => [player.startNumber, player]))
  return pairsThatMeetAgain(games).flatMap((meetings): readonly Problem[] => {
    const [first] = meetings
    if (first === undefined || meetings.length <= mostMeetings) return []
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
