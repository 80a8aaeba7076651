import { importPool as takePool } from '../intake/import-pool.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { count } from '../texts/format.js'
import { answerImport } from './answer-import.js'
import type { ExitCode } from './io.js'
import { progressOn } from './progress-bar.js'
import { type Session, withStoreToWrite } from './session.js'

/** `frl import pool FILE`: pooled games from elsewhere, standard ones unless `--type` says otherwise. */
export async function importPool(
  session: Session,
  file: string,
  { type = 'standard' }: { readonly type?: RatingType },
): Promise<ExitCode> {
  session.config()
  const progress = progressOn(session)
  const imported = await withStoreToWrite(session, 'import pool', (store) => takePool(store, file, type, progress))
  return answerImport(
    session,
    imported,
    say('import-pool', {
      ...imported,
      players: count(imported.players, 'unrated player'),
      events: count(imported.events, 'event'),
    }),
  )
}
