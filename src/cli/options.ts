import { InvalidArgumentError } from 'commander'
import { type ListFormat, listFormats } from '../list/list-format.js'
import { type IsoDate, isIsoDate, isListMonth, type ListMonth } from '../shared/dates.js'
import type { Sex } from '../shared/player.js'
import { isRatingType, type RatingType, ratingTypes } from '../shared/rating-type.js'

/** Parsers of arguments: each says what was expected (exit 2). */

/** Whether a list appears in the month is asked later, of the law in use: `requireMonthsOfLists`. */
export function listArgument(text: string): ListMonth {
  if (!isListMonth(text)) throw new InvalidArgumentError('expected the month of a list, such as 2026-03')
  requireOurTime(text)
  return text
}

export function typeOption(text: string): RatingType {
  if (!isRatingType(text)) throw new InvalidArgumentError(`expected one of ${ratingTypes.join(', ')}`)
  return text
}

export function dateOption(text: string): IsoDate {
  if (!isIsoDate(text)) throw new InvalidArgumentError('expected a date that exists, such as 2026-02-28')
  requireOurTime(text)
  return text
}

export function idArgument(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError('expected a FIDE ID, such as 1503014')
  return Number(text)
}

/** Three letters, upper case as FIDE writes them. */
export function federationOption(text: string): string {
  if (!/^[A-Za-z]{3}$/.test(text))
    throw new InvalidArgumentError('expected the three letters of a federation, such as NOR')
  return text.toUpperCase()
}

/** A year of birth or a span of them, both included: `1990`, `1990-1995`. */
export function bornOption(text: string): { readonly from: number; readonly to: number } {
  const [, first = '', last = first] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (from < FIRST_YEAR || to > LAST_YEAR || from > to)
    throw new InvalidArgumentError(
      `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}, or two of them, such as 1990-1995`,
    )
  return { from, to }
}

/** A day of birth, or its year where that is all that is known. */
export function birthOption(text: string): { readonly birthYear: number; readonly birthDate?: IsoDate } {
  const birthYear = Number(/^\d{4}(?=$|-)/.exec(text)?.[0])
  const isDay = isIsoDate(text)
  if ((!isDay && text.length > 4) || !(birthYear >= FIRST_YEAR && birthYear <= LAST_YEAR))
    throw new InvalidArgumentError(`expected a year from ${FIRST_YEAR} to ${LAST_YEAR}, or a day, such as 1998-03-15`)
  return isDay ? { birthYear, birthDate: text } : { birthYear }
}

export const FIRST_YEAR = 1850
export const LAST_YEAR = 2200

/** Days and lists too far away are slips of the pen, and would be counted up to month by month. */
export function isOfOurTime(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

export const OF_OUR_TIME = `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}`

function requireOurTime(day: string): void {
  if (!isOfOurTime(day)) throw new InvalidArgumentError(OF_OUR_TIME)
}

/** A tournament's code: what can be typed again, on one line. */
export function codeOption(text: string): string {
  if (!/^[\p{L}\p{N}](?:[\p{L}\p{N} ._+-]{0,78}[\p{L}\p{N}._+-])?$/u.test(text))
    throw new InvalidArgumentError('expected letters, digits, blanks and . _ + -, at most 80 of them, such as 2601-01')
  return text
}

export function sexOption(text: string): Sex {
  const sex = text.toUpperCase()
  if (sex !== 'M' && sex !== 'F') throw new InvalidArgumentError('expected M or F')
  return sex
}

export function formatsOption(text: string): readonly ListFormat[] {
  const formats = text.split(',').map((format) => format.trim())
  const known = formats.filter((format): format is ListFormat => (listFormats as readonly string[]).includes(format))
  if (known.length < formats.length)
    throw new InvalidArgumentError(`expected some of ${listFormats.join(', ')}, separated by commas`)
  return known
}

/** A parser of whole numbers between two bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^-?\d+$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`expected a whole number from ${min} to ${max}`)
    }
    return value
  }
}

/** The types a command works on: the one given, or all three. */
export function typesOf(type: RatingType | undefined): readonly RatingType[] {
  return type === undefined ? ratingTypes : [type]
}
