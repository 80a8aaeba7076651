import { type Amount, amountsOf, type BaseTime } from './time-control-amounts.js'
import { MOVES, SECONDS_PER_MINUTE, type TimeControlReading } from './time-control-reading.js'
import { HOUR, MINUTE, MOVE, SECOND } from './time-control-words.js'

/**
 * Reads a time control in free text (record 122): base time, later periods and the increments of 60 moves, in every
 * plausible reading, by minutes ascending. Empty where nothing can be read (`120`, `moves/time, increment`): a number
 * without a unit counts only beside another (`90+30`, `40/120, 60`).
 *
 * An increment of so many seconds and a second period of so many minutes come to the same over 60 moves, so that
 * `90+30` needs no decision.
 */
export function readingsOfText(text: string): readonly TimeControlReading[] {
  if (text.length > LONGEST_TEXT || NEGATIVE.test(text)) return []
  const { rest, firstMove } = withoutFirstMove(normalized(text))
  const amounts = amountsOf(withMoveCounts(rest)) ?? []
  const periods = periodsOf(amounts)
  if (periods.length === 0) return []
  const seconds = Math.max(0, ...amounts.map((amount) => (amount.kind === 'increment' ? amount.seconds : 0)))
  const increments = (seconds * Math.max(0, MOVES - firstMove + 1)) / SECONDS_PER_MINUTE
  const sums = periods.reduce<readonly Sum[]>(
    (sofar, period) => distinct(sofar.flatMap((sum) => added(sum, period))),
    [{ minutes: increments, movesMade: 0, firstControlMoves: undefined }],
  )
  const readings = sums.map(({ minutes, firstControlMoves = null }) => ({ minutes, firstControlMoves }))
  return [...distinct(readings)].sort((a, b) => a.minutes - b.minutes)
}

/** A minus before a number that nothing stands before, or another sign: `-5+3`, `5+-3`. Behind a time it is a dash. */
const NEGATIVE = /(?:^|[+,;:/(])\s*[-−]\d/u

/** Nobody writes a time control as long as that. */
export const LONGEST_TEXT = 300

/** Minutes for 60 moves of a time control in free text, in every plausible reading, ascending. */
export function minutesFor60Moves(text: string): readonly number[] {
  return [...new Set(readingsOfText(text).map(({ minutes }) => minutes))]
}

interface Period {
  readonly readings: readonly BaseTime[]
  readonly mayBeIncrement: boolean
}

/** Periods with the moves they are for, which stand before all of them or behind all of them. */
function periodsOf(amounts: readonly Amount[]): readonly Period[] {
  const leads = amounts.find(({ kind }) => kind !== 'increment')?.kind === 'moves'
  const periods: Period[] = []
  let ahead: number | null = null
  for (const amount of amounts) {
    if (amount.kind === 'base') {
      periods.push(ahead === null ? amount : withMoves(amount, ahead))
      ahead = null
    } else if (amount.kind === 'moves' && leads) ahead = amount.moves
    else if (amount.kind === 'moves') {
      const last = periods.pop()
      if (last !== undefined) periods.push(withMoves(last, amount.moves))
    }
  }
  return periods
}

function withMoves({ readings, mayBeIncrement }: Period, moves: number): Period {
  return { readings: readings.map((reading) => ({ ...reading, moves: reading.moves ?? moves })), mayBeIncrement }
}

interface Sum {
  readonly minutes: number
  readonly movesMade: number
  /** undefined before the first period. */
  readonly firstControlMoves: number | null | undefined
}

/** A period that begins within the 60 moves counts whole; one behind them not, but for what may be an increment. */
function added(sum: Sum, { readings, mayBeIncrement }: Period): readonly Sum[] {
  const counted = readings.map(({ minutes, moves }) => ({
    minutes: sum.minutes + minutes,
    movesMade: Math.min(MOVES, sum.movesMade + (moves ?? 0)),
    firstControlMoves: sum.firstControlMoves === undefined ? moves : sum.firstControlMoves,
  }))
  if (sum.movesMade < MOVES) return counted
  return mayBeIncrement ? [sum, ...counted] : [sum]
}

function distinct<Each extends object>(all: readonly Each[]): readonly Each[] {
  return [...new Map(all.map((each) => [Object.values(each).join(' '), each])).values()]
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/''|[“”„″]/g, '"')
    .replace(/[’‘′´`]/g, "'")
    .replace(/×/g, 'x')
    .replace(/\|/g, '+')
    .replace(/(\d),(\d)(?!\d)/g, '$1.$2')
    .replace(/\b(min|sec|sek|seg)\./g, '$1')
}

const FIRST_MOVE = new RegExp(
  `(?:start(?:ing|s)?|begin(?:ning|s)?)?\\s*(?<!\\p{L})(?:from|at|with|on|as of|ab|vom|von|с|dal|desde|à partir du)(?: with)?(?: the| dem)?\\s+(?:(?:first|1st|1\\.|ersten|1-го)\\s+)?${MOVE}(?:\\s+(?:number|no\\.?))?(?:\\s*(\\d+|one))?`,
  'gu',
)

/** Takes out the move from which increments are given: `from move 1`, `starting from move one`, `ab Zug 41`. */
function withoutFirstMove(text: string): { readonly rest: string; readonly firstMove: number } {
  let firstMove = 1
  const rest = text.replace(FIRST_MOVE, (_whole, move: string | undefined) => {
    if (move !== undefined && move !== 'one') firstMove = Math.max(firstMove, Number(move))
    return ' '
  })
  return { rest, firstMove }
}

const COUNTED_MOVES = new RegExp(
  `(?:(?:in|for|für|per|на|x|/|the|first|next|following|die|ersten|nächsten)\\s*)*(\\d+)\\s*${MOVE}(?:\\s*/(?=\\s*\\d))?`,
  'gu',
)
const MOVES_BEFORE = new RegExp(`(?<![\\d.])(\\d+)\\s*/(?=\\s*\\d+(?:[.:]\\d+)?\\s*(?:${HOUR}|${MINUTE}))`, 'gu')
const MOVES_BEHIND = new RegExp(
  `((?:${HOUR}|${MINUTE}|:\\d\\d)\\s*)/\\s*(\\d+)(?!\\d*\\s*(?:${MINUTE}|${SECOND}))`,
  'gu',
)

/** Puts how many moves a period is for into angle brackets: `40 moves`, `/40 moves`, `x40`, `40/90 min`, `90 min/40`. */
function withMoveCounts(text: string): string {
  return text
    .replace(COUNTED_MOVES, ' <$1> ')
    .replace(/x\s*(\d+)/g, ' <$1> ')
    .replace(MOVES_BEFORE, ' <$1> ')
    .replace(MOVES_BEHIND, '$1 <$2> ')
}
