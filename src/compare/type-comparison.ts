import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { pairJudge } from './causes.js'
import type { ComparedPlayer } from './compared-player.js'
import { type FixedGroup, FixedGroupSum } from './fixed-group.js'
import { ListComparing, type ListComparison, type ListPair } from './list-comparison.js'
import { type ScatterCell, ScatterCounts } from './scatter.js'

/** All lists of one type that two sides have. */
export interface TypeComparison {
  readonly type: RatingType
  /** In order of the lists. */
  readonly lists: readonly ListComparison[]
  /** Lists between the same bounds that have no counterpart on the other side. */
  readonly listsOnlyInA: readonly ListMonth[]
  readonly listsOnlyInB: readonly ListMonth[]
  /** null where one pair of lists is compared: there is no span. */
  readonly fixedGroup: FixedGroup | null
  /** Of the last pair of lists. */
  readonly scatter: readonly ScatterCell[]
}

export interface HowCompared {
  readonly bandPoints: number
  /** How many gainers and losers are named. */
  readonly top: number
}

/** Compares all lists of a type in one walk through the players, each with his whole way through the lists. */
export class TypeComparing {
  readonly #lists: readonly ListComparing[]
  readonly #group: FixedGroupSum | null
  readonly #scatter = new ScatterCounts()

  /** @param pairs in order, at least one */
  constructor(pairs: readonly ListPair[], { bandPoints, top }: HowCompared) {
    this.#lists = pairs.map((pair) => new ListComparing(pair, bandPoints, top))
    const [first] = pairs
    const isSpan = first !== undefined && pairs.length > 1
    this.#group = isSpan ? new FixedGroupSum({ a: first.a.list, b: first.b.list }, pairs.length) : null
  }

  add(player: ComparedPlayer): void {
    const judge = pairJudge(player)
    this.#lists.forEach((list, index) => {
      const [a = null, b = null] = [player.a.on[index], player.b.on[index]]
      const before = { a: isRated(player.a.before[index]), b: isRated(player.b.before[index]) }
      list.add(player, a, b, before, judge(a, b))
    })
    const [a, b] = [player.a.on.at(-1)?.rating, player.b.on.at(-1)?.rating]
    if (a != null && b != null) this.#scatter.add(a, b)
    this.#group?.add(player)
  }

  result(): Pick<TypeComparison, 'lists' | 'fixedGroup' | 'scatter'> {
    return {
      lists: this.#lists.map((list) => list.result()),
      fixedGroup: this.#group?.result() ?? null,
      scatter: this.#scatter.result(),
    }
  }
}

function isRated(rating: number | null | undefined): boolean | undefined {
  return rating === undefined ? undefined : rating !== null
}
