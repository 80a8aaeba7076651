import type { Score } from '../../shared/game.js'
import { pointsOf } from '../points.js'

/** A score cell: points for a game, points of a game that was not played, or why it is neither. */
export type ReportedScore =
  | { readonly kind: 'points'; readonly score: Score }
  | { readonly kind: 'forfeit'; readonly score: Score }
  | { readonly kind: 'missing' }
  /** What a spreadsheet makes of `1-0` and `1/2`: 01-Jan, 01.02.2026. */
  | { readonly kind: 'date' }
  | { readonly kind: 'unreadable' }

/** Pairs of points two players of one game can have: one point between them, or less by the arbiter's decision. */
const POSSIBLE_SUM = 100

export function reportedScore(text: string): ReportedScore {
  if (text === '') return { kind: 'missing' }
  if (text === '+') return { kind: 'forfeit', score: 100 }
  if (/^[-−–]$/.test(text)) return { kind: 'forfeit', score: 0 }
  const score = pointsOf(text)
  if (score !== undefined) return { kind: 'points', score }
  return { kind: isDate(text) ? 'date' : 'unreadable' }
}

/** Whether a game over the board can end so. */
export function isPossibleResult(white: Score, black: Score): boolean {
  return white + black <= POSSIBLE_SUM
}

function isDate(text: string): boolean {
  return /^\d{1,4}[-./ ]+\p{L}{3,}|^\p{L}{3,}[-./ ]+\d{1,4}|^\d{1,4}([-./])\d{1,2}\1\d{1,4}/u.test(text)
}
