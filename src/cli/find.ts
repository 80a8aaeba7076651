import { type Asked, findPeople } from '../answers/find-people.js'
import { MOST_RANKED } from '../db/closest-first.js'
import { isBusy, isUnwritable } from '../db/connect.js'
import { nameIndexState } from '../db/name-index.js'
import type { PersonFilter } from '../db/person-filter.js'
import { hasPlayers } from '../db/players.js'
import { isNameIndexBehind, keepNameIndex } from '../intake/keep-name-index.js'
import { LockedError } from '../run/lock.js'
import { say } from '../shared/messages/words.js'
import { nameWords } from '../shared/names/name-words.js'
import { foundText } from '../texts/found-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToRead, withStoreToWrite } from './session.js'

export type FindCommandOptions = PersonFilter & { readonly top: number }

/** `frl find NAME...`: people by name or FIDE ID. Nobody found is an answer too (exit 0). */
export async function find(session: Session, names: readonly string[], options: FindCommandOptions): Promise<ExitCode> {
  const text = names.join(' ').trim()
  const asked = askedOf(text)
  const { top, federation, sex, born } = options
  const filter = {
    ...(federation === undefined ? {} : { federation }),
    ...(sex === undefined ? {} : { sex }),
    ...(born === undefined ? {} : { born }),
  }
  if ('name' in asked) await bringIndexUpToDate(session)
  const found = await withStoreToRead(session, async ({ db }) =>
    findPeople(db, asked, { filter, top, ...session.rating() }),
  )
  if (session.json) printJson(session, { asked: text, ...found })
  else session.io.out(foundText(text, 'id' in asked, found, MOST_RANKED))
  return exitCode.done
}

function askedOf(text: string): Asked {
  const digits = /^0*([1-9]\d{0,10})$/.exec(text)?.[1]
  if (digits !== undefined) return { id: digits }
  if (nameWords(text).length === 0) {
    throw new UsageError(`find ${text}: expected a name or a FIDE ID, such as Berg Bo or 1503014`)
  }
  return { name: text }
}

/** Where another run has the lock, or nothing may be written, the index waits: what it lacks is read one by one. */
async function bringIndexUpToDate(session: Session): Promise<void> {
  const state = await withStoreToRead(session, async ({ db }) => (hasPlayers(db) ? nameIndexState(db) : null))
  if (state === null || !isNameIndexBehind(state)) return
  try {
    await withStoreToWrite(session, 'find', async (store) => {
      if (!state.isMade && !session.quiet) session.io.err(`${say('find-index-once')}\n`)
      await keepNameIndex(store, progressOn(session))
    })
  } catch (error) {
    if (!(error instanceof LockedError) && !isBusy(error) && !isUnwritable(error)) throw error
  }
}
