import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'
import { csv } from './csv.js'
import { type Person, roles } from './people.js'
import { randomOf } from './random.js'

/** A player's line of an opening list, and the rating reports begin with. */
export interface OpeningLine {
  readonly person: Person
  readonly rating: number
  readonly games: number
  readonly gamesTotal: number
  readonly peak: number
  readonly lastList: string
  readonly inactive: boolean
}

const LIST_YEAR = 2026

/** Of a hundred listed players so many are on the list. */
const SHARE: Readonly<Record<RatingType, number>> = { standard: 99, rapid: 54, blitz: 43 }

/** The lists of January 2026, each by rating. */
export function openingLists(people: readonly Person[]): Readonly<Record<RatingType, readonly OpeningLine[]>> {
  const listed = people.filter((person) => person.listed)
  return Object.fromEntries(ratingTypes.map((type) => [type, openingList(listed, type)])) as Record<
    RatingType,
    readonly OpeningLine[]
  >
}

function openingList(listed: readonly Person[], type: RatingType): readonly OpeningLine[] {
  return listed
    .filter((person) => isOn(person, type))
    .map((person) => openingLine(person, type))
    .sort((a, b) => b.rating - a.rating || a.person.id - b.person.id)
}

/** Somebody on no list at all would be no listed player: whoever is not on the standard list is on the rapid list. */
function isOn(person: Person, type: RatingType): boolean {
  if (person === roles.fallsBelow) return type === 'standard'
  const chance = (one: RatingType) => randomOf(`${one} ${person.id}`).below(100) < SHARE[one]
  return chance(type) || (type === 'rapid' && !chance('standard'))
}

function openingLine(person: Person, type: RatingType): OpeningLine {
  const random = randomOf(`line ${type} ${person.id}`)
  const noise = random.below(90) + random.below(90) - 90
  const rating = person === roles.fallsBelow ? 1406 : Math.max(1400 + random.below(30), person.strength + noise)
  const years = Math.max(1, LIST_YEAR - person.birthYear - 8)
  const gamesTotal = 6 + random.below(Math.min(900, 30 * years))
  const peak = rating + (random.below(3) === 0 ? 0 : random.below(120))
  const recent = person.plays && random.below(3) > 0
  const monthsAgo = person.plays ? (recent ? 0 : 1 + random.below(9)) : 14 + random.below(30)
  return {
    person,
    rating,
    games: monthsAgo === 0 ? Math.min(gamesTotal, 1 + random.below(11)) : 0,
    gamesTotal,
    peak,
    lastList: monthsBefore(monthsAgo),
    inactive: !person.plays,
  }
}

/** The list so many months before January 2026. */
function monthsBefore(months: number): string {
  const number = LIST_YEAR * 12 - months
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** A list in the project's own columns. */
export function listCsv(lines: readonly OpeningLine[]): string {
  return csv(
    'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,games_total,peak,last_list',
    lines.map((line) => {
      const { person, rating, games, gamesTotal, peak, lastList, inactive } = line
      const { id, name, federation, sex, birthYear } = person
      const { title, womanTitle } = titlesOf(person)
      const flag = `${sex === 'F' ? 'w' : ''}${inactive ? 'i' : ''}`
      const standing = [rating, games, coefficientOf(line), birthYear, flag, gamesTotal, peak, lastList]
      return [id, name, federation, sex, title, womanTitle, '', ...standing]
    }),
  )
}

/** The federation's register: everybody of its own, rated or not, and the newcomers it knows. */
export function registerCsv(people: readonly Person[]): string {
  return csv(
    'id,name,federation,sex,birth_year',
    people
      .filter(({ registered }) => registered)
      .map(({ id, name, federation, sex, birthYear }) => [id, name, federation, sex, birthYear]),
  )
}

/** K as the list prints it (art. 8.3.3). */
function coefficientOf({ peak, person, gamesTotal }: OpeningLine): number {
  if (peak >= 2400) return 10
  if (LIST_YEAR - person.birthYear <= 18 && peak < 2300) return 40
  return gamesTotal < 30 ? 40 : 20
}

/** Titles that players of this strength have often earned. */
export function titlesOf({ strength, sex }: Pick<Person, 'strength' | 'sex'>): {
  readonly title: string
  readonly womanTitle: string
} {
  const womanTitle = sex === 'F' ? (firstReached(strength, [2250, 'WGM'], [2150, 'WIM'], [2050, 'WFM']) ?? '') : ''
  const title = firstReached(strength, [2440, 'GM'], [2360, 'IM'], [2270, 'FM'], [2180, 'CM']) ?? womanTitle
  return { title, womanTitle }
}

function firstReached(
  strength: number,
  ...titles: readonly (readonly [from: number, title: string])[]
): string | undefined {
  return titles.find(([from]) => strength >= from)?.[1]
}
