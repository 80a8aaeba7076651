const MOVES = 60
const SECONDS_PER_MINUTE = 60

interface Period {
  /** Moves it is given for; null for the rest of the game. */
  readonly moves: number | null
  readonly seconds: number
  readonly incrementSeconds: number
}

/**
 * Minutes for 60 moves of a coded time control (record 222): periods `moves/seconds+increment`, joined by `:`, or
 * `W...-B...` where the players have different times, which gives a reading for each. Empty where the code is none.
 */
export function minutesOfCode(code: string): readonly number[] {
  const different = /^W(.+)-B(.+)$/i.exec(code.trim())
  const sides = different === null ? [code.trim()] : different.slice(1)
  const readings: readonly (readonly (Period | null)[])[] = sides.map((side) => side.split(':').map(period))
  return readings.every(isComplete) ? [...new Set(readings.map(minutesOf))] : []
}

function period(text: string): Period | null {
  const match = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(text)
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
function minutesOf(periods: readonly Period[]): number {
  let movesMade = 0
  let seconds = 0
  for (const { moves, seconds: given, incrementSeconds } of periods) {
    if (movesMade >= MOVES) break
    const movesHere = Math.min(moves ?? MOVES, MOVES - movesMade)
    seconds += given + movesHere * incrementSeconds
    movesMade += movesHere
  }
  return seconds / SECONDS_PER_MINUTE
}
