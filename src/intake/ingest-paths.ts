import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Store, withLongLog } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { FileAccessError, systemCode } from '../files/errors.js'
import { nameOf, systemPath } from '../files/system-path.js'
import { chainOf } from '../period/chain.js'
import { type Problem, problem } from '../shared/problem.js'
import { ingestReport } from './ingest-report.js'
import type { IngestedFile, IngestOptions } from './ingested.js'
import { type Origin, type ReadFile, readAhead } from './read-ahead.js'
import { registerOf } from './register.js'

/** Folders of an inbox that hold what was read already. */
const PUT_AWAY: ReadonlySet<string> = new Set(['rejected', 'archive'])

/**
 * Takes report files in the order given. Files are read side by side and stored one after the other; one that is refused
 * or can not be read stops nothing. Files that follow one another are stored together, each of them whole or not at all.
 *
 * @param onFile called with the answer to each file, in order, once it is stored
 */
export function ingestFiles(
  store: Store,
  files: readonly string[],
  options: IngestOptions,
  onFile: (ingested: IngestedFile, origin: Origin) => void | Promise<void>,
): Promise<void> {
  return withLongLog(store, () => ingestInOrder(store, files, options, onFile))
}

async function ingestInOrder(
  store: Store,
  files: readonly string[],
  options: IngestOptions,
  onFile: (ingested: IngestedFile, origin: Origin) => void | Promise<void>,
): Promise<void> {
  const register = await registerOf(store.db, options)
  const chain = chainOf(await allLists(store.db), options.base, options.editions.calendar)
  const reading = readAhead(files)
  for (let more = true; more; ) {
    const ingested: (readonly [IngestedFile, Origin])[] = []
    const fault = await inTransaction(store, async (trx) => {
      try {
        for (let bytes = 0; bytes < HANDFUL.bytes && ingested.length < HANDFUL.files; ) {
          await options.breathe()
          const { value: read } = await reading.next()
          if (read === undefined) {
            more = false
            break
          }
          bytes += 'file' in read ? read.file.bytes.length : 0
          const answer =
            'file' in read ? await ingestReport(trx, read.file, register, chain, options) : unreadable(read)
          ingested.push([answer, read])
        }
        return null
      } catch (error) {
        // A fault, or a wish to stop: what was stored before it stays stored.
        return { error }
      }
    })
    for (const [one, origin] of ingested) await onFile(one, origin)
    if (fault !== null) throw fault.error
  }
}

/** So many bytes of reports, or so many files, are stored in one transaction. */
const HANDFUL = { bytes: 4 << 20, files: 500 }

function unreadable({ path, unreadable }: Extract<ReadFile, { readonly unreadable: FileAccessError }>): IngestedFile {
  const problems = [unreadableProblem(path, unreadable)]
  return { file: path, outcome: 'unreadable', tournaments: [], games: 0, unfinished: 0, problems, more: [] }
}

/** Why nothing was read of a file. */
export function unreadableProblem(path: string, error: FileAccessError): Problem {
  if (['ENOENT', 'ENOTDIR'].includes(systemCode(error.cause) ?? ''))
    return problem('file-missing', { path }, { file: path })
  return problem('file-unreadable', { reason: error.phrase }, { file: path })
}

export interface ReportPaths {
  /** Paths that do not exist among them: that is said of each when it is read. */
  readonly files: readonly string[]
  /** Folders in which there is nothing to read. */
  readonly empty: readonly string[]
}

/**
 * Every report file of the paths a user gives: files, and folders of them as {@link filesIn} walks them.
 *
 * @throws {FileAccessError} if none of them exists
 */
export async function reportPaths(paths: readonly string[]): Promise<ReportPaths> {
  const files: string[] = []
  const empty: string[] = []
  const missing: unknown[] = []
  for (const path of paths) {
    const isFolder = await isFolderOr(path, (error) => missing.push(error))
    if (!isFolder) files.push(path)
    else {
      const found = await filesIn(path)
      files.push(...found)
      if (found.length === 0) empty.push(path)
    }
  }
  if (missing.length === paths.length) throw new FileAccessError(paths.join(', '), 'read', missing[0])
  return { files, empty }
}

/**
 * Every file of a folder: folders in it are walked in the order of names; hidden files, what was put away and what is no
 * file (a pipe would be waited for without end) are left out.
 *
 * @throws {FileAccessError} if it can not be read
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder)
  const names = entries.map((entry) => ({ entry, name: nameOf(entry.name) })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const found: string[] = []
  for (const { entry, name } of names) {
    if (name.startsWith('.') || name.endsWith('.problems.txt')) continue
    const path = join(folder, name)
    if (entry.isDirectory()) {
      if (!PUT_AWAY.has(name)) found.push(...(await filesIn(path)))
    } else if (entry.isFile() || entry.isSymbolicLink()) found.push(path)
  }
  return found
}

async function entriesOf(folder: string) {
  try {
    return await readdir(systemPath(folder), { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    throw new FileAccessError(folder, 'read', error)
  }
}

/** @param onMissing called with the error where nothing is there, or nothing that may be looked at */
async function isFolderOr(path: string, onMissing: (error: unknown) => void): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (systemCode(error) === null) throw error
    onMissing(error)
    return false
  }
}
