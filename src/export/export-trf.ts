import type { Store } from '../db/connect.js'
import { findRegistration } from '../db/registrations.js'
import { storedTournament, tournamentCodes } from '../db/stored-tournaments.js'
import { folderToMake, writeNewFile } from '../files/new-file.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import type { Register } from '../report/accept-context.js'
import type { ArbiterRegister } from '../report/arbiters.js'
import type { TrfVersion } from '../report/trf-out/other-records.js'
import { type ReportSource, reportSource } from '../report/trf-out/report-source.js'
import { trfOf } from '../report/trf-out/trf-of.js'
import type { Letters } from '../report/trf-out/trf-text.js'
import type { TournamentPlayer, ValidTournament } from '../report/valid-tournament.js'
import { RefusedError, refuse } from '../run/refused.js'
import { nearTexts } from '../shared/near-texts.js'
import { type Problem, problem } from '../shared/problem.js'

export interface TrfExport {
  readonly code: string
  readonly version: TrfVersion
  readonly letters: Letters
  /** null: nothing is written, the text is the answer. */
  readonly file: string | null
  readonly register: Register & { readonly arbiters: ArbiterRegister }
  readonly editions: Editions
}

export interface ExportedTrf {
  readonly code: string
  readonly revision: number
  readonly version: TrfVersion
  readonly players: number
  readonly rounds: number
  readonly games: number
  /** Where it stands now; null where it is the answer. */
  readonly file: string | null
  /** The folder that was made for it; null where it was there. */
  readonly folderMade: string | null
  readonly outcome: 'written' | 'same' | 'printed'
  readonly text: string
  readonly problems: readonly Problem[]
}

/**
 * A stored tournament as a report for FIDE's rating server.
 *
 * @throws {RefusedError} where no tournament has the code, a TRF can not say what is stored, or something else stands in
 * the file
 */
export async function exportTrf({ db }: Store, options: TrfExport): Promise<ExportedTrf> {
  const { code, version, letters, file, register, editions } = options
  const stored = await storedTournament(db, code)
  if (stored === null) return refuse('export-code-unknown', { code, near: nearCodes(code, tournamentCodes(db)) })

  const { row, bytes } = stored
  const source = bytes === null ? null : reportSource(bytes, row.file_name, stored.tournament)
  const arbiter = stored.tournament.chiefArbiter || (await registeredArbiter(db, code, register.arbiters))
  const tournament = { ...completed(stored.tournament, source, register), chiefArbiter: arbiter }
  const limits = regulationsNearest(editions, 'standard', row.start_date).timeLimits
  const { text, problems } = trfOf(tournament, source, { version, letters, limits })
  if (text === null) throw new RefusedError(problems)
  const folderMade = file === null ? null : folderToMake(file)
  const outcome = file === null ? 'printed' : await writeNewFile(file, text)
  if (outcome === 'different') return refuse('export-file-differs', { path: file ?? '' })
  return {
    code,
    revision: row.revision,
    version,
    players: tournament.players.length,
    rounds: tournament.rounds,
    games: tournament.games.length,
    file,
    folderMade,
    outcome,
    text,
    problems: [
      ...(row.state === 'accepted' ? [] : [problem('trf-not-rated', { code, state: row.state })]),
      ...(source === null ? [problem('trf-source-lost', { code, file: row.file_name })] : []),
      ...problems,
    ],
  }
}

function nearCodes(code: string, codes: Iterable<string>): string {
  const near = nearTexts(code, codes)
  return near.length === 0 ? 'frl ingest stores them, and none is like this one' : near.join(', ')
}

/** Who was registered as the chief arbiter of a tournament whose report names nobody. */
async function registeredArbiter(db: Store['db'], code: string, arbiters: ArbiterRegister): Promise<string> {
  const id = (await findRegistration(db, code))?.chiefArbiterId ?? null
  return id === null ? '' : `${id} ${arbiters.arbiterById(id)?.name ?? ''}`.trim()
}

/** A games CSV and a PGN say little of their players: what they leave blank is what the register and the list in force say. */
function completed(tournament: ValidTournament, source: ReportSource | null, register: Register): ValidTournament {
  const format = source?.report.format
  if (format !== 'csv' && format !== 'pgn') return tournament
  const players = tournament.players.map((player): TournamentPlayer => {
    const known = register.playerById(player.fideId)
    return {
      ...player,
      name: player.name || (known?.name ?? ''),
      sex: player.sex ?? known?.sex ?? null,
      title: player.title || known?.title || (known?.womanTitle ?? ''),
      federation: player.federation || (known?.federation ?? ''),
      birthYear: player.birthYear ?? known?.birthYear ?? null,
      rating:
        player.rating ?? register.ratingOnListInForce(player.fideId, tournament.startDate, tournament.type) ?? null,
    }
  })
  return { ...tournament, players }
}
