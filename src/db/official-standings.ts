import type { Kysely, Transaction } from 'kysely'
import type { ListTable } from '../list/list-table.js'
import { countStanding, NO_STANDINGS, type StandingCounts } from '../period/list-counts.js'
import {
  areSameRows,
  type Observation,
  type OfficialListLaw,
  type OfficialRow,
  ratedOn,
  rowAfter,
  rowOn,
  rowsWith,
} from '../period/official-rows.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import { type Pass, STRETCH } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import { type Bound, inserter } from './prepared.js'
import type { Database, StateRow } from './schema.js'
import { stateWriter } from './standings.js'
import { officialRowOf, officialStateRow, STATE_COLUMNS } from './state-rows.js'

/** A list read and judged, ready to be stored. */
export interface OfficialList extends OfficialListLaw {
  readonly table: ListTable
  /** Positions of the table in ascending order of ID, doubled IDs left out. */
  readonly positions: Int32Array
}

/**
 * Stores a list that comes after every official list there is: one pass over the latest rows and the new ones, side by
 * side, writing only what changed.
 *
 * @param reader another connection: one can not walk through rows and write at once
 */
export async function appendOfficialList(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  official: OfficialList,
  pass: Pass,
): Promise<StandingCounts> {
  const { type, list } = official
  let counts = NO_STANDINGS
  const first = firstRowWriter(trx, type, list)
  const write = stateWriter(trx, 'official', type, list)
  let taken = 0
  for (const { fideId, latest, said } of playersOf(reader, official)) {
    if (++taken % STRETCH === 0) await pass(STRETCH)
    const before = latest === undefined ? null : officialRowOf(latest)
    const row = rowAfter(before, said, official)
    counts = countStanding(counts, before, row)
    if (row === null || row === before) continue
    const state = officialStateRow(type, fideId, row)
    if (latest === undefined) first.add(state)
    else write.add(state)
  }
  first.end()
  write.end()
  return counts
}

/**
 * Stores a list before others that are there, or in the place of one: every player's rows are put together anew, so that
 * the lists after it print as they did.
 *
 * @param later the official lists after it, in order
 */
export async function insertOfficialList(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  official: OfficialList,
  later: readonly OfficialListLaw[],
  pass: Pass,
): Promise<StandingCounts> {
  const { type, list } = official
  let counts = NO_STANDINGS
  const past = handleOf(reader).prepare<[string, number], StateRow>(
    `select * from rating_state_history where series = 'official' and type = ? and fide_id = ? order by valid_from`,
  )
  const rewrite = rowsWriter(trx, type)
  const addRated = ratedAdder(trx, type)
  let taken = 0
  for (const { fideId, latest, said } of playersOf(reader, official)) {
    if (++taken % STRETCH === 0) await pass(STRETCH)
    const stored = latest === undefined ? [] : [...past.all(type, fideId), latest].map(officialRowOf)
    const rows = rowsWith(stored, fideId, said, official, later)
    const before = stored.findLast(({ validFrom }) => validFrom < list) ?? null
    counts = countStanding(counts, before, rowOn(rows, list))
    if (areSameRows(rows, stored)) continue
    rewrite(fideId, rows)
    // The others are rated where they were: later lists print them themselves.
    const kept = later.filter(({ doubled }) => doubled.has(fideId)).map((law) => law.list)
    for (const month of kept) addRated(month, ratedOn(rows, month) - ratedOn(stored, month))
  }
  return counts
}

/** Everybody who is on the list or ever was on one of its type, by ID: his latest row, and what the list says of him. */
function* playersOf(
  reader: Kysely<Database>,
  { table, positions, doubled, type }: OfficialList,
): Generator<{
  readonly fideId: number
  readonly latest: StateRow | undefined
  /** null where his ID stands twice. */
  readonly said: Observation | null
}> {
  const rows = handleOf(reader)
    .prepare<[string], StateRow>(`select * from rating_state where series = 'official' and type = ? order by fide_id`)
    .iterate(type)
  const idAt = (at: number) => table.idAt(at)
  for (const { key, left: latest, right: at } of merged(rows, idOfRow, positions.values(), idAt)) {
    const printed = at === undefined ? null : table.ratingAt(at, type)
    const birthYear = at === undefined ? null : table.birthYearAt(at)
    yield { fideId: key, latest, said: doubled.has(key) ? null : { printed, birthYear } }
  }
}

/** Writes rows of players who have none of the type yet; only our own CSV prints what was before. */
function firstRowWriter(trx: Transaction<Database>, type: RatingType, list: ListMonth) {
  const fixed = { series: 'official', type, valid_from: list } as const
  const nothingBefore = { printed_games_total: null, printed_peak: null, printed_last_list: null }
  const plain = bulkInserter(trx, 'rating_state', FIRST_COLUMNS, { fixed: { ...fixed, ...nothingBefore } })
  const withPast = bulkInserter(trx, 'rating_state', [...FIRST_COLUMNS, ...PAST_COLUMNS], { fixed })
  return {
    add(row: StateRow): void {
      const { printed_games_total: total, printed_peak: peak, printed_last_list: last } = row
      const values = FIRST_COLUMNS.map((column): Bound => row[column])
      if (total !== null || peak !== null || last !== null) values.push(total, peak, last)
      if (values.length === FIRST_COLUMNS.length) plain.add(values)
      else withPast.add(values)
    },
    end(): void {
      plain.end()
      withPast.end()
    },
  }
}

const PAST_COLUMNS = ['printed_games_total', 'printed_peak', 'printed_last_list'] as const
const FIRST_COLUMNS = STATE_COLUMNS.filter(
  (column) => !['series', 'type', 'valid_from', ...PAST_COLUMNS].includes(column),
)

/** Puts a player's rows in the place of those stored: the last one stands, the others are past. */
function rowsWriter(
  trx: Transaction<Database>,
  type: RatingType,
): (fideId: number, rows: readonly OfficialRow[]) => void {
  const handle = handleOf(trx)
  const key = `series = 'official' and type = ? and fide_id = ?`
  const clear = handle.prepare(`delete from rating_state where ${key}`)
  const clearPast = handle.prepare(`delete from rating_state_history where ${key}`)
  const write = inserter(trx, 'rating_state', STATE_COLUMNS)
  const writePast = inserter(trx, 'rating_state_history', STATE_COLUMNS)
  return (fideId, rows) => {
    clear.run(type, fideId)
    clearPast.run(type, fideId)
    rows.forEach((one, index) => {
      const row = officialStateRow(type, fideId, one)
      const values = STATE_COLUMNS.map((column) => row[column])
      if (index === rows.length - 1) write(values)
      else writePast(values)
    })
  }
}

/** Corrects how many are rated on a list. */
function ratedAdder(trx: Transaction<Database>, type: RatingType): (list: ListMonth, more: number) => void {
  const update = handleOf(trx).prepare(
    "update rating_list set rated = rated + ? where series = 'official' and type = ? and list = ?",
  )
  return (list, more) => {
    if (more !== 0) update.run(more, type, list)
  }
}

function idOfRow({ fide_id }: StateRow): number {
  return fide_id
}
