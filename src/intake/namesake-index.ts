import { nameKeys } from '../shared/text.js'

/** Persons of one year of birth by the words of their names, in eight bytes a word: a world has two million persons. */
export interface NamesakeIndex {
  /** IDs of persons who may bear a name, in ascending order: nobody of the same name is missing, some may be others. */
  readonly mayBear: (name: string) => number[]
}

/** A word is its hash of so many bits, and an ID has room for the rest of a number's 53. */
const HASH_BITS = 22
const IDS = 2 ** 31

export function namesakeIndex(persons: Iterable<readonly [fideId: number, name: string]>): NamesakeIndex {
  const found: number[] = []
  for (const [fideId, name] of persons) for (const key of nameKeys(name)) found.push(hashOf(key) * IDS + fideId)
  const entries = Float64Array.from(found).sort()
  return {
    mayBear: (name) => {
      const ids = new Set<number>()
      for (const key of nameKeys(name)) {
        const from = hashOf(key) * IDS
        for (let at = firstFrom(entries, from); at < entries.length; at++) {
          const entry = entries[at] as number
          if (entry >= from + IDS) break
          ids.add(entry - from)
        }
      }
      return [...ids].sort((a, b) => a - b)
    },
  }
}

function firstFrom(entries: Float64Array, value: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** FNV-1a, folded. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> HASH_BITS)) & (2 ** HASH_BITS - 1)
}
