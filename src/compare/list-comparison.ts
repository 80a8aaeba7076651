import type { ListMonth } from '../shared/dates.js'
import { AGE_GROUPS, type AgeGroup, ageGroupOf } from './age-groups.js'
import type { PairJudgement } from './causes.js'
import type { ComparedPlayer, ListedPlayer } from './compared-player.js'
import { Counts, EXPECTED_HIGHEST } from './counts.js'
import { type Distribution, distributionOf } from './distribution.js'
import { KDifferenceSum, type KDifferences } from './k-differences.js'
import { type Movement, MovementSum } from './movement.js'
import { Ranking } from './ranking.js'
import { type FirstRatings, SideCounts } from './side-counts.js'

/** A list of one side. */
export interface ComparedList {
  readonly list: ListMonth
  readonly series: 'official' | 'own'
  /** Ratings below it are counted. */
  readonly floor: number
}

/** Which two lists are compared, and how. */
export interface ListPair {
  readonly a: ComparedList
  readonly b: ComparedList
  /** Both were computed here, for one month: what was computed can be held against each other. */
  readonly areComputed: boolean
}

export interface GroupedBy {
  readonly a: Distribution
  readonly b: Distribution
  /** Of those rated on both, by their group on side A. */
  readonly moved: Movement
}

/** A player whose rating differs much. */
export interface Mover {
  readonly id: number
  readonly name: string
  readonly federation: string
  readonly a: number
  readonly b: number
  /** B less A. */
  readonly difference: number
}

/** Two lists of one type beside each other: the shape of `frl compare --json`, a list. */
export interface ListComparison {
  readonly a: ComparedList
  readonly b: ComparedList
  readonly rated: { readonly a: Distribution; readonly b: Distribution }
  /** Of those rated on both. */
  readonly moved: Movement
  /** Of B less A, of those rated on both. */
  readonly differences: Distribution
  readonly onlyInA: number
  readonly onlyInB: number
  readonly inactive: { readonly a: number; readonly b: number }
  readonly belowFloor: { readonly a: number; readonly b: number }
  /** Rated on the list and not on the one before it; null where that one is not stored. */
  readonly firstRatings: { readonly a: FirstRatings | null; readonly b: FirstRatings | null }
  readonly bands: readonly (GroupedBy & { readonly from: number; readonly to: number })[]
  readonly ageGroups: readonly (GroupedBy & { readonly group: AgeGroup })[]
  readonly k: KDifferences
  /** Greatest difference first, then by ID. */
  readonly gainers: readonly Mover[]
  readonly losers: readonly Mover[]
}

type Side = 'a' | 'b'

/** Compares two lists player by player: memory for ratings and groups, not for players. */
export class ListComparing {
  readonly #pair: ListPair
  readonly #bandPoints: number
  readonly #sides = { a: new SideCounts(), b: new SideCounts() }
  readonly #only = { a: 0, b: 0 }
  readonly #differences = new Counts(-EXPECTED_HIGHEST, EXPECTED_HIGHEST)
  readonly #moved = new MovementSum()
  readonly #movedByBand = new Map<number, MovementSum>()
  readonly #movedByAge = new Map<AgeGroup, MovementSum>()
  readonly #k = new KDifferenceSum()
  readonly #gainers: Ranking<Mover>
  readonly #losers: Ranking<Mover>

  /** @param top how many gainers and losers are named */
  constructor(pair: ListPair, bandPoints: number, top: number) {
    this.#pair = pair
    this.#bandPoints = bandPoints
    this.#gainers = new Ranking(top, (one, other) => other.difference - one.difference || one.id - other.id)
    this.#losers = new Ranking(top, (one, other) => one.difference - other.difference || one.id - other.id)
  }

  /** @param ratedBefore whether he was rated on the list before, on each side; undefined where that is not stored */
  add(
    player: ComparedPlayer,
    a: ListedPlayer | null,
    b: ListedPlayer | null,
    ratedBefore: Readonly<Record<Side, boolean | undefined>>,
    judgement: PairJudgement,
  ): void {
    const { birthYear } = player
    const age = { a: ageGroupOf(this.#pair.a.list, birthYear), b: ageGroupOf(this.#pair.b.list, birthYear) }
    this.#sides.a.add(a, age.a, this.#pair.a.floor, ratedBefore.a)
    this.#sides.b.add(b, age.b, this.#pair.b.floor, ratedBefore.b)
    if (a?.rating == null || b?.rating == null) {
      if (a?.rating != null) this.#only.a++
      if (b?.rating != null) this.#only.b++
      return
    }
    const difference = b.rating - a.rating
    this.#differences.add(difference)
    this.#moved.add(difference)
    movementIn(this.#movedByBand, bandOf(a.rating, this.#bandPoints)).add(difference)
    movementIn(this.#movedByAge, age.a).add(difference)
    this.#k.add(a, b, judgement)
    if (difference === 0) return
    const { fideId: id, name, federation } = player
    const ranking = difference > 0 ? this.#gainers : this.#losers
    ranking.add({ id, name, federation, a: a.rating, b: b.rating, difference })
  }

  result(): ListComparison {
    const { a, b } = this.#sides
    const { areComputed, ...pair } = this.#pair
    return {
      ...pair,
      rated: { a: distributionOf(a.ratings), b: distributionOf(b.ratings) },
      moved: this.#moved.result(),
      differences: distributionOf(this.#differences),
      onlyInA: this.#only.a,
      onlyInB: this.#only.b,
      inactive: { a: a.inactive, b: b.inactive },
      belowFloor: { a: a.belowFloor, b: b.belowFloor },
      firstRatings: { a: a.firstRatings(), b: b.firstRatings() },
      bands: this.#bands(),
      ageGroups: this.#ageGroups(),
      k: this.#k.result(areComputed),
      gainers: this.#gainers.result(),
      losers: this.#losers.result(),
    }
  }

  #bands(): ListComparison['bands'] {
    const { a, b } = this.#sides
    const highest = bandOf(Math.max(a.ratings.last, b.ratings.last), this.#bandPoints)
    const starts = Array.from({ length: highest / this.#bandPoints + 1 }, (_, index) => index * this.#bandPoints)
    const bands = starts.map((from) => {
      const to = from + this.#bandPoints - 1
      const moved = movementIn(this.#movedByBand, from).result()
      return { from, to, a: distributionOf(a.ratings, from, to), b: distributionOf(b.ratings, from, to), moved }
    })
    return bands.filter((band) => band.a.players > 0 || band.b.players > 0)
  }

  #ageGroups(): ListComparison['ageGroups'] {
    const of = (side: Side, group: AgeGroup) => distributionOf(this.#sides[side].ratingsOf(group))
    return AGE_GROUPS.map((group) => ({
      group,
      a: of('a', group),
      b: of('b', group),
      moved: movementIn(this.#movedByAge, group).result(),
    })).filter(({ a, b }) => a.players > 0 || b.players > 0)
  }
}

/** The least rating of the band a rating is in. */
export function bandOf(rating: number, bandPoints: number): number {
  return rating - (rating % bandPoints)
}

function movementIn<Key>(movements: Map<Key, MovementSum>, key: Key): MovementSum {
  const known = movements.get(key)
  if (known !== undefined) return known
  const movement = new MovementSum()
  movements.set(key, movement)
  return movement
}
