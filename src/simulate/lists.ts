import { asciiName } from '../shared/ascii-name.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import type { Population } from './population.js'

/** Lines are given in stretches of so many. */
export const PLAYERS_PER_CHUNK = 2_000

const CSV_HEADER =
  'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,games_total,peak,last_list\n'

/** How many are on the opening list of one type. */
export function ratedIn(population: Population, type: RatingType): number {
  return population.rating[type].reduce((rated, rating) => rated + (rating > 0 ? 1 : 0), 0)
}

/** The opening list of one type as our CSV: rated players only, by ID. */
export function* openingCsv(population: Population, type: RatingType, list: ListMonth): Generator<string> {
  yield* stretches(population, CSV_HEADER, (player) => {
    const rating = population.rating[type][player] ?? 0
    if (rating === 0) return ''
    const name = `"${population.nameOf(player)}"`
    const [sex, title] = [population.sexOf(player), population.titleOf(player)]
    const { federation, birthYear, gamesTotal, active } = population
    const person = `${population.idOf(player)},${name},${fed(population, federation[player])},${sex},${title},,`
    const inactive = active[player] === 0
    const flag = `${sex === 'F' ? 'w' : ''}${inactive ? 'i' : ''}`
    const last = addMonths(list, inactive ? -20 : -((player * 7) % 11))
    const k = population.coefficientOf(player, type)
    return `${person},${rating},0,${k},${birthYear[player]},${flag},${gamesTotal[player]},${rating},${last}\n`
  })
}

const TXT_HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n'

/** Everybody in FIDE's combined TXT with the FOA column: 162 characters a line, ASCII, CRLF. */
export function* combinedTxt(population: Population): Generator<string> {
  yield* stretches(population, TXT_HEADER, (player) => {
    const sex = population.sexOf(player)
    const title = population.titleOf(player).padEnd(5)
    const name = asciiName(population.nameOf(player)).padEnd(61)
    const id = String(population.idOf(player)).padEnd(15)
    const numbers = ratingTypes.map((type) => {
      const rating = population.rating[type][player] ?? 0
      const k = rating === 0 ? 0 : population.coefficientOf(player, type)
      return `${String(rating).padEnd(6)}${'0'.padEnd(4)}${String(k).padEnd(3)}`
    })
    const flag = flagOf(population, player).padEnd(4)
    const birth = String(population.birthYear[player]).padEnd(6)
    const before = `${id}${name}${fed(population, population.federation[player]).padEnd(4)}${sex.padEnd(4)}${title}`
    return `${before}${' '.repeat(5 + 15 + 4)}${numbers.join('')}${birth}${flag}\r\n`
  })
}

/** Everybody in FIDE's combined XML with the FOA title. */
export function* combinedXml(population: Population): Generator<string> {
  yield '<playerslist>\n'
  yield* stretches(population, '', (player) => {
    const lines = [
      ['fideid', population.idOf(player)],
      ['name', asciiName(population.nameOf(player)).replaceAll('&', '&amp;')],
      ['country', fed(population, population.federation[player])],
      ['sex', population.sexOf(player)],
      ['title', population.titleOf(player)],
      ['w_title', ''],
      ['o_title', ''],
      ['foa_title', ''],
      ...ratingTypes.flatMap((type) => ratingElements(population, player, type)),
      ['birthday', population.birthYear[player] ?? ''],
      ['flag', flagOf(population, player)],
    ] as const
    return `<player>\n${lines.map(([tag, text]) => `<${tag}>${text}</${tag}>\n`).join('')}</player>\n`
  })
  yield '</playerslist>\n'
}

function ratingElements(population: Population, player: number, type: RatingType) {
  const prefix = type === 'standard' ? '' : `${type}_`
  const rating = population.rating[type][player] ?? 0
  const k = rating === 0 ? 0 : population.coefficientOf(player, type)
  return [
    [`${prefix}rating`, rating],
    [`${prefix}games`, 0],
    [`${prefix}k`, k],
  ] as const
}

function flagOf(population: Population, player: number): string {
  return `${population.sexOf(player) === 'F' ? 'w' : ''}${population.active[player] === 0 ? 'i' : ''}`
}

function fed({ federations }: Population, federation: number | undefined): string {
  return federations[federation ?? 0]?.code ?? ''
}

function* stretches(population: Population, head: string, line: (player: number) => string): Generator<string> {
  let text = head
  const people = population.count()
  for (let player = 0; player < people; player++) {
    text += line(player)
    if (player % PLAYERS_PER_CHUNK === PLAYERS_PER_CHUNK - 1) {
      yield text
      text = ''
    }
  }
  if (text !== '') yield text
}
