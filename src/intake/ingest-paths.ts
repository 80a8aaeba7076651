import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../db/connect.js'
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
 * or can not be read stops nothing.
 *
 * @param onFile called with the answer to each file, in order, before the next one is stored
 */
export async function ingestFiles(
  store: Store,
  files: readonly string[],
  options: IngestOptions,
  onFile: (ingested: IngestedFile) => void | Promise<void>,
): Promise<void> {
  const register = await registerOf(store.db, options.base)
  const chain = chainOf(await allLists(store.db), options.base)
  const ingest = async (read: ReadFile): Promise<IngestedFile> =>
    'file' in read ? ingestReport(store, read.file, register, chain, options) : unreadable(read)
  for await (const read of readAhead(files)) await onFile(await ingest(read))
}

function unreadable({ path, unreadable }: Extract<ReadFile, { readonly unreadable: FileAccessError }>): IngestedFile {
  const reason = problem('file-unreadable', { reason: unreadable.message }, { file: path })
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
