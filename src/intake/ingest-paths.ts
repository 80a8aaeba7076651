import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { FileAccessError } from '../files/errors.js'
import { chainOf } from '../period/chain.js'
import { problem } from '../shared/problem.js'
import { ingestReport } from './ingest-report.js'
import type { IngestedFile, IngestOptions } from './ingested.js'
import { type ReadFile, readAhead } from './read-ahead.js'
import { registerOf } from './register.js'

/** Folders of an inbox that hold what was read already. */
const PUT_AWAY: ReadonlySet<string> = new Set(['rejected', 'archive'])

/**
 * Takes report files in the order given. Files are read side by side and stored one after the other; one that is refused
 * or can not be read stops nothing. Files that follow one another are stored together, each of them whole or not at all.
 *
 * @param onFile called with the answer to each file, in order, once it is stored
 */
export async function ingestFiles(
  store: Store,
  files: readonly string[],
  options: IngestOptions,
  onFile: (ingested: IngestedFile) => void | Promise<void>,
): Promise<void> {
  const register = await registerOf(store.db, options.base)
  const chain = chainOf(await allLists(store.db), options.base)
  const reading = readAhead(files)
  for (let more = true; more; ) {
    const ingested: IngestedFile[] = []
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
          ingested.push(
            'file' in read ? await ingestReport(trx, read.file, register, chain, options) : unreadable(read),
          )
        }
        return null
      } catch (error) {
        // A fault, or a wish to stop: what was stored before it stays stored.
        return { error }
      }
    })
    for (const one of ingested) await onFile(one)
    if (fault !== null) throw fault.error
  }
}

/** So many bytes of reports, or so many files, are stored in one transaction. */
const HANDFUL = { bytes: 4 << 20, files: 500 }

function unreadable({ path, unreadable }: Extract<ReadFile, { readonly unreadable: FileAccessError }>): IngestedFile {
  const reason = problem('file-unreadable', { reason: unreadable.phrase }, { file: path })
  return { file: path, outcome: 'unreadable', tournaments: [], games: 0, unfinished: 0, problems: [reason] }
}

/**
 * Every report file of the paths: folders are walked in the order of names; hidden files, what was put away and what is
 * no file (a pipe would be waited for without end) are left out.
 *
 * @throws {FileAccessError} if a path does not exist
 */
export async function reportPaths(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (await isFolder(path)) found.push(...(await filesIn(path)))
    else found.push(path)
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder)
  const names = entries.map((entry) => ({ entry, name: entry.name })).sort((a, b) => (a.name < b.name ? -1 : 1))
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
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    throw new FileAccessError(folder, 'read', error)
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    throw new FileAccessError(path, 'read', error)
  }
}
