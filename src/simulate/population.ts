import { developmentCoefficient } from '../rating/development-coefficient.js'
import type { Regulations } from '../regulations/regulations.js'
import { type ListMonth, yearOf } from '../shared/dates.js'
import type { Sex } from '../shared/player.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { madeUpName, nameOfNumber } from './names.js'
import type { Random } from './random.js'
import type { SimulatedFederation } from './world.js'

/** What is wanted of a population. */
export interface PopulationSize {
  /** Everybody on the opening list, rated or not. */
  readonly players: number
  /** Those with a standard rating. */
  readonly rated: number
}

/** Made-up people, one position each; columns instead of objects, since a world has two million. */
export interface Population {
  /** How many there are now; newcomers are added at the end. */
  readonly count: () => number
  readonly federations: readonly SimulatedFederation[]
  readonly federation: Uint8Array
  readonly birthYear: Int16Array
  /** How strong a player is, in rating points, whatever a list says. */
  readonly strength: Int16Array
  readonly active: Uint8Array
  /** On the opening list; 0 for unrated. */
  readonly rating: Readonly<Record<RatingType, Int16Array>>
  readonly gamesTotal: Int16Array
  readonly sexOf: (player: number) => Sex
  readonly nameOf: (player: number) => string
  readonly idOf: (player: number) => number
  readonly titleOf: (player: number) => string
  readonly coefficientOf: (player: number, type: RatingType) => number
  readonly addNewcomer: (random: Random) => number
}

/** No real FIDE ID is so high. */
const FIRST_ID = 990_000_000

/** Of a thousand rated players so many have a rapid and a blitz rating too. */
const RATED_TOO: Readonly<Record<RatingType, number>> = { standard: 1000, rapid: 600, blitz: 400 }

/** Of a thousand, those who play now and then. */
const ACTIVE = { rated: 450, unrated: 50 } as const
const WOMEN = 120
const JUNIORS = 380

/**
 * People of all ages and strengths.
 *
 * @param newcomers how many may be added later
 * @param opening the opening list
 */
export function populationOf(
  { players, rated }: PopulationSize,
  newcomers: number,
  federations: readonly SimulatedFederation[],
  opening: ListMonth,
  regulations: Readonly<Record<RatingType, Regulations>>,
  seed: Random,
): Population {
  const size = players + newcomers
  const people = seed.of(1)
  const federation = new Uint8Array(size)
  const birthYear = new Int16Array(size)
  const strength = new Int16Array(size)
  const active = new Uint8Array(size)
  const gamesTotal = new Int16Array(size)
  const rating = { standard: new Int16Array(size), rapid: new Int16Array(size), blitz: new Int16Array(size) }
  const shares = federations.flatMap(({ permille }, index) => new Array<number>(permille).fill(index))
  const floor = regulations.standard.ratingFloor
  let count = 0

  const add = (random: Random): number => {
    const player = count++
    federation[player] = random.pick(shares)
    const age = random.chance(JUNIORS) ? random.between(7, 18) : random.between(19, 82)
    birthYear[player] = yearOf(opening) - age
    const bell = floor + 280 + Math.trunc((random.bell() * 230) / 1000)
    strength[player] = Math.max(floor - 350, bell - Math.max(0, 16 - age) * 25)
    return player
  }
  for (let number = 0; number < players; number++) {
    const player = add(people)
    // Those with a rating are spread among the others as on FIDE's lists, by chance.
    const isRated = people.below(players) < rated
    active[player] = people.chance(isRated ? ACTIVE.rated : ACTIVE.unrated) ? 1 : 0
    if (!isRated) continue
    strength[player] = floor + Math.abs((strength[player] ?? 0) - floor)
    gamesTotal[player] = people.chance(120) ? people.between(5, 29) : people.between(30, 900)
    for (const type of ratingTypes) {
      if (!people.chance(RATED_TOO[type])) continue
      const noise = Math.trunc((people.bell() * 40) / 1000)
      rating[type][player] = Math.max(floor, (strength[player] ?? 0) + noise)
    }
  }

  const sexOf = (player: number): Sex => (seed.of(player).chance(WOMEN) ? 'F' : 'M')
  return {
    count: () => count,
    federations,
    federation,
    birthYear,
    strength,
    active,
    rating,
    gamesTotal,
    sexOf,
    nameOf: (player) => {
      const sound = federations[federation[player] ?? 0]?.sound ?? 0
      const name = madeUpName(seed.of(player + 7_000_000), sexOf(player), sound)
      // Newcomers are told from those of the list who happen to be named alike.
      return player < players ? name : `${nameOfNumber(player - players)}${name.slice(name.indexOf(','))}`
    },
    idOf: (player) => FIRST_ID + player,
    titleOf: (player) => titleFor(rating.standard[player] ?? 0, seed.of(player + 14_000_000)),
    coefficientOf: (player, type) => {
      const marks = {
        peak: rating[type][player] ?? 0,
        gamesCompleted: gamesTotal[player] ?? 0,
        birthYear: birthYear[player] ?? 0,
      }
      return developmentCoefficient(marks, opening, regulations[type].coefficient).k
    },
    addNewcomer: (random) => {
      if (count >= size) throw new RangeError('the population has no room for another newcomer')
      const player = add(random)
      active[player] = 1
      return player
    },
  }
}

function titleFor(rating: number, random: Random): string {
  if (rating >= 2500) return 'GM'
  if (rating >= 2400) return random.chance(700) ? 'IM' : ''
  if (rating >= 2300) return random.chance(500) ? 'FM' : ''
  return rating >= 2200 && random.chance(200) ? 'CM' : ''
}
