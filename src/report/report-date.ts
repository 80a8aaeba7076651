import { type IsoDate, isoDate } from '../shared/dates.js'
import type { DateOrder, DateReading, ReportedDate } from './parsed-report.js'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Century of a year printed with two digits: no report file is older than the formats it is written in. */
const CENTURY = 2000

/** No date is longer; what is longer is not looked at. */
const LONGEST = 40

/**
 * A date as a report prints it, with every reading that exists in the calendar (C.04 annex 2 asks for
 * `YYYY/MM/DD`; files hold many other forms).
 *
 * A year of four digits tells its place. Where it comes last, points stand in day-first countries only
 * (`25.02.2011`), strokes and dashes leave two readings (`08/04/2018`). With three parts of two digits the year can
 * come first or last (`10.09.13`). Names of months (`May 10, 2020`) leave one reading.
 *
 * @param line where it stands, counted from 1
 */
export function reportedDate(text: string, line: number): ReportedDate {
  const printed = text.trim()
  if (printed.length > LONGEST) return { text: `${printed.slice(0, LONGEST)}...`, line, shape: '', readings: [] }
  const compact = printed.replace(/\s*([./-])\s*/g, '$1').replace(/\.$/, '')
  const shape = compact.replace(/\d+/g, (digits) => (digits.length === 4 ? 'Y' : 'n'))
  return { text: printed, line, shape, readings: numericReadings(compact) ?? namedReadings(compact) }
}

function numericReadings(text: string): readonly DateReading[] | null {
  if (/^\d{8}$/.test(text)) return readings(['ymd'], [text.slice(0, 4), text.slice(4, 6), text.slice(6)])
  const match = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/.exec(text)
  if (match === null) return null
  const [, first = '', separator, middle = '', last = ''] = match
  return readings(ordersOf(first, separator === '.', last), [first, middle, last])
}

function ordersOf(first: string, points: boolean, last: string): readonly DateOrder[] {
  const yearLast: readonly DateOrder[] = points ? ['dmy'] : ['dmy', 'mdy']
  if (first.length === 4 && last.length <= 2) return ['ymd']
  if (first.length <= 2 && last.length === 4) return yearLast
  return first.length === 2 && last.length === 2 ? ['ymd', ...yearLast] : []
}

function namedReadings(text: string): readonly DateReading[] {
  const monthFirst = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text)
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[. -]+([a-z]{3,9})[., -]+(\d{4})$/i.exec(text)
  const [month = '', day = '', year = ''] = monthFirst?.slice(1) ?? []
  if (monthFirst !== null) return readings(['mdy'], [monthNumber(month), day, year])
  if (dayFirst !== null)
    return readings(['dmy'], [dayFirst[1] ?? '', monthNumber(dayFirst[2] ?? ''), dayFirst[3] ?? ''])
  return []
}

/** The number of an English month, in full or by its first three letters; `0` where it is none. */
function monthNumber(name: string): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function readings(orders: readonly DateOrder[], parts: readonly [string, string, string]): readonly DateReading[] {
  return orders.flatMap((order) => {
    const date = dateOf(order, parts)
    return date === null ? [] : [{ order, date }]
  })
}

function dateOf(order: DateOrder, parts: readonly [string, string, string]): IsoDate | null {
  const part = (letter: string) => parts[order.indexOf(letter)] ?? ''
  const year = part('y').length === 4 ? Number(part('y')) : CENTURY + Number(part('y'))
  return isoDate(year, Number(part('m')), Number(part('d')))
}
