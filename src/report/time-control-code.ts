import { MOVES, SECONDS_PER_MINUTE, type TimeControlReading } from './time-control-reading.js'

/** Seconds below which a period of a code is none: `90+30` in free text are minutes. */
const FEWEST_SECONDS = 300

interface Period {
  /** Moves it is given for; null for the rest of the game. */
  readonly moves: number | null
  readonly seconds: number
  readonly incrementSeconds: number
}

/**
 * Reads a coded time control (record 222): periods `moves/seconds+increment`, joined by `:`. One reading, or one for
 * White and one for Black where they have different times (`W...-B...`, in either order). Empty where the code is none.
 */
export function readingsOfCode(code: string): readonly TimeControlReading[] {
  return (sidesOf(code) ?? []).map(readingOf)
}

/** Minutes for 60 moves of a coded time control, one number for each reading. */
export function minutesOfCode(code: string): readonly number[] {
  return [...new Set(readingsOfCode(code).map(({ minutes }) => minutes))]
}

/** Whether free text (record 122) is a code all the same: `40/5400+30:1800+30`, but not `90+30`. */
export function isCode(text: string): boolean {
  const sides = sidesOf(text) ?? []
  // A code of two sides cannot be anything else.
  if (sides.length > 1) return true
  return sides.some(([first]) => first !== undefined && first.seconds >= FEWEST_SECONDS)
}

/** The periods of both players, or of each; null where the code is none. */
function sidesOf(code: string): readonly (readonly Period[])[] | null {
  const different = /^(?:W(.+)-B(.+)|B(.+)-W(.+))$/i.exec(code.trim())
  const sides = different === null ? [code.trim()] : different.slice(1).filter((side) => side !== undefined)
  const readings: readonly (readonly (Period | null)[])[] = sides.map((side) => side.split(':').map(period))
  return readings.every(isComplete) ? readings : null
}

function period(text: string): Period | null {
  const match = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/.exec(text)
  if (match === null) return null
  const [, moves, seconds, increment = 0] = match
  return {
    moves: moves === undefined ? null : Number(moves),
    seconds: Number(seconds),
    incrementSeconds: Number(increment),
  }
}

function isComplete(periods: readonly (Period | null)[]): periods is readonly Period[] {
  return !periods.includes(null)
}

/** Periods that begin within the 60 moves count whole, increments for the moves they are given. */
function readingOf(periods: readonly Period[]): TimeControlReading {
  let movesMade = 0
  let seconds = 0
  for (const { moves, seconds: given, incrementSeconds } of periods) {
    if (movesMade >= MOVES) break
    const movesHere = Math.min(moves ?? MOVES, MOVES - movesMade)
    seconds += given + movesHere * incrementSeconds
    movesMade += movesHere
  }
  return { minutes: seconds / SECONDS_PER_MINUTE, firstControlMoves: periods[0]?.moves ?? null }
}
