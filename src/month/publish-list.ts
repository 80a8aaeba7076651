import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Store } from '../db/connect.js'
import { ratedLines, unratedLines } from '../db/list-lines.js'
import { allLists, closeList } from '../db/lists.js'
import { findPublication, savePublication } from '../db/publications.js'
import type { RatingListRow } from '../db/schema.js'
import { type FolderResult, writeFolder } from '../files/publish-folder.js'
import { madeAnew, type NamedChunks, type WrittenFile } from '../files/write-file.js'
import { LINES_PER_CHUNK } from '../list/line-chunks.js'
import { LineTable } from '../list/line-table.js'
import { type ListFormat, listFormats } from '../list/list-format.js'
import { listFileNames } from '../list/list-name.js'
import { placesInListOrder, placesInRatingOrder } from '../list/list-order.js'
import type { RatingListLine } from '../list/rating-list-line.js'
import { writeCsvList } from '../list/write-csv.js'
import { writeTxtList } from '../list/write-txt.js'
import { writeXmlList } from '../list/write-xml.js'
import { chainOf } from '../period/chain.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { refuse } from '../run/refused.js'
import { asciiName } from '../shared/ascii-name.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { during, forEachOf, type Progress } from '../shared/progress.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { programVersion } from '../version.js'
import { fingerprintOfPlan } from './list-inputs.js'
import { refuseOutOfDate } from './out-of-date.js'
import { planList } from './plan-list.js'

export interface PublishOptions extends RatingSettings {
  readonly out: string
  readonly formats: readonly ListFormat[]
  /** One federation's players only; null: everybody. */
  readonly federation: string | null
  /** ASCII names in XML and CSV too, as TXT has them. */
  readonly asciiNames: boolean
  /** Only for the record of publications. */
  readonly now: () => Date
  readonly progress: Progress
}

export interface PublishedType {
  readonly type: RatingType
  readonly folder: string
  /** `written`, or `same`: the same bytes were there already. */
  readonly outcome: 'written' | 'same'
  readonly players: number
  /** Of whom: one federation's players; null for everybody. */
  readonly federation: string | null
  readonly files: readonly WrittenFile[]
  /** Own lists before it that were never published and are fixed from now on. */
  readonly closedBefore: readonly ListMonth[]
}

/** What stands in `manifest.json` beside the files. */
interface Manifest {
  readonly list: ListMonth
  readonly type: RatingType
  readonly federation: string | null
  readonly edition: string | null
  readonly fingerprint: string
  readonly players: number
  readonly program: string
  readonly version: string
  readonly files: readonly WrittenFile[]
}

/**
 * The types of which there is an own list of a month with somebody on it.
 *
 * @throws {RefusedError} where there is none, with what there is instead
 */
export async function typesToPublish({ db }: Store, list: ListMonth): Promise<RatingType[]> {
  const rows = (await allLists(db)).filter((row) => row.list === list)
  const own = rows.filter(({ series }) => series === 'own')
  const types = own.filter((row) => !isEmptyStart(row)).map(({ type }) => type)
  if (types.length > 0) return ratingTypes.filter((type) => types.includes(type))
  const [first] = rows
  if (first === undefined) {
    refuse('list-not-computed', { type: 'standard, rapid or blitz', list, stored: 'none of this month' })
  }
  const names = rows.map(({ type }) => type).join(', ')
  refuse(own.length === 0 ? 'list-imported' : 'nobody-listed', { type: names, list })
}

/** A type that began without a list and has rated nobody yet: there is nothing to give out. */
export function isEmptyStart({ anchor, rated }: Pick<RatingListRow, 'anchor' | 'rated'>): boolean {
  return anchor === null && rated === 0
}

/**
 * Writes the files of an own list and closes it: it and the own lists under it never change again.
 *
 * @throws {RefusedError} when there is no such list, it is out of date, or other bytes stand in its place
 */
export async function publishType(
  store: Store,
  type: RatingType,
  list: ListMonth,
  options: PublishOptions,
): Promise<PublishedType> {
  const { db } = store
  const chain = chainOf(await allLists(db), options.base, options.editions.calendar)
  const row = chain.own(type, list)
  if (row === null && chain.counted(type, list) !== null) refuse('list-imported', { type, list })
  if (row === null) refuse('list-not-computed', { type, list, stored: chain.names(type) })
  if (isEmptyStart(row)) refuse('nobody-listed', { type, list })
  if (row.closed === 0) await requireCurrent(store, row, options)

  const { files, players } = await listFiles(store, row, options)
  const folder = join(options.out, list, type)
  const finish = (written: readonly WrittenFile[]) => ({
    name: MANIFEST,
    text: `${JSON.stringify(manifestOf(row, players, written, options), null, 2)}\n`,
  })
  let closedBefore: ListMonth[] = []
  const record = async (written: readonly WrittenFile[]) => {
    closedBefore = await recordPublication(store, row, listFilesOf(written), options)
  }
  const total = players * files.length
  const stage = { what: say('progress-list-files', { type, list }), unit: 'lines', total } as const
  const result = await during(options.progress, stage, ({ pass }) =>
    writeFolder(folder, files, finish, record, { order: 'side by side', onChunk: () => pass(LINES_PER_CHUNK) }),
  )
  const { text } = finish(listFilesOf(result.files))
  if (result.outcome === 'different' && !(await onlyVersionDiffers(folder, result, text))) {
    refuse('published-differently', { type, list, folder, files: result.differing.join(', ') })
  }
  if (result.outcome !== 'written') await record(result.files)
  const outcome = result.outcome === 'written' ? 'written' : 'same'
  return { type, folder, outcome, players, federation: options.federation, files: result.files, closedBefore }
}

const MANIFEST = 'manifest.json'

/** A list that would come out otherwise today is computed again before it is given out. */
async function requireCurrent({ db }: Store, row: RatingListRow, settings: RatingSettings) {
  const { type, list, fingerprint } = row
  const { plan, problems } = await planList(db, type, list, settings)
  const current = plan === null || problems.length > 0 ? null : await fingerprintOfPlan(db, plan)
  if (current !== fingerprint) refuseOutOfDate(row, plan?.regulations ?? null, list)
}

async function listFiles(
  { db }: Store,
  row: RatingListRow,
  { formats, federation, editions, asciiNames, progress }: PublishOptions,
): Promise<{ readonly files: NamedChunks[]; readonly players: number }> {
  const isWanted = ({ federation: one }: RatingListLine) => federation === null || one === federation
  const { type, list, rated: total } = row
  const stage = { what: say('progress-list-lines', { type, list }), unit: 'players', total } as const
  const table = new LineTable()
  const add = (line: RatingListLine) => {
    if (isWanted(line)) table.add(line)
  }
  await during(progress, stage, ({ pass }) => forEachOf(ratedLines(db, row), add, pass))
  const players = table.size
  await progress.breathe()
  const [nameAt, idAt] = [(place: number) => table.nameAt(place), (place: number) => table.idAt(place)]
  const byName = formats.some((format) => format !== 'csv') ? placesInListOrder(players, nameAt, idAt) : []
  await progress.breathe()
  if (formats.includes('csv')) for (const line of unratedLines(db, row, editions)) add(line)
  const names = listFileNames(type, list)
  const printed = (places: Iterable<number>) => (asciiNames ? withAsciiNames(table.in(places)) : table.in(places))
  const chunksOf = (format: ListFormat): Iterable<string> => {
    switch (format) {
      case 'txt':
        return madeAnew(() => writeTxtList(table.in(byName), list))
      case 'xml':
        return madeAnew(() => writeXmlList(printed(byName)))
      case 'csv': {
        const byRating = placesInRatingOrder(table.size, (place) => table.ratingAt(place), idAt)
        return madeAnew(() => writeCsvList(printed(byRating)))
      }
    }
  }
  const files = listFormats.filter((format) => formats.includes(format))
  return { files: files.map((format) => ({ name: names[format], chunks: chunksOf(format) })), players }
}

function* withAsciiNames(lines: Iterable<RatingListLine>): Generator<RatingListLine> {
  for (const line of lines) yield { ...line, name: asciiName(line.name) }
}

function manifestOf(
  { list, type, edition, fingerprint }: RatingListRow,
  players: number,
  files: readonly WrittenFile[],
  { federation }: PublishOptions,
): Manifest {
  return { list, type, federation, edition, fingerprint, players, program: 'frl', version: programVersion, files }
}

function listFilesOf(files: readonly WrittenFile[]): readonly WrittenFile[] {
  return files.filter(({ name }) => name !== MANIFEST)
}

/** A list published by an earlier version of the program, whose manifest names that version, is the same list. */
async function onlyVersionDiffers(folder: string, { differing }: FolderResult, manifest: string): Promise<boolean> {
  const path = join(folder, MANIFEST)
  if (differing.length !== 1 || differing[0] !== MANIFEST || !existsSync(path)) return false
  const withoutVersion = (text: string) => text.replace(/^ {2}"version": "[^"]*"/m, '')
  return withoutVersion(await readFile(path, 'utf8')) === withoutVersion(manifest)
}

/** Keeps what is given out, and closes the list; a later publication of the same list with other bytes is refused. */
async function recordPublication(
  store: Store,
  row: RatingListRow,
  files: readonly WrittenFile[],
  { federation, now }: PublishOptions,
): Promise<ListMonth[]> {
  const { type, list, fingerprint } = row
  const earlier = await findPublication(store.db, type, list, federation ?? '')
  if (earlier === null) {
    return inTransaction(store, async (trx) => {
      await savePublication(trx, {
        type,
        list,
        number: 1,
        federation: federation ?? '',
        published_at: now().toISOString(),
        fingerprint,
        files: JSON.stringify(files),
      })
      return closeList(trx, row)
    })
  }
  const known = new Map((JSON.parse(earlier.files) as WrittenFile[]).map(({ name, sha256 }) => [name, sha256]))
  const other = files.filter(({ name, sha256 }) => known.has(name) && known.get(name) !== sha256)
  if (other.length > 0) refuse('publication-differs', { type, list, files: other.map(({ name }) => name).join(', ') })
  return []
}
