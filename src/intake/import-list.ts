import type { Store } from '../db/connect.js'
import type { StoredPlayers } from '../db/listed-players.js'
import { allLists } from '../db/lists.js'
import type { RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import { type OpenedFile, openFile } from '../files/open.js'
import { tooManyBadRecords } from '../list/list-checks.js'
import { listFingerprint } from '../list/list-fingerprint.js'
import { ListTable } from '../list/list-table.js'
import { type ListReading, readRatingList } from '../list/read-list.js'
import type { StandingCounts } from '../period/list-counts.js'
import type { Editions } from '../regulations/regulations.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import { joined, phrase, typePhrase } from '../shared/messages/phrase.js'
import { say } from '../shared/messages/words.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import { during, type Progress, type ProgressTask } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { type DistinctList, differences, fewerThanBefore, notesOn, withoutDoubles } from './judge-list.js'
import { NOTHING_STORED, storeList } from './store-list.js'

export interface ImportListOptions {
  readonly list?: ListMonth
  readonly type?: RatingType
  readonly replace: boolean
  readonly acceptFewer: boolean
  readonly editions: Editions
  readonly progress: Progress
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
  | ({ readonly outcome: 'imported' | 'replaced' } & StandingCounts)
  | { readonly outcome: 'same' }
)

/**
 * Takes a rating list as the state of its month. The file is read and judged whole before anything of it is stored.
 *
 * @throws {RefusedError} if another list of that month is stored and `replace` was not asked for
 */
export async function importList(store: Store, path: string, options: ImportListOptions): Promise<ImportedList> {
  const { editions, replace, acceptFewer, progress } = options
  const table = new ListTable()
  const opened = await openFile(path)
  const reading = await readInto(table, opened, options)
  const { list, types } = reading
  const nothing = { file: path, list, players: reading.players, stored: NOTHING_STORED }
  if (refuses(reading.problems) || list === null || types === null) {
    const { badRecords, problems } = reading
    const known = types?.map((type) => ({ type, outcome: 'same' as const })) ?? null
    return { ...nothing, types: known, refused: refuses(problems), badRecords, problems }
  }

  const { distinct, twice } = withoutDoubles(table, path)
  const badRecords = [...reading.badRecords, ...twice]
  const stored = await allLists(store.db)
  await progress.breathe()
  const notes = [
    ...reading.problems,
    ...(reading.endMarked || opened.zipName !== null ? [] : endUnknown(reading, stored, { list, types }, path)),
    ...notesOn(distinct, list, types, path, editions),
  ]
  const bad = reading.bad + distinct.doubled.size
  const faults = [
    tooManyBadRecords(bad, reading.players + reading.bad, path),
    ...(acceptFewer ? [] : types.map((type) => fewer(store, distinct, stored, { type, list }, path))),
  ].filter((fault): fault is Problem => fault !== null)
  if (faults.length > 0) return { ...nothing, types: [], refused: true, badRecords, problems: [...notes, ...faults] }

  const news = types.map((type) => ({ type, fingerprint: listFingerprint(table, distinct.positions, type) }))
  const fresh = replace ? news : news.filter((one) => official(stored, one.type, list)?.fingerprint !== one.fingerprint)
  for (const { type } of fresh) requireReplaceable(store, distinct, stored, { type, list }, replace)
  await progress.breathe()
  const { combined, players } = reading
  const result = await storeList(store, {
    ...distinct,
    path,
    list,
    players,
    combined,
    stored,
    fresh,
    editions,
    progress,
  })
  return {
    ...nothing,
    stored: result.players,
    types: types.map((type) => result.types.find((one) => one.type === type) ?? { type, outcome: 'same' }),
    refused: false,
    badRecords,
    problems: notes,
  }
}

/** Reads a file into the table; its bytes tell how far that is. */
function readInto(table: ListTable, file: OpenedFile, options: ImportListOptions): Promise<ListReading> {
  const stage = { what: say('progress-list-file'), unit: 'players', total: file.size, inBytes: true } as const
  return during(options.progress, stage, (task) => {
    let players = 0
    const chunks = () => telling(file.chunks(), task, () => players)
    return readRatingList({ ...file, chunks }, options, (entry) => {
      players++
      table.add(entry)
    })
  })
}

async function* telling(
  chunks: AsyncIterable<Uint8Array>,
  task: ProgressTask,
  players: () => number,
): AsyncGenerator<Uint8Array> {
  let told = 0
  for await (const chunk of chunks) {
    yield chunk
    await task.pass(chunk.length, players() - told)
    told = players()
  }
}

interface OneList {
  readonly type: RatingType
  readonly list: ListMonth
}

function official(rows: readonly RatingListRow[], type: RatingType, list: ListMonth): RatingListRow | null {
  return rows.find((row) => row.series === 'official' && row.type === type && row.list === list) ?? null
}

/** The official list it is compared with; null where it is the first. */
function officialBefore(rows: readonly RatingListRow[], type: RatingType, list: ListMonth): RatingListRow | null {
  const before = rows.filter((row) => row.type === type && row.series === 'official' && row.list < list)
  return before.sort((a, b) => (a.list < b.list ? 1 : -1))[0] ?? null
}

/** Whether a file that was cut off between two lines would have been seen: only a list before it tells how long it should be. */
function endUnknown(
  { players }: ListReading,
  rows: readonly RatingListRow[],
  { list, types }: { readonly list: ListMonth; readonly types: readonly RatingType[] },
  file: string,
): readonly Problem[] {
  const first = types.filter((type) => officialBefore(rows, type, list) === null && official(rows, type, list) === null)
  if (first.length === 0) return []
  return [
    problem(
      'list-end-unknown',
      { type: joined('joined-or', first.map(typePhrase)), players: phrase('players', { count: players }) },
      { file },
    ),
  ]
}

function fewer(
  { db }: Store,
  distinct: DistinctList,
  rows: readonly RatingListRow[],
  { type, list }: OneList,
  file: string,
): Problem | null {
  const before = officialBefore(rows, type, list)
  return before === null ? null : fewerThanBefore(distinct, before, standingReader(db, before), file)
}

/** A list that is stored already is left alone unless it is to be replaced and no published list stands on it. */
function requireReplaceable(
  { db }: Store,
  distinct: DistinctList,
  rows: readonly RatingListRow[],
  { type, list }: OneList,
  replace: boolean,
): void {
  const stored = official(rows, type, list)
  if (stored === null) return
  if (!replace) {
    refuse('list-differs', { type, list, differences: differences(distinct, type, standingReader(db, stored)) })
  }
  const above = rows.find((row) => row.type === type && row.closed === 1 && row.anchor !== null && row.anchor >= list)
  if (above !== undefined) refuse('list-used', { type, list, own: above.list })
}
