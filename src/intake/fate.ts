import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database, RatingListRow, TournamentRow, TournamentState } from '../db/schema.js'
import { storedRevision } from '../db/stored-tournaments.js'
import { resolutionOf, revisionsOf } from '../db/tournament-store.js'
import type { Chain } from '../period/chain.js'
import { regulationsNearest } from '../regulations/regulations.js'
import type { Register } from '../report/accept-context.js'
import { dueList, lastList, receivedOn } from '../report/booking.js'
import { saysNothingNew } from '../report/says-nothing-new.js'
import { reportSource } from '../report/trf-out/report-source.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import { asKnown, type IngestedTournament, listFor } from './ingested.js'
import type { JudgeOptions } from './judge-report.js'
import { personGames } from './person-games.js'
import type { ReportCode } from './report-source.js'
import { storedAlready } from './stored-already.js'

/** What becomes of a tournament that is fit to be stored, given what is stored already. */
export interface Fate {
  /** A digest of everything of the tournament but where it stood in its file. */
  readonly content: string
  /** The revisions of its code, the first one first. */
  readonly revisions: readonly TournamentRow[]
  /** The revision that has the same content, or holds it in another format; null where it is a new one. */
  readonly same: TournamentRow | null
  /** As it is stored: accepted, held, a correction of a published list, or a duplicate by an earlier decision. */
  readonly state: TournamentState
  readonly heldFor: string | null
  readonly booking: FateBooking
  /** Why it is held, or that it is a correction. */
  readonly problems: readonly Problem[]
}

/** When the report arrived and which lists may take it. */
export interface FateBooking {
  readonly receivedDate: IsoDate
  readonly dueList: ListMonth
  readonly lastList: ListMonth
}

/** Looks up what becomes of a tournament; writes nothing. */
export async function fateOf(
  db: Kysely<Database>,
  file: string,
  tournament: ValidTournament,
  source: ReportCode,
  chain: Chain<RatingListRow>,
  register: Register,
  options: JudgeOptions,
): Promise<Fate> {
  const content = contentHash(tournament)
  const revisions = await revisionsOf(db, tournament.code)
  const same =
    revisions.find((row) => row.content_sha256 === content) ??
    revisions.findLast((row) => isOnceMore(db, row, tournament, source, register)) ??
    null
  const booking = bookingOf(tournament, source, revisions[0], options)
  const found = { content, revisions, same, booking }
  if (same !== null) return { ...found, state: same.state, heldFor: same.held_for, problems: [] }
  const published = revisions.find((row) => row.rated_in !== null && chain.isClosed(row.type, row.rated_in))
  if (published !== undefined) {
    const args = { code: tournament.code, list: published.rated_in ?? '' }
    return { ...found, state: 'correction', heldFor: null, problems: [problem('report-correction', args, { file })] }
  }
  return { ...found, ...(await stateOf(db, tournament, file)) }
}

/** Whether a report holds a stored revision once more; its players and games are read only where it may. */
function isOnceMore(
  db: Kysely<Database>,
  row: TournamentRow,
  report: ValidTournament,
  { registration }: ReportCode,
  register: Register,
): boolean {
  if (row.games !== report.games.length || row.start_date !== report.startDate) return false
  const { tournament, bytes } = storedRevision(db, row)
  const source = bytes === null ? null : reportSource(bytes, row.file_name, tournament)
  const codes = source?.report ?? { systemCode: '', timeControlCode: '' }
  return saysNothingNew(report, tournament, { register, registration, codes })
}

/** The answer to a tournament whose fate is known. */
export function answerOf(
  { code, name, type, players, games }: ValidTournament,
  { same, revisions, state, booking }: Fate,
  chain: Chain<RatingListRow>,
): IngestedTournament {
  if (same !== null) return asKnown(same, revisions.length, players.length, chain)
  const revision = (revisions.at(-1)?.revision ?? 0) + 1
  const span = { type, due_list: booking.dueList, last_list: booking.lastList, rated_in: null }
  return {
    code,
    name,
    type,
    outcome: outcomeOf(state, revisions.length > 0),
    revision,
    latestRevision: revision,
    players: players.length,
    games: games.length,
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
  db: Kysely<Database>,
  tournament: ValidTournament,
  file: string,
): Promise<Pick<Fate, 'state' | 'heldFor' | 'problems'>> {
  const resolved = await resolutionOf(db, tournament.code)
  if (resolved === 'duplicate') return { state: 'duplicate', heldFor: null, problems: [] }
  if (resolved !== null) return { state: 'accepted', heldFor: null, problems: [] }
  const { code, startDate, endDate } = tournament
  const found = storedAlready(db, { code, startDate, endDate, games: personGames(tournament) })
  if (found === null) return { state: 'accepted', heldFor: null, problems: [] }
  const args = { code, shared: found.shared, games: found.games, stored: found.under }
  return { state: 'held', heldFor: found.heldFor, problems: [problem('report-held', args, { file })] }
}

/** When the report arrived and which lists may take it; a revision keeps the date of its first report (decision A15). */
function bookingOf(
  tournament: ValidTournament,
  { registration }: ReportCode,
  first: TournamentRow | undefined,
  { received, inboxDays, editions }: JudgeOptions,
): FateBooking {
  const { endDate, type } = tournament
  const { closing } = regulationsNearest(editions, type, endDate)
  const { receivedDate } =
    first === undefined
      ? receivedOn(received ?? null, registration, inboxDays, endDate)
      : { receivedDate: first.received_date }
  const finished = { endDate, receivedDate, official: registration?.official ?? false }
  return {
    receivedDate,
    dueList: dueList(finished, closing, editions.calendar.firstAfter),
    lastList: lastList(endDate, closing, editions.calendar.firstAfter),
  }
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
