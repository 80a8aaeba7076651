import type { Kysely, Transaction } from 'kysely'
import type { Registration } from '../report/registration.js'
import { type Pass, STRETCH } from '../shared/progress.js'
import { inserter, statement } from './prepared.js'
import type { Database, RegistrationRow } from './schema.js'

export async function findRegistration(db: Kysely<Database>, code: string): Promise<Registration | null> {
  const row = statement<[string], RegistrationRow>(db, 'select * from registration where code = ?').get(code)
  return row === undefined ? null : registrationOf(row)
}

/**
 * The registration a report file belongs to by its name: the one that names the file, else the longest code the name
 * starts with. null where there is none.
 */
export async function registrationOfFile(db: Kysely<Database>, fileName: string): Promise<Registration | null> {
  const named = statement<[string], RegistrationRow>(
    db,
    'select * from registration where report_file = ? order by code limit 1',
  ).get(fileName)
  if (named !== undefined) return registrationOf(named)
  for (let length = fileName.length; length > 0; length--) {
    // A code is a whole word of the name: 990 does not claim 9901.trf.
    if (/[\p{L}\p{N}]/u.test(fileName[length] ?? '')) continue
    const registration = await findRegistration(db, fileName.slice(0, length))
    if (registration !== null) return registration
  }
  return null
}

/** Stores registrations, the later ones in the place of earlier ones of the same code. */
export async function saveRegistrations(
  trx: Transaction<Database>,
  registrations: readonly Registration[],
  pass: Pass,
): Promise<{ readonly added: number; readonly changed: number }> {
  const counts = { added: 0, changed: 0 }
  const write = inserter(trx, 'registration', COLUMNS, 'replace')
  let taken = 0
  for (const registration of registrations) {
    if (++taken % STRETCH === 0) await pass(STRETCH)
    const known = await findRegistration(trx, registration.code)
    const row = rowOf(registration)
    if (known !== null && JSON.stringify(known) === JSON.stringify(registrationOf(row))) continue
    counts[known === null ? 'added' : 'changed']++
    write(COLUMNS.map((column) => row[column]))
  }
  return counts
}

const COLUMNS = [
  'code',
  'name',
  'federation',
  'start_date',
  'end_date',
  'type',
  'city',
  'system',
  'time_control',
  'rounds',
  'chief_arbiter_id',
  'received_date',
  'report_file',
  'official',
] as const satisfies readonly (keyof RegistrationRow)[]

function rowOf(registration: Registration): RegistrationRow {
  return {
    code: registration.code,
    name: registration.name,
    federation: registration.federation,
    start_date: registration.startDate,
    end_date: registration.endDate,
    type: registration.type,
    city: registration.city ?? '',
    system: registration.system ?? '',
    time_control: registration.timeControl ?? '',
    rounds: registration.rounds,
    chief_arbiter_id: registration.chiefArbiterId,
    received_date: registration.receivedDate,
    report_file: registration.reportFile ?? '',
    official: registration.official ? 1 : 0,
  }
}

function registrationOf(row: RegistrationRow): Registration {
  return {
    code: row.code,
    name: row.name,
    federation: row.federation,
    startDate: row.start_date,
    endDate: row.end_date,
    type: row.type,
    city: row.city || null,
    system: row.system || null,
    timeControl: row.time_control || null,
    rounds: row.rounds,
    chiefArbiterId: row.chief_arbiter_id,
    receivedDate: row.received_date,
    reportFile: row.report_file || null,
    official: row.official === 1,
  }
}
