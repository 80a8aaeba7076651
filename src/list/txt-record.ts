import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { quoted } from './quoted.js'
import type { RawRating, RawRecord } from './raw-record.js'
import { foaTitles } from './titles.js'
import type { Border, Column, RatingColumns, TxtLayout } from './txt-layout.js'

const BLANK = 32
const FOA_AT_END = new RegExp(`(${foaTitles.join('|')})$`)
const WHOLE_BIRTH = /^(?:0+|\d{4})$/
const FLAG = /^[A-Za-z]{1,3}$/
const DIGIT = /\d/
const TITLE_CHARACTER = /[A-Za-z,]/

/** The rating columns to take, each under the type it is of. */
export type TakenRating = RatingColumns & { readonly type: RatingType }

/**
 * Cuts a line into its fields. Text is left aligned and may lack its trailing blanks; a short line has blank
 * fields at its end. A number that crosses the border of its column, a digit among the titles or a sex of several
 * letters show that the columns are shifted: such a line is bad, since what is cut from it may be half a number.
 */
export function txtRecord(
  line: string,
  lineNumber: number,
  layout: TxtLayout,
  taken: readonly TakenRating[],
  file: string,
): RawRecord | Problem {
  const { text } = layout
  const titles = otherTitles(line, layout)
  const shift = titles.shift
  const fideId = cell(line, text.fideId, 0)
  const bad = (column: string, found: string) =>
    problem(
      'list-record-shifted',
      { id: quoted(fideId) || '(none)', column, text: quoted(found) },
      { file, line: lineNumber },
    )

  const torn = tornColumn(line, layout, shift)
  if (torn !== null) return bad(torn.name, line.slice(Math.max(0, torn.from - 6), torn.from + 6))
  const record: RawRecord = {
    line: lineNumber,
    fideId,
    name: cell(line, text.name, 0),
    federation: cell(line, text.federation, 0),
    sex: cell(line, text.sex, 0),
    title: cell(line, text.title, 0),
    womanTitle: cell(line, text.womanTitle, 0),
    otherTitles: titles.other,
    foaTitle: titles.foa,
    birth: cell(line, layout.birth, shift),
    flag: cell(line, layout.flag, shift),
    ratings: ratingsOf(line, taken, shift),
  }
  const stray = strayField(record)
  return stray === null ? record : bad(stray[0], stray[1])
}

/**
 * Whether a last line that has no line end breaks off inside its record. FIDE pads every line, other writers leave
 * out the blanks at its end, so length alone does not tell. The record is whole when the line is as wide as the
 * header, or shows its flag, or a whole year of birth (0 where unknown): these stand behind every number. A line
 * that ends before, in a name, a rating, a K or a half year, may have lost digits, and the list all that follows.
 */
export function isCutOff(line: string, layout: TxtLayout): boolean {
  if (line.length >= layout.header.length) return false
  if (cell(line, layout.flag, 0) !== '') return false
  return !WHOLE_BIRTH.test(cell(line, layout.birth, 0))
}

/** The text of a column without the blanks around it. */
function cell(line: string, { from, to }: Column, shift: number): string {
  let start = from + shift
  let end = Math.min(to + shift, line.length)
  while (start < end && line.charCodeAt(start) === BLANK) start += 1
  if (start >= end) return ''
  while (line.charCodeAt(end - 1) === BLANK) end -= 1
  return line.slice(start, end)
}

function ratingsOf(line: string, taken: readonly TakenRating[], shift: number): RawRating[] {
  const ratings: RawRating[] = []
  for (const { type, rating, games, k } of taken) {
    ratings.push({ type, rating: cell(line, rating, shift), games: cell(line, games, shift), k: cell(line, k, shift) })
  }
  return ratings
}

/**
 * Other titles that need more than their column run on into the next: over a blank FOA column, or, as FIDE prints
 * them, with everything behind them moved to the right (`LSI,FI,SI,SLI,NAAFM` is NA and the FOA title AFM).
 */
function otherTitles(line: string, layout: TxtLayout): { other: string; foa: string; shift: number } {
  const { otherTitles: column, foaTitle } = layout.text
  if (column.to === 0 || !crosses(line, column.to)) {
    return { other: cell(line, column, 0), foa: cell(line, foaTitle, 0), shift: 0 }
  }
  let end = column.to
  while (TITLE_CHARACTER.test(line.charAt(end))) end += 1
  const run = line.slice(column.from, end).trim()
  const foa = foaTitle.to === 0 ? '' : (FOA_AT_END.exec(run)?.[0] ?? '')
  const other = run.slice(0, run.length - foa.length)
  const overflow = other.length - (column.to - column.from)
  let next = end
  while (line.charCodeAt(next) === BLANK) next += 1
  const shift = next - Math.min(...layout.ratings.map(({ rating }) => rating.from))
  return { other, foa, shift: shift > 0 && shift <= overflow ? shift : 0 }
}

/** Whether a word stands on both sides of a column's border. */
function crosses(line: string, border: number): boolean {
  return border < line.length && line.charCodeAt(border) !== BLANK && line.charCodeAt(border - 1) !== BLANK
}

/** The first column whose border a word crosses that may not; null where all is in its place. */
function tornColumn(line: string, layout: TxtLayout, shift: number): Border | null {
  for (const border of layout.borders) {
    const at = border.moves ? border.from + shift : border.from
    if (crosses(line, at) && !mayCross(line, layout, border, at)) return border
  }
  return null
}

/** A full name touches the federation, and titles that fill their column touch the rating: a letter and then a digit. */
function mayCross(line: string, { text }: TxtLayout, { kind }: Border, at: number): boolean {
  if (kind === 'behind name') return !line.slice(text.name.from, at).trimStart().includes('  ')
  return kind === 'behind titles' && !DIGIT.test(line.charAt(at - 1))
}

/** A field that holds what it can not: a digit among letters, or letters where one stands. */
function strayField(record: RawRecord): readonly [name: string, text: string] | null {
  if (record.sex.length > 1 || DIGIT.test(record.sex)) return ['Sex', record.sex]
  if (record.federation !== '' && DIGIT.test(record.federation)) return ['Fed', record.federation]
  if (record.title !== '' && DIGIT.test(record.title)) return ['Tit', record.title]
  if (record.womanTitle !== '' && DIGIT.test(record.womanTitle)) return ['WTit', record.womanTitle]
  if (record.otherTitles !== '' && DIGIT.test(record.otherTitles)) return ['OTit', record.otherTitles]
  if (record.foaTitle !== '' && DIGIT.test(record.foaTitle)) return ['FOA', record.foaTitle]
  if (record.flag !== '' && !FLAG.test(record.flag)) return ['Flag', record.flag]
  return null
}
