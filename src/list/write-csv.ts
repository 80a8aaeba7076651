import { lineChunks } from './line-chunks.js'
import { flagOf } from './print-fields.js'
import type { RatingListLine } from './rating-list-line.js'

const HEADER = 'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,foa_title\n'
const NEEDS_QUOTES = /[",\r\n]/

/**
 * The list as our CSV, in the order given: UTF-8, comma, LF, quotes where RFC 4180 asks for them. What is missing
 * is empty: an empty rating is an unrated player. A cell that begins with = + - or @ is data and stays as it is.
 *
 * @returns stretches of many lines, to be written one after another
 */
export function writeCsvList(lines: Iterable<RatingListLine>): Generator<string> {
  return lineChunks(rows(lines))
}

function* rows(lines: Iterable<RatingListLine>): Generator<string> {
  yield HEADER
  for (const line of lines) yield row(line)
}

/** Numbers, sex and flag need no quotes. */
function row(line: RatingListLine): string {
  const { fideId, sex, rating, games, k, birthYear } = line
  const titles = `${quoted(line.title)},${quoted(line.womanTitle)},${quoted(line.otherTitles)}`
  const person = `${fideId},${quoted(line.name)},${quoted(line.federation)},${sex ?? ''},${titles}`
  return `${person},${rating ?? ''},${games},${k ?? ''},${birthYear ?? ''},${flagOf(line)},${quoted(line.foaTitle)}\n`
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell
}
