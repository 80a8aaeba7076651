import type { Kysely, Transaction } from 'kysely'
import { statement } from './prepared.js'
import type { Database } from './schema.js'

/** IDs that a person said belong to somebody known under another one. */
export async function aliasesOf(db: Kysely<Database>): Promise<ReadonlyMap<number, number>> {
  const rows = statement<[], { alias_id: number; fide_id: number }>(
    db,
    'select alias_id, fide_id from player_alias order by alias_id',
  ).all()
  return new Map(rows.map(({ alias_id, fide_id }) => [alias_id, fide_id]))
}

export async function saveAlias(trx: Transaction<Database>, aliasId: number, fideId: number): Promise<void> {
  await trx
    .insertInto('player_alias')
    .values({ alias_id: aliasId, fide_id: fideId })
    .onConflict((conflict) => conflict.column('alias_id').doUpdateSet({ fide_id: fideId }))
    .execute()
}
