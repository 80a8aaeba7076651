import { basename, extname } from 'node:path'
import type { Kysely } from 'kysely'
import { findRegistration, registrationOfFile } from '../db/registrations.js'
import type { Database } from '../db/schema.js'
import type { CodeSource } from '../report/accept-context.js'
import type { ParsedReport } from '../report/parsed-report.js'
import type { Registration } from '../report/registration.js'
import { typeable } from '../shared/visible.js'

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
  const stem = name.slice(0, name.length - extname(name).length) || name
  return { code: typeable(stem), codeFrom: 'file name', registration: null }
}
