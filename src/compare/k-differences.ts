import { CAUSES, type Cause, type PairJudgement, usesOtherK } from './causes.js'
import type { ListedPlayer } from './compared-player.js'

/** Players of whom the two sides have another K: one value on side A, another on side B; null: none is printed. */
export interface KPair {
  readonly a: number | null
  readonly b: number | null
  readonly players: number
}

/** What K did to two lists, of the players rated on both. */
export interface KDifferences {
  /** Where the lists print another K, most players first. */
  readonly printed: readonly KPair[]
  /** null where the two lists were not both computed here for one month: of other lists it is not known which K was used. */
  readonly computed: ComputedDifferences | null
}

export interface ComputedDifferences {
  /** Where games were multiplied with another K, most players first. */
  readonly used: readonly KPair[]
  /** K, used on a sum that is not 0, differed on this list or an earlier one of the span. */
  readonly kDiffered: RatingsOf
  readonly kSame: RatingsOf
  /** Why ratings differ: players by cause. */
  readonly causes: Readonly<Record<Cause, number>>
  /** Nobody with the same K has another rating. */
  readonly ratingsDifferOnlyWhereKDiffered: boolean
  /** Nor has anybody with another K the same one: rounding hid it of none. */
  readonly ratingsDifferExactlyWhereKDiffered: boolean
}

interface RatingsOf {
  readonly otherRating: number
  readonly sameRating: number
}

/** Adds up what K did, player by player. */
export class KDifferenceSum {
  readonly #printed = new KPairs()
  readonly #used = new KPairs()
  readonly #kDiffered = { otherRating: 0, sameRating: 0 }
  readonly #kSame = { otherRating: 0, sameRating: 0 }
  readonly #causes = new Map<Cause, number>()

  /** Takes a player who is rated on both. */
  add(a: ListedPlayer, b: ListedPlayer, { kDiffered, cause }: PairJudgement): void {
    if (a.k !== b.k) this.#printed.add(a.k, b.k)
    if (usesOtherK(a.computed, b.computed)) this.#used.add(a.computed?.kUsed ?? null, b.computed?.kUsed ?? null)
    const ratings = kDiffered ? this.#kDiffered : this.#kSame
    ratings[cause === null ? 'sameRating' : 'otherRating']++
    if (cause !== null) this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1)
  }

  /** @param areComputed whether both lists were computed here, for one month */
  result(areComputed: boolean): KDifferences {
    const [kDiffered, kSame] = [{ ...this.#kDiffered }, { ...this.#kSame }]
    const causes = Object.fromEntries(CAUSES.map((cause) => [cause, this.#causes.get(cause) ?? 0])) as Record<
      Cause,
      number
    >
    const only = kSame.otherRating === 0
    const computed = {
      used: this.#used.result(),
      kDiffered,
      kSame,
      causes,
      ratingsDifferOnlyWhereKDiffered: only,
      ratingsDifferExactlyWhereKDiffered: only && kDiffered.sameRating === 0,
    }
    return { printed: this.#printed.result(), computed: areComputed ? computed : null }
  }
}

/** Counts players by their two values of K. */
class KPairs {
  readonly #pairs = new Map<string, { a: number | null; b: number | null; players: number }>()

  add(a: number | null, b: number | null): void {
    const pair = this.#pairs.get(`${a} ${b}`) ?? { a, b, players: 0 }
    pair.players++
    this.#pairs.set(`${a} ${b}`, pair)
  }

  result(): readonly KPair[] {
    const order = ({ a, b }: KPair) => 1_000 * (a ?? 0) + (b ?? 0)
    return [...this.#pairs.values()].sort((one, other) => other.players - one.players || order(one) - order(other))
  }
}
