import type { Transaction } from 'kysely'
import { aliasesOf } from '../db/aliases.js'
import { inSavepoint } from '../db/connect.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { playersIn, revisionsOf, tournamentsOfFile } from '../db/tournament-store.js'
import type { Chain } from '../period/chain.js'
import { regulationsNearest } from '../regulations/regulations.js'
import { reportedId } from '../report/identity/reported-id.js'
import type { ParsedReport } from '../report/parsed-report.js'
import { validateReport } from '../report/validate.js'
import type { IsoDate } from '../shared/dates.js'
import { type Problem, refuses } from '../shared/problem.js'
import { asKnown, type IngestedFile, type IngestedTournament, type IngestOptions } from './ingested.js'
import type { GrowingRegister } from './register.js'
import type { ReportFile } from './report-file.js'
import { codeOfReport } from './report-source.js'
import { type JudgedReport, storeTournament } from './store-tournament.js'

/**
 * Takes a report file: accepted whole, held, or refused whole with everything that is wrong in it.
 *
 * @param register persons and ratings as they stand; it is told of the new persons a file enters
 * @param chain the lists that are stored: reports add none
 */
export async function ingestReport(
  trx: Transaction<Database>,
  file: ReportFile,
  register: GrowingRegister,
  chain: Chain<RatingListRow>,
  options: IngestOptions,
): Promise<IngestedFile> {
  const stored = await storedBefore(trx, file, chain, options)
  if (stored !== null) return stored
  const { reports, problems } = file.reading
  const judged = await Promise.all(reports.map((report) => judge(trx, file, report, register, options)))
  const found = [...problems, ...judged.flatMap(({ validation }) => validation.problems)]
  const whole = judged.every(({ validation }) => validation.tournament !== null)
  if (refuses(found) || !whole || judged.length === 0) {
    return { file: file.path, outcome: 'refused', tournaments: [], problems: found }
  }
  const held: Problem[] = []
  const tournaments = await inSavepoint(trx, async () => {
    const results: IngestedTournament[] = []
    for (const one of judged) results.push(await storeTournament(trx, file, one, chain, options, held))
    return results
  })
  for (const { validation } of judged) register.enter(validation.newPlayers)
  const outcome = outcomeOfFile(tournaments)
  return { file: file.path, outcome, tournaments, problems: outcome === 'already-stored' ? [] : [...found, ...held] }
}

function outcomeOfFile(tournaments: readonly IngestedTournament[]): IngestedFile['outcome'] {
  if (tournaments.every(({ outcome }) => outcome === 'already-stored')) return 'already-stored'
  return tournaments.some(({ outcome }) => outcome === 'held') ? 'held' : 'accepted'
}

/** The same bytes again are known without reading them, unless the caller says something new about them. */
async function storedBefore(
  trx: Transaction<Database>,
  { path, sha256 }: ReportFile,
  chain: Chain<RatingListRow>,
  options: IngestOptions,
): Promise<IngestedFile | null> {
  if (options.code !== undefined || options.type !== undefined || options.dates !== undefined) return null
  const rows = await tournamentsOfFile(trx, sha256)
  if (rows.length === 0) return null
  const { code, codeFrom } = await codeOfReport(trx, { code: null }, path, undefined)
  const isOther = codeFrom === 'registration' && rows.length === 1 && rows[0]?.code !== code
  if (isOther) return null
  const tournaments: IngestedTournament[] = []
  for (const row of rows) {
    const revisions = await revisionsOf(trx, row.code)
    tournaments.push(asKnown(row, revisions.length, await playersIn(trx, row.id), chain))
  }
  return { file: path, outcome: 'already-stored', tournaments, problems: [] }
}

async function judge(
  trx: Transaction<Database>,
  file: ReportFile,
  report: ParsedReport,
  register: GrowingRegister,
  options: IngestOptions,
): Promise<JudgedReport> {
  const source = await codeOfReport(trx, report, file.path, options.code)
  const aliases = await aliasesOf(trx)
  const settled = withAliases(report, aliases)
  register.expect(fideIdsOf(settled))
  const validation = validateReport(settled, {
    ...source,
    file: file.path,
    type: options.type,
    dates: options.dates,
    receivedDate: options.received ?? null,
    inboxDays: options.inboxDays,
    limits: regulationsNearest(options.editions, options.type ?? 'standard', LIMITS_OF).timeLimits,
    register,
    unknownIds: options.unknownIds,
    samePersons: options.samePersons,
    newPersons: options.newPersons,
    strictChecks: options.strictChecks,
  })
  return { source, validation }
}

function fideIdsOf({ players }: ParsedReport): number[] {
  return players.flatMap(({ fideIdText }) => {
    const id = reportedId(fideIdText)
    return id.kind === 'number' ? id.fideId : []
  })
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
