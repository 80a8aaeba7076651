import type { Kysely, Transaction } from 'kysely'
import type { Arbiter } from '../report/arbiters.js'
import { inserter, statement } from './prepared.js'
import type { ArbiterRow, Database } from './schema.js'

/** Whether anybody is in the register of arbiters. */
export function hasArbiters(db: Kysely<Database>): boolean {
  return statement<[], number>(db, 'select 1 from arbiter limit 1', 'values').get() === 1
}

export function findArbiter(db: Kysely<Database>, fideId: number): Arbiter | null {
  const row = statement<[number], ArbiterRow>(db, 'select * from arbiter where fide_id = ?').get(fideId)
  return row === undefined ? null : arbiterOf(row)
}

/** The whole register, by ID. */
export function allArbiters(db: Kysely<Database>): readonly Arbiter[] {
  return statement<[], ArbiterRow>(db, 'select * from arbiter order by fide_id').all().map(arbiterOf)
}

/** Stores arbiters, the later ones in the place of earlier ones of the same ID; who is not named stays. */
export function saveArbiters(
  trx: Transaction<Database>,
  arbiters: readonly Arbiter[],
): { readonly added: number; readonly changed: number } {
  const counts = { added: 0, changed: 0 }
  const write = inserter(trx, 'arbiter', ['fide_id', 'name', 'title', 'licence_until'], 'replace')
  for (const arbiter of arbiters) {
    const known = findArbiter(trx, arbiter.fideId)
    if (known !== null && isSame(known, arbiter)) continue
    counts[known === null ? 'added' : 'changed']++
    write([arbiter.fideId, arbiter.name, arbiter.title, arbiter.licenceUntil])
  }
  return counts
}

function isSame(a: Arbiter, b: Arbiter): boolean {
  return a.name === b.name && a.title === b.title && a.licenceUntil === b.licenceUntil
}

function arbiterOf({ fide_id, name, title, licence_until }: ArbiterRow): Arbiter {
  return { fideId: fide_id, name, title, licenceUntil: licence_until }
}
