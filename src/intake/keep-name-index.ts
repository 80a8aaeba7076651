import { inTransaction, type Store } from '../db/connect.js'
import { type NameIndexState, nameIndexState, refreshNameIndex } from '../db/name-index.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress } from '../shared/progress.js'

/** Whether the index of names has to be made or brought up to date before it can be asked alone. */
export function isNameIndexBehind({ isMade, changed }: NameIndexState): boolean {
  return !isMade || changed > 0
}

/** Makes the index of names, or brings it up to date with who was written since. To be called with the lock of the database. */
export async function keepNameIndex(store: Store, progress: Progress): Promise<void> {
  const stage = { what: say('progress-names'), unit: 'players', total: nameIndexState(store.db).changed } as const
  await during(progress, stage, ({ pass }) => inTransaction(store, (trx) => refreshNameIndex(trx, pass)))
}
