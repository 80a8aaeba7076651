import type { Transaction } from 'kysely'
import { nextList } from '../regulations/list-calendar.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import { handleOf } from './connect.js'
import { detailsOf, playerRewriter, playerRows, rowOf, sameDetails } from './players.js'
import type { Database, PlayerRow, TournamentPlayerRow } from './schema.js'

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
  const handle = handleOf(trx)
  const rowsOf = playerRows(trx)
  const reportsOf = handle.prepare<[number], DueRow>(
    `select p.*, t.start_date, t.due_list from tournament_player p join tournament t on t.id = p.tournament_id
     where p.fide_id = ? and t.state in ('accepted', 'held', 'correction')
     order by t.due_list, t.start_date, t.end_date, t.code`,
  )
  const lastClosed = handle
    .prepare<[], ListMonth | null>("select max(list) from rating_list where series = 'own' and closed = 1")
    .pluck()
    .get()
  const forget = handle.prepare('delete from player where fide_id = ?')
  const forgetPast = handle.prepare('delete from player_history where fide_id = ?')
  const rewrite = playerRewriter(trx)

  for (const fideId of fideIds) {
    const stored = rowsOf(fideId)
    const known = stored.at(-1)
    if (known !== undefined && known.origin !== 'report') continue
    const told = detailsByList(reportsOf.all(fideId), detailsFrom)
    const rows = lastClosed == null ? told : afterPrinted(stored, told, lastClosed)
    if (JSON.stringify(rows) === JSON.stringify(stored)) continue
    if (rows.length > 0) rewrite(rows)
    else {
      forgetPast.run(fideId)
      forget.run(fideId)
    }
  }
}

/** What the reports tell of a person, from which list on. */
function detailsByList(reports: readonly DueRow[], detailsFrom: (row: ReportedPersonRow) => PlayerDetails) {
  const rows: PlayerRow[] = []
  for (const report of reports) {
    const before = rows.at(-1)
    const details = before === undefined ? detailsFrom(report) : filled(detailsOf(before), detailsFrom(report))
    if (before !== undefined && sameDetails(details, detailsOf(before))) continue
    if (before?.valid_from === report.due_list) rows.pop()
    rows.push(rowOf(details, report.due_list, 'report'))
  }
  return rows
}

/** What is known, and what a later report adds where nothing is. */
function filled(known: PlayerDetails, later: PlayerDetails): PlayerDetails {
  return {
    fideId: known.fideId,
    name: known.name || later.name,
    federation: known.federation || later.federation,
    sex: known.sex ?? later.sex,
    birthYear: known.birthYear ?? later.birthYear,
    title: known.title || later.title,
    womanTitle: known.womanTitle || later.womanTitle,
    otherTitles: known.otherTitles || later.otherTitles,
    foaTitle: known.foaTitle || later.foaTitle,
  }
}

/** Rows that a closed list printed stay; what the reports tell now holds from the list after it. */
function afterPrinted(stored: readonly PlayerRow[], told: readonly PlayerRow[], lastClosed: ListMonth): PlayerRow[] {
  const printed = stored.filter(({ valid_from }) => valid_from <= lastClosed)
  const last = printed.at(-1)
  if (last === undefined) return [...told]
  const next = nextList(lastClosed)
  const now = told.findLast(({ valid_from }) => valid_from <= next)
  const changed = now !== undefined && !sameDetails(detailsOf(now), detailsOf(last))
  return [
    ...printed,
    ...(changed ? [{ ...now, valid_from: next }] : []),
    ...told.filter(({ valid_from }) => valid_from > next),
  ]
}
