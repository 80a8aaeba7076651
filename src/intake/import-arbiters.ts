import { saveArbiters } from '../db/arbiters.js'
import { inTransaction, type Store } from '../db/connect.js'
import { readTable } from '../files/read-bytes.js'
import { readArbitersCsv } from '../report/read-arbiters-csv.js'
import { type Problem, refuses } from '../shared/problem.js'

export interface ImportedArbiters {
  readonly file: string
  readonly arbiters: number
  readonly added: number
  readonly changed: number
  readonly refused: boolean
  readonly problems: readonly Problem[]
}

/** Takes the register of arbiters; who is in it already is entered anew, who is not in the file stays. */
export async function importArbiters(store: Store, path: string): Promise<ImportedArbiters> {
  const { arbiters, problems } = readArbitersCsv(await readTable(path), path)
  const result = { file: path, arbiters: arbiters.length, problems }
  if (refuses(problems)) return { ...result, added: 0, changed: 0, refused: true }
  const counts = await inTransaction(store, async (trx) => saveArbiters(trx, arbiters))
  return { ...result, ...counts, refused: false }
}
