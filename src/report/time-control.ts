import type { RatingType } from '../shared/rating-type.js'
import { minutesOfCode } from './time-control-code.js'
import { minutesFor60Moves } from './time-control-text.js'

/** Minutes for 60 moves that divide the rating types: numbers of the law, which the edition supplies. */
export interface TimeControlLimits {
  /** Standard from this many minutes on (art. 1.1). */
  readonly standardFromMinutes: number
  /** Rapid above this, blitz up to it. */
  readonly rapidAboveMinutes: number
  /** Blitz above this; a faster game is of no type. */
  readonly blitzAboveMinutes: number
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
  const minutes = [...minutesOfCode(timeControlCode), ...minutesFor60Moves(timeControl)]
  const types = new Set([...named, ...minutes.map((reading) => typeOfMinutes(reading, limits))])
  const [type = null] = types
  return types.size === 1 ? type : null
}

/** The rating type of so many minutes for 60 moves; null for games too fast to be rated. */
export function typeOfMinutes(minutes: number, limits: TimeControlLimits): RatingType | null {
  if (minutes >= limits.standardFromMinutes) return 'standard'
  if (minutes > limits.rapidAboveMinutes) return 'rapid'
  return minutes > limits.blitzAboveMinutes ? 'blitz' : null
}
