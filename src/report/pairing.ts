import type { IsoDate } from '../shared/dates.js'
import type { UnplayedReason } from '../shared/game.js'
import { type Place, type Problem, problem } from '../shared/problem.js'
import type { ReportedPlayer, RoundCell } from './parsed-report.js'
import { playerLabel } from './player-label.js'
import { cellKind, cellText, codeScore, codesAgree } from './result-code.js'
import type { TournamentGame } from './valid-tournament.js'

/** One half of a game: what a player's row says about it. */
export interface Half {
  readonly player: ReportedPlayer
  readonly cell: RoundCell
}

export interface PairingOf extends Place {
  /** Counted from 1. */
  readonly round: number
  readonly date: IsoDate | null
  /** The team match was given up as a whole (330). */
  readonly forfeited: boolean
}

export interface Judged {
  readonly game: TournamentGame | null
  readonly problems: readonly Problem[]
}

const NOTHING: Judged = { game: null, problems: [] }

/**
 * Judges two halves that name each other. A game over the board must be the same game on both sides; halves that were
 * both not played may differ, since neither is rated (art. 5.1).
 */
export function judgePairing(first: Half, second: Half, pairing: PairingOf): Judged {
  const [one, other] = [cellKind(first.cell), cellKind(second.cell)]
  if (one === 'unreadable' || other === 'unreadable') return NOTHING
  if (one === 'played' || other === 'played') return judgePlayed(first, second, pairing)
  if (one === 'unfinished' && other === 'unfinished') {
    return { game: null, problems: [problem('game-unfinished', halvesArgs(first, second, pairing), pairing)] }
  }
  const agree = codesAgree(first.cell.result, second.cell.result)
  return {
    game: gameOf(first, second, one === 'short' && other === 'short' ? 'short' : 'forfeit', pairing),
    problems: agree ? [] : [problem('unplayed-halves-differ', halvesArgs(first, second, pairing), pairing)],
  }
}

function judgePlayed(first: Half, second: Half, pairing: PairingOf): Judged {
  const { colour } = first.cell
  const agree = codesAgree(first.cell.result, second.cell.result)
  if (agree && colour !== second.cell.colour) return { game: gameOf(first, second, null, pairing), problems: [] }

  const args = halvesArgs(first, second, pairing)
  const problems: Problem[] = []
  if (!agree) problems.push(problem('results-disagree', args, pairing))
  if (colour !== null && colour === second.cell.colour)
    problems.push(problem('colours-disagree', { ...args, colour }, pairing))
  if (problems.length > 0) return { game: null, problems }
  return { game: gameOf(first, second, null, pairing), problems: [problem('colours-missing', args, pairing)] }
}

/** Judges a half whose opponent does not name the player back: `second` is what the opponent's row says of the round. */
export function judgeOneSided(first: Half, second: Half, pairing: PairingOf): Judged {
  const kind = cellKind(first.cell)
  if (kind === 'unreadable' || cellKind(second.cell) === 'unreadable') return NOTHING
  const args = halvesArgs(first, second, pairing)
  if (kind === 'unfinished') return { game: null, problems: [problem('game-unfinished', args, pairing)] }
  if (kind === 'unplayed') {
    return {
      game: gameOf(first, { ...second, cell: { opponent: null, colour: null, result: 'Z' } }, 'forfeit', pairing),
      problems: [problem('unplayed-halves-differ', args, pairing)],
    }
  }
  const code = cellKind(second.cell) === 'nothing' ? 'game-one-sided' : 'pairing-disagrees'
  return { game: null, problems: [problem(code, args, pairing)] }
}

function halvesArgs(first: Half, second: Half, { round }: PairingOf) {
  return {
    round,
    player: playerLabel(first.player),
    opponent: playerLabel(second.player),
    entry: cellText(first.cell),
    opponentEntry: cellText(second.cell),
  }
}

function gameOf(first: Half, second: Half, unplayed: UnplayedReason | null, pairing: PairingOf): TournamentGame {
  const [white, black] = firstIsWhite(first, second) ? [first, second] : [second, first]
  return {
    round: pairing.round,
    white: white.player.startNumber,
    black: black.player.startNumber,
    whiteScore: codeScore(white.cell.result),
    blackScore: codeScore(black.cell.result),
    unrated: pairing.forfeited ? 'match-forfeit' : unplayed,
    date: pairing.date,
  }
}

/** Where neither has a colour, or both have the same (unplayed games only), the lower number is white. */
function firstIsWhite(first: Half, second: Half): boolean {
  const lower = first.player.startNumber < second.player.startNumber
  if (first.cell.colour === second.cell.colour) return lower
  return first.cell.colour === 'w' || second.cell.colour === 'b'
}
