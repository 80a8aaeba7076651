import { inTransaction, type Store } from '../db/connect.js'
import { saveImportedPool } from '../db/pool-import.js'
import { readTable } from '../files/read-bytes.js'
import { readPoolCsv } from '../report/read-pool-csv.js'
import { say } from '../shared/messages/words.js'
import { type Problem, refuses } from '../shared/problem.js'
import { during, type Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'

export interface ImportedPool {
  readonly file: string
  readonly type: RatingType
  readonly players: number
  readonly events: number
  /** Games against rated opponents, and the others, which are kept and do not count. */
  readonly counting: number
  readonly others: number
  readonly refused: boolean
  readonly problems: readonly Problem[]
}

/** Takes games of unrated players that were rated elsewhere or earlier; an event of a player imported again is replaced. */
export async function importPool(
  store: Store,
  path: string,
  type: RatingType,
  progress: Progress,
): Promise<ImportedPool> {
  const { games, problems } = readPoolCsv(await readTable(path), path)
  const counting = games.filter(({ opponentRating, forfeit }) => opponentRating !== null && !forfeit).length
  const result = {
    file: path,
    type,
    players: new Set(games.map(({ fideId }) => fideId)).size,
    events: new Set(games.map(({ fideId, event }) => `${fideId} ${event}`)).size,
    counting,
    others: games.length - counting,
    problems,
  }
  if (refuses(problems)) return { ...result, refused: true }
  const stage = { what: say('progress-pool'), unit: 'games', total: games.length } as const
  await during(progress, stage, ({ pass }) => inTransaction(store, (trx) => saveImportedPool(trx, type, games, pass)))
  return { ...result, refused: false }
}
