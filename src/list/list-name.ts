import { type ListMonth, listMonthOf } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TOKEN = /^([a-z]{3})(\d{2})$/i
const TOKEN_IN_NAME = new RegExp(`(?:^|[^a-z])((?:${MONTHS.join('|')})\\d{2})(?=frl|[^0-9a-z]|$)`, 'i')
const ISO_IN_NAME = /(?:^|\D)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-01)?(?!-?\d)/
const TYPES: readonly (readonly [prefix: RegExp, type: RatingType])[] = [
  [/^(standard|std)_/i, 'standard'],
  [/^rapid_/i, 'rapid'],
  [/^blitz_/i, 'blitz'],
]

/** The first year that two digits mean: FIDE's first list is of 1971, so 71-99 are of the last century. */
const FIRST_TWO_DIGIT_YEAR = 71

/** The month of FIDE's token, as headers and file names carry it: `OCT26`, `sep12`; null for any other text. */
export function monthOfToken(token: string): ListMonth | null {
  const match = TOKEN.exec(token)
  const month = MONTHS.indexOf((match?.[1] ?? '').toLowerCase())
  if (match === null || month < 0) return null
  const year = Number(match[2])
  return listMonthOf((year >= FIRST_TWO_DIGIT_YEAR ? 1900 + year : 2000 + year) * 12 + month)
}

/** The month in a file's name: `standard_mar26frl.txt`, `JAN01FRL.TXT`, `fide-list-2026-02.txt`; null without one. */
export function monthOfFileName(fileName: string): ListMonth | null {
  const name = baseName(fileName)
  const iso = ISO_IN_NAME.exec(name)
  if (iso !== null) return `${iso[1]}-${iso[2]}` as ListMonth
  const token = TOKEN_IN_NAME.exec(name)
  return token === null ? null : monthOfToken(token[1] ?? '')
}

/** The rating type a file's name begins with: `standard_`, `std_`, `rapid_`, `blitz_`; null without one. */
export function typeOfFileName(fileName: string): RatingType | null {
  const name = baseName(fileName)
  return TYPES.find(([prefix]) => prefix.test(name))?.[1] ?? null
}

/** Where the month of a list may be said. */
export interface MonthSources {
  readonly fileName: string
  readonly headerToken: string | null
  readonly argument: ListMonth | null
}

/**
 * The month a file is the list of: the argument wins, and what the file says otherwise is noted; a file name and
 * a header that disagree are a refusal; null where nothing says it.
 */
export function listOf({ fileName, headerToken, argument }: MonthSources): {
  readonly list: ListMonth | null
  readonly problems: readonly Problem[]
} {
  const named = monthOfFileName(fileName)
  const printed = headerToken === null ? null : monthOfToken(headerToken)
  const place = { file: fileName }
  if (argument !== null) {
    const found = [named, printed].find((month) => month !== null && month !== argument)
    return { list: argument, problems: found ? [problem('list-month-overruled', { argument, found }, place)] : [] }
  }
  if (named !== null && printed !== null && named !== printed) {
    return {
      list: null,
      problems: [problem('list-month-contradicts', { fileName: named, header: printed }, place)],
    }
  }
  return { list: printed ?? named, problems: [] }
}

/** FIDE's names for the files of one list: `standard_mar26frl.txt`, `.xml`, `.csv`. */
export function listFileNames(type: RatingType, list: ListMonth) {
  const stem = `${type}_${monthToken(list)}frl`
  return { txt: `${stem}.txt`, xml: `${stem}.xml`, csv: `${stem}.csv` } as const
}

/** FIDE's token of a month, lower case: `mar26`. Headers print it in capitals. */
export function monthToken(list: ListMonth): string {
  return `${MONTHS[Number(list.slice(5, 7)) - 1]}${list.slice(2, 4)}`
}

function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}
