import PQueue from 'p-queue'
import { BadZipError, FileAccessError } from '../files/errors.js'
import { readBytes } from '../files/read-bytes.js'
import { filesOfZip, type ZippedFile } from '../files/zip-files.js'
import { foreignProblem } from '../report/foreign-file.js'
import { isZip } from '../shared/file-kinds.js'
import { type Problem, problem } from '../shared/problem.js'
import { type ReportFile, refusedFile, reportFile } from './report-file.js'

/** Where a report lies: in a file of its own, or with others in a zip. */
export interface Origin {
  /** The file on the disk. */
  readonly disk: string
  /** Whether it is the last report of that file. */
  readonly isLast: boolean
}

/** A report with what was read of it, or why it could not be read. Of a zip each file is one, by its name behind that of the zip. */
export type ReadFile = Origin & { readonly path: string } & (
    | { readonly file: ReportFile }
    | { readonly unreadable: FileAccessError }
  )

/** How many files are read and parsed ahead of the one whose turn it is. */
const READ_AHEAD = 8

/** Reads and parses files side by side and gives them in their order. One that can not be read stops no other. */
export async function* readAhead(paths: readonly string[]): AsyncGenerator<ReadFile> {
  const queue = new PQueue({ concurrency: READ_AHEAD })
  const reading: Promise<ReadFile | Zip>[] = []
  const begin = (path: string | undefined) => {
    if (path !== undefined) reading.push(queue.add(() => readFile(path)))
  }
  paths.slice(0, READ_AHEAD).forEach(begin)
  for (let index = 0; index < paths.length; index++) {
    begin(paths[index + READ_AHEAD])
    const read = (await reading.shift()) as ReadFile | Zip
    if ('zipped' in read) yield* readZipped(read)
    else yield read
  }
}

/** How many reports a file holds: more than one only where it is a zip. */
export async function reportsIn(path: string): Promise<number> {
  const read = await readFile(path)
  return 'zipped' in read ? read.zipped.length : 1
}

interface Zip {
  readonly disk: string
  readonly zipped: readonly ZippedFile[]
}

async function readFile(path: string): Promise<ReadFile | Zip> {
  const origin = { path, disk: path, isLast: true }
  try {
    const bytes = await readBytes(path)
    if (!isZip(bytes)) return { ...origin, file: reportFile(path, bytes) }
    try {
      const zipped = await filesOfZip(path)
      if ('what' in zipped) return { ...origin, file: refusedFile(path, bytes, foreignProblem(zipped, path)) }
      return { disk: path, zipped }
    } catch (error) {
      return { ...origin, file: refusedFile(path, bytes, zipProblem(error, path)) }
    }
  } catch (error) {
    if (error instanceof FileAccessError) return { ...origin, unreadable: error }
    throw error
  }
}

/** One after the other: all of a zip may be much more than it is packed. */
async function* readZipped({ disk, zipped }: Zip): AsyncGenerator<ReadFile> {
  for (const [index, { name, read }] of zipped.entries()) {
    const path = `${disk}/${name}`
    const origin = { path, disk, isLast: index === zipped.length - 1 }
    try {
      yield { ...origin, file: reportFile(path, await read()) }
    } catch (error) {
      if (error instanceof FileAccessError) yield { ...origin, unreadable: error }
      else yield { ...origin, file: refusedFile(path, new Uint8Array(), zipProblem(error, path)) }
    }
  }
}

function zipProblem(error: unknown, file: string): Problem {
  if (error instanceof BadZipError) return problem('zip-unreadable', { reason: error.reason }, { file })
  throw error
}
