import { LONGEST_TEXT } from './time-control-text.js'

/** What the two players have, each in words a time control is read from: `5 min`, `5+0`. Their order says nothing. */
export type Sides = readonly [one: string, other: string]

/**
 * The words for the two players in the languages reports are written in, white and black. Both come in one language, but
 * nothing hangs on that.
 */
const WHITE =
  'w(?:hite|eiss|eiß|it)?|hvit|hvid|vit|blan(?:cs?|cas?|cos?)|branc[ao]s?|bianc[oh]i?|белы[емхй]+|bia[łl]e|b[ií]l[ýyíi]|beyaz|valkea|valge|világos'
const BLACK =
  'b(?:lack)?|schwarz|zwart|svart|sort|noirs?|negr[ao]s?|pret[ao]s?|ner[oi]|ч[её]рны[емхй]+|czarne|[čc]ern[ýyíi]|siyah|musta|must|sötét'
const COLOUR = new RegExp(`(?<!\\p{L})(?:(?<white>${WHITE})|(?<black>${BLACK}))(?!\\p{L})`, 'giu')

/** What stands between two players' times where no colours are named. */
const AGAINST = /(?<!\p{L})(?:vs\.?|versus|against|gegen|mot|contre|contra|против)(?!\p{L})/giu

const ARMAGEDDON = /armageddon|армагеддон/iu
/** In an Armageddon game a stroke or a dash stands between the two players' times: `5/4`, `5 min - 4 min`. */
const BETWEEN = /(?<=[\d\p{L}'"’)]\s*)[/:–-](?=\s*\d)/gu

/**
 * The two players' times, in whatever order a text names them: `White 6 min, Black 5 min`, `5 min White / 4 min Black`,
 * `Schwarz 4 Weiss 5`, `25 min vs 20 min`, `Armageddon 5-4`. null where a text says one time for both, or none.
 */
export function sidesOf(text: string): Sides | null {
  if (text.length > LONGEST_TEXT) return null
  const sides = byColour(text) ?? halves(text, AGAINST)
  if (sides !== null) return sides.map(asTime) as unknown as Sides
  const armageddon = ARMAGEDDON.test(text) ? halves(text.replace(ARMAGEDDON, ' '), BETWEEN) : null
  return armageddon === null ? null : (armageddon.map(asTime) as unknown as Sides)
}

/** A game to break a tie is another game: what stands before it is the time control of the tournament. */
export function withoutTieBreak(text: string): string {
  const at = text.search(ARMAGEDDON)
  return at > 0 && /\d/.test(text.slice(0, at)) ? text.slice(0, at) : text
}

/** Colours stand before their times where no time stands before the first of them, else behind. */
function byColour(text: string): Sides | null {
  const colours = [...text.matchAll(COLOUR)]
  const [first] = colours
  if (first === undefined) return null
  const leads = !/\d/.test(text.slice(0, first.index))
  const times = { white: [] as string[], black: [] as string[] }
  for (const [place, colour] of colours.entries()) {
    const [start, end] = [colour.index, colour.index + colour[0].length]
    const before = colours[place - 1]
    const from = leads ? end : before === undefined ? 0 : before.index + before[0].length
    const time = text.slice(from, leads ? colours[place + 1]?.index : start)
    if (/\d/.test(time)) times[colour.groups?.white === undefined ? 'black' : 'white'].push(time)
  }
  const [[white, ...others], [black, ...more]] = [times.white, times.black]
  if (white === undefined || black === undefined || others.length + more.length > 0) return null
  return [white, black]
}

/** What stands on both sides of the one word or sign that parts two times. */
function halves(text: string, parting: RegExp): Sides | null {
  const parts = text.split(parting)
  const [one = '', other = ''] = parts
  return parts.length === 2 && /\d/.test(one) && /\d/.test(other) ? [one, other] : null
}

/** A number alone is minutes, or seconds where it is large, as it is before an increment: `5` is `5+0`. */
function asTime(text: string): string {
  const bare = text.replace(/^[^\p{L}\d]+|[^\p{L}\d'"’″]+$/gu, '')
  const number = /^(?:\p{L}+\W+)*(\d{1,5})$/u.exec(bare)
  return number === null ? bare : `${number[1]}+0`
}
