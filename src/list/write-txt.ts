import { asciiName } from '../shared/ascii-name.js'
import type { ListMonth } from '../shared/dates.js'
import { lineChunks } from './line-chunks.js'
import { monthToken } from './list-name.js'
import { flagOf, numberOrZero } from './print-fields.js'
import type { RatingListLine } from './rating-list-line.js'

/** Widths of FIDE's single-type layout with FOA titles (formats 2.2), 136 characters in all. */
const WIDTHS = {
  id: 15,
  name: 61,
  federation: 4,
  sex: 4,
  title: 5,
  womanTitle: 5,
  otherTitles: 15,
  foaTitle: 4,
  rating: 6,
  games: 4,
  k: 3,
  birth: 6,
  flag: 4,
} as const
type Field = keyof typeof WIDTHS

const LINE_END = '\r\n'

/**
 * The list as FIDE's TXT: single-type layout with the FOA column, ASCII, CRLF, 136 characters a line, in the order
 * given. Names are folded to ASCII and cut where the federation begins; a missing year of birth is 0.
 *
 * Other titles that need more than their 15 places take those of a blank FOA title, and else move what follows
 * to the right, as FIDE's own lists do.
 *
 * @returns stretches of many lines, to be written one after another
 */
export function writeTxtList(lines: Iterable<RatingListLine>, list: ListMonth): Generator<string> {
  return lineChunks(textLines(lines, list))
}

function* textLines(lines: Iterable<RatingListLine>, list: ListMonth): Generator<string> {
  yield headerLine(list)
  for (const line of lines) yield playerLine(line)
}

function headerLine(list: ListMonth): string {
  const titles: Readonly<Record<Field, string>> = {
    id: 'ID Number',
    name: 'Name',
    federation: 'Fed',
    sex: 'Sex',
    title: 'Tit',
    womanTitle: 'WTit',
    otherTitles: 'OTit',
    foaTitle: 'FOA',
    rating: monthToken(list).toUpperCase(),
    games: 'Gms',
    k: 'K',
    birth: 'B-day',
    flag: 'Flag',
  }
  const fields = Object.entries(titles) as [Field, string][]
  return fields.map(([field, title]) => title.padEnd(WIDTHS[field])).join('') + LINE_END
}

function playerLine(line: RatingListLine): string {
  return (
    String(line.fideId).padEnd(WIDTHS.id) +
    asciiName(line.name).slice(0, WIDTHS.name).padEnd(WIDTHS.name) +
    short(line.federation, 'federation') +
    (line.sex ?? '').padEnd(WIDTHS.sex) +
    short(line.title, 'title') +
    short(line.womanTitle, 'womanTitle') +
    titlesBehind(line) +
    numberOrZero(line.rating).padEnd(WIDTHS.rating) +
    String(line.games).padEnd(WIDTHS.games) +
    numberOrZero(line.k).padEnd(WIDTHS.k) +
    numberOrZero(line.birthYear).padEnd(WIDTHS.birth) +
    flagOf(line).padEnd(WIDTHS.flag) +
    LINE_END
  )
}

/** A short text with at least one blank behind it, so that no column runs into the next. */
function short(text: string, field: Field): string {
  const width = WIDTHS[field]
  return (text === '' ? '' : asciiName(text).slice(0, width - 1)).padEnd(width)
}

/** Other titles and FOA title; @NOTE the first may be longer than its column. */
function titlesBehind({ otherTitles, foaTitle }: RatingListLine): string {
  if (otherTitles === '') return ''.padEnd(WIDTHS.otherTitles) + short(foaTitle, 'foaTitle')
  const other = asciiName(otherTitles).replace(/ /g, '')
  const both = WIDTHS.otherTitles + WIDTHS.foaTitle
  if (foaTitle === '' && other.length < both) return other.padEnd(both)
  return other.padEnd(WIDTHS.otherTitles) + short(foaTitle, 'foaTitle')
}
