import type { Kysely, Transaction } from 'kysely'
import type { ListTable } from '../list/list-table.js'
import { type ImportLaw, importedStanding, isKDue, type PrintedRating } from '../period/imported-standing.js'
import { type Standing, sameStanding } from '../period/standing.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import { handleOf } from './connect.js'
import { inserter } from './prepared.js'
import type { Database, StateRow } from './schema.js'
import { asListed, STATE_COLUMNS, standingWriter } from './standings.js'

/** A list read and judged, ready to be stored. */
export interface OfficialList extends ImportLaw {
  readonly table: ListTable
  /** Positions of the table in ascending order of ID, doubled IDs left out. */
  readonly positions: Int32Array
  /** IDs that stand twice: what the list before says of them stays. */
  readonly doubled: ReadonlySet<number>
}

export interface StoredStandings {
  readonly rated: number
  readonly added: number
  readonly changed: number
  /** Rated on the list before, not on this one. */
  readonly lost: number
}

/**
 * Stores a list that comes after every official list there is: one pass over the latest rows and the new ones, side by
 * side, writing only what changed.
 *
 * @param reader another connection: one can not walk through rows and write at once
 */
export function appendOfficialList(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  official: OfficialList,
): StoredStandings {
  const { table, positions, doubled, type, list } = official
  const counts = { rated: 0, added: 0, changed: 0, lost: 0 }
  const write = standingWriter(trx, 'official', type, list)
  const rows = latestOfficialRows(reader, official)
  for (const { key, left: row, right: at } of merged(rows, idOfRow, positions.values(), (at) => table.idAt(at))) {
    const before = row === undefined ? null : asListed(row, list)
    if (doubled.has(key)) {
      if (before?.rating != null) counts.rated++
      continue
    }
    const printed = at === undefined ? null : table.ratingAt(at, type)
    const birthYear = at === undefined ? null : table.birthYearAt(at)
    const standing = importedStanding(before, printed, birthYear, official)
    if (standing === null) continue
    countStanding(counts, before, standing)
    if (isNews(before, standing, printed)) {
      write(key, standing, printed?.games ?? 0, isKDue(standing, birthYear, official))
    }
  }
  return counts
}

/**
 * Stores a list before others that are there, or in the place of one: every player's rows are put together anew, so that
 * the lists after it print as they did.
 *
 * @param next the official list after it; null if there is none
 */
export function insertOfficialList(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  official: OfficialList,
  next: ListMonth | null,
): StoredStandings {
  const { table, positions, doubled, type, list } = official
  const counts = { rated: 0, added: 0, changed: 0, lost: 0 }
  const past = handleOf(reader).prepare<[string, number], StateRow>(
    `select * from rating_state_history where series = 'official' and type = ? and fide_id = ? order by valid_from`,
  )
  const rewrite = rowsWriter(trx)
  const rows = latestOfficialRows(reader, official)
  for (const { key, left: row, right: at } of merged(rows, idOfRow, positions.values(), (at) => table.idAt(at))) {
    const stored = row === undefined ? [] : [...past.all(type, key), row]
    const before = stored.findLast(({ valid_from }) => valid_from < list)
    const standingBefore = before === undefined ? null : asListed(before, list)
    if (doubled.has(key)) {
      if (standingBefore?.rating != null) counts.rated++
      continue
    }
    const printed = at === undefined ? null : table.ratingAt(at, type)
    const birthYear = at === undefined ? null : table.birthYearAt(at)
    const standing = importedStanding(standingBefore, printed, birthYear, official)
    if (standing !== null) countStanding(counts, standingBefore, standing)
    const kDue = standing !== null && isKDue(standing, birthYear, official)
    const placed = withObservation(stored, { fideId: key, standing, kDue, printed, birthYear, next, law: official })
    if (JSON.stringify(placed) !== JSON.stringify(stored)) rewrite(type, key, placed)
  }
  return counts
}

interface Observation {
  readonly fideId: number
  readonly standing: Standing | null
  readonly kDue: boolean
  readonly printed: PrintedRating | null
  readonly birthYear: number | null
  /** The official list after it; null if there is none. */
  readonly next: ListMonth | null
  readonly law: ImportLaw
}

/**
 * A player's rows with what one more list says of him: lists after it go on saying what they said, and his marks on
 * them are those he would have if the lists had come in order.
 */
function withObservation(stored: readonly StateRow[], observation: Observation): StateRow[] {
  const { fideId, standing, kDue, printed, next, law } = observation
  const { list, type } = law
  const earlier = stored.filter(({ valid_from }) => valid_from < list)
  const later = stored.filter(({ valid_from }) => valid_from > list)
  const stoodThen = stored.findLast(({ valid_from }) => valid_from <= list)
  const row = standing === null ? null : rowOf(type, fideId, list, standing, printed?.games ?? 0, kDue)
  if (next !== null && later[0]?.valid_from !== next && (stoodThen !== undefined || row !== null)) {
    const kept = stoodThen === undefined ? NOBODY : asListed(stoodThen, next)
    later.unshift(rowOf(type, fideId, next, kept, 0, stoodThen?.k_due === 1))
  }
  const rows = row === null ? earlier : [...earlier, row]
  let before = stoodThen
  for (const one of later) {
    rows.push(withMarks(one, before, rows.at(-1), observation))
    before = one
  }
  return rows.filter((one, index) => !repeats(one, rows[index - 1]))
}

const NOBODY: Standing = {
  rating: null,
  k: null,
  gamesCompleted: 0,
  peak: null,
  highest: null,
  lastPlayed: null,
  inactive: false,
}

/**
 * A row of a later list with the marks that follow from the row that now stands before it. Marks that did not follow
 * from the row that stood before it were given by its file, and stay.
 */
function withMarks(
  row: StateRow,
  stoodBefore: StateRow | undefined,
  standsBefore: StateRow | undefined,
  { birthYear, law, next }: Observation,
): StateRow {
  const { rating, games, k, inactive } = row
  const printed = rating === null ? null : { rating, games, k, inactive: inactive === 1 }
  const derive = (before: StateRow | undefined, first: boolean, more: Partial<PrintedRating> = {}) => {
    const earlier = before === undefined ? null : asListed(before, before.valid_from)
    const whole = printed === null ? null : { ...printed, ...more }
    return importedStanding(earlier, whole, birthYear, { ...law, list: row.valid_from, first }) ?? NOBODY
  }
  const then = derive(stoodBefore, row.valid_from === next && law.first)
  const now = derive(standsBefore, false, {
    ...(row.games_completed === then.gamesCompleted ? {} : { gamesTotal: row.games_completed }),
    ...(row.peak === null || row.peak === then.peak ? {} : { peak: row.peak }),
    ...(row.last_played === null || row.last_played === then.lastPlayed ? {} : { lastList: row.last_played }),
  })
  return {
    ...row,
    games_completed: now.gamesCompleted,
    peak: now.peak,
    highest: now.highest,
    last_played: now.lastPlayed,
  }
}

/** A row that says what the row before it says anyway. */
function repeats(row: StateRow, before: StateRow | undefined): boolean {
  if (before === undefined) return row.rating === null
  const same = sameStanding(asListed(row, row.valid_from), asListed(before, row.valid_from))
  return same && row.games === 0 && row.k_due === before.k_due
}

/** Whether a standing has to be written: it differs, or games are printed that the list before did not print. */
function isNews(before: Standing | null, standing: Standing, printed: PrintedRating | null): boolean {
  return before === null || !sameStanding(before, standing) || (printed?.games ?? 0) > 0
}

function countStanding(
  counts: { rated: number; added: number; changed: number; lost: number },
  before: Standing | null,
  standing: Standing,
): void {
  if (standing.rating !== null) counts.rated++
  if (before?.rating == null) {
    if (standing.rating !== null) counts.added++
  } else if (standing.rating === null) counts.lost++
  else if (standing.rating !== before.rating) counts.changed++
}

function rowOf(
  type: StateRow['type'],
  fideId: number,
  validFrom: ListMonth,
  { rating, k, gamesCompleted, peak, highest, lastPlayed, inactive }: Standing,
  games: number,
  kDue: boolean,
): StateRow {
  return {
    series: 'official',
    type,
    fide_id: fideId,
    valid_from: validFrom,
    rating,
    k,
    games,
    games_completed: gamesCompleted,
    peak,
    highest,
    last_played: lastPlayed,
    inactive: inactive ? 1 : 0,
    k_due: kDue ? 1 : 0,
  }
}

function latestOfficialRows(reader: Kysely<Database>, { type }: OfficialList): IterableIterator<StateRow> {
  return handleOf(reader)
    .prepare<[string], StateRow>(`select * from rating_state where series = 'official' and type = ? order by fide_id`)
    .iterate(type)
}

/** Puts a player's rows in the place of those stored: the last one stands, the others are past. */
function rowsWriter(trx: Transaction<Database>): (type: string, fideId: number, rows: readonly StateRow[]) => void {
  const handle = handleOf(trx)
  const key = `series = 'official' and type = ? and fide_id = ?`
  const clear = handle.prepare(`delete from rating_state where ${key}`)
  const clearPast = handle.prepare(`delete from rating_state_history where ${key}`)
  const write = inserter(trx, 'rating_state', STATE_COLUMNS)
  const writePast = inserter(trx, 'rating_state_history', STATE_COLUMNS)
  return (type, fideId, rows) => {
    clear.run(type, fideId)
    clearPast.run(type, fideId)
    rows.forEach((row, index) => {
      const values = STATE_COLUMNS.map((column) => row[column])
      if (index === rows.length - 1) write(values)
      else writePast(values)
    })
  }
}

function idOfRow({ fide_id }: StateRow): number {
  return fide_id
}
