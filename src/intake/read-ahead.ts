import PQueue from 'p-queue'
import { FileAccessError } from '../files/errors.js'
import { readBytes } from '../files/read-bytes.js'
import { type ReportFile, reportFile } from './report-file.js'

/** A file with what was read from it, or why it could not be read. */
export type ReadFile =
  | { readonly path: string; readonly file: ReportFile }
  | { readonly path: string; readonly unreadable: FileAccessError }

/** How many files are read and parsed ahead of the one whose turn it is. */
const READ_AHEAD = 8

/** Reads and parses files side by side and gives them in their order. One that can not be read stops no other. */
export async function* readAhead(paths: readonly string[]): AsyncGenerator<ReadFile> {
  const queue = new PQueue({ concurrency: READ_AHEAD })
  const reading: Promise<ReadFile>[] = []
  const begin = (path: string | undefined) => {
    if (path !== undefined) reading.push(queue.add(() => readFile(path)))
  }
  paths.slice(0, READ_AHEAD).forEach(begin)
  for (let index = 0; index < paths.length; index++) {
    begin(paths[index + READ_AHEAD])
    yield (await reading.shift()) as ReadFile
  }
}

async function readFile(path: string): Promise<ReadFile> {
  try {
    return { path, file: reportFile(path, await readBytes(path)) }
  } catch (error) {
    if (error instanceof FileAccessError) return { path, unreadable: error }
    throw error
  }
}
