import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { isRecord } from './allowed-values.js'
import { contradictionsOf } from './contradictions.js'
import { type EditionFault, faultsOf, wrongValue } from './edition-faults.js'
import { BEGINNING, type Head, headKeys, headSchema } from './edition-head.js'
import { rulesSchema } from './edition-schema.js'
import { fideEditions } from './editions.js'
import { merged } from './merge-rules.js'
import { ownArticles } from './own-articles.js'
import { calendarFaults, clashOf, type Placed } from './placed-editions.js'
import { type Editions, editionsOf, type Regulations, type RuleName, regulationsInForceIfAny } from './regulations.js'
import { ruleNames } from './rule-names.js'
import { own, type Source } from './sources.js'

export type OwnEditions =
  | { readonly editions: Editions; readonly faults: null }
  | { readonly editions: null; readonly faults: readonly EditionFault[] }

/**
 * The law of one's own: FIDE's editions, and from the day each edition given takes effect that one instead.
 *
 * @param given what the file holds: one edition, or a list of them
 * @param name the file's, without its ending: the id where none is given
 * @returns the editions, or every fault of them
 */
export function ownEditions(given: unknown, name: string): OwnEditions {
  const items = Array.isArray(given) ? given : [given]
  const faults: EditionFault[] = []
  const placed: Placed[] = []
  items.forEach((item: unknown, index) => {
    const path = Array.isArray(given) ? [index] : []
    const read = editionsIn(item, name, placed)
    faults.push(...read.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
    for (const one of read.editions) {
      const clash = clashOf(one, placed)
      if (clash === null) placed.push({ ...one, path })
      else if (!faults.some(({ says }) => says === clash.says))
        faults.push({ ...clash, path: [...path, ...clash.path] })
    }
  })
  if (items.length === 0) faults.push({ path: [], says: wrongValue([], given, 'one edition, or a list of them') })
  if (faults.length > 0) return { editions: null, faults }
  const editions = editionsOf({
    standard: lawOf('standard', placed),
    rapid: lawOf('rapid', placed),
    blitz: lawOf('blitz', placed),
  })
  const between = calendarFaults(placed, editions)
  return between.length > 0 ? { editions: null, faults: between } : { editions, faults: null }
}

/** FIDE's editions until the first of one's own, and those from then on; newest first. */
function lawOf(type: RatingType, placed: readonly Placed[]): readonly Regulations[] {
  const mine = placed.filter((one) => one.type === type).map(({ edition }) => edition)
  mine.sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))
  const first = mine.at(-1)?.effectiveFrom
  const before = fideEditions[type].filter(({ effectiveFrom }) => first === undefined || effectiveFrom < first)
  return [...mine, ...before]
}

interface Read {
  readonly editions: readonly Omit<Placed, 'path'>[]
  readonly faults: readonly EditionFault[]
}

/** One edition of the file, for each type it speaks of. */
function editionsIn(item: unknown, name: string, above: readonly Placed[]): Read {
  if (!isRecord(item) || Array.isArray(item)) {
    const allowed = 'the keys of an edition: extends, and what differs'
    return { editions: [], faults: [{ path: [], says: wrongValue([], item, allowed) }] }
  }
  const entries = Object.entries(item)
  const given = Object.fromEntries(entries.filter(([key]) => Object.hasOwn(headKeys, key)))
  const rules = Object.fromEntries(entries.filter(([key]) => !Object.hasOwn(headKeys, key)))
  const head = headSchema.safeParse({ id: name, ...given })
  const headFaults = faultsOf(headSchema, { id: name, ...given })
  const base = basesOf(item, above)
  if (!head.success || base.faults.length > 0) {
    // What can be said of the rules without knowing what they build upon is said too.
    const alone = ruleFaults(rules, merged(fideEditions.standard[0], withSources(rules, name)))
    return { editions: [], faults: [...headFaults, ...base.faults, ...alone] }
  }
  const source = head.data.source ?? name
  const editions = base.bases.map(({ type, edition }) => ({
    type,
    head: head.data,
    edition: ownEdition(edition, withSources(rules, source), head.data, source),
  }))
  return { editions, faults: faultsByType(rules, editions) }
}

function ownEdition(base: Regulations, rules: Readonly<Record<string, unknown>>, head: Head, source: string) {
  const changed = Object.keys(rules).filter((key): key is RuleName => (ruleNames as readonly string[]).includes(key))
  const sources = Object.fromEntries(changed.map((rule): [RuleName, Source] => [rule, own(source)]))
  return {
    ...(merged(base, rules) as Regulations),
    id: head.id,
    effectiveFrom: head.effectiveFrom ?? BEGINNING,
    source,
    articles: ownArticles(base.articles, changed, head.id),
    sources: { ...base.sources, ...sources },
  }
}

/** An adjustment names where it comes from; in a file of one's own that is the file. */
function withSources(rules: Readonly<Record<string, unknown>>, source: string): Readonly<Record<string, unknown>> {
  const { oneTimeAdjustments: adjustments } = rules
  if (!Array.isArray(adjustments)) return rules
  const named = adjustments.map((one: unknown) => (isRecord(one) && !Array.isArray(one) ? { source, ...one } : one))
  return { ...rules, oneTimeAdjustments: named }
}

/** Faults of the rules; a fault that only some types have says of which. */
function faultsByType(given: Readonly<Record<string, unknown>>, editions: Read['editions']): readonly EditionFault[] {
  const types = new Map<string, { readonly fault: EditionFault; readonly types: RatingType[] }>()
  for (const { type, edition } of editions) {
    const wrong = ruleFaults(given, edition)
    const faults = wrong.length > 0 ? wrong : contradictionsOf(edition).filter(isGiven(given))
    for (const fault of faults) {
      const seen = types.get(fault.says) ?? { fault, types: [] }
      seen.types.push(type)
      types.set(fault.says, seen)
    }
  }
  return [...types.values()].map(({ fault, types: of }) =>
    of.length === editions.length ? fault : { ...fault, says: `${fault.says} (in ${of.join(' and ')})` },
  )
}

function ruleFaults(given: Readonly<Record<string, unknown>>, edition: unknown): readonly EditionFault[] {
  const whole = isRecord(edition) ? edition : {}
  const known = new Set<string>(ruleNames)
  const rules = Object.fromEntries(
    [...ruleNames, ...Object.keys(given).filter((key) => !known.has(key))].map((key) => [key, whole[key]]),
  )
  // What an edition above in the file has wrong is said there.
  return faultsOf(rulesSchema, rules, Object.keys(headKeys)).filter(isGiven(given))
}

/** Whether a fault is in what the edition itself sets. */
function isGiven(given: Readonly<Record<string, unknown>>): (fault: EditionFault) => boolean {
  return ({ path }) => Object.hasOwn(given, String(path[0]))
}

/** What an edition builds upon, for each type: the edition named, or the one of the type that was in force on its day. */
function basesOf(given: Readonly<Record<string, unknown>>, above: readonly Placed[]) {
  const { extends: name, type } = given
  const wanted = ratingTypes.filter((one) => type === one || !(ratingTypes as readonly unknown[]).includes(type))
  const dayOfName = ratingTypes.flatMap((one) => fideEditions[one]).find(({ id }) => id === name)?.effectiveFrom
  const bases = wanted.flatMap((one) => {
    const mine = above.findLast((other) => other.type === one && other.edition.id === name)?.edition
    const same = fideEditions[one].find(({ id }) => id === name)
    const ofDay = dayOfName === undefined ? null : regulationsInForceIfAny(fideEditions, one, dayOfName)
    const edition = mine ?? same ?? ofDay
    return edition === null ? [] : [{ type: one, edition }]
  })
  const known = [...above.map(({ type: one, edition: { id } }) => ({ one, id })), ...namesOfFide()]
  const ids = new Set(known.filter(({ one }) => wanted.includes(one)).map(({ id }) => id))
  const isUnknown = typeof name === 'string' && name !== '' && bases.length === 0
  const says = wrongValue(['extends'], name, [...ids].sort().join(', '))
  return { bases, faults: isUnknown ? [{ path: ['extends'], says }] : [] }
}

function namesOfFide() {
  return ratingTypes.flatMap((one) => fideEditions[one].map(({ id }) => ({ one, id })))
}
