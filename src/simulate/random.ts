/**
 * Chance that comes out the same on every machine: whole numbers only, since the last digits of a logarithm or a root are
 * each engine's own.
 */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number
  readonly between: (from: number, to: number) => number
  /** True `permille` times of a thousand. */
  readonly chance: (permille: number) => boolean
  /** Near a mean: the bell of twelve dice, of standard deviation 1000. */
  readonly bell: () => number
  readonly pick: <Element>(elements: readonly Element[]) => Element
  /** Chance of its own for one thing, which does not depend on what else was asked. */
  readonly of: (number: number) => Random
}

/** Mulberry32 by T. Ettinger (public domain), whole numbers of 32 bits: that much state is enough for made-up people. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed)
  const below = (limit: number): number => next() % limit
  const bell = (): number => {
    let sum = 0
    for (let die = 0; die < 12; die++) sum += below(1001)
    return sum - 6000
  }
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (permille) => below(1000) < permille,
    bell,
    pick: (elements) => {
      const picked = elements[below(elements.length)]
      if (picked === undefined) throw new RangeError('there is nothing to pick from')
      return picked
    },
    of: (number) => randomFrom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)),
  }
}
