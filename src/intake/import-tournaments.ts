import { inTransaction, type Store } from '../db/connect.js'
import { saveRegistrations } from '../db/registrations.js'
import { readBytes } from '../files/read-bytes.js'
import { readRegistrationsCsv } from '../report/read-registrations-csv.js'
import { type Problem, refuses } from '../shared/problem.js'

export interface ImportedTournaments {
  readonly file: string
  readonly registrations: number
  readonly added: number
  readonly changed: number
  readonly refused: boolean
  readonly problems: readonly Problem[]
}

/** Takes registrations of tournaments; a code that is registered already is registered anew. */
export async function importTournaments(store: Store, path: string): Promise<ImportedTournaments> {
  const { registrations, problems } = readRegistrationsCsv(await readBytes(path), path)
  const result = { file: path, registrations: registrations.length, problems }
  if (refuses(problems)) return { ...result, added: 0, changed: 0, refused: true }
  const counts = await inTransaction(store, (trx) => saveRegistrations(trx, registrations))
  return { ...result, ...counts, refused: false }
}
