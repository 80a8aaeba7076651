import type { Transaction } from 'kysely'
import type { PlayerChange } from '../period/player-change.js'
import type { PlayerEvent } from '../period/player-event.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { type BulkWriter, bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import { poolWriter } from './pools.js'
import { inserter } from './prepared.js'
import type { Database, EventChangeRow, RatingChangeRow, TitleReachedRow } from './schema.js'
import { standingEraser, stateWriter } from './standings.js'
import { ownRow } from './state-rows.js'

/** Writes what a list did to its players: changes, events, pools, standings, titles. */
export function changeWriter(trx: Transaction<Database>, type: RatingType, list: ListMonth): BulkWriter<PlayerChange> {
  const changes = bulkInserter(trx, 'rating_change', CHANGE_COLUMNS, { fixed: { type, list } })
  const writeTitle = inserter(trx, 'title_reached', TITLE_COLUMNS)
  const states = stateWriter(trx, 'own', type, list)
  const eventsAndPools = eventWriter(trx, type, list)
  return {
    add(change) {
      const { fideId, status, standing, games, titles } = change
      eventsAndPools.add(change)
      if (standing !== null) states.add(ownRow(type, fideId, list, standing, games))
      if (status !== 'unrated') changes.add(changeValues(change))
      for (const { title, rating, normsToo } of titles) {
        writeTitle([type, list, fideId, title, rating, normsToo ? 1 : 0])
      }
    },
    end() {
      for (const writer of [eventsAndPools, states, changes]) writer.end()
    },
  }
}

/** Takes back everything an own list wrote. */
export async function eraseChanges(trx: Transaction<Database>, type: RatingType, list: ListMonth): Promise<void> {
  const changed = handleOf(trx)
    .prepare<[string, string], number>('select fide_id from rating_change where type = ? and list = ?')
    .pluck()
    .all(type, list)
  const erase = standingEraser(trx, 'own', type, list)
  for (const fideId of changed) erase(fideId)
  // The index is named, since by itself SQLite takes the primary key for the shorter way, which is all pools of the type.
  handleOf(trx)
    .prepare<[string, string, string, string]>(
      `delete from pool_event indexed by pool_event_by_list where type = ? and rated_in = ?
       and tournament_id in (select id from tournament where type = ? and rated_in = ?)`,
    )
    .run(type, list, type, list)
  for (const table of ['rating_change', 'event_change', 'title_reached'] as const) {
    await trx.deleteFrom(table).where('type', '=', type).where('list', '=', list).execute()
  }
  await trx
    .deleteFrom('rating_list')
    .where('type', '=', type)
    .where('list', '=', list)
    .where('series', '=', 'own')
    .execute()
  await trx
    .updateTable('tournament')
    .set({ rated_in: null, pooled_in: null })
    .where('type', '=', type)
    .where('rated_in', '=', list)
    .execute()
}

function eventWriter(
  trx: Transaction<Database>,
  type: RatingType,
  list: ListMonth,
): BulkWriter<Pick<PlayerChange, 'fideId' | 'events' | 'coefficients'>> {
  const rows = bulkInserter(trx, 'event_change', EVENT_COLUMNS, { fixed: { type, list } })
  const pools = poolWriter(trx)
  const add = (fideId: number, event: PlayerEvent, k: number | null): void => {
    const { tournament, basis, ownRating, games, score, sumOfDeltas, sumOfOpponents } = event
    rows.add([fideId, tournament.id, basis, ownRating, games, score, sumOfDeltas, k])
    if (basis !== 'pool' || games === 0) return
    pools.add({
      type,
      fide_id: fideId,
      rated_in: list,
      code: tournament.code,
      tournament_id: tournament.id,
      start_date: tournament.startDate,
      end_date: tournament.endDate,
      games,
      score,
      sum_of_opponents: sumOfOpponents,
    })
  }
  return {
    add({ fideId, events, coefficients }) {
      for (const event of events) add(fideId, event, coefficients?.get(event) ?? null)
    },
    end() {
      rows.end()
      pools.end()
    },
  }
}

const CHANGE_COLUMNS = [
  'fide_id',
  'status',
  'previous_rating',
  'new_rating',
  'from_standard',
  'k',
  'k_used',
  'games',
  'sum_of_deltas',
  'change',
  'adjustment',
] as const satisfies readonly (keyof RatingChangeRow)[]

function changeValues(change: PlayerChange) {
  const { fideId, status, previousRating, newRating, fromStandard, k, kUsed, games, sumOfDeltas, adjustment } = change
  const moved = [k, kUsed, games, sumOfDeltas, change.change, adjustment] as const
  return [fideId, status, previousRating, newRating, fromStandard ? 1 : 0, ...moved]
}

const EVENT_COLUMNS = [
  'fide_id',
  'tournament_id',
  'basis',
  'own_rating',
  'games',
  'score',
  'sum_of_deltas',
  'k',
] as const satisfies readonly (keyof EventChangeRow)[]

const TITLE_COLUMNS = [
  'type',
  'list',
  'fide_id',
  'title',
  'rating',
  'norms_too',
] as const satisfies readonly (keyof TitleReachedRow)[]
