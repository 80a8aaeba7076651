import type { ListMonth } from '../shared/dates.js'
import type { ComparedPlayer, PlayerThrough } from './compared-player.js'
import { meanOf } from './distribution.js'

/**
 * Drift without newcomers and leavers: the same players through the whole span. They are rated on every list of both sides,
 * active on the first and the last one, and had a rated game after the first one.
 */
export interface FixedGroup {
  readonly players: number
  /** Mean rating on each pair of lists, points with two decimals; null without players. */
  readonly means: readonly { readonly a: number | null; readonly b: number | null }[]
  /** From the first list to the last, points with two decimals; null without players. */
  readonly change: { readonly a: number | null; readonly b: number | null }
}

/** The first lists of a span on both sides. */
export interface FirstLists {
  readonly a: ListMonth
  readonly b: ListMonth
}

/** Adds a fixed group up, player by player. */
export class FixedGroupSum {
  readonly #first: FirstLists
  readonly #sums: { a: number; b: number }[]
  #players = 0

  /** @param lists pairs of lists in the span */
  constructor(first: FirstLists, lists: number) {
    this.#first = first
    this.#sums = Array.from({ length: lists }, () => ({ a: 0, b: 0 }))
  }

  add({ a, b }: ComparedPlayer): void {
    if (!isOfGroup(a, this.#first.a) || !isOfGroup(b, this.#first.b)) return
    this.#players++
    this.#sums.forEach((sums, index) => {
      sums.a += a.on[index]?.rating ?? 0
      sums.b += b.on[index]?.rating ?? 0
    })
  }

  result(): FixedGroup {
    const players = this.#players
    const means = this.#sums.map(({ a, b }) => ({ a: meanOf(a, players), b: meanOf(b, players) }))
    const [first, last] = [this.#sums[0], this.#sums.at(-1)]
    const change = (side: 'a' | 'b') => meanOf((last?.[side] ?? 0) - (first?.[side] ?? 0), players)
    return { players, means, change: { a: change('a'), b: change('b') } }
  }
}

function isOfGroup({ on: through }: PlayerThrough, firstList: ListMonth): boolean {
  const [first, last] = [through[0], through.at(-1)]
  if (first == null || last == null || first.inactive || last.inactive) return false
  if (last.lastPlayed === null || last.lastPlayed <= firstList) return false
  return through.every((on) => on?.rating != null)
}
