import type { Kysely, Transaction } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { type BulkWriter, bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import type { ListRef } from './lists.js'
import { statement } from './prepared.js'
import type { Database, Series, StateRow } from './schema.js'
import {
  asListed,
  type ListedStanding,
  NOTHING_PRINTED,
  STANDING_COLUMNS,
  STATE_COLUMNS,
  type StandingRow,
  type StandingValues,
  standingRowOf,
} from './state-rows.js'

const KEY = 'series = ? and type = ? and fide_id = ?'
const COLUMNS = STANDING_COLUMNS.join(', ')

/** What a player is on one list; null for a player who is not on it. */
export type StandingReader = (fideId: number) => ListedStanding | null

/** Reads what single players were on one list. */
export function standingReader(db: Kysely<Database>, ref: ListRef): StandingReader {
  const get = statement<[Series, RatingType, number], StandingRow>(
    db,
    `select ${COLUMNS} from rating_state where ${KEY}`,
  )
  const resolve = standingResolver(db, ref)
  const ownOf = (fideId: number) => (ref.series === 'own' ? get.get('own', ref.type, fideId) : undefined)
  return (fideId) => resolve(ownOf(fideId), get.get('official', ref.type, fideId))
}

/** Reads what many players were on one list, in the order they are asked for. */
export function standingsReader(
  db: Kysely<Database>,
  ref: ListRef,
): (fideIds: readonly number[]) => (ListedStanding | null)[] {
  const rowsOf = (series: Series) =>
    statement<[string, RatingType], readonly [place: number, ...StandingValues]>(
      db,
      `select asked.key, ${STANDING_COLUMNS.map((column) => `s.${column}`).join(', ')} from json_each(?) asked
       cross join rating_state s on s.series = '${series}' and s.type = ? and s.fide_id = asked.value order by asked.key`,
      'lists',
    )
  const [own, official] = [rowsOf('own'), rowsOf('official')]
  const resolve = standingResolver(db, ref)
  return (fideIds) => {
    const asked = JSON.stringify(fideIds)
    const found = (rows: typeof own) => {
      const byPlace: StandingRow[] = []
      for (const [place, ...values] of rows.all(asked, ref.type)) byPlace[place] = standingRowOf(values)
      return byPlace
    }
    const [ownRows, officialRows] = [ref.series === 'own' ? found(own) : [], found(official)]
    return fideIds.map((_, place) => resolve(ownRows[place], officialRows[place]))
  }
}

/** Reads the latest rating of single players: standard, else rapid, else blitz; an own list's before an official one's. */
export function latestRating(db: Kysely<Database>): (fideId: number) => number | null {
  const each = ratingTypes.flatMap((type) =>
    (['own', 'official'] as const).map(
      (series) =>
        `(select rating from rating_state where series = '${series}' and type = '${type}' and fide_id = asked.fide_id)`,
    ),
  )
  const latest = statement<[number], number | null>(
    db,
    `select coalesce(${each.join(', ')}) from (select ? as fide_id) asked`,
    'values',
  )
  return (fideId) => latest.get(fideId) ?? null
}

/** A rating (null: none) and the list it is from. */
type RatingFrom = readonly [rating: number | null, validFrom: ListMonth]

/** Reads the ratings of single players on one list; null: not rated there. */
export function ratingReader(
  db: Kysely<Database>,
  { type, list, series, anchor }: ListRef,
): (fideId: number) => number | null {
  const latest = statement<[Series, RatingType, number], RatingFrom>(
    db,
    `select rating, valid_from from rating_state where ${KEY}`,
    'lists',
  )
  const pastOf = (of: Series) =>
    statement<[RatingType, number, string, string], RatingFrom>(db, pastQuery('rating, valid_from', of), 'lists')
  const past = { own: pastOf('own'), official: pastOf('official') }
  const within = (fideId: number, of: Series, after: string, until: string): RatingFrom | undefined => {
    const row = latest.get(of, type, fideId)
    if (row === undefined || row[1] <= after) return undefined
    return row[1] <= until ? row : past[of].get(type, fideId, after, until)
  }
  const official = series === 'official' ? list : anchor
  return (fideId) => {
    const own = series === 'own' ? within(fideId, 'own', anchor ?? '', list) : undefined
    const row = own ?? (official === null ? undefined : within(fideId, 'official', '', official))
    return row?.[0] ?? null
  }
}

/** Every player who ever was on the chain of a list, with what he is on it, by FIDE ID. */
export function* standingsOf(
  db: Kysely<Database>,
  ref: ListRef,
): Generator<{ readonly fideId: number; readonly standing: ListedStanding }> {
  const rows = (series: Series) =>
    handleOf(db)
      .prepare<[Series, RatingType], StandingRow>(
        `select ${COLUMNS} from rating_state where series = ? and type = ? order by fide_id`,
      )
      .iterate(series, ref.type)
  const resolve = standingResolver(db, ref)
  const own = ref.series === 'own' ? rows('own') : [].values()
  for (const { key, left, right } of merged(own, idOf, rows('official'), idOf)) {
    const standing = resolve(left, right)
    if (standing !== null) yield { fideId: key, standing }
  }
}

function idOf({ fide_id }: StandingRow): number {
  return fide_id
}

/**
 * What a player is on a list, given his latest rows. An own list is the own rows since its anchor, over the official
 * list at the anchor; an official list is the official rows up to it. Only where the latest row is too late a past
 * one is looked up.
 */
export function standingResolver(
  db: Kysely<Database>,
  { type, list, series, anchor }: ListRef,
): (own: StandingRow | undefined, official: StandingRow | undefined) => ListedStanding | null {
  const pastOf = (of: Series) =>
    statement<[RatingType, number, string, string], StandingRow>(db, pastQuery(COLUMNS, of))
  const past = { own: pastOf('own'), official: pastOf('official') }
  const within = (row: StandingRow | undefined, after: string, until: string): StandingRow | undefined => {
    if (row === undefined || row.valid_from <= after) return undefined
    return row.valid_from <= until ? row : past[row.series].get(type, row.fide_id, after, until)
  }
  return (own, official) => {
    const row =
      series === 'official'
        ? within(official, '', list)
        : (within(own, anchor ?? '', list) ?? (anchor === null ? undefined : within(official, '', anchor)))
    return row === undefined ? null : asListed(row, list)
  }
}

/**
 * The last past row of a player between two lists. The series is no bound value: for one that might meet a partial index
 * SQLite would compile the query at every call.
 */
function pastQuery(columns: string, series: Series): string {
  return `select ${columns} from rating_state_history where series = '${series}' and type = ? and fide_id = ?
     and valid_from > ? and valid_from <= ? order by valid_from desc limit 1`
}

/** Writes rows of one list, a player's once, whichever lists were written before or after it. */
export function stateWriter(
  trx: Transaction<Database>,
  series: Series,
  type: RatingType,
  list: ListMonth,
): BulkWriter<StateRow> {
  const fixed = { series, type, valid_from: list, ...(series === 'own' ? NOTHING_PRINTED : {}) }
  const columns = STATE_COLUMNS.filter((column) => !(column in fixed))
  const write = bulkInserter(trx, 'rating_state', columns, { fixed, conflict: 'replace' })
  const writePast = bulkInserter(trx, 'rating_state_history', columns, { fixed, conflict: 'replace' })
  const theirs = `series = '${series}' and type = ? and fide_id in (${Array(TOGETHER).fill('?').join(', ')})`
  const laterRows = statement<[RatingType, ...number[], ListMonth], number>(
    trx,
    `select fide_id from rating_state where ${theirs} and valid_from > ?`,
    'values',
  )
  const archive = statement<[RatingType, ...number[], ListMonth], never>(
    trx,
    `insert into rating_state_history select * from rating_state where ${theirs} and valid_from < ?`,
  )
  let waiting: StateRow[] = []
  const writeWaiting = (): void => {
    // Always as many as the statement has places: the last rows repeat one of their players.
    const ids = Array.from({ length: TOGETHER }, (_, index) => (waiting[index] ?? (waiting[0] as StateRow)).fide_id)
    const later = laterRows.all(type, ...ids, list)
    archive.run(type, ...ids, list)
    for (const row of waiting) {
      const writer = later.includes(row.fide_id) ? writePast : write
      writer.add(columns.map((column) => row[column]))
    }
    waiting = []
  }
  return {
    add(row) {
      waiting.push(row)
      if (waiting.length === TOGETHER) writeWaiting()
    },
    end() {
      if (waiting.length > 0) writeWaiting()
      write.end()
      writePast.end()
    },
  }
}

/** Players whose rows are looked up at once. */
const TOGETHER = 32

/** Takes back what one list wrote for a player. */
export function standingEraser(
  trx: Transaction<Database>,
  series: Series,
  type: RatingType,
  list: ListMonth,
): (fideId: number) => void {
  const handle = handleOf(trx)
  const erasePast = handle.prepare(`delete from rating_state_history where ${KEY} and valid_from = ?`)
  const erase = handle.prepare(`delete from rating_state where ${KEY} and valid_from = ?`)
  const restore = handle.prepare(
    `insert into rating_state select * from rating_state_history where ${KEY} order by valid_from desc limit 1`,
  )
  const eraseRestored = handle.prepare(
    `delete from rating_state_history where ${KEY} and valid_from = (select valid_from from rating_state where ${KEY})`,
  )
  return (fideId) => {
    const key = [series, type, fideId] as const
    erasePast.run(...key, list)
    if (erase.run(...key, list).changes === 0) return
    restore.run(...key)
    eraseRestored.run(...key, ...key)
  }
}
