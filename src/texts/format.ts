import type { IsoDate, ListMonth } from '../shared/dates.js'
import { visibleLine } from '../shared/visible.js'

/** Hundredths as a signed number with two decimals: `+0.33`, `-2.50`, `0.00`. */
export function signedHundredths(hundredths: number): string {
  return `${hundredths > 0 ? '+' : hundredths < 0 ? '-' : ''}${unsignedHundredths(Math.abs(hundredths))}`
}

/** Hundredths as a number with two decimals: `3.07`. */
export function unsignedHundredths(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** Whole points with their sign: `+9`, `-53`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points)
}

/** Points of a game or a score as people write them: `1`, `½`, `4½`. */
export function halves(points: number): string {
  const whole = Math.floor(points)
  const half = points - whole === 0.5 ? '½' : ''
  return whole === 0 && half !== '' ? half : `${whole}${half}`
}

/** `½ point`, `1 point`, `2½ points`. */
export function points(score: number): string {
  return `${halves(score)} ${score === 1 || score === 0.5 ? 'point' : 'points'}`
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `March 2026`. */
export function monthInWords(list: ListMonth): string {
  return `${MONTHS[Number(list.slice(5, 7)) - 1]} ${list.slice(0, 4)}`
}

/** `6-8 February 2026`, `31 October - 2 November 2025`, one day once. */
export function daysInWords(from: IsoDate, to: IsoDate): string {
  const [first, last] = [from, to].map((day) => ({
    day: String(Number(day.slice(8, 10))),
    month: MONTHS[Number(day.slice(5, 7)) - 1],
    year: day.slice(0, 4),
  }))
  if (first === undefined || last === undefined) return ''
  const end = `${last.day} ${last.month} ${last.year}`
  if (from === to) return end
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} - ${end}`
  return first.month === last.month ? `${first.day}-${end}` : `${first.day} ${first.month} - ${end}`
}

/**
 * Rows under one another, two blanks apart: texts to the left, columns named in `right` to the right. Empty columns at
 * the end of a line leave no blanks behind.
 */
export function table(cells: readonly (readonly string[])[], right: readonly number[] = []): string {
  const rows = cells.map((row) => row.map(visibleLine))
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** `1 game`, `2 games`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
