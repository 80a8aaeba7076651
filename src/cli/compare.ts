import { existsSync, realpathSync } from 'node:fs'
import {
  type Comparing,
  type ComparisonAsked,
  compareDatabases,
  type PlayerOfType,
} from '../answers/compare-databases.js'
import { isBusy, type Store } from '../db/connect.js'
import { openToRead } from '../db/open-to-read.js'
import type { Series } from '../db/schema.js'
import { FileAccessError, PlaceError } from '../files/errors.js'
import { realPath } from '../files/real-path.js'
import { replaceFile } from '../files/replace-file.js'
import type { ListMonth } from '../shared/dates.js'
import { sayIn } from '../shared/messages/language.js'
import { languages } from '../shared/messages/languages.js'
import { phrase } from '../shared/messages/phrase.js'
import { say } from '../shared/messages/words.js'
import { during, type Pass, STRETCH } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { COMPARE_COLUMNS, comparedLines } from '../texts/compare-csv.js'
import { compareText } from '../texts/compare-text.js'
import { csvLine } from '../texts/csv-line.js'
import { programVersion } from '../version.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { PAGE_BEGINS, refuseOtherFile } from './own-file.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session } from './session.js'

export interface CompareOptions {
  readonly type?: RatingType
  readonly from?: ListMonth
  readonly to?: ListMonth
  readonly shift: number
  readonly seriesA?: Series
  readonly seriesB?: Series
  readonly floor?: number
  readonly band: '100' | '200'
  readonly top: number
  readonly csv?: string
  readonly html?: string
}

/** `frl compare A B`: two databases, or two readings of one, list by list. Both are only read. */
export async function compare(
  session: Session,
  fileA: string,
  fileB: string | undefined,
  options: CompareOptions,
): Promise<ExitCode> {
  await refuseMisuse(session, fileA, fileB, options)
  const language = await languages[session.config().language]()
  const progress = progressOn(session)
  await withSides(fileA, fileB ?? fileA, async (a, b) => {
    const [seriesA = null, seriesB = null] = [options.seriesA, options.seriesB]
    const sideA = { db: a.db, file: fileA, series: seriesA }
    const sideB = { db: b.db, file: fileB ?? fileA, series: seriesB }
    const comparing = await compareDatabases(sideA, sideB, askedOf(session, options))
    const stage = { what: say('progress-compared'), unit: 'players', total: null } as const
    await during(progress, stage, (task) => walk(session, comparing, options.csv, task.pass))
    const comparison = comparing.result()
    if (options.html !== undefined) {
      const { comparePage } = await import('../texts/compare-page.js')
      await replaceFile(options.html, await comparePage(comparison, language, programVersion))
    }
    if (session.json) printJson(session, comparison)
    if (session.json || options.csv === '-') return
    session.io.out(compareText(comparison, language))
    for (const file of [options.csv, options.html]) {
      if (file !== undefined) session.io.out(`${sayIn(language)('compare-written', { file })}\n`)
    }
  })
  return exitCode.done
}

async function refuseMisuse(
  session: Session,
  a: string,
  b: string | undefined,
  { seriesA, seriesB, shift, from, to, csv, html }: CompareOptions,
): Promise<void> {
  if (b === undefined && seriesA === seriesB && shift === 0) {
    throw new UsageError(
      `compare ${a}: expected a second database, --shift 1 for neighbouring lists, or --series-a own --series-b official`,
    )
  }
  if (from !== undefined && to !== undefined && from > to)
    throw new UsageError(`--from ${from} --to ${to}: expected the earlier list first`)
  if (csv === '-' && session.json) throw new UsageError('compare --csv - --json: standard output takes one of the two')
  if (csv !== undefined && html !== undefined && realPath(csv) === realPath(html))
    throw new UsageError(`compare --csv ${csv} --html ${html}: expected two files`)
  await refuseOtherFile('--csv', csv === '-' ? undefined : csv, 'an earlier comparison', HEADER)
  await refuseOtherFile('--html', html, 'an earlier page', PAGE_BEGINS)
}

const HEADER = csvLine(COMPARE_COLUMNS)

function askedOf(session: Session, options: CompareOptions): ComparisonAsked {
  const { from = null, to = null, floor = null, shift, top } = options
  const { editions } = session.rating()
  return { types: typesOf(options.type), from, to, shift, floor, bandPoints: Number(options.band), top, editions }
}

/** Opens both; a file that is given twice is opened once, so that both sides are of one moment. */
async function withSides(fileA: string, fileB: string, work: (a: Store, b: Store) => Promise<void>): Promise<void> {
  const a = await opened(fileA)
  try {
    if (realpathSync(fileA) === (existsSync(fileB) ? realpathSync(fileB) : '')) {
      await work(a, a)
      return
    }
    const b = await opened(fileB)
    try {
      await work(a, b)
    } finally {
      await b.close()
    }
  } finally {
    await a.close()
  }
}

async function opened(file: string): Promise<Store> {
  try {
    const store = await openToRead(file)
    if (store !== null) return store
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    if (typeof code !== 'string' || !code.startsWith('SQLITE_') || isBusy(error)) throw error
    throw new FileAccessError(file, 'read', error)
  }
  throw new FileAccessError(file, 'read', new PlaceError(phrase('place-no-database')))
}

/** Walks through all players, writing their lines as CSV where that is wanted. */
async function walk(session: Session, comparing: Comparing, csv: string | undefined, pass: Pass): Promise<void> {
  const chunks = linesOf(comparing.players(), csv !== undefined)
  if (csv !== undefined && csv !== '-') {
    await replaceFile(csv, chunks, () => pass(STRETCH))
    return
  }
  for (const chunk of chunks) {
    if (csv === '-') session.io.out(chunk)
    await pass(STRETCH)
  }
}

/** The players' lines in stretches; where no lines are wanted the stretches are empty. */
function* linesOf(players: Iterable<PlayerOfType>, areWanted: boolean): Generator<string> {
  let [chunk, count] = [areWanted ? HEADER : '', 0]
  for (const { lists, player } of players) {
    if (areWanted) chunk += comparedLines(lists.type, lists.pairs, player)
    if (++count % STRETCH !== 0) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
