import { basename } from 'node:path'
import { inTransaction, openReader, type Store } from '../db/connect.js'
import { type StoredPlayers, storeListedPlayers } from '../db/listed-players.js'
import { allLists, saveList } from '../db/lists.js'
import {
  appendOfficialList,
  insertOfficialList,
  type OfficialList,
  type StoredStandings,
} from '../db/official-standings.js'
import { forgetPooled } from '../db/pools.js'
import type { RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import { openFile } from '../files/open.js'
import { fewerPlayers, idTwice, tooManyBadRecords } from '../list/list-checks.js'
import { listFingerprint } from '../list/list-fingerprint.js'
import { ListTable } from '../list/list-table.js'
import { problemCollector } from '../list/problem-collector.js'
import { type ListReading, readRatingList } from '../list/read-list.js'
import { isBelowFloor } from '../period/imported-standing.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { refuse } from './refused.js'

export interface ImportListOptions {
  readonly list?: ListMonth
  readonly type?: RatingType
  readonly replace: boolean
  readonly acceptFewer: boolean
  readonly editions: Editions
}

export interface ImportedList {
  readonly file: string
  /** null: neither the file nor an argument says it, and nothing was read (wrong usage). */
  readonly list: ListMonth | null
  /** null: the file is of one type and nothing says which (wrong usage). */
  readonly types: readonly ImportedType[] | null
  /** Players in the file. */
  readonly players: number
  readonly stored: StoredPlayers
  readonly refused: boolean
  /** Records left out: the list stands without them. */
  readonly badRecords: readonly Problem[]
  readonly problems: readonly Problem[]
}

export type ImportedType = { readonly type: RatingType } & (
  | ({ readonly outcome: 'imported' | 'replaced' } & StoredStandings)
  | { readonly outcome: 'same' }
)

/**
 * Takes a rating list as the state of its month. The file is read and judged whole before anything of it is stored.
 *
 * @throws {RefusedError} if another list of that month is stored and `replace` was not asked for
 */
export async function importList(store: Store, path: string, options: ImportListOptions): Promise<ImportedList> {
  const table = new ListTable()
  const reading = await readRatingList(await openFile(path), options, (entry) => table.add(entry))
  const { list, types } = reading
  const nothing = { file: path, list, players: reading.players, stored: NOTHING_STORED }
  if (refuses(reading.problems) || list === null || types === null) {
    const { badRecords, problems } = reading
    const known = types?.map((type) => ({ type, outcome: 'same' as const })) ?? null
    return { ...nothing, types: known, refused: refuses(problems), badRecords, problems }
  }

  const { positions, doubled, twice } = withoutDoubles(table, path)
  const badRecords = [...reading.badRecords, ...twice]
  const rows = await allLists(store.db)
  const news = types.map((type) => ({ type, fingerprint: listFingerprint(table, positions, type) }))
  const problems = [...reading.problems, ...notesOn(table, positions, list, types, path, options)]
  const faults = [
    tooManyBadRecords(reading.bad + doubled.size, reading.players + reading.bad, path),
    ...(options.acceptFewer
      ? []
      : types.map((type) => fewer(store, { table, positions, doubled }, rows, list, type, path))),
  ].filter((fault): fault is Problem => fault !== null)
  if (faults.length > 0) return { ...nothing, types: [], refused: true, badRecords, problems: [...problems, ...faults] }

  const changed = news.filter(({ type, fingerprint }) => official(rows, type, list)?.fingerprint !== fingerprint)
  const fresh = options.replace ? news : changed
  for (const { type } of fresh) requireReplaceable(store, rows, type, { table, positions, list, options })
  const result = await storeList(store, { path, table, positions, doubled, reading, list, rows, fresh, options })
  return {
    ...nothing,
    stored: result.players,
    types: types.map((type) => result.types.find((one) => one.type === type) ?? { type, outcome: 'same' }),
    refused: false,
    badRecords,
    problems,
  }
}

const NOTHING_STORED: StoredPlayers = { added: 0, changed: 0 }

interface JudgedList {
  readonly path: string
  readonly table: ListTable
  readonly positions: Int32Array
  readonly doubled: ReadonlySet<number>
  readonly reading: ListReading
  readonly list: ListMonth
  readonly rows: readonly RatingListRow[]
  /** The types to write, with the fingerprint of each. */
  readonly fresh: readonly { readonly type: RatingType; readonly fingerprint: string }[]
  readonly options: ImportListOptions
}

async function storeList(store: Store, judged: JudgedList) {
  const { path, table, positions, doubled, reading, list, rows, fresh, options } = judged
  const types: ImportedType[] = []
  let players = NOTHING_STORED
  if (fresh.length === 0) return { types, players }
  const reader = openReader(store.file)
  try {
    await inTransaction(store, async (trx) => {
      players = storeListedPlayers(trx, reader.db, table, positions, list, nextOf(rows, list))
      for (const { type, fingerprint } of fresh) {
        const regulations = regulationsNearest(options.editions, type, listDate(list))
        const flagKnown = !reading.combined || type === 'standard'
        const ofType = rows.filter((row) => row.type === type && row.series === 'official')
        const first = ofType.every((row) => row.list >= list)
        const official: OfficialList = { table, positions, doubled, list, type, regulations, flagKnown, first }
        const stored = ofType.every((row) => row.list < list)
          ? appendOfficialList(trx, reader.db, official)
          : insertOfficialList(trx, reader.db, official, nextOf(ofType, list))
        await saveList(trx, {
          ...OFFICIAL,
          type,
          list,
          fingerprint,
          source_name: basename(path),
          rated: stored.rated,
          players: reading.players,
        })
        await forgetPooled(trx, type, list)
        types.push({ type, outcome: ofType.some((row) => row.list === list) ? 'replaced' : 'imported', ...stored })
      }
    })
  } finally {
    await reader.close()
  }
  return { types, players }
}

const OFFICIAL = { series: 'official', edition: null, base_series: null, anchor: null, in_force: null } as const

function nextOf(rows: readonly RatingListRow[], list: ListMonth): ListMonth | null {
  const later = rows.filter((row) => row.series === 'official' && row.list > list).map((row) => row.list)
  return later.sort()[0] ?? null
}

function official(rows: readonly RatingListRow[], type: RatingType, list: ListMonth): RatingListRow | null {
  return rows.find((row) => row.series === 'official' && row.type === type && row.list === list) ?? null
}

/** A list that is stored already is left alone unless it is to be replaced and no published list stands on it. */
function requireReplaceable(
  { db }: Store,
  rows: readonly RatingListRow[],
  type: RatingType,
  { table, positions, list, options }: Pick<JudgedList, 'table' | 'positions' | 'list' | 'options'>,
): void {
  const stored = official(rows, type, list)
  if (stored === null) return
  if (!options.replace) {
    refuse('list-differs', { type, list, differences: differences(standingReader(db, stored), table, positions, type) })
  }
  const above = rows.find((row) => row.type === type && row.closed === 1 && row.anchor !== null && row.anchor >= list)
  if (above !== undefined) refuse('list-used', { type, list, own: above.list })
}

/** How many ratings differ from the stored ones, and the first of them. */
function differences(
  standingOf: ReturnType<typeof standingReader>,
  table: ListTable,
  positions: Int32Array,
  type: RatingType,
): string {
  const different: string[] = []
  for (const at of positions) {
    const [id, listed] = [table.idAt(at), table.ratingAt(at, type)]
    const standing = standingOf(id)
    if ((standing?.rating ?? null) === (listed?.rating ?? null)) continue
    different.push(`${id} ${standing?.rating ?? 'unrated'} -> ${listed?.rating ?? 'unrated'}`)
  }
  if (different.length === 0) return 'the ratings agree, games, K or flags differ'
  const more = different.length > DIFFERENCES_SHOWN ? ' ...' : ''
  return `${different.length} ratings differ: ${different.slice(0, DIFFERENCES_SHOWN).join(', ')}${more}`
}

const DIFFERENCES_SHOWN = 3

/** The table by ID without the IDs that stand twice; both records of those are named. */
function withoutDoubles(table: ListTable, file: string) {
  const sorted = table.sorted()
  const doubled = new Set<number>()
  const twice: Problem[] = []
  for (let index = 1; index < sorted.length; index++) {
    const [first, second] = [sorted[index - 1] as number, sorted[index] as number]
    if (table.idAt(first) !== table.idAt(second)) continue
    doubled.add(table.idAt(second))
    twice.push(idTwice(table.entryAt(first), table.entryAt(second), file))
  }
  return { positions: sorted.filter((at) => !doubled.has(table.idAt(at))), doubled, twice }
}

/** Ratings below the floor (decision A21) and missing K (decision A4b), of each the first ones by name. */
function notesOn(
  table: ListTable,
  positions: Int32Array,
  list: ListMonth,
  types: readonly RatingType[],
  file: string,
  { editions }: ImportListOptions,
): readonly Problem[] {
  const notes = problemCollector(NOTES_OF_A_KIND, file)
  for (const type of types) {
    const regulations = regulationsNearest(editions, type, listDate(list))
    for (const at of positions) {
      const listed = table.ratingAt(at, type)
      if (listed === null) continue
      const [id, place] = [table.idAt(at), { file, line: table.lineAt(at) }]
      const { rating } = listed
      if (isBelowFloor(rating, regulations)) {
        notes.add(problem('list-rating-below-floor', { id, type, rating, floor: regulations.ratingFloor }, place))
      } else if (listed.k === null) notes.add(problem('list-k-missing', { id, type, rating }, place))
    }
  }
  return notes.all()
}

const NOTES_OF_A_KIND = 50

/** Over 10 % fewer rated players than the official list before; those of doubled IDs, whose entry there stays, are no loss. */
function fewer(
  { db }: Store,
  { table, positions, doubled }: Pick<JudgedList, 'table' | 'positions' | 'doubled'>,
  rows: readonly RatingListRow[],
  list: ListMonth,
  type: RatingType,
  file: string,
): Problem | null {
  const before = rows
    .filter((row) => row.type === type && row.series === 'official' && row.list < list)
    .sort((a, b) => (a.list < b.list ? 1 : -1))[0]
  if (before === undefined) return null
  const now = positions.reduce((rated, at) => (table.ratingAt(at, type) === null ? rated : rated + 1), 0)
  const standingOf = standingReader(db, before)
  const kept = [...doubled].filter((fideId) => standingOf(fideId)?.rating != null).length
  return fewerPlayers(before.rated, now + kept, type, file)
}
