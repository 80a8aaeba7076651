import type { Kysely } from 'kysely'
import { allArbiters, findArbiter, hasArbiters } from '../db/arbiters.js'
import type { Database } from '../db/schema.js'
import type { Arbiter, ArbiterRegister } from '../report/arbiters.js'
import { keepKeys, keysToAsk } from '../shared/name-keys.js'
import { sameName } from '../shared/text.js'

/** The register of arbiters as it stands; names are looked through once, and only where a report has no ID. */
export function arbiterRegisterOf(db: Kysely<Database>): ArbiterRegister {
  let byKey: ReadonlyMap<number, readonly Arbiter[]> | null = null
  return {
    isEmpty: () => !hasArbiters(db),
    arbiterById: (fideId) => findArbiter(db, fideId),
    arbitersNamed: (name) => {
      byKey ??= keyed(allArbiters(db))
      const found = keysToAsk(name).flatMap((key) => byKey?.get(key) ?? [])
      return [...new Set(found)].filter((arbiter) => sameName(arbiter.name, name))
    },
  }
}

function keyed(arbiters: readonly Arbiter[]): ReadonlyMap<number, readonly Arbiter[]> {
  const byKey = new Map<number, Arbiter[]>()
  for (const arbiter of arbiters) {
    const keys: number[] = []
    keepKeys(arbiter.name, keys)
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), arbiter])
  }
  return byKey
}
