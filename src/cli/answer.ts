import { ForeignDatabaseError, isBusy, LOCK_WAIT_MS, NewerDatabaseError, OlderDatabaseError } from '../db/connect.js'
import { BadZipError, FileAccessError, ForeignFileError } from '../files/errors.js'
import { ConfigError } from '../run/config.js'
import { InterruptedError } from '../run/interrupted.js'
import { LockedError } from '../run/lock.js'
import { RefusedError } from '../run/refused.js'
import { problem, problemLine, renderProblem } from '../shared/problem.js'
import { visibleLine } from '../shared/visible.js'
import { type ExitCode, exitCode, type Io, UsageError } from './io.js'
import { databaseOf, type GlobalOptions } from './session.js'

/** Runs a command and turns what it throws into words and an exit code. */
export async function answerTo(options: GlobalOptions, io: Io, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    const { code, text } = answerOf(error, visibleLine(databaseOf(options, io)))
    if (options.json === true) io.data(`${JSON.stringify(errorForPrograms(error, code, text), null, 2)}\n`)
    io.err(`frl: ${text}\n`)
    if (code === exitCode.fault) {
      io.err(
        options.verbose === true && error instanceof Error
          ? `${error.stack}\n`
          : 'This is a fault of frl; --verbose shows where.\n',
      )
    }
    return code
  }
}

/** What went wrong, for programs: the exit code again, and the refusals or the message. */
function errorForPrograms(error: unknown, exit: ExitCode, message: string): object {
  return error instanceof RefusedError ? { exit, refused: error.problems.map(renderProblem) } : { exit, message }
}

function answerOf(error: unknown, database: string): { readonly code: ExitCode; readonly text: string } {
  if (error instanceof UsageError) return { code: exitCode.usage, text: visibleLine(error.message) }
  if (error instanceof ConfigError) {
    return { code: exitCode.usage, text: [`${error.file} can not be used:`, ...error.faults].join('\n  ') }
  }
  if (error instanceof RefusedError)
    return { code: exitCode.state, text: error.problems.map(problemLine).join('\nfrl: ') }
  if (error instanceof NewerDatabaseError) {
    const args = { path: error.file, unknown: error.unknown.join(', ') }
    return { code: exitCode.state, text: problemLine(problem('newer-database', args)) }
  }
  if (error instanceof OlderDatabaseError) {
    return { code: exitCode.state, text: problemLine(problem('older-database', { path: error.file })) }
  }
  if (error instanceof ForeignDatabaseError) {
    return { code: exitCode.state, text: problemLine(problem('foreign-database', { path: error.file })) }
  }
  if (error instanceof InterruptedError) return { code: codeOfInterruption(error), text: error.message }
  if (error instanceof LockedError) return { code: exitCode.locked, text: lockedText(error) }
  if (error instanceof FileAccessError) return { code: exitCode.file, text: error.message }
  if (error instanceof BadZipError || error instanceof ForeignFileError)
    return { code: exitCode.someRefused, text: error.message }
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  if (isBusy(error)) {
    const waited = LOCK_WAIT_MS / 1000
    const text = `${database} is in use by another program (${message}); it was waited for ${waited} seconds, try again later`
    return { code: exitCode.locked, text }
  }
  if (typeof code === 'string') {
    if (code.startsWith('SQLITE_')) {
      return { code: exitCode.file, text: `the database ${database}: ${databaseReason(code, message ?? code)}` }
    }
    if (FILE_CODES.some((prefix) => code.startsWith(prefix))) {
      return { code: exitCode.file, text: `${message}` }
    }
  }
  return { code: exitCode.fault, text: error instanceof Error ? error.message : String(error) }
}

/** What SQLite's error codes mean to the person at the desk; what it says itself stands behind. */
const DATABASE_REASONS: readonly (readonly [beginning: string, reason: string])[] = [
  ['SQLITE_FULL', 'the disk is full; make room and run the command again'],
  ['SQLITE_READONLY', 'it, or the folder it lies in, may only be read; check who may write there'],
  ['SQLITE_CANTOPEN', 'it can not be opened; check that it is a file, and who may read and write it and its folder'],
  ['SQLITE_IOERR', 'the disk did not take or give what was asked; check how full and how sound it is'],
  ['SQLITE_CORRUPT', 'it is damaged; take a copy of an earlier day'],
  [
    'SQLITE_NOTADB',
    'it is no database of SQLite, or it is damaged; look whether --db (or FRL_DB) names the right file',
  ],
]

function databaseReason(code: string, message: string): string {
  const [, reason] = DATABASE_REASONS.find(([beginning]) => code.startsWith(beginning)) ?? []
  return reason === undefined ? message : `${reason} (${message})`
}

export function codeOfInterruption({ reason }: InterruptedError): ExitCode {
  return reason === 'SIGTERM' ? exitCode.terminated : exitCode.interrupted
}

function lockedText({ database, holder }: LockedError): string {
  const head = `another run is at work on ${visibleLine(database)}`
  if (holder === null) return `${head}; try again when it has ended`
  const { job, since, host, pid } = holder
  return `${head}: ${job}, since ${since}, as process ${pid} on ${host}; try again when it has ended`
}

/** Errors of the disk and of the file system. */
const FILE_CODES = ['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'EEXIST', 'ENOTDIR', 'EISDIR', 'EIO', 'EDQUOT']
