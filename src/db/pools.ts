import type { Kysely, Transaction } from 'kysely'
import type { PooledEvent } from '../rating/pool.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { type BulkWriter, bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import { statement } from './prepared.js'
import type { Database, PoolEventRow } from './schema.js'

/** Pooled events of some players, by FIDE ID, in order; who has none is left out. */
export type PoolsReader = (fideIds: readonly number[]) => ReadonlyMap<number, readonly PooledEvent[]>

/**
 * Reads what is pooled for players when a list is made: events of earlier lists, and events that came from elsewhere
 * for this very list.
 */
export function poolsBefore(db: Kysely<Database>, type: RatingType, list: ListMonth): PoolsReader {
  const read = poolsWhere(db, '(e.rated_in < ? or (e.rated_in = ? and e.tournament_id = 0))')
  return (fideIds) => read(fideIds, type, list, list)
}

/** Everything pooled for players up to a list, that list's own events included. */
export function poolsUntil(db: Kysely<Database>, type: RatingType, list: ListMonth): PoolsReader {
  const read = poolsWhere(db, 'e.rated_in <= ?')
  return (fideIds) => read(fideIds, type, list)
}

/** Of a pool what was rated after the list on which the player fell below the floor (null: never): there it began anew. */
export function poolAfter(events: readonly PooledEvent[], after: ListMonth | null): readonly PooledEvent[] {
  return after === null ? events : events.filter(({ ratedIn }) => ratedIn > after)
}

/** Many players are asked for at once, since most of them have nothing pooled, and a question costs as much as some rows. */
function poolsWhere(db: Kysely<Database>, condition: string) {
  const events = statement<string[], PooledValues>(
    db,
    `select e.fide_id, e.code, e.start_date, e.end_date, e.rated_in, e.games, e.score, e.sum_of_opponents
     from json_each(?) asked cross join pool_event e on e.type = ? and e.fide_id = asked.value
     where ${condition} order by e.fide_id, e.rated_in, e.code`,
    'lists',
  )
  return (fideIds: readonly number[], ...bound: string[]): ReadonlyMap<number, readonly PooledEvent[]> => {
    const pools = new Map<number, PooledEvent[]>()
    for (const values of events.all(JSON.stringify(fideIds), ...bound)) {
      const [fideId, code, startDate, endDate, ratedIn, games, score, sumOfOpponents] = values
      const event = { code, startDate, endDate, ratedIn, games, score, sumOfOpponents }
      const pool = pools.get(fideId)
      if (pool === undefined) pools.set(fideId, [event])
      else pool.push(event)
    }
    return pools
  }
}

type PooledValues = readonly [
  fideId: number,
  code: string,
  startDate: IsoDate,
  endDate: IsoDate,
  ratedIn: ListMonth,
  games: number,
  score: number,
  sumOfOpponents: number,
]

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
