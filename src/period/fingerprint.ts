import { createHash } from 'node:crypto'
import type { Regulations } from '../regulations/regulations.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/**
 * Everything a list depends on, by content: no row numbers, no times, no order of arrival. Two databases that were fed
 * the same have the same fingerprints.
 */
export interface ListInputs {
  readonly type: RatingType
  readonly list: ListMonth
  /** Of the list: {@link editionFingerprint}. */
  readonly edition: string
  /** Fingerprint of the list before; null where the type begins empty. */
  readonly base: string | null
  /** Official lists before an official list before, by name and fingerprint: games completed and peak follow from them. */
  readonly listsBeforeBase: readonly (readonly [name: string, fingerprint: string])[]
  /** Lists whose ratings enter D, by name and fingerprint. */
  readonly listsInForce: readonly (readonly [name: string, fingerprint: string])[]
  /** Tournaments of the list: everything of them that enters a rating. */
  readonly tournaments: readonly (readonly (string | number)[])[]
  /** Pooled events that came from elsewhere, and tournaments an official list holds. */
  readonly pools: readonly (readonly (string | number)[])[]
  /** Persons the federation described itself, as they stand on the list. */
  readonly persons: readonly (readonly (string | number | null)[])[]
}

/**
 * What of an edition decides a list, as sha256 in hex: every rule and number of it, but not the articles and the sources it
 * cites, nor what is asked of a tournament, which decides no rating. An edition that somebody edits under its old name is another one.
 */
export function editionFingerprint({ articles: _, source: __, sources: ___, tournament: ____, ...rules }: Regulations) {
  const spoken = Object.entries(rules).filter(([name, value]) => !isUnderstood(name, value))
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(spoken), keysInOrder))
    .digest('hex')
}

/**
 * Rules that editions state since older ones are held, with what was understood before: an edition that says the same in
 * more words is the same one, and a list that was published under it stays as it is.
 */
const understood: Readonly<Partial<Regulations>> = {
  calculation: 'game-by-game',
  expectation: 'table',
  roundRobin: null,
  listMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  coefficientDate: 'list-before',
}

function isUnderstood(name: string, value: unknown): boolean {
  return name in understood && JSON.stringify(value) === JSON.stringify(understood[name as keyof Regulations])
}

function keysInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** sha256 of the inputs, in hex. Every array is put in order first. */
export function fingerprintOf(inputs: ListInputs): string {
  const ordered = {
    ...inputs,
    listsBeforeBase: inOrder(inputs.listsBeforeBase),
    listsInForce: inOrder(inputs.listsInForce),
    tournaments: inOrder(inputs.tournaments),
    pools: inOrder(inputs.pools),
    persons: inOrder(inputs.persons),
  }
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}

function inOrder<Row>(rows: readonly Row[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort()
}
