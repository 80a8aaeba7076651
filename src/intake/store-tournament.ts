import { basename } from 'node:path'
import type { Transaction } from 'kysely'
import { saveAlias } from '../db/aliases.js'
import type { Database, RatingListRow, TournamentRow } from '../db/schema.js'
import { refreshSelfRegistered } from '../db/self-registered.js'
import { entrantsOf, saveReportFile, saveTournament, setState } from '../db/tournament-store.js'
import type { Chain } from '../period/chain.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { Problem, ProblemCode } from '../shared/problem.js'
import { answerOf, fateOf } from './fate.js'
import type { IngestedTournament, IngestOptions } from './ingested.js'
import type { JudgedReport } from './judge-report.js'
import type { GrowingRegister } from './register.js'
import type { ReportFile } from './report-file.js'
import { reportedPerson } from './reported-person.js'

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
  register: GrowingRegister,
  options: IngestOptions,
  problems: Problem[],
): Promise<IngestedTournament> {
  const tournament = validation.tournament as ValidTournament
  const fate = await fateOf(trx, file.path, tournament, source, chain, register, options)
  const answer = answerOf(tournament, fate, chain)
  if (fate.same !== null) return answer

  const { revisions, state, booking } = fate
  problems.push(...fate.problems)
  const latest = revisions.at(-1)
  if (state !== 'correction' && latest !== undefined && latest.state !== 'replaced') {
    await setState(trx, latest.id, 'replaced')
  }
  await saveReportFile(trx, file.sha256, basename(file.path), file.bytes)
  await saveTournament(
    trx,
    tournament,
    {
      revision: answer.revision,
      state,
      received_date: booking.receivedDate,
      due_list: booking.dueList,
      last_list: booking.lastList,
      file_name: basename(file.path),
      file_sha256: file.sha256,
      content_sha256: fate.content,
      held_for: fate.heldFor,
    },
    validation.problems.filter(({ severity, code }) => severity === 'note' && !OF_THE_CLOCK.has(code)),
  )
  for (const { reported, fideId } of validation.aliases) await saveAlias(trx, reported, fideId)
  await refreshPersons(trx, tournament, register, revisions)
  return answer
}

/** What was said of the day it was looked at is not kept: no clock plays a part in what is stored. */
const OF_THE_CLOCK: ReadonlySet<ProblemCode> = new Set(['starts-after-today', 'ends-after-today'])

/** Persons only reports know follow the reports: those of this one, and those its earlier revisions brought. */
async function refreshPersons(
  trx: Transaction<Database>,
  { players }: ValidTournament,
  { isListed }: Pick<GrowingRegister, 'isListed'>,
  revisions: readonly TournamentRow[],
): Promise<void> {
  const concerned = new Set(players.map(({ fideId }) => fideId))
  for (const { id } of revisions) for (const fideId of await entrantsOf(trx, id)) concerned.add(fideId)
  const unlisted = [...concerned].filter((fideId) => !isListed(fideId)).sort((a, b) => a - b)
  if (unlisted.length > 0) refreshSelfRegistered(trx, unlisted, reportedPerson)
}
