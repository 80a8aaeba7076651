import type { Transaction } from 'kysely'
import { nextList } from '../regulations/list-calendar.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import { handleOf } from './connect.js'
import { detailsOf, playerFinder, playerWriter, sameDetails } from './players.js'
import type { Database, TournamentPlayerRow } from './schema.js'

/** A player's line of a report, with the start of its tournament. */
export type ReportedPersonRow = TournamentPlayerRow & { readonly start_date: IsoDate }

/**
 * Brings the details of players whom only reports know in line with the reports that are there: those of the earliest
 * one (by due list, start, end and code) hold, in whatever order reports arrive. Who is in no report any more, goes.
 *
 * A list that is closed prints as it was: what changes after it, holds from the next list on.
 */
export function refreshSelfRegistered(
  trx: Transaction<Database>,
  fideIds: Iterable<number>,
  detailsFrom: (row: ReportedPersonRow) => PlayerDetails,
): void {
  const handle = handleOf(trx)
  const find = playerFinder(trx)
  const earliest = handle.prepare<[number], ReportedPersonRow & { due_list: ListMonth; key: string }>(
    `select p.*, t.start_date, t.due_list, t.due_list || ' ' || t.start_date || ' ' || t.end_date || ' ' || t.code as key
     from tournament_player p join tournament t on t.id = p.tournament_id
     where p.fide_id = ? and t.state in ('accepted', 'held', 'correction')
     order by t.due_list, t.start_date, t.end_date, t.code limit 1`,
  )
  const lastClosed = handle
    .prepare<[], ListMonth | null>("select max(list) from rating_list where series = 'own' and closed = 1")
    .pluck()
    .get()
  const forget = handle.prepare('delete from player where fide_id = ?')
  const forgetPast = handle.prepare('delete from player_history where fide_id = ?')
  const write = playerWriter(trx)

  for (const fideId of fideIds) {
    const known = find(fideId)
    if (known !== null && known.origin !== 'report') continue
    const source = earliest.get(fideId)
    const printed = known !== null && lastClosed != null && known.valid_from <= lastClosed
    if (source === undefined) {
      if (known === null || printed) continue
      forgetPast.run(fideId)
      forget.run(fideId)
      continue
    }
    const details = detailsFrom(source)
    if (known !== null && sameDetails(details, detailsOf(known)) && known.origin_key === source.key) continue
    if (printed) {
      if (!sameDetails(details, detailsOf(known)))
        write(details, nextList(lastClosed as ListMonth), 'report', source.key)
      continue
    }
    forgetPast.run(fideId)
    forget.run(fideId)
    write(details, source.due_list, 'report', source.key)
  }
}
