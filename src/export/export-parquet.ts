import type { Store } from '../db/connect.js'
import {
  type ExportRange,
  exportedChanges,
  exportedEvents,
  exportedGames,
  exportedLists,
  exportedPlayers,
  exportedTournaments,
  holdsAnyOf,
  holdsAnything,
  inSnapshot,
} from '../db/export-rows.js'
import { exportedStates } from '../db/export-states.js'
import { allLists } from '../db/lists.js'
import { writeFolder } from '../files/publish-folder.js'
import { madeAnew, type NamedChunks, type WrittenFile } from '../files/write-file.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import { refuse } from '../run/refused.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress, type ProgressTask } from '../shared/progress.js'
import { programVersion } from '../version.js'
import { type Column, parquetChunks } from './parquet-chunks.js'
import {
  changeColumns,
  eventColumns,
  gameColumns,
  listColumns,
  playerColumns,
  stateColumns,
  tournamentColumns,
} from './tables.js'

export interface ExportedFile extends WrittenFile {
  readonly rows: number
}

export interface ExportedStore {
  readonly folder: string
  /** `written`, or `same`: the same bytes were there already. */
  readonly outcome: 'written' | 'same'
  readonly files: readonly ExportedFile[]
}

const MANIFEST = 'manifest.json'

/**
 * Writes the store as Parquet files and a manifest of their rows and digests: all of them from one moment, and the
 * folder whole or not at all. The same store gives the same bytes.
 *
 * @throws {RefusedError} when nothing is stored, or nothing of the range, or something else stands in the folder
 */
export function exportParquet(
  store: Store,
  range: ExportRange,
  folder: string,
  progress: Progress,
): Promise<ExportedStore> {
  return inSnapshot(store, async () => {
    if (!holdsAnything(store.db)) refuse('nothing-stored', {})
    if (!holdsAnyOf(store.db, range)) {
      const lists = [...new Set((await allLists(store.db)).map(({ list }) => list))].sort()
      refuse('export-nothing-between', { range: rangeText(range), stored: lists.join(', ') || 'none' })
    }
    const rows = new Map<string, number>()
    const counted = (written: readonly WrittenFile[]): ExportedFile[] =>
      written.filter(({ name }) => name !== MANIFEST).map((file) => ({ ...file, rows: rows.get(file.name) ?? 0 }))
    const manifest = (written: readonly WrittenFile[]) => ({
      name: MANIFEST,
      text: `${JSON.stringify(manifestOf(range, counted(written)), null, 2)}\n`,
    })
    const stage = { what: say('progress-rows'), unit: 'rows', total: null } as const
    const result = await tellingWhatRemains(
      () => say('interrupted-export'),
      () =>
        during(progress, stage, (task) =>
          writeFolder(folder, filesOf(store, range, rows, task), manifest, undefined, {
            onChunk: () => progress.breathe(),
          }),
        ),
    )
    if (result.outcome === 'different') refuse('export-differs', { folder, files: result.differing.join(', ') })
    return { folder, outcome: result.outcome, files: counted(result.files) }
  })
}

/** `standard lists from 2026-01 to 2026-03`. */
function rangeText({ types, from, to }: ExportRange): string {
  return [`${types.join(', ')} lists`, from === null ? '' : ` from ${from}`, to === null ? '' : ` to ${to}`].join('')
}

function manifestOf({ types, from, to }: ExportRange, files: readonly ExportedFile[]) {
  return { types, from, to, program: 'frl', version: programVersion, files }
}

/** @param rows how many rows each file has, once it is read to its end */
function filesOf({ db }: Store, range: ExportRange, rows: Map<string, number>, task: ProgressTask): NamedChunks[] {
  function file<Row extends object>(
    name: string,
    columns: readonly Column<keyof Row & string>[],
    read: () => Iterable<Row>,
  ): NamedChunks {
    type Cells = Readonly<Record<keyof Row & string, string | number | null>>
    const chunks = function* () {
      rows.set(name, 0)
      yield* parquetChunks(columns, read() as Iterable<Cells>, (count) => {
        rows.set(name, (rows.get(name) ?? 0) + count)
        task.advance(count)
      })
    }
    return { name, chunks: madeAnew(chunks) }
  }
  return [
    file('lists.parquet', listColumns, () => exportedLists(db, range)),
    file('players.parquet', playerColumns, () => exportedPlayers(db)),
    file('tournaments.parquet', tournamentColumns, () => exportedTournaments(db, range)),
    file('games.parquet', gameColumns, () => exportedGames(db, range)),
    file('states.parquet', stateColumns, () => exportedStates(db, range)),
    file('changes.parquet', changeColumns, () => exportedChanges(db, range)),
    file('events.parquet', eventColumns, () => exportedEvents(db, range)),
  ]
}
