import type { Kysely, Transaction } from 'kysely'
import type { PooledEvent } from '../rating/pool.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { type BulkWriter, bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import type { Database, PoolEventRow } from './schema.js'

/**
 * Reads what is pooled for a player when a list is made: events of earlier lists, and events that came from elsewhere
 * for this very list. Only those rated after the list on which he fell below the floor: there his pool began anew.
 */
export function poolReader(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
): (fideId: number, after: ListMonth | null) => PooledEvent[] {
  const events = handleOf(db).prepare<[string, number, string, string, string], PoolEventRow>(
    `select * from pool_event where type = ? and fide_id = ? and rated_in > ?
     and (rated_in < ? or (rated_in = ? and tournament_id = 0)) order by rated_in, code`,
  )
  return (fideId, after) => events.all(type, fideId, after ?? '', list, list).map(asPooled)
}

/** Everything pooled for a player up to a list, that list's own events included. */
export function poolUntil(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
): (fideId: number, after: ListMonth | null) => PoolEventRow[] {
  const events = handleOf(db).prepare<[string, number, string, string], PoolEventRow>(
    'select * from pool_event where type = ? and fide_id = ? and rated_in > ? and rated_in <= ? order by rated_in, code',
  )
  return (fideId, after) => events.all(type, fideId, after ?? '', list)
}

/** Pools that were filled because official lists from a month on held the tournaments: they are filled anew when next asked for. */
export async function forgetPooled(trx: Transaction<Database>, type: RatingType, from: ListMonth): Promise<void> {
  const pooled = trx
    .selectFrom('tournament')
    .select('id')
    .where('type', '=', type)
    .where('pooled_in', '>=', from)
    .where('rated_in', 'is', null)
  // What such a tournament pooled is booked for the list that holds it: no earlier event need be looked at.
  await trx
    .deleteFrom('pool_event')
    .where('type', '=', type)
    .where('rated_in', '>=', from)
    .where('tournament_id', 'in', pooled)
    .execute()
  await trx.updateTable('tournament').set({ pooled_in: null }).where('id', 'in', pooled).execute()
}

/** Players with something pooled between two lists, both included, by FIDE ID. */
export function pooledPlayers(db: Kysely<Database>, type: RatingType, from: ListMonth, until: ListMonth): number[] {
  return handleOf(db)
    .prepare<[string, string, string], number>(
      'select distinct fide_id from pool_event where type = ? and rated_in between ? and ? order by fide_id',
    )
    .pluck()
    .all(type, from, until)
}

/** Writes pooled events; one that is there already gives way. */
export function poolWriter(trx: Transaction<Database>): BulkWriter<PoolEventRow> {
  const write = bulkInserter(trx, 'pool_event', POOL_COLUMNS, { conflict: 'replace' })
  return { add: (row) => write.add(POOL_COLUMNS.map((column) => row[column])), end: write.end }
}

const POOL_COLUMNS = [
  'type',
  'fide_id',
  'rated_in',
  'code',
  'tournament_id',
  'start_date',
  'end_date',
  'games',
  'score',
  'sum_of_opponents',
] as const satisfies readonly (keyof PoolEventRow)[]

export function asPooled(row: PoolEventRow): PooledEvent {
  return {
    code: row.code,
    startDate: row.start_date,
    endDate: row.end_date,
    ratedIn: row.rated_in,
    games: row.games,
    score: row.score,
    sumOfOpponents: row.sum_of_opponents,
  }
}
