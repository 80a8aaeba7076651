import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { isProblem } from './judge-record.js'
import { type OldTxtLayout, oldTxtLayouts } from './old-txt-layout.js'
import { quoted } from './quoted.js'
import type { RawRecord } from './raw-record.js'
import type { Column } from './txt-layout.js'

const BLANK = 32
/** Behind the games of every list there are no more than a date, a sex and a flag. */
const WIDEST_TAIL = 60
/** Date or year of birth, sex, flag; each may be missing, and parts of the date blank. */
const BIRTH = String.raw`[\d ]{0,2}\.[\d ]{0,2}\.\d{2,4}|\d{4}|\. {0,2}\.`
const TAIL = new RegExp(String.raw`^(?:(${BIRTH})(?=\s|$))?\s*(?:([MF])(?=\s|$))?\s*([A-Za-z]{1,3})?$`)
const TITLE = /^[A-Za-z]{0,3}$/
/** Three letters; `*` for none in 2011. */
const FEDERATION = /^(?:[A-Za-z]{2,3}|\*)?$/
const WOMANS = /^w/i

/** Where a record is from. */
interface Place {
  readonly file: string
  readonly line: number
}

/**
 * Cuts a line of a list before September 2012 into its fields, or says which column is not in its place: what is cut
 * from a line that is shifted may be half a number.
 */
export function oldTxtRecord(text: string, layout: OldTxtLayout, type: RatingType, place: Place): RawRecord | Problem {
  const fideId = cell(text, layout.id)
  const bad = (column: string, found: string) =>
    problem('list-record-shifted', { id: quoted(fideId) || '(none)', column, text: quoted(found) }, place)
  const torn = tornColumn(text, layout)
  if (torn !== null) return bad(torn.column, text.slice(Math.max(0, torn.at - 6), torn.at + 6))
  const title = cell(text, layout.title)
  if (!TITLE.test(title)) return bad('TITLE', title)
  const federation = cell(text, layout.federation)
  if (!FEDERATION.test(federation)) return bad('COUNTRY', federation)
  const tail = tailOf(text, layout)
  if (tail === null) return bad('BIRTHDAY', text.slice(layout.games.to))
  return {
    line: place.line,
    fideId,
    name: cell(text, layout.name),
    federation,
    title,
    // These lists have one column of titles; later ones print a woman's title in both.
    womanTitle: WOMANS.test(title) ? title : '',
    otherTitles: '',
    foaTitle: '',
    ...tail,
    sex: sexOf(tail, title),
    ratings: [{ type, rating: cell(text, layout.rating), games: cell(text, layout.games), k: '' }],
  }
}

/** The layout in which a line is a record with everything that every record has; null where it is none. */
export function oldTxtLayoutOf(text: string): OldTxtLayout | null {
  return oldTxtLayouts.find((layout) => isWholeOldRecord(text, layout)) ?? null
}

/** Whether a line has an ID that ends its column, a name and a federation, and all columns in their places. */
export function isWholeOldRecord(text: string, layout: OldTxtLayout): boolean {
  const { from, to } = layout.id
  if (!/^ *\d+$/.test(text.slice(from, to))) return false
  const record = oldTxtRecord(text, layout, 'standard', { file: '', line: 0 })
  return !isProblem(record) && record.name !== '' && record.federation !== ''
}

function cell(text: string, { from, to }: Column): string {
  return text.slice(from, to).trim()
}

function crosses(text: string, border: number): boolean {
  return border < text.length && text.charCodeAt(border) !== BLANK && text.charCodeAt(border - 1) !== BLANK
}

/** The first column over whose border a word runs; only a name that fills its column may touch the title. */
function tornColumn(text: string, { id, name, title, federation, rating, games }: OldTxtLayout) {
  const isFull = !cell(text, name).includes('  ')
  const borders = [
    { column: 'NAME', at: id.to },
    ...(isFull ? [] : [{ column: 'TITLE', at: title.from }]),
    { column: 'COUNTRY', at: federation.from },
    { column: 'rating', at: rating.from },
    { column: 'GAMES', at: games.from },
    { column: 'BIRTHDAY', at: games.to },
  ]
  return borders.find(({ at }) => crosses(text, at)) ?? null
}

/** A woman by column, flag or title; else a man: `w` marks every woman of these lists. */
function sexOf({ sex, flag }: Tail, title: string): string {
  if (sex !== '') return sex
  return WOMANS.test(title) || flag.toLowerCase().includes('w') ? 'F' : 'M'
}

type Tail = Pick<RawRecord, 'birth' | 'sex' | 'flag'>

/** What stands behind the games; null where it is something else, or half a year of birth. */
function tailOf(text: string, { games, yearDigits }: OldTxtLayout): Tail | null {
  const tail = text.slice(games.to).trim()
  const match = tail.length > WIDEST_TAIL ? null : TAIL.exec(tail)
  if (match === null) return null
  const [, birth = '', sex = '', flag = ''] = match
  const year = /\d+$/.exec(birth)?.[0] ?? ''
  return year === '' || yearDigits.includes(year.length) ? { birth, sex, flag } : null
}
