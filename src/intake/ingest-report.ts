import type { Kysely, Transaction } from 'kysely'
import { inSavepoint } from '../db/connect.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { playersIn, revisionsOf, tournamentsOfFile } from '../db/tournament-store.js'
import type { Chain } from '../period/chain.js'
import type { Problem } from '../shared/problem.js'
import { kept } from '../shared/problem-groups.js'
import { asKnown, type IngestedFile, type IngestedTournament, type IngestOptions } from './ingested.js'
import { type JudgeOptions, judgeFile } from './judge-report.js'
import type { GrowingRegister } from './register.js'
import type { ReportFile } from './report-file.js'
import { codeOfReport } from './report-source.js'
import { storeTournament } from './store-tournament.js'

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
  const { games, unfinished } = file.reading
  const { reports, problems, refused } = await judgeFile(trx, file, register, options)
  if (refused) return { file: file.path, outcome: 'refused', tournaments: [], games, unfinished, ...kept(problems) }
  const held: Problem[] = []
  const tournaments = await inSavepoint(trx, async () => {
    const results: IngestedTournament[] = []
    for (const one of reports) results.push(await storeTournament(trx, file, one, chain, register, options, held))
    return results
  })
  for (const { validation } of reports) register.enter(validation.newPlayers)
  const outcome = outcomeOfFile(tournaments)
  const said = outcome === 'already-stored' ? [] : [...problems, ...held]
  return { file: file.path, outcome, tournaments, games, unfinished, ...kept(said) }
}

export function outcomeOfFile(tournaments: readonly IngestedTournament[]): IngestedFile['outcome'] {
  if (tournaments.every(({ outcome }) => outcome === 'already-stored')) return 'already-stored'
  return tournaments.some(({ outcome }) => outcome === 'held') ? 'held' : 'accepted'
}

/** The same bytes again are known without reading them, unless the caller says something new about them. */
export async function storedBefore(
  db: Kysely<Database>,
  { path, sha256, reading: { games, unfinished } }: ReportFile,
  chain: Chain<RatingListRow>,
  options: Pick<JudgeOptions, 'code' | 'type' | 'dates'>,
): Promise<IngestedFile | null> {
  if (options.code !== undefined || options.type !== undefined || options.dates !== undefined) return null
  const rows = await tournamentsOfFile(db, sha256)
  if (rows.length === 0) return null
  const { code, codeFrom } = await codeOfReport(db, { code: null }, path, undefined)
  const isOther = codeFrom === 'registration' && rows.length === 1 && rows[0]?.code !== code
  if (isOther) return null
  const tournaments: IngestedTournament[] = []
  for (const row of rows) {
    const revisions = await revisionsOf(db, row.code)
    tournaments.push(asKnown(row, revisions.length, await playersIn(db, row.id), chain))
  }
  return { file: path, outcome: 'already-stored', tournaments, games, unfinished, problems: [], more: [] }
}
