import { existsSync, rmSync } from 'node:fs'
import { isBusy, openStore, type Store } from '../db/connect.js'
import { isFilled } from '../db/replay-record.js'
import { FileAccessError } from '../files/errors.js'
import { realPath } from '../files/real-path.js'
import { replay } from '../replay/replay.js'
import { takeLock } from '../run/lock.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { replayedText } from '../texts/replayed-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { progressOn } from './progress-bar.js'
import { printJson, requireDatabaseFile, type Session } from './session.js'

export interface ReplayCommandOptions {
  readonly from: ListMonth
  readonly to: ListMonth
  readonly type?: RatingType
  readonly into: string
}

/** `frl replay --from LIST --to LIST --into FILE`: the lists of a span anew, in a database of their own. */
export async function replayLists(session: Session, options: ReplayCommandOptions): Promise<ExitCode> {
  const { from, to, type, into } = options
  const { database, io } = session
  if (from > to) throw new UsageError(`--from ${from} --to ${to}: expected the earlier list first`)
  requireDatabaseFile('--into', into)
  if (realPath(into) === realPath(database)) {
    throw new UsageError(`--into ${into}: expected another file than the database that is replayed`)
  }
  const sourceSettings = session.configuredRating()
  const beganAt = io.now().getTime()
  const isNew = !existsSync(into)
  const lock = takeLock(into, 'replay', io.now())
  try {
    const store = await opened(into)
    try {
      const settings = { source: database, from, to, types: typesOf(type), sourceSettings }
      const law = { editions: session.rating().editions }
      const replayed = await replay(store, { ...settings, ...law, now: io.now, progress: progressOn(session) })
      const seconds = Math.round((io.now().getTime() - beganAt) / 100) / 10
      const answer = { source: database, into, from, to, edition: session.editionFile(), ...replayed, seconds }
      if (session.json) printJson(session, answer)
      else io.out(replayedText(answer))
      return exitCode.done
    } finally {
      const isEmpty = isNew && !isFilled(store.db)
      await store.close()
      if (isEmpty) rmSync(into)
    }
  } catch (error) {
    // Said of the file that grows: other faults of a database are said of the one that is replayed.
    if ((error as { readonly code?: unknown }).code !== 'SQLITE_FULL') throw error
    throw new FileAccessError(into, 'write', error)
  } finally {
    lock.release()
  }
}

/** What is wrong with the new database is said of it, not of the one that is replayed. */
async function opened(into: string): Promise<Store> {
  try {
    return await openStore(into)
  } catch (error) {
    const { code } = error as { readonly code?: unknown }
    if (typeof code !== 'string' || !code.startsWith('SQLITE_') || isBusy(error)) throw error
    throw new FileAccessError(into, 'write', error)
  }
}
