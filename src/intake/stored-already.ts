import type { Kysely } from 'kysely'
import { overlappingEvents } from '../db/overlapping-events.js'
import type { Database } from '../db/schema.js'
import { type EventGames, type SharedGames, sameEvent } from '../report/same-event.js'

/** Games of an event that stand in accepted tournaments under other codes already, and where, in words. */
export interface StoredAlready extends Pick<SharedGames, 'shared' | 'games'> {
  readonly under: string
  readonly heldFor: string
}

/** Whether an event is stored already under other codes; null where it is not. */
export function storedAlready(db: Kysely<Database>, event: EventGames): StoredAlready | null {
  const found = sameEvent(event, overlappingEvents(db, event))
  if (found === null) return null
  const { shared, games } = found
  const under = found.stored.map((one) => `${one.code} (${one.shared} of its ${one.games})`).join(', ')
  return { shared, games, under, heldFor: `${shared} of its ${games} games are stored under ${under}` }
}
