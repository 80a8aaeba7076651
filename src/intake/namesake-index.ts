import { keepKeys, keysToAsk } from '../shared/name-keys.js'

/** Persons of one year of birth by their names, in eight bytes a key: a world has two million persons. */
export interface NamesakeIndex {
  /** Adds a person before anybody is asked for. */
  readonly add: (fideId: number, name: string) => void
  /** A person who came later. */
  readonly enter: (fideId: number, name: string) => void
  /**
   * IDs of persons who may bear a name, nobody of the same name is missing, some may be others: in ascending order those
   * who were there, then those who came later, as they came.
   */
  readonly mayBear: (name: string) => number[]
}

/** An ID has up to eleven digits, and a key the rest of a number's 53 bits. */
const IDS = 2 ** 37
const KEYS = 2 ** 16

export function namesakeIndex(): NamesakeIndex {
  let added: number[] = []
  const kept: number[] = []
  let sorted = new Float64Array()
  const entered: number[] = []
  const places = new Map<number, number[]>()
  return {
    add: (fideId, name) => {
      kept.length = 0
      keepKeys(name, kept)
      for (const key of kept) added.push((key % KEYS) * IDS + fideId)
    },
    enter: (fideId, name) => {
      const place = entered.push(fideId) - 1
      kept.length = 0
      keepKeys(name, kept)
      for (const key of kept) {
        const known = places.get(key)
        if (known === undefined) places.set(key, [place])
        else known.push(place)
      }
    },
    mayBear: (name) => {
      if (added.length > 0) {
        sorted = new Float64Array(added).sort()
        added = []
      }
      const keys = keysToAsk(name)
      const before = new Set(keys.flatMap((key) => idsFrom(sorted, (key % KEYS) * IDS)))
      const later = new Set(keys.flatMap((key) => places.get(key) ?? []))
      return [...ascending(before), ...ascending(later).map((place) => entered[place] ?? 0)]
    },
  }
}

function idsFrom(entries: Float64Array, from: number): number[] {
  const ids: number[] = []
  for (let at = firstFrom(entries, from); at < entries.length; at++) {
    const id = (entries[at] ?? 0) - from
    if (id >= IDS) break
    ids.push(id)
  }
  return ids
}

function firstFrom(entries: Float64Array, value: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

function ascending(numbers: ReadonlySet<number>): number[] {
  return [...numbers].sort((a, b) => a - b)
}
