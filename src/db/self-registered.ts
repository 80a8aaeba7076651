import type { Transaction } from 'kysely'
import { areSamePersonRows } from '../period/person-rows.js'
import { reportedPersonRows } from '../period/reported-person-rows.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import { personRowOf, playerRewriter, playerRows } from './players.js'
import { statement } from './prepared.js'
import type { Database, TournamentPlayerRow } from './schema.js'

/** A player's line of a report, with the start of its tournament. */
export type ReportedPersonRow = TournamentPlayerRow & { readonly start_date: IsoDate }

type DueRow = ReportedPersonRow & { readonly due_list: ListMonth }

/**
 * Brings the details of players whom only reports know in line with the reports that are there, in whatever order they
 * arrived: each detail is the one of the first report (by due list, start, end and code) that has it, from the list of
 * that report on. Who is in no report any more, goes.
 *
 * A list that is closed prints as it was: what changes after it, holds from the next list on.
 */
export function refreshSelfRegistered(
  trx: Transaction<Database>,
  fideIds: Iterable<number>,
  detailsFrom: (row: ReportedPersonRow) => PlayerDetails,
): void {
  const rowsOf = playerRows(trx)
  const reportsOf = statement<[number], DueRow>(
    trx,
    `select p.*, t.start_date, t.due_list from tournament_player p join tournament t on t.id = p.tournament_id
     where p.fide_id = ? and t.state in ('accepted', 'held', 'correction')
     order by t.due_list, t.start_date, t.end_date, t.code`,
  )
  const closed = "select max(list) from rating_list where series = 'own' and closed = 1"
  const lastClosed = statement<[], ListMonth | null>(trx, closed, 'values').get() ?? null
  const forget = statement<[number], never>(trx, 'delete from player where fide_id = ?')
  const forgetPast = statement<[number], never>(trx, 'delete from player_history where fide_id = ?')
  const rewrite = playerRewriter(trx)

  for (const fideId of onlyReported(trx, fideIds)) {
    const stored = rowsOf(fideId).map(personRowOf)
    const told = reportsOf.all(fideId).map((row) => ({ details: detailsFrom(row), dueList: row.due_list }))
    const rows = reportedPersonRows(stored, told, lastClosed)
    if (areSamePersonRows(rows, stored)) continue
    if (rows.length > 0) rewrite(rows)
    else {
      forgetPast.run(fideId)
      forget.run(fideId)
    }
  }
}

/** Those of whom neither a list nor the register knows. */
function onlyReported(trx: Transaction<Database>, fideIds: Iterable<number>): number[] {
  const known = statement<[string], number>(
    trx,
    `select asked.value from json_each(?) asked left join player on player.fide_id = asked.value
     where coalesce(player.origin, 'report') = 'report' order by asked.key`,
    'values',
  )
  return known.all(JSON.stringify([...fideIds]))
}
