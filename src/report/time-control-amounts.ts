import { MOVES, SECONDS_PER_MINUTE } from './time-control-reading.js'
import { HOUR, MINUTE, SECOND } from './time-control-words.js'

const MINUTES_PER_HOUR = 60

/** Moves a first control is given for; a number outside of them beside a stroke is a time. */
const FEWEST_MOVES = 20
/** Nobody is given less than half a minute a move in a control that counts moves: `25/10` is none. */
const FEWEST_MINUTES_A_MOVE = 0.5
/** The longest increment that is written behind a stroke: `25/10`. */
const MOST_SECONDS = 30
/** A number without a unit is seconds from here on (`5400+30`); a little below it may be either. */
const SURELY_SECONDS_FROM = 300
const POSSIBLY_SECONDS_FROM = 180
/** Hours before a colon: `1:30` is an hour and a half, `10:00` ten minutes, those between may be either. */
const SURELY_HOURS = 2
const POSSIBLY_HOURS = 5

/** What stands in a time control, in the order of the text. */
export type Amount =
  /** Base time in minutes, with the moves it is for where the same amount says so; in every plausible reading. */
  | { readonly kind: 'base'; readonly readings: readonly BaseTime[]; readonly mayBeIncrement: boolean }
  | { readonly kind: 'increment'; readonly seconds: number }
  /** Moves that the period before or behind is for. */
  | { readonly kind: 'moves'; readonly moves: number }

export interface BaseTime {
  readonly minutes: number
  readonly moves: number | null
}

const AMOUNT = new RegExp(
  [
    '<(?<moves>\\d+)>',
    '(?<a>\\d+)\\s*/\\s*(?<b>\\d+)',
    '\\b(?:g|sd|game)\\s*/?\\s*(?<game>\\d+)',
    '\\bd\\s*/?\\s*(?<delay>\\d+)',
    '(?<hours>\\d{1,2}):(?<rest>\\d\\d)(?::\\d\\d)?',
    `(?<number>\\d+(?:\\.\\d+)?)\\s*(?:(?<hour>${HOUR})|(?<minute>${MINUTE})|(?<second>${SECOND}))?`,
  ].join('|'),
  'gu',
)

/**
 * The amounts of time of a text in lower case whose counts of moves stand in angle brackets (`90min <40> +30sec`). null
 * where a number stands that is neither an amount of time nor beside one.
 */
export function amountsOf(text: string): readonly Amount[] | null {
  // No time has so many digits.
  if (/\d{6}/.test(text)) return null
  const amounts: Amount[] = []
  let isFirst = true
  let order: Order | null = null
  for (const match of text.matchAll(AMOUNT)) {
    const before = withoutMoves(text.slice(0, match.index)).trimEnd()
    const after = withoutMoves(text.slice(match.index + match[0].length)).trimStart()
    const amount = amountOf(match.groups ?? {}, isFirst, isJoined(before, after), order)
    if (amount === null) return null
    order ??= orderOf(match.groups ?? {}, amount)
    if (amount.kind !== 'moves') isFirst = false
    amounts.push(amount)
  }
  return amounts
}

function withoutMoves(text: string): string {
  return text.replace(/<\d+>/g, ' ')
}

/** Whether a number without a unit belongs to the amount before or after it. */
function isJoined(before: string, after: string): boolean {
  return /(\+|,|&|;|\bplus|\band|\binc|\bincrement|h)$/.test(before) || /^(\+|,|&|plus\b|and\b|inc)/.test(after)
}

function amountOf(
  groups: Readonly<Record<string, string | undefined>>,
  isFirst: boolean,
  joined: boolean,
  order: Order | null,
): Amount | null {
  const { moves, a, b, game, delay, hours, rest, number, hour, minute, second } = groups
  if (moves !== undefined) return { kind: 'moves', moves: Number(moves) }
  if (a !== undefined && b !== undefined) return timeBesideMoves(Number(a), Number(b), order)
  if (game !== undefined) return base([Number(game)])
  if (delay !== undefined) return { kind: 'increment', seconds: Number(delay) }
  if (hours !== undefined) return base(clockTimes(Number(hours), Number(rest)))

  const value = Number(number)
  if (hour !== undefined) return base([value * MINUTES_PER_HOUR])
  if (minute !== undefined) return base([value])
  if (second !== undefined) return isFirst ? base([value / SECONDS_PER_MINUTE]) : { kind: 'increment', seconds: value }
  return joined ? base(withoutUnit(value, isFirst), !isFirst) : null
}

function base(minutes: readonly number[], mayBeIncrement = false): Amount {
  return { kind: 'base', readings: minutes.map((each) => ({ minutes: each, moves: null })), mayBeIncrement }
}

/** What stands first beside a stroke. */
type Order = 'moves' | 'time'

/**
 * `40/120` is 40 moves in 120 minutes, `90/40` 90 minutes for 40 moves, `25/10` 25 minutes and 10 seconds a move; every
 * reading that can be, and none against the order an earlier period has shown.
 */
function timeBesideMoves(a: number, b: number, order: Order | null): Amount | null {
  const readings = [
    ...(order !== 'time' && isControl(a, b) ? [{ minutes: b, moves: a }] : []),
    ...(order !== 'moves' && isControl(b, a) ? [{ minutes: a, moves: b }] : []),
    ...(order === null && b <= MOST_SECONDS && a < MOVES
      ? [{ minutes: a + (b * MOVES) / SECONDS_PER_MINUTE, moves: null }]
      : []),
  ]
  return readings.length === 0 ? null : { kind: 'base', readings, mayBeIncrement: false }
}

function isControl(moves: number, minutes: number): boolean {
  return moves >= FEWEST_MOVES && moves <= MOVES && minutes >= moves * FEWEST_MINUTES_A_MOVE
}

/** What a period beside a stroke shows of the others: nothing where it can be read in several ways. */
function orderOf({ a }: Readonly<Record<string, string | undefined>>, amount: Amount): Order | null {
  if (a === undefined || amount.kind !== 'base' || amount.readings.length > 1) return null
  const [reading] = amount.readings
  if (reading === undefined || reading.moves === null) return null
  return reading.moves === Number(a) ? 'moves' : 'time'
}

/** Minutes; a first number may be seconds. */
function withoutUnit(value: number, isFirst: boolean): readonly number[] {
  if (!isFirst || value < POSSIBLY_SECONDS_FROM) return [value]
  return value < SURELY_SECONDS_FROM ? [value / SECONDS_PER_MINUTE, value] : [value / SECONDS_PER_MINUTE]
}

function clockTimes(first: number, rest: number): readonly number[] {
  const asHours = first * MINUTES_PER_HOUR + rest
  const asMinutes = first + rest / SECONDS_PER_MINUTE
  if (first <= SURELY_HOURS) return [asHours]
  return first <= POSSIBLY_HOURS ? [asHours, asMinutes] : [asMinutes]
}
