import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { ResultCode, RoundCell } from '../parsed-report.js'
import { roundFits } from './player-columns.js'

const CODES: ReadonlySet<string> = new Set(['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z', '*', ' '])

/** Whose cell it is, for the messages. */
export interface CellOf extends Place {
  /** As messages name him. */
  readonly player: string
  /** Counted from 1. */
  readonly round: number
}

const UNREADABLE: RoundCell = { opponent: null, colour: null, result: '?' }

/**
 * One round of one player: opponent, colour and result code (C.04 annex 2). A code that the format does not have
 * refuses the report: what it stands for would be a guess.
 */
export function roundCell(text: string, { player, round, ...place }: CellOf): { cell: RoundCell; problems: Problem[] } {
  if (!roundFits(text)) {
    return { cell: UNREADABLE, problems: [problem('round-unreadable', { player, round, printed: text.trim() }, place)] }
  }
  const opponent = Number(text.slice(0, 4)) || null
  const colour = colourOf(text.charAt(5))
  const result = resultOf(text.charAt(7))
  const problems: Problem[] = []
  if (colour === undefined) problems.push(problem('colour-unknown', { player, round, colour: text.charAt(5) }, place))
  if (result === undefined) problems.push(problem('result-unknown', { player, round, result: text.charAt(7) }, place))
  if (colour === undefined || result === undefined) return { cell: { ...UNREADABLE, opponent }, problems }

  if (result !== text.charAt(7).trim().padEnd(1)) {
    problems.push(problem('result-lower-case', { player, round, printed: text.charAt(7), result }, place))
  }
  return { cell: { opponent, colour, result }, problems }
}

function colourOf(letter: string): 'w' | 'b' | null | undefined {
  const colour = letter.toLowerCase()
  if (colour === 'w' || colour === 'b') return colour
  return colour === '-' || colour.trim() === '' ? null : undefined
}

/** A result code as the format writes it; undefined where a letter is none. */
export function codeOf(letter: string): ResultCode | undefined {
  return CODES.has(letter) ? (letter as ResultCode) : undefined
}

function resultOf(letter: string): ResultCode | undefined {
  return codeOf(letter.trim().toUpperCase().padEnd(1))
}
