import { languages, type NamesOf } from './names.js'
import { type Random, randomOf } from './random.js'

/** A made-up person. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly federation: string
  readonly sex: 'M' | 'F'
  readonly birthYear: number
  /** How well he plays, in rating points: what results follow, known to nobody in the sample. */
  readonly strength: number
  /** On a list of January 2026 already. */
  readonly listed: boolean
  /** In the federation's register; who is not comes in with a report. */
  readonly registered: boolean
  /** Plays in tournaments at all. */
  readonly plays: boolean
}

/** The federation whose lists these are. */
export const HOME = 'NOR'

/** What becomes of some of them is promised: their names and their parts are fixed. */
export const roles = {
  ratedAtOnce: person(99_180_001, 'Kvernmo, Liv Torill', 'F', 1994, 1790),
  pooledOverTwoMonths: person(99_180_002, 'Wieczorkiewicz-Håbråten, Stanisława', 'F', 1988, 1680),
  tooFewGames: person(99_180_003, 'Ødegårdstuen, Jens-Petter', 'M', 2001, 1600),
  noHalfPoint: person(99_180_004, 'Sørflaten, Birger', 'M', 1972, 1400),
  belowTheFloor: person(99_180_005, 'Trần, Gia Huy Khang', 'M', 2013, 1380),
  fallsBelow: { ...person(99_180_006, 'Haugseth, Odd Ragnvald', 'M', 1949, 1420), listed: true },
} as const satisfies Record<string, Person>

/** Names that have broken programs before, each with one person. */
const ODD_NAMES: readonly (readonly [name: string, federation: string, sex: 'M' | 'F'])[] = [
  ["O'Brien-Ó Súilleabháin, Caoimhe", 'IRL', 'F'],
  ["D'Angelo, Sant'Elia", 'ITA', 'M'],
  ['Lund-Hæggstrøm-Aasgaard, Marie-Louise', HOME, 'F'],
  ['von Hohenfels-Schwarzenbrunn und zu Eichenstetten, Friederike Adelgunde', 'GER', 'F'],
  ['Widyastutiningsih', 'INA', 'F'],
  ['Anandhithan', HOME, 'M'],
  ['Þorgrímsdóttir, Æsa Ýr', 'ISL', 'F'],
  ['Næss Ø, Å', HOME, 'M'],
  ['van den Ijsselzande, Gijsbert Jan', 'NED', 'M'],
  ['Ng, Ba', 'SGP', 'M'],
]

const NEWCOMERS = 30
const REGISTERED_NEWCOMERS = 14

/** About 400 people: those with a part, those with odd names, the rest by chance. */
export function makePeople(): readonly Person[] {
  const random = randomOf('people')
  const odd = ODD_NAMES.map(([name, federation, sex], index) =>
    by(random, { id: 99_170_001 + index, name, federation, sex }, true),
  )
  const names = new Set([...Object.values(roles), ...odd].map(({ name }) => name))
  const home = random.shuffled(languages.flatMap((language) => Array<NamesOf>(language.home).fill(language)))
  const guests = languages.flatMap((language) => Array<NamesOf>(language.guests).fill(language))
  return [
    ...Object.values(roles),
    ...odd,
    ...home.map((language, index) => {
      const named = { id: 99_100_001 + index * 7, federation: HOME, ...newName(random, language, names) }
      const person = by(random, named, index >= NEWCOMERS)
      return index < NEWCOMERS ? { ...person, registered: index < REGISTERED_NEWCOMERS } : person
    }),
    ...guests.map((language, index) =>
      by(
        random,
        { id: 99_500_001 + index * 11, federation: language.federation, ...newName(random, language, names) },
        true,
      ),
    ),
  ]
}

function person(id: number, name: string, sex: 'M' | 'F', birthYear: number, strength: number): Person {
  const made = { id, name, federation: HOME, sex, birthYear, strength }
  return { ...made, listed: false, registered: true, plays: true }
}

/** Age and strength by chance: newcomers are young or weak more often, guests and the home federation are not told apart. */
function by(random: Random, named: Pick<Person, 'id' | 'name' | 'federation' | 'sex'>, listed: boolean): Person {
  const birthYear = birthYearBy(random)
  const strength = listed
    ? 1410 + Math.floor((random.below(1060) * (400 + random.below(700))) / 1000)
    : 1370 + random.below(380)
  // Few children are strong.
  const limited = birthYear >= 2012 ? Math.min(strength, 1450 + random.below(400)) : strength
  return {
    ...named,
    birthYear,
    strength: limited,
    listed,
    registered: named.federation === HOME,
    plays: !listed || random.below(100) < 84,
  }
}

function birthYearBy(random: Random): number {
  const share = random.below(100)
  if (share < 22) return 2008 + random.below(9)
  return share < 38 ? 1942 + random.below(20) : 1962 + random.below(46)
}

function newName(random: Random, language: NamesOf, taken: Set<string>): Pick<Person, 'name' | 'sex'> {
  for (;;) {
    const sex = random.below(100) < 24 ? 'F' : 'M'
    const given = random.pick(sex === 'F' ? language.women : language.men)
    const name = `${random.pick(language.surnames)}, ${given}`
    if (taken.has(name)) continue
    taken.add(name)
    return { name, sex }
  }
}
