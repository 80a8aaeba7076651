import type { Kysely } from 'kysely'
import { allArbiters, findArbiter, hasArbiters } from '../db/arbiters.js'
import type { Database } from '../db/schema.js'
import type { Arbiter, ArbiterRegister } from '../report/arbiters.js'
import { nameKeys } from '../shared/text.js'

/** The register of arbiters as it stands; names are looked through once, and only where a report has no ID. */
export function arbiterRegisterOf(db: Kysely<Database>): ArbiterRegister {
  let byKey: ReadonlyMap<string, readonly Arbiter[]> | null = null
  return {
    isEmpty: () => !hasArbiters(db),
    arbiterById: (fideId) => findArbiter(db, fideId),
    arbitersNamed: (name) => {
      byKey ??= keyed(allArbiters(db))
      const found = [...nameKeys(name)].flatMap((key) => byKey?.get(key) ?? [])
      return [...new Set(found)]
    },
  }
}

function keyed(arbiters: readonly Arbiter[]): ReadonlyMap<string, readonly Arbiter[]> {
  const byKey = new Map<string, Arbiter[]>()
  for (const arbiter of arbiters) {
    for (const key of nameKeys(arbiter.name)) byKey.set(key, [...(byKey.get(key) ?? []), arbiter])
  }
  return byKey
}
