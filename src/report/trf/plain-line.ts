import type { RoundCell } from '../parsed-report.js'
import { BLANKS, COLUMNS, type Columns, IN_ROUND, ROUND_WIDTH, ROUNDS_FROM } from './player-columns.js'
import { codeOf } from './round-cell.js'

/**
 * Whether a player's line is written as programs write it: every field in its columns, numbers to the right, the birth
 * as a whole date. Then nothing in it is a misfit, and it need not be looked at form by form; a line that is not plain
 * may be a good one all the same.
 */
export function isPlainLine(text: string): boolean {
  return (
    isNumber(text, COLUMNS.startNumber) &&
    Number(text.slice(COLUMNS.startNumber[0] - 1, COLUMNS.startNumber[1])) > 0 &&
    isBlank(text, BLANKS.beforeSex) &&
    isBlank(text, BLANKS.beforeName) &&
    isBlank(text, BLANKS.beforeRating) &&
    (isNumber(text, COLUMNS.rating) || isBlank(text, COLUMNS.rating)) &&
    isBlank(text, BLANKS.beforeFederation) &&
    (isLetters(text, COLUMNS.federation) || isBlank(text, COLUMNS.federation)) &&
    isBlank(text, BLANKS.beforeId) &&
    isNumber(text, COLUMNS.fideId) &&
    isBlank(text, BLANKS.beforeBirth) &&
    isDate(text, COLUMNS.birth) &&
    isPoints(text, COLUMNS.points) &&
    isBlank(text, BLANKS.beforeRank) &&
    (isNumber(text, COLUMNS.rank) || isBlank(text, COLUMNS.rank)) &&
    isBlank(text, BLANKS.beforeRounds)
  )
}

/** The cell of a round that is written as programs write it; null where that has to be looked at closer. */
export function plainCell(text: string, round: number): RoundCell | null {
  const before = ROUNDS_FROM - 1 + (round - 1) * ROUND_WIDTH
  const { opponent: numbers, colour: colourAt, result: resultAt } = IN_ROUND
  if (!areDigits(text, before + numbers[0], before + numbers[1])) return null
  if (!areBlank(text, before + numbers[1] + 1, before + colourAt - 1)) return null
  if (!areBlank(text, before + colourAt + 1, before + resultAt - 1)) return null
  if (!areBlank(text, before + resultAt + 1, before + ROUND_WIDTH)) return null
  const colour = text.charAt(before + colourAt - 1)
  const result = codeOf(text.charAt(before + resultAt - 1))
  if ((colour !== 'w' && colour !== 'b') || result === undefined) return null
  const opponent = Number(text.slice(before + numbers[0] - 1, before + numbers[1]))
  return opponent === 0 ? null : { opponent, colour, result }
}

const [ZERO, NINE, POINT, SLASH, BLANK, LETTER_A, LETTER_Z] = [48, 57, 46, 47, 32, 65, 90]

function isBlank(text: string, columns: Columns): boolean {
  return areBlank(text, columns[0], columns[1])
}

function isNumber(text: string, columns: Columns): boolean {
  return areDigits(text, columns[0], columns[1])
}

/** Columns that are blank, or behind the end of the line; columns count from 1, both ends included. */
function areBlank(text: string, from: number, to: number): boolean {
  const end = Math.min(to, text.length)
  for (let at = from - 1; at < end; at++) if (text.charCodeAt(at) !== BLANK) return false
  return true
}

/** Columns that hold a number, with nothing but blanks before it. */
function areDigits(text: string, from: number, to: number): boolean {
  let at = from - 1
  while (at < to - 1 && text.charCodeAt(at) === BLANK) at++
  for (; at < to; at++) {
    const code = text.charCodeAt(at)
    if (!(code >= ZERO && code <= NINE)) return false
  }
  return true
}

function isLetters(text: string, columns: Columns): boolean {
  for (let at = columns[0] - 1; at < columns[1]; at++) {
    const code = text.charCodeAt(at)
    if (!(code >= LETTER_A && code <= LETTER_Z)) return false
  }
  return true
}

/** Points with one decimal, the last column: ` 3.5`. */
function isPoints(text: string, columns: Columns): boolean {
  const point = columns[1] - 1
  return (
    areDigits(text, columns[0], point - 1) &&
    text.charCodeAt(point - 1) === POINT &&
    areDigits(text, columns[1], columns[1])
  )
}

/** Columns that hold `1971/02/25`, whatever day that is. */
function isDate(text: string, columns: Columns): boolean {
  const from = columns[0]
  const [slash, other] = [from + 4, from + 7]
  return (
    text.charCodeAt(slash - 1) === SLASH &&
    text.charCodeAt(other - 1) === SLASH &&
    areDigits(text, from, from) &&
    areDigits(text, from, slash - 1) &&
    areDigits(text, slash + 1, slash + 1) &&
    areDigits(text, slash + 1, other - 1) &&
    areDigits(text, other + 1, other + 1) &&
    areDigits(text, other + 1, columns[1])
  )
}
