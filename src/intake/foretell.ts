import type { Kysely } from 'kysely'
import type { Database, RatingListRow, TournamentState } from '../db/schema.js'
import type { FileAccessError } from '../files/errors.js'
import type { Chain } from '../period/chain.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { Problem } from '../shared/problem.js'
import { kept } from '../shared/problem-groups.js'
import { answerOf, fateOf } from './fate.js'
import { unreadableProblem } from './ingest-paths.js'
import { outcomeOfFile, storedBefore } from './ingest-report.js'
import type { IngestedFile, IngestedTournament } from './ingested.js'
import { type JudgedReport, type JudgeOptions, judgeFile } from './judge-report.js'
import { readAhead } from './read-ahead.js'
import type { GrowingRegister } from './register.js'
import type { ReportFile } from './report-file.js'

/**
 * What `ingest` would answer to a file, and the reports of it as they were judged. A file that is stored already, and
 * would be refused as things stand, is `refused` here.
 */
export interface ForetoldFile extends IngestedFile {
  /** The codes under which these very bytes are stored already. */
  readonly storedAs: readonly string[]
  /** As it was read; null where it could not be. */
  readonly read: ReportFile | null
  readonly reports: readonly JudgedReport[]
  /** The tournaments that would be stored, or are; none of a refused file. */
  readonly fates: readonly ForetoldTournament[]
}

export interface ForetoldTournament {
  readonly tournament: ValidTournament
  readonly state: TournamentState
  readonly answer: IngestedTournament
}

/**
 * What `ingest` would answer to each file, given what is stored: nothing is written. Each file is judged by itself, as
 * if the others had not been sent. One that is stored already is judged all the same.
 */
export async function* foretellFiles(
  db: Kysely<Database>,
  paths: readonly string[],
  register: GrowingRegister,
  chain: Chain<RatingListRow>,
  options: JudgeOptions,
): AsyncGenerator<ForetoldFile> {
  for await (const read of readAhead(paths)) {
    yield 'file' in read
      ? await foretellFile(db, read.file, register, chain, options)
      : unreadable(read.path, read.unreadable)
  }
}

async function foretellFile(
  db: Kysely<Database>,
  file: ReportFile,
  register: GrowingRegister,
  chain: Chain<RatingListRow>,
  options: JudgeOptions,
): Promise<ForetoldFile> {
  const { games, unfinished } = file.reading
  const stored = await storedBefore(db, file, chain, options)
  const { reports, problems, refused } = await judgeFile(db, file, register, options)
  const answer = { file: file.path, storedAs: [], games, unfinished, read: file, reports }
  const fates: ForetoldTournament[] = []
  const held: Problem[] = []
  if (!refused) {
    for (const { source, validation } of reports) {
      const tournament = validation.tournament as ValidTournament
      const fate = await fateOf(db, file.path, tournament, source, chain, register, options)
      held.push(...fate.problems)
      fates.push({ tournament, state: fate.state, answer: answerOf(tournament, fate, chain) })
    }
  }
  const found = { ...answer, ...kept([...problems, ...held]), fates }
  if (stored !== null) {
    // By what was said when it came, or was known then, it may have been accepted: the answer is for what stands in it.
    const outcome = refused ? 'refused' : stored.outcome
    return { ...found, outcome, tournaments: stored.tournaments, storedAs: stored.tournaments.map(({ code }) => code) }
  }
  if (refused) return { ...found, outcome: 'refused', tournaments: [] }
  const tournaments = fates.map((one) => one.answer)
  return { ...found, outcome: outcomeOfFile(tournaments), tournaments }
}

function unreadable(path: string, error: FileAccessError): ForetoldFile {
  const reason = unreadableProblem(path, error)
  const nothing = { storedAs: [], tournaments: [], games: 0, unfinished: 0, read: null, reports: [], fates: [] }
  return { ...nothing, file: path, outcome: 'unreadable', problems: [reason], more: [] }
}
