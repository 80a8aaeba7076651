import type { Kysely } from 'kysely'
import { nameReader } from '../db/players.js'
import type { Database } from '../db/schema.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'

/** How persons are named in texts: `Berg, Bo (99000001)`, as known in the month after this list. */
export function namesOn(db: Kysely<Database>, list: ListMonth): (fideId: number) => string {
  const nameOf = nameReader(db, addMonths(list, 1))
  return (fideId) => `${nameOf(fideId) || say('explain-unknown-name')} (${fideId})`
}
