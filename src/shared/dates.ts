// The small one: the other makes formatters for texts when it is loaded, which nothing here asks for.
import { UTCDateMini as UTCDate } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo } from 'date-fns/addDays'

/** A calendar date, `2026-03-01`. Dates carry no time and no zone. */
export type IsoDate = `${number}-${number}-${number}`

/** The month a list is named by and dated the 1st of, `2026-03`. */
export type ListMonth = `${number}-${number}`

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** Whether `text` is a date that exists: 2026-02-29 does not. */
export function isIsoDate(text: string): text is IsoDate {
  const match = DATE.exec(text)
  return match !== null && isoDate(Number(match[1]), Number(match[2]), Number(match[3])) === text
}

export function isListMonth(text: string): text is ListMonth {
  return MONTH.test(text)
}

/** The date of a year, month (1-12) and day, or null where the calendar has none. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null
  const date = new UTCDate(year, month - 1, day)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? toIsoDate(date) : null
}

/** `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  const match = DATE.exec(date)
  if (match === null) throw new RangeError(`not a date: ${date}`)
  return toIsoDate(addDaysTo(new UTCDate(Number(match[1]), Number(match[2]) - 1, Number(match[3])), days))
}

/** Days from one date to a later one (negative when it is earlier). */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayNumber(to) - dayNumber(from)) / MS_PER_DAY
}

const MS_PER_DAY = 86_400_000

function dayNumber(date: IsoDate): number {
  return new UTCDate(`${date}T00:00:00Z`).getTime()
}

/** The month a date lies in. */
export function monthOf(date: IsoDate): ListMonth {
  return date.slice(0, 7) as ListMonth
}

/** The day a list is dated: the 1st of its month (art. 7.1). */
export function listDate(list: ListMonth): IsoDate {
  return `${list}-01` as IsoDate
}

/** `months` later (earlier when negative). */
export function addMonths(list: ListMonth, months: number): ListMonth {
  return listMonthOf(monthNumber(list) + months)
}

/** Months since year 0, so that months can be counted: year x 12 + month - 1. */
export function monthNumber(list: ListMonth): number {
  return Number(list.slice(0, 4)) * 12 + Number(list.slice(5, 7)) - 1
}

/** The inverse of {@link monthNumber}. */
export function listMonthOf(number: number): ListMonth {
  return `${pad(Math.floor(number / 12), 4)}-${pad((number % 12) + 1, 2)}` as ListMonth
}

/** The year of a list. */
export function yearOf(list: ListMonth): number {
  return Number(list.slice(0, 4))
}

function toIsoDate(date: Date): IsoDate {
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}` as IsoDate
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
