import type { Kysely } from 'kysely'
import { overlappingEvents } from '../db/overlapping-events.js'
import type { Database } from '../db/schema.js'
import { type EventGames, type SharedGames, sameEvent } from '../report/same-event.js'
import { english, phraseIn } from '../shared/messages/language.js'
import { joined, type ProblemArg, phrase } from '../shared/messages/phrase.js'

/** Games of an event that stand in accepted tournaments under other codes already, and where. */
export interface StoredAlready extends Pick<SharedGames, 'shared' | 'games'> {
  readonly under: ProblemArg
  /** The same as the officer reads it later. */
  readonly heldFor: string
}

/** Whether an event is stored already under other codes; null where it is not. */
export function storedAlready(db: Kysely<Database>, event: EventGames): StoredAlready | null {
  const found = sameEvent(event, overlappingEvents(db, event))
  if (found === null) return null
  const { shared, games } = found
  const stored = found.stored.map((one) => phrase('shared-games', one))
  const under = joined('joined-comma', stored)
  const heldFor = phraseIn(english, phrase('held-for', { shared, games, under }))
  return { shared, games, under, heldFor }
}
