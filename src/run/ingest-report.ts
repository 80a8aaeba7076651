import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Transaction } from 'kysely'
import { aliasesOf, saveAlias } from '../db/aliases.js'
import { inTransaction, type Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import type { Database, RatingListRow, TournamentRow, TournamentState } from '../db/schema.js'
import { refreshSelfRegistered } from '../db/self-registered.js'
import {
  resolutionOf,
  revisionsOf,
  saveReportFile,
  saveTournament,
  setState,
  tournamentsOfFile,
} from '../db/tournament-store.js'
import { type Chain, chainOf } from '../period/chain.js'
import { firstListAfter } from '../regulations/list-calendar.js'
import { regulationsNearest } from '../regulations/regulations.js'
import type { Register } from '../report/accept-context.js'
import { dueList, lastList, receivedOn } from '../report/booking.js'
import type { DateOrder, ParsedReport } from '../report/parsed-report.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import { type Validation, validateReport } from '../report/validate.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { RatingSettings } from './plan-list.js'
import { codeOfReport, type ReportCode, readReport } from './report-source.js'
import { reportedPerson } from './reported-person.js'
import { storedAlready } from './stored-already.js'

export interface IngestOptions extends RatingSettings {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  readonly dates?: DateOrder
  readonly samePersons: ReadonlySet<number>
  readonly newPersons: ReadonlySet<number>
  readonly unknownIds: 'register' | 'refuse'
  readonly strictChecks: (check: string) => boolean
}

export interface IngestedFile {
  readonly file: string
  /** `held`: stored, and at least one of its tournaments waits for a person. */
  readonly outcome: 'accepted' | 'held' | 'refused' | 'already-stored'
  readonly tournaments: readonly IngestedTournament[]
  readonly problems: readonly Problem[]
}

export interface IngestedTournament {
  readonly code: string
  readonly name: string
  readonly type: RatingType
  readonly outcome: 'accepted' | 'revised' | 'held' | 'correction' | 'already-stored'
  readonly revision: number
  /** The revision that counts: an earlier one sent again does not come back. */
  readonly latestRevision: number
  readonly players: number
  readonly games: number
  readonly dueList: ListMonth
  /** Received after the last list that could rate it (art. 9.1). */
  readonly tooLate: boolean
}

/** A file as it was read: the reading is done side by side, the storing one after the other. */
export interface ReportFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly sha256: string
}

export function reportFile(path: string, bytes: Uint8Array): ReportFile {
  return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/**
 * Takes a report file: accepted whole, held, or refused whole with everything that is wrong in it.
 *
 * @param register persons and ratings as they stand; a file that enters new persons makes it stale only for them
 */
export async function ingestReport(
  store: Store,
  file: ReportFile,
  register: Register,
  options: IngestOptions,
): Promise<IngestedFile> {
  const stored = await storedBefore(store, file, options)
  if (stored !== null) return stored
  const { reports, problems } = readReport(file.bytes, file.path)
  const judged = await Promise.all(reports.map((report) => judge(store, file, report, register, options)))
  const found = [...problems, ...judged.flatMap(({ validation }) => validation.problems)]
  const whole = judged.every(({ validation }) => validation.tournament !== null)
  if (refuses(found) || !whole || judged.length === 0) {
    return { file: file.path, outcome: 'refused', tournaments: [], problems: found }
  }
  const chain = chainOf(await allLists(store.db), options.base)
  const held: Problem[] = []
  const tournaments = await inTransaction(store, async (trx) => {
    const results: IngestedTournament[] = []
    for (const one of judged) results.push(await storeTournament(trx, file, one, chain, options, held))
    return results
  })
  const outcome = outcomeOfFile(tournaments)
  return { file: file.path, outcome, tournaments, problems: outcome === 'already-stored' ? [] : [...found, ...held] }
}

function outcomeOfFile(tournaments: readonly IngestedTournament[]): IngestedFile['outcome'] {
  if (tournaments.every(({ outcome }) => outcome === 'already-stored')) return 'already-stored'
  return tournaments.some(({ outcome }) => outcome === 'held') ? 'held' : 'accepted'
}

/** The same bytes again are known without reading them, unless the caller says something new about them. */
async function storedBefore(
  store: Store,
  { path, sha256 }: ReportFile,
  options: IngestOptions,
): Promise<IngestedFile | null> {
  if (options.code !== undefined || options.type !== undefined || options.dates !== undefined) return null
  const rows = await tournamentsOfFile(store.db, sha256)
  if (rows.length === 0) return null
  const { code, codeFrom } = await codeOfReport(store.db, { code: null }, path, undefined)
  const isOther = codeFrom === 'registration' && rows.length === 1 && rows[0]?.code !== code
  if (isOther) return null
  const tournaments: IngestedTournament[] = []
  for (const row of rows) tournaments.push(asKnown(row, (await revisionsOf(store.db, row.code)).length))
  return { file: path, outcome: 'already-stored', tournaments, problems: [] }
}

function asKnown(row: TournamentRow, latestRevision: number, players = 0): IngestedTournament {
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    outcome: 'already-stored',
    revision: row.revision,
    latestRevision,
    players,
    games: row.games,
    dueList: row.due_list,
    tooLate: row.due_list > row.last_list,
  }
}

interface Judged {
  readonly source: ReportCode
  readonly validation: Validation
}

async function judge(
  store: Store,
  file: ReportFile,
  report: ParsedReport,
  register: Register,
  options: IngestOptions,
): Promise<Judged> {
  const source = await codeOfReport(store.db, report, file.path, options.code)
  const aliases = await aliasesOf(store.db)
  const validation = validateReport(withAliases(report, aliases), {
    ...source,
    file: file.path,
    type: options.type,
    dates: options.dates,
    receivedDate: options.received ?? null,
    limits: regulationsNearest(options.editions, options.type ?? 'standard', LIMITS_OF).timeLimits,
    register,
    unknownIds: options.unknownIds,
    samePersons: options.samePersons,
    newPersons: options.newPersons,
    strictChecks: options.strictChecks,
  })
  return { source, validation }
}

/** The limits between rating types have not changed in the editions held; the latest edition speaks. */
const LIMITS_OF: IsoDate = '9999-12-31'

/** An ID that a person settled once stays settled: its games are booked under the person's own. */
function withAliases(report: ParsedReport, aliases: ReadonlyMap<number, number>): ParsedReport {
  if (aliases.size === 0) return report
  const players = report.players.map((player) => {
    const fideId = aliases.get(Number(player.fideIdText))
    return fideId === undefined ? player : { ...player, fideIdText: String(fideId) }
  })
  return { ...report, players }
}

async function storeTournament(
  trx: Transaction<Database>,
  file: ReportFile,
  { source, validation }: Judged,
  chain: Chain<RatingListRow>,
  options: IngestOptions,
  problems: Problem[],
): Promise<IngestedTournament> {
  const tournament = validation.tournament as ValidTournament
  const content = contentHash(tournament)
  const revisions = await revisionsOf(trx, tournament.code)
  const same = revisions.find((row) => row.content_sha256 === content)
  if (same !== undefined) return asKnown(same, revisions.length, tournament.players.length)

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
  const tooLate = booking.dueList > booking.lastList
  const counts = { players: players.length, games: games.length }
  return { code, name, type, outcome, revision, latestRevision: revision, ...counts, dueList: booking.dueList, tooLate }
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
  { received, editions }: IngestOptions,
) {
  const { endDate, type } = tournament
  const { closing } = regulationsNearest(editions, type, endDate)
  const { receivedDate } =
    first === undefined ? receivedOn(received ?? null, registration, endDate) : { receivedDate: first.received_date }
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
  const persons = players.map(({ line: _, ...player }) => player)
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
  for (const { id } of revisions) {
    const rows = await trx.selectFrom('tournament_player').select('fide_id').where('tournament_id', '=', id).execute()
    for (const { fide_id } of rows) concerned.add(fide_id)
  }
  refreshSelfRegistered(
    trx,
    [...concerned].sort((a, b) => a - b),
    reportedPerson,
  )
}
