import type { RoundCell } from '../parsed-report.js'
import { ROUND_WIDTH, ROUNDS_FROM } from './player-columns.js'
import { codeOf } from './round-cell.js'

/**
 * Whether a player's line is written as programs write it: every field in its columns, numbers to the right, the birth
 * as a whole date. Then nothing in it is a misfit, and it need not be looked at form by form; a line that is not plain
 * may be a good one all the same.
 */
export function isPlainLine(text: string): boolean {
  return (
    isNumber(text, 5, 8) &&
    Number(text.slice(4, 8)) > 0 &&
    isBlank(text, 9, 9) &&
    isBlank(text, 14, 14) &&
    isBlank(text, 48, 48) &&
    (isNumber(text, 49, 52) || isBlank(text, 49, 52)) &&
    isBlank(text, 53, 53) &&
    (isLetters(text, 54, 56) || isBlank(text, 54, 56)) &&
    isBlank(text, 57, 57) &&
    isNumber(text, 58, 68) &&
    isBlank(text, 69, 69) &&
    isDate(text, 70) &&
    isNumber(text, 80, 82) &&
    text.charCodeAt(82) === POINT &&
    isNumber(text, 84, 84) &&
    isBlank(text, 85, 85) &&
    (isNumber(text, 86, 89) || isBlank(text, 86, 89)) &&
    isBlank(text, 90, 91)
  )
}

/** The cell of a round that is written as programs write it; null where that has to be looked at closer. */
export function plainCell(text: string, round: number): RoundCell | null {
  const at = ROUNDS_FROM + (round - 1) * ROUND_WIDTH
  const [colourAt, resultAt] = [at + 5, at + 7]
  if (!isNumber(text, at, at + 3) || !isBlank(text, at + 4, at + 4)) return null
  if (!isBlank(text, at + 6, at + 6) || !isBlank(text, at + 8, at + 9)) return null
  const colour = text.charAt(colourAt - 1)
  const result = codeOf(text.charAt(resultAt - 1))
  if ((colour !== 'w' && colour !== 'b') || result === undefined) return null
  const opponent = Number(text.slice(at - 1, at + 3))
  return opponent === 0 ? null : { opponent, colour, result }
}

const [ZERO, NINE, POINT, SLASH, BLANK] = [48, 57, 46, 47, 32]

/** Columns that are blank, or behind the end of the line; columns count from 1, both ends included. */
function isBlank(text: string, from: number, to: number): boolean {
  const end = Math.min(to, text.length)
  for (let at = from - 1; at < end; at++) if (text.charCodeAt(at) !== BLANK) return false
  return true
}

/** Columns that hold a number, with nothing but blanks before it. */
function isNumber(text: string, from: number, to: number): boolean {
  let at = from - 1
  while (at < to - 1 && text.charCodeAt(at) === BLANK) at++
  for (; at < to; at++) {
    const code = text.charCodeAt(at)
    if (!(code >= ZERO && code <= NINE)) return false
  }
  return true
}

function isLetters(text: string, from: number, to: number): boolean {
  for (let at = from - 1; at < to; at++) {
    const code = text.charCodeAt(at)
    if (!(code >= 65 && code <= 90)) return false
  }
  return true
}

/** Columns that hold `1971/02/25`, whatever day that is. */
function isDate(text: string, from: number): boolean {
  const [slash, other] = [from + 3, from + 6]
  return (
    text.charCodeAt(slash) === SLASH &&
    text.charCodeAt(other) === SLASH &&
    isNumber(text, from, from) &&
    isNumber(text, from, from + 3) &&
    isNumber(text, from + 5, from + 5) &&
    isNumber(text, from + 5, from + 6) &&
    isNumber(text, from + 8, from + 8) &&
    isNumber(text, from + 8, from + 9)
  )
}
