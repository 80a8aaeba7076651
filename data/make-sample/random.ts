import { mulberry32 } from '../../src/simulate/random.js'

/** Chance that can be repeated: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <Element>(elements: readonly Element[]) => Element
  /** The elements in another order. */
  readonly shuffled: <Element>(elements: readonly Element[]) => Element[]
}

/**
 * Chance seeded by a text, which becomes a number by FNV-1a: every event has its own, so that a change to one leaves the
 * others as they were.
 */
export function randomOf(seed: string): Random {
  const next = mulberry32(hashOf(seed))
  const below = (limit: number): number => next() % limit
  return {
    below,
    pick: (elements) => elements[below(elements.length)] as (typeof elements)[number],
    shuffled: (elements) => {
      const rest = [...elements]
      return elements.map(() => rest.splice(below(rest.length), 1)[0] as (typeof rest)[number])
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
