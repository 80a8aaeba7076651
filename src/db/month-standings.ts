import type { Transaction } from 'kysely'
import { type StandingColumns, standingColumns } from '../period/standing-columns.js'
import { handleOf } from './connect.js'
import type { ListRef } from './lists.js'
import type { Database, Series } from './schema.js'
import { standingResolver } from './standings.js'
import {
  type ListedStanding,
  STANDING_COLUMNS,
  type StandingRow,
  type StandingValues,
  standingRowOf,
} from './state-rows.js'

/** What each of the month's players is on a list, by place (see `beginMonthPlayers`). */
export function monthStandings(trx: Transaction<Database>, ref: ListRef, players: number): StandingColumns {
  const columns = standingColumns(players)
  forEachStanding(trx, ref, columns.set)
  return columns
}

/** Of each of the month's players the rating alone. */
export function monthRatings(
  trx: Transaction<Database>,
  ref: ListRef,
  players: number,
): (place: number) => number | null {
  const ratings = new Int16Array(players)
  forEachStanding(trx, ref, (place, { rating }) => {
    ratings[place] = rating ?? 0
  })
  return (place) => ratings[place] || null
}

/** Takes the month's players in their order; who never was on the list is left out. */
function forEachStanding(
  trx: Transaction<Database>,
  ref: ListRef,
  take: (place: number, standing: ListedStanding) => void,
): void {
  const resolve = standingResolver(trx, ref)
  const own = ref.series === 'own' ? latestRows(trx, 'own', ref) : null
  let place = 0
  for (const official of latestRows(trx, 'official', ref)) {
    const standing = resolve(stored(own?.next().value), stored(official))
    if (standing !== null) take(place, standing)
    place++
  }
  // The last row was read; only an end that is asked for closes the statement.
  own?.return?.()
}

type LatestRow = StandingValues | readonly [series: null, ...unknown[]]

function stored(row: LatestRow | undefined): StandingRow | undefined {
  return row === undefined || row[0] === null ? undefined : standingRowOf(row as StandingValues)
}

function latestRows(trx: Transaction<Database>, series: Series, { type }: ListRef): IterableIterator<LatestRow> {
  return handleOf(trx)
    .prepare<[string, string], LatestRow>(
      `select ${STANDING_COLUMNS.map((column) => `s.${column}`).join(', ')} from month_player m
       left join rating_state s on s.series = ? and s.type = ? and s.fide_id = m.fide_id order by m.fide_id`,
    )
    .raw()
    .iterate(series, type)
}
