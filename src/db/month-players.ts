import type { Transaction } from 'kysely'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import { type ListMonth, yearOf } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { anchorOf, hasOfficialAfter, type ListRef } from './lists.js'
import type { Bound } from './prepared.js'
import type { Database } from './schema.js'
import { standingsOf } from './standings.js'

/** Empties the table of this connection that holds whom the month has to look at. */
export function beginMonthPlayers(trx: Transaction<Database>): void {
  const handle = handleOf(trx)
  handle.exec('create temp table if not exists month_player (fide_id integer primary key)')
  handle.exec('delete from month_player')
}

/** All who took part in a tournament. */
export function addEntrants(trx: Transaction<Database>, tournamentIds: readonly number[]): void {
  const add = handleOf(trx).prepare(
    'insert or ignore into month_player select fide_id from tournament_player where tournament_id = ?',
  )
  for (const id of tournamentIds) add.run(id)
}

/** What decides whom a list may change without a game. */
export interface QuietMonth {
  readonly type: RatingType
  readonly list: ListMonth
  readonly regulations: Regulations
  readonly calendar: ListCalendar
  readonly base: ListRef | null
}

/**
 * All whom a list may change without a game: who turns inactive, who leaves the juniors, whose printed K
 * does not follow from his marks, whose details were corrected,
 * whose pool came from elsewhere or loses its oldest events. Each is found by an index; the list itself is not read.
 */
export async function addQuietPlayers(trx: Transaction<Database>, month: QuietMonth): Promise<void> {
  const { type, list, regulations, calendar } = month
  const add = adder(trx)
  const before = calendar.previous(list)

  const longAgo = calendar.later(list, -regulations.inactiveAfterLists)
  add('select fide_id from rating_change where type = ? and list = ? and games > 0', type, longAgo)
  await addFromOfficialList(trx, month, longAgo)

  const junior = regulations.coefficient.kind === 'by-marks' ? regulations.coefficient.junior : null
  if (junior !== null && yearOf(before) !== yearOf(list)) {
    const leaving = yearOf(before) - junior.untilAge
    add('select fide_id from player where birth_year = ?', leaving)
  }
  add("select fide_id from player where origin <> 'list' and valid_from > ? and valid_from <= ?", before, list)

  const windowFrom = calendar.later(list, 1 - regulations.windowLists)
  const pooled = 'select fide_id from pool_event where type = ?'
  add(`${pooled} and rated_in = ?`, type, calendar.previous(windowFrom))
  add(`${pooled} and tournament_id = 0 and rated_in between ? and ?`, type, windowFrom, list)
}

/**
 * Of the official list a month stands on: who last played long ago, and, where it is the list before, whose K is due. An
 * own list prints that K, so the lists after it need not ask; past rows speak only where later official lists are stored.
 */
async function addFromOfficialList(
  trx: Transaction<Database>,
  { type, base }: QuietMonth,
  longAgo: ListMonth,
): Promise<void> {
  const anchor = base === null ? null : anchorOf(base)
  if (base === null || anchor === null) return
  const add = adder(trx)
  const addFrom = (table: string, lastPlayedIndex: string, kDueIndex: string) => {
    // Named, since by itself SQLite takes the primary key for the shorter way, which is the whole list.
    const of = (index: string) =>
      `select fide_id from ${table} indexed by ${index} where series = 'official' and type = ? and valid_from <= ?`
    // An official list may show players as active whose last game it knows to be older still (decision A14).
    const when = base.series === 'official' ? '<=' : '='
    add(`${of(lastPlayedIndex)} and inactive = 0 and last_played ${when} ?`, type, anchor, longAgo)
    if (base.series === 'official') add(`${of(kDueIndex)} and k_due = 1`, type, anchor)
  }
  addFrom('rating_state', 'official_state_by_last_played', 'official_state_with_k_due')
  if (await hasOfficialAfter(trx, type, anchor)) {
    addFrom('rating_state_history', 'official_history_by_last_played', 'official_history_with_k_due')
  }
}

/** Adds the players a query finds. */
function adder(trx: Transaction<Database>): (query: string, ...values: Bound[]) => void {
  return (query, ...values) => {
    handleOf(trx)
      .prepare(`insert or ignore into month_player ${query}`)
      .run(...values)
  }
}

/** All with a pooled event that a list still counts. */
export function addPooled(trx: Transaction<Database>, { type, list, regulations, calendar }: QuietMonth): void {
  const windowFrom = calendar.later(list, 1 - regulations.windowLists)
  const pooled = 'select fide_id from pool_event indexed by pool_event_by_list where type = ?'
  adder(trx)(`${pooled} and rated_in between ? and ?`, type, windowFrom, list)
}

/** Every rated player of the list before: for a list that touches all of them. */
export function addEverybody(trx: Transaction<Database>, base: ListRef): void {
  const rated: number[] = []
  for (const { fideId, standing } of standingsOf(trx, base)) if (standing.rating !== null) rated.push(fideId)
  const add = handleOf(trx).prepare('insert or ignore into month_player values (?)')
  for (const fideId of rated) add.run(fideId)
}
