import { type Phrase, phrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { Check } from '../check.js'
import { type PairingSystem, pairingSystem } from '../pairing-system.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import type { TournamentGame } from '../valid-tournament.js'

/**
 * Two players who meet more often than the system has it: twice in a Swiss or a round robin of one cycle, three times in
 * a double one. A match is between two players, and two teams meet as often as they are paired. Where nobody names the
 * system, the rounds are taken for cycles of a round robin, and the message says that this is a guess.
 */
export const checkPairs: Check = ({ report, games, rounds, context: { registration, file } }) => {
  const { players, system, systemCode } = report
  const named = pairingSystem([systemCode, system, registration?.system ?? ''])
  if (players.length <= 2 || named === 'free') return []
  const { most, why } = meetingsOf(named, rounds, players.length)

  const byNumber = new Map(players.map((player) => [player.startNumber, player]))
  return pairsThatMeetAgain(games).flatMap((meetings): readonly Problem[] => {
    const [first] = meetings
    if (first === undefined || meetings.length <= most) return []
    const label = (number: number) => labelOf(byNumber.get(number), number)
    const [player, opponent] = [first.white, first.black].sort((a, b) => a - b).map(label)
    const args = {
      player: player ?? '',
      opponent: opponent ?? '',
      rounds: meetings.map(({ round }) => round).join(', '),
      most: phrase('games', { count: most }),
      why,
    }
    return [
      problem('pair-meets-again', args, { file, line: byNumber.get(Math.min(first.white, first.black))?.line ?? 0 }),
    ]
  })

  function labelOf(player: ReportedPlayer | undefined, number: number): string {
    return player === undefined ? String(number) : playerLabel(player, report.format)
  }
}

/** How often two players meet at most, and why. */
function meetingsOf(
  named: Exclude<PairingSystem, 'free'> | null,
  rounds: number,
  players: number,
): { readonly most: number; readonly why: Phrase } {
  if (named === 'swiss') return { most: 1, why: phrase('meets-in-swiss') }
  if (named === 'double-swiss') return { most: 2, why: phrase('meets-in-double-swiss') }
  // A round robin of several cycles has as many rounds as its cycles need; with an odd number one player is free in each.
  const cycles = Math.floor(rounds / (players + (players % 2) - 1))
  const most = Math.max(named === 'double-round-robin' ? 2 : 1, cycles)
  return { most, why: named === null ? phrase('meets-guessed', { rounds, players }) : phrase('meets-in-round-robin') }
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
