import { inTransaction, type Store } from '../db/connect.js'
import { saveRegistrations } from '../db/registrations.js'
import { readTable } from '../files/read-bytes.js'
import { readRegistrationsCsv } from '../report/read-registrations-csv.js'
import { say } from '../shared/messages/words.js'
import { type Problem, refuses } from '../shared/problem.js'
import { during, type Progress } from '../shared/progress.js'

export interface ImportedTournaments {
  readonly file: string
  readonly registrations: number
  readonly added: number
  readonly changed: number
  readonly refused: boolean
  readonly problems: readonly Problem[]
}

/** Takes registrations of tournaments; a code that is registered already is registered anew. */
export async function importTournaments(store: Store, path: string, progress: Progress): Promise<ImportedTournaments> {
  const { registrations, problems } = readRegistrationsCsv(await readTable(path), path)
  const result = { file: path, registrations: registrations.length, problems }
  if (refuses(problems)) return { ...result, added: 0, changed: 0, refused: true }
  const stage = { what: say('progress-registrations'), unit: 'registrations', total: registrations.length } as const
  const counts = await during(progress, stage, ({ pass }) =>
    inTransaction(store, (trx) => saveRegistrations(trx, registrations, pass)),
  )
  return { ...result, ...counts, refused: false }
}
