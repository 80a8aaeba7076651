import type { ComparedPlayer, ComputedChange, ListedPlayer, PlayerThrough } from '../../src/compare/compared-player.js'

/** Rated 1800 on a list, with K 20, active, last played in March 2026, unless said otherwise. */
export function listed(over: Partial<ListedPlayer> = {}): ListedPlayer {
  return { rating: 1800, k: 20, games: 3, inactive: false, lastPlayed: '2026-03', computed: null, ...over }
}

/** A change of a rated player that moved nothing, unless said otherwise. */
export function computed(over: Partial<ComputedChange> = {}): ComputedChange {
  return {
    ...{ status: 'rated', ratingBefore: 1800, fromStandard: false, kUsed: 20 },
    ...{ sumOfDeltas: 0, change: 0, adjustment: 0 },
    ...over,
  }
}

export function through(on: readonly (ListedPlayer | null)[], before: PlayerThrough['before'] = []): PlayerThrough {
  return { on, before }
}

export function compared(a: PlayerThrough, b: PlayerThrough, over: Partial<ComparedPlayer> = {}): ComparedPlayer {
  return { fideId: 88510001, name: 'Amb, Ada', federation: 'NOR', birthYear: 1990, a, b, ...over }
}
