import { isRecord } from './allowed-values.js'
import { optionalKeys } from './edition-schema.js'

/** Keys that choose what else a rule has: another one there replaces the rule as a whole. */
const CHOOSING = ['kind', 'formula'] as const

/**
 * A rule, or a whole edition, with what differs: mappings are merged key by key, everything else takes the place of what
 * was there. null takes away a key that may be left out.
 *
 * @param given of any shape: it is held against the schema afterwards
 */
export function merged(base: unknown, given: unknown): unknown {
  if (!isMapping(base) || !isMapping(given) || isAnotherKind(base, given)) return withoutTakenAway(given)
  const keys = [...new Set([...Object.keys(base), ...Object.keys(given)])]
  return withoutTakenAway(
    Object.fromEntries(keys.map((key) => [key, Object.hasOwn(given, key) ? merged(base[key], given[key]) : base[key]])),
  )
}

function isAnotherKind(base: Mapping, given: Mapping): boolean {
  return CHOOSING.some((key) => given[key] !== undefined && given[key] !== base[key])
}

function withoutTakenAway(value: unknown): unknown {
  if (!isMapping(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => part !== null || !optionalKeys.has(key)))
}

type Mapping = Readonly<Record<string, unknown>>

function isMapping(value: unknown): value is Mapping {
  return isRecord(value) && !Array.isArray(value)
}
