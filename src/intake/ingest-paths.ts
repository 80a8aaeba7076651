import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PQueue from 'p-queue'
import type { Store } from '../db/connect.js'
import { FileAccessError } from '../files/errors.js'
import { readBytes } from '../files/read-bytes.js'
import { ingestReport } from './ingest-report.js'
import type { IngestedFile, IngestOptions } from './ingested.js'
import { registerOf } from './register.js'
import { type ReportFile, reportFile } from './report-file.js'

/** Folders of an inbox that hold what was read already. */
const PUT_AWAY: ReadonlySet<string> = new Set(['rejected', 'archive'])

/** How many files are read ahead of the one that is being stored. */
const READ_AHEAD = 8

/**
 * Takes report files and folders of them, in the order of their names. Files are read side by side and stored one after
 * the other; one that is refused stops nothing.
 *
 * @param onFile called with the answer to each file, in order
 * @throws {FileAccessError} if a path can not be read
 */
export async function ingestPaths(
  store: Store,
  paths: readonly string[],
  options: IngestOptions,
  onFile: (ingested: IngestedFile) => void,
): Promise<void> {
  const files = await reportPaths(paths)
  const queue = new PQueue({ concurrency: READ_AHEAD })
  const register = await registerOf(store.db, options.base)
  const reading = new Map<string, Promise<ReportFile>>()
  const read = (path: string) => {
    const file = queue.add(async () => reportFile(path, await readBytes(path)))
    // A failure is met where the file's turn comes; until then it must not count as unhandled.
    file.catch(() => undefined)
    reading.set(path, file)
  }
  files.slice(0, READ_AHEAD).forEach(read)
  for (const [index, path] of files.entries()) {
    const ahead = files[index + READ_AHEAD]
    if (ahead !== undefined) read(ahead)
    const file = await (reading.get(path) as Promise<ReportFile>)
    reading.delete(path)
    onFile(await ingestReport(store, file, register, options))
  }
}

/** Every report file of the paths: folders are walked, hidden files and what was put away are left out. */
export async function reportPaths(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    if (await isFolder(path)) found.push(...(await filesIn(path)))
    else found.push(path)
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.map((entry) => ({ entry, name: entry.name })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const found: string[] = []
  for (const { entry, name } of names) {
    if (name.startsWith('.') || name.endsWith('.problems.txt')) continue
    const path = join(folder, name)
    if (entry.isDirectory()) {
      if (!PUT_AWAY.has(name)) found.push(...(await filesIn(path)))
    } else found.push(path)
  }
  return found
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    throw new FileAccessError(path, 'read', error)
  }
}
