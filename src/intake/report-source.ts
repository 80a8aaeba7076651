import { basename, extname } from 'node:path'
import type { Kysely } from 'kysely'
import { findRegistration, registrationOfFile } from '../db/registrations.js'
import type { Database } from '../db/schema.js'
import type { CodeSource } from '../report/accept-context.js'
import type { ParsedReport } from '../report/parsed-report.js'
import { gamesColumns, readGamesCsv } from '../report/read-games-csv.js'
import { readTrf } from '../report/read-trf.js'
import type { Registration } from '../report/registration.js'
import type { Problem } from '../shared/problem.js'

export interface ReportReading {
  readonly reports: readonly ParsedReport[]
  readonly problems: readonly Problem[]
}

/** Reads a report file of any format known, told by its content. */
export function readReport(bytes: Uint8Array, file: string): ReportReading {
  if (looksLikeGamesCsv(bytes) || extname(file).toLowerCase() === '.csv') return readGamesCsv(bytes, file)
  const { report, problems } = readTrf(bytes, file)
  return { reports: report === null ? [] : [report], problems }
}

const HEAD_BYTES = 4096

/** A games CSV begins with the names of its columns. */
function looksLikeGamesCsv(bytes: Uint8Array): boolean {
  const [header = ''] = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1').split(/\r|\n/)
  const cells = header.split(/[,;\t]/).map((cell) =>
    cell
      .replace(/["\u00ef\u00bb\u00bf]/g, '')
      .trim()
      .toLowerCase(),
  )
  return gamesColumns.required.filter((column) => cells.includes(column)).length >= 3
}

export interface ReportCode {
  readonly code: string
  readonly codeFrom: CodeSource
  readonly registration: Registration | null
}

/** The code of a report: the argument, what the file says, the registration its name belongs to, else its name. */
export async function codeOfReport(
  db: Kysely<Database>,
  report: Pick<ParsedReport, 'code'>,
  file: string,
  argument: string | undefined,
): Promise<ReportCode> {
  if (argument !== undefined) {
    return { code: argument, codeFrom: 'argument', registration: await findRegistration(db, argument) }
  }
  if (report.code !== null) {
    return { code: report.code, codeFrom: 'file', registration: await findRegistration(db, report.code) }
  }
  const name = basename(file)
  const registration = await registrationOfFile(db, name)
  if (registration !== null) return { code: registration.code, codeFrom: 'registration', registration }
  return { code: name.slice(0, name.length - extname(name).length) || name, codeFrom: 'file name', registration: null }
}
