import type { RatingType } from '../shared/rating-type.js'
import { isCode, minutesOfCode, readingsOfCode } from './time-control-code.js'
import type { TimeControlReading } from './time-control-reading.js'
import { sidesOf, withoutTieBreak } from './time-control-sides.js'
import { minutesFor60Moves, readingsOfText } from './time-control-text.js'

/** Minutes for 60 moves that divide the rating types: numbers of the law, which the edition supplies. */
export interface TimeControlLimits {
  /** Standard from this many minutes on (art. 1.1). */
  readonly standardFromMinutes: number
  /** Rapid above this, blitz up to it. */
  readonly rapidAboveMinutes: number
  /** Blitz above this; a faster game is of no type. */
  readonly blitzAboveMinutes: number
  /** The bounds themselves belong to the slower type. */
  readonly boundsBelong?: true
}

export interface ReportedTimeControl {
  /** Records 122, 222, 092 of the report. */
  readonly timeControl: string
  readonly timeControlCode: string
  readonly system: string
}

const WORDS: readonly { readonly type: RatingType; readonly word: RegExp }[] = [
  { type: 'standard', word: /\b(standard|classic)/i },
  { type: 'rapid', word: /\brapid/i },
  { type: 'blitz', word: /\bblitz/i },
]

/**
 * The rating type a report's own words allow, where they allow one only (art. 1.1 of B.02 and of its rapid and blitz
 * counterpart); null where they are silent, unreadable, or point to two types.
 */
export function ratingTypeOf(
  { timeControl, timeControlCode, system }: ReportedTimeControl,
  limits: TimeControlLimits,
): RatingType | null {
  const texts = [timeControl, timeControlCode, system]
  const named = WORDS.filter(({ word }) => texts.some((text) => word.test(text))).map(({ type }) => type)
  const minutes = [...minutesOfCode(timeControlCode), ...minutesOfText(timeControl)]
  const types = new Set([...named, ...minutes.map((reading) => typeOfMinutes(reading, limits))])
  const [type = null] = types
  return types.size === 1 ? type : null
}

/** The rating type of so many minutes for 60 moves; null for games too fast to be rated. */
export function typeOfMinutes(minutes: number, limits: TimeControlLimits): RatingType | null {
  if (minutes >= limits.standardFromMinutes) return 'standard'
  const reaches = (bound: number) => minutes > bound || (limits.boundsBelong === true && minutes === bound)
  if (reaches(limits.rapidAboveMinutes)) return 'rapid'
  return reaches(limits.blitzAboveMinutes) ? 'blitz' : null
}

/** What a time control says of the game of 60 moves. */
export interface TimeControl {
  /** Every plausible reading, by minutes ascending; of two players with different times, both. Empty: unreadable. */
  readonly readings: readonly TimeControlReading[]
  /** White and Black have different times. */
  readonly isUnequal: boolean
}

/** Reads a time control: the code (222) where it is one, else the text (122), which may hold a code too. */
export function readTimeControl({ timeControl, timeControlCode }: Omit<ReportedTimeControl, 'system'>): TimeControl {
  const coded = readingsOfCode(timeControlCode)
  if (coded.length > 0) return ofSides(coded)
  if (isCode(timeControl)) return ofSides(readingsOfCode(timeControl))
  const text = withoutTieBreak(timeControl)
  const sides = sidesOf(text)?.map(readingsOfText)
  if (sides === undefined || sides.some(isUnread)) return { readings: readingsOfText(text), isUnequal: false }
  return ofSides(sides.flatMap((readings) => readings.slice(0, 1)))
}

function isUnread(readings: readonly unknown[]): boolean {
  return readings.length === 0
}

function minutesOfText(printed: string): readonly number[] {
  if (isCode(printed)) return minutesOfCode(printed)
  const text = withoutTieBreak(printed)
  const sides = sidesOf(text)?.map(minutesFor60Moves)
  return sides === undefined || sides.some(isUnread) ? minutesFor60Moves(text) : sides.flat()
}

function ofSides(sides: readonly TimeControlReading[]): TimeControl {
  const readings = [...sides].sort((a, b) => a.minutes - b.minutes)
  return { readings, isUnequal: new Set(readings.map(({ minutes }) => minutes)).size > 1 }
}
