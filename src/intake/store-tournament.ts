import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Transaction } from 'kysely'
import { saveAlias } from '../db/aliases.js'
import type { Database, RatingListRow, TournamentRow, TournamentState } from '../db/schema.js'
import { refreshSelfRegistered } from '../db/self-registered.js'
import {
  entrantsOf,
  resolutionOf,
  revisionsOf,
  saveReportFile,
  saveTournament,
  setState,
} from '../db/tournament-store.js'
import type { Chain } from '../period/chain.js'
import { firstListAfter } from '../regulations/list-calendar.js'
import { regulationsNearest } from '../regulations/regulations.js'
import { dueList, lastList, receivedOn } from '../report/booking.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { Validation } from '../report/validate.js'
import { type Problem, problem } from '../shared/problem.js'
import { asKnown, type IngestedTournament, type IngestOptions, listFor } from './ingested.js'
import type { ReportFile } from './report-file.js'
import type { ReportCode } from './report-source.js'
import { reportedPerson } from './reported-person.js'
import { storedAlready } from './stored-already.js'

/** A report with its code found and its contents judged. */
export interface JudgedReport {
  readonly source: ReportCode
  readonly validation: Validation
}

/**
 * Stores a tournament as a new revision of its code, or says that it is there: accepted, held, or kept as a correction
 * of a published list.
 *
 * @param problems what the store has to say is added here
 */
export async function storeTournament(
  trx: Transaction<Database>,
  file: ReportFile,
  { source, validation }: JudgedReport,
  chain: Chain<RatingListRow>,
  options: IngestOptions,
  problems: Problem[],
): Promise<IngestedTournament> {
  const tournament = validation.tournament as ValidTournament
  const content = contentHash(tournament)
  const revisions = await revisionsOf(trx, tournament.code)
  const same = revisions.find((row) => row.content_sha256 === content)
  if (same !== undefined) return asKnown(same, revisions.length, tournament.players.length, chain)

  const first = revisions[0]
  const latest = revisions.at(-1)
  const booking = bookingOf(tournament, source, first, options)
  problems.push(...bookingNotes(tournament, booking, file.path))
  const published = revisions.find((row) => row.rated_in !== null && chain.isClosed(row.type, row.rated_in))
  const { state, heldFor } =
    published === undefined
      ? await stateOf(trx, tournament, file, problems)
      : { state: 'correction' as const, heldFor: null }
  if (published !== undefined) {
    const args = { code: tournament.code, list: published.rated_in ?? '' }
    problems.push(problem('report-correction', args, { file: file.path }))
  } else if (latest !== undefined && latest.state !== 'replaced') await setState(trx, latest.id, 'replaced')

  await saveReportFile(trx, file.sha256, basename(file.path), file.bytes)
  const revision = (latest?.revision ?? 0) + 1
  await saveTournament(
    trx,
    tournament,
    {
      revision,
      state,
      received_date: booking.receivedDate,
      due_list: booking.dueList,
      last_list: booking.lastList,
      file_name: basename(file.path),
      file_sha256: file.sha256,
      content_sha256: content,
      held_for: heldFor,
    },
    validation.problems.filter(({ severity }) => severity === 'note'),
  )
  for (const { reported, fideId } of validation.aliases) await saveAlias(trx, reported, fideId)
  await refreshPersons(trx, tournament, revisions)
  const outcome = outcomeOf(state, first !== undefined)
  const { players, games, code, name, type } = tournament
  const span = { type, due_list: booking.dueList, last_list: booking.lastList, rated_in: null }
  const counts = { players: players.length, games: games.length }
  return {
    code,
    name,
    type,
    outcome,
    revision,
    latestRevision: revision,
    ...counts,
    dueList: booking.dueList,
    ...listFor(span, chain),
  }
}

function outcomeOf(state: TournamentState, isRevision: boolean): IngestedTournament['outcome'] {
  if (state === 'correction' || state === 'held') return state
  return isRevision ? 'revised' : 'accepted'
}

/** Accepted, or held because the same games are stored already; a person's earlier decision holds for later revisions. */
async function stateOf(
  trx: Transaction<Database>,
  tournament: ValidTournament,
  file: ReportFile,
  problems: Problem[],
): Promise<{ readonly state: TournamentState; readonly heldFor: string | null }> {
  const resolved = await resolutionOf(trx, tournament.code)
  if (resolved === 'duplicate') return { state: 'duplicate', heldFor: null }
  if (resolved !== null) return { state: 'accepted', heldFor: null }
  const idOf = new Map(tournament.players.map(({ startNumber, fideId }) => [startNumber, fideId]))
  const games = tournament.games.map((game) => ({
    ...game,
    white: idOf.get(game.white) ?? 0,
    black: idOf.get(game.black) ?? 0,
  }))
  const { code, startDate, endDate } = tournament
  const found = storedAlready(trx, { code, startDate, endDate, games })
  if (found === null) return { state: 'accepted', heldFor: null }
  const args = { code, shared: found.shared, games: found.games, stored: found.under }
  problems.push(problem('report-held', args, { file: file.path }))
  return { state: 'held', heldFor: found.heldFor }
}

/** When the report arrived and which lists may take it; a revision keeps the date of its first report (decision A15). */
function bookingOf(
  tournament: ValidTournament,
  { registration }: ReportCode,
  first: TournamentRow | undefined,
  { received, inboxDays, editions }: IngestOptions,
) {
  const { endDate, type } = tournament
  const { closing } = regulationsNearest(editions, type, endDate)
  const { receivedDate } =
    first === undefined
      ? receivedOn(received ?? null, registration, inboxDays, endDate)
      : { receivedDate: first.received_date }
  const finished = { endDate, receivedDate, official: registration?.official ?? false }
  return {
    receivedDate,
    dueList: dueList(finished, closing, firstListAfter),
    lastList: lastList(endDate, closing, firstListAfter),
  }
}

/** An arrival too late for any list is said. */
function bookingNotes(
  { code, endDate: end }: ValidTournament,
  { receivedDate: received, dueList: due, lastList: last }: ReturnType<typeof bookingOf>,
  file: string,
): Problem[] {
  return due > last ? [problem('report-too-late', { code, end, received, last }, { file })] : []
}

/** Everything of a tournament but where it stood in its file. */
function contentHash({ players, ...tournament }: ValidTournament): string {
  // The order of the columns is part of the hash.
  const persons = players.map(({ startNumber, name, sex, title, rating, federation, birthYear, fideId }) => ({
    startNumber,
    name,
    sex,
    title,
    rating,
    federation,
    birthYear,
    fideId,
  }))
  return createHash('sha256')
    .update(JSON.stringify({ ...tournament, players: persons }))
    .digest('hex')
}

/** Persons only reports know follow the reports: those of this one, and those its earlier revisions brought. */
async function refreshPersons(
  trx: Transaction<Database>,
  { players }: ValidTournament,
  revisions: readonly TournamentRow[],
): Promise<void> {
  const concerned = new Set(players.map(({ fideId }) => fideId))
  for (const { id } of revisions) for (const fideId of await entrantsOf(trx, id)) concerned.add(fideId)
  refreshSelfRegistered(
    trx,
    [...concerned].sort((a, b) => a - b),
    reportedPerson,
  )
}
