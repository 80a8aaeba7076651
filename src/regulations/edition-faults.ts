import type { z } from 'zod'
import { nearTexts } from '../shared/near-texts.js'
import { allowedBy, isRecord, keysAt, schemasAt } from './allowed-values.js'

/** What is wrong with an edition of one's own, and where in the file: the path of keys and places in lists. */
export interface EditionFault {
  readonly path: readonly PropertyKey[]
  readonly says: string
}

/** Longer values are cut: the reader knows his own file. */
const SHOWN = 60

/**
 * Every fault of a value, each with its path, what was found there and what is allowed.
 *
 * @param value as it was held against the schema
 * @param otherKeys keys the outermost mapping may have besides those of the schema
 */
export function faultsOf(
  schema: z.ZodType,
  value: unknown,
  otherKeys: readonly string[] = [],
): readonly EditionFault[] {
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  return parsed.error.issues
    .flatMap((issue) => innermost(issue, []))
    .flatMap(({ issue, path }) => {
      if (issue.code === 'unrecognized_keys') {
        const known = [...(path.length === 0 ? otherKeys : []), ...keysAt(schema, value, path)]
        return issue.keys.map((key) => ({ path: [...path, key], says: unknownKey([...path, key], known) }))
      }
      const allowed = [...new Set(schemasAt(schema, value, path).map(allowedBy))].join(' or ')
      return [{ path, says: wrongValue(path, valueAt(value, path), allowed) }]
    })
}

/** `coefficient.k: found "ten"; allowed: a whole number from 0 to 100`. */
export function wrongValue(path: readonly PropertyKey[], found: unknown, allowed: string): string {
  const place = path.length === 0 ? '' : `${placeOf(path)}: `
  return found === undefined
    ? `${place}missing; allowed: ${allowed}`
    : `${place}found ${shown(found)}; allowed: ${allowed}`
}

/** `difference.capp: there is no such key; nearest: cap`; keys that hold the one found come before those that look like it. */
export function unknownKey(path: readonly PropertyKey[], known: readonly string[]): string {
  const key = String(path.at(-1))
  const holding = known.filter((one) => key.length > 2 && one.toLowerCase().includes(key.toLowerCase()))
  const near = holding.length > 0 ? holding : nearTexts(key, known).slice(0, 1)
  const others = near.length === 0 ? `known here: ${known.join(', ')}` : `nearest: ${near.join(', ')}`
  return `${placeOf(path)}: there is no such key; ${others}`
}

/** `oneTimeAdjustments[0].list`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((whole, key) => (isRecord(whole) ? whole[key] : undefined), value)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

interface Located {
  readonly issue: z.core.$ZodIssue
  readonly path: readonly PropertyKey[]
}

/** Of a union the faults of the alternative that was meant: the one of the same shape as the value. */
function innermost(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): readonly Located[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ issue, path }]
  const meant = issue.errors.find((issues) => issues.every(isInside))
  return meant === undefined ? [{ issue, path }] : meant.flatMap((one) => innermost(one, path))
}

function isInside({ code, path }: z.core.$ZodIssue): boolean {
  return path.length > 0 || code === 'unrecognized_keys'
}
