import { type ListMonth, yearOf } from '../shared/dates.js'

/** No player of a FIDE list is born earlier; FIDE's first list is of 1971. */
const FIRST_BIRTH_YEAR = 1850
/** Nobody younger is on a list: a year of two digits that would make him so is of the century before. */
const YOUNGEST = 5
const YEAR = /^(\d{4})(?:-\d{2}-\d{2})?$/
const DAY = /^[\d ]{0,2}\.[\d ]{0,2}\.(\d{4}|\d{2})$/

/**
 * The year of a printed birth (year, `1972-01-17`, `17.01.1972`, `17.01.72`), null where it is unknown, and
 * 'unlikely' for a text that is none and a year in which the player of a list can not be born.
 */
export function birthYearOf(printed: string, list: ListMonth): number | null | 'unlikely' {
  const year = YEAR.exec(printed)?.[1]
  if (year === undefined || year === '0000') {
    if (isUnknown(printed)) return null
    return likely(yearOfDay(printed, list), list)
  }
  return likely(Number(year), list)
}

/** As lists print a birth that is not known: blank, `0`, `0000`, `.  .`, a date of noughts. */
function isUnknown(printed: string): boolean {
  return printed === '' || printed === '0' || printed === '0000' || (printed.includes('.') && /^[0 .]+$/.test(printed))
}

function yearOfDay(printed: string, list: ListMonth): number {
  const year = DAY.exec(printed)?.[1] ?? '0'
  if (year.length !== 2) return Number(year)
  const recent = 2000 + Number(year)
  return recent <= yearOf(list) - YOUNGEST ? recent : 1900 + Number(year)
}

function likely(year: number, list: ListMonth): number | 'unlikely' {
  return year >= FIRST_BIRTH_YEAR && year <= yearOf(list) ? year : 'unlikely'
}
