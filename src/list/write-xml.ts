import { lineChunks } from './line-chunks.js'
import { flagOf, numberOrZero } from './print-fields.js'
import type { RatingListLine } from './rating-list-line.js'

/** Characters XML does not allow, and line ends and tabs, which no field of a list has. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const SPECIAL = /[&<>]/g
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * The list as FIDE's XML: the single-type elements of formats 2.4 with `foa_title`, one a line, UTF-8 without a
 * declaration as FIDE's is, in the order given; no rating and no K is 0, no year of birth is empty.
 *
 * @returns stretches of many lines, to be written one after another
 */
export function writeXmlList(lines: Iterable<RatingListLine>): Generator<string> {
  return lineChunks(players(lines))
}

function* players(lines: Iterable<RatingListLine>): Generator<string> {
  yield '<playerslist>\n'
  for (const line of lines) yield player(line)
  yield '</playerslist>\n'
}

function player(line: RatingListLine): string {
  return (
    '<player>\n' +
    element('fideid', String(line.fideId)) +
    element('name', escaped(line.name)) +
    element('country', escaped(line.federation)) +
    element('sex', line.sex ?? '') +
    element('title', escaped(line.title)) +
    element('w_title', escaped(line.womanTitle)) +
    element('o_title', escaped(line.otherTitles)) +
    element('foa_title', escaped(line.foaTitle)) +
    element('rating', numberOrZero(line.rating)) +
    element('games', String(line.games)) +
    element('k', numberOrZero(line.k)) +
    element('birthday', String(line.birthYear ?? '')) +
    element('flag', flagOf(line)) +
    '</player>\n'
  )
}

function element(name: string, text: string): string {
  return `<${name}>${text}</${name}>\n`
}

function escaped(text: string): string {
  if (text === '') return ''
  return text.replace(FORBIDDEN, '').replace(SPECIAL, (character) => ESCAPES[character] ?? character)
}
