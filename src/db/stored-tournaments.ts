import type { Kysely } from 'kysely'
import type { TournamentGame, TournamentPlayer, ValidTournament } from '../report/valid-tournament.js'
import { handleOf } from './connect.js'
import { statement } from './prepared.js'
import type { Database, TournamentRow } from './schema.js'
import { revisionsOf } from './tournament-store.js'

/** A revision of a tournament with its players and games, as it was accepted, and the file it came in. */
export interface StoredTournament {
  readonly row: TournamentRow
  readonly tournament: ValidTournament
  /** null where the file is not there any more. */
  readonly bytes: Uint8Array | null
}

/** The revision of a code that counts, else the latest one; null where none is stored. */
export async function storedTournament(db: Kysely<Database>, code: string): Promise<StoredTournament | null> {
  const revisions = await revisionsOf(db, code)
  const row = revisions.findLast(({ state }) => state === 'accepted') ?? revisions.at(-1)
  return row === undefined ? null : storedRevision(db, row)
}

/** One revision whole. */
export function storedRevision(db: Kysely<Database>, row: TournamentRow): StoredTournament {
  const bytes = statement<[string], Uint8Array>(db, 'select bytes from report_file where sha256 = ?', 'values')
  return { row, tournament: tournamentOf(db, row), bytes: bytes.get(row.file_sha256) ?? null }
}

function tournamentOf(db: Kysely<Database>, row: TournamentRow): ValidTournament {
  const players = statement<[number], TournamentPlayer>(
    db,
    `select start_number as startNumber, fide_id as fideId, name, sex, title, federation, birth_year as birthYear, rating, line
       from tournament_player where tournament_id = ? order by start_number`,
  )
  const games = statement<[number], TournamentGame>(
    db,
    `select round, white, black, white_score as whiteScore, black_score as blackScore, unplayed as unrated, date
       from game where tournament_id = ? order by number`,
  )
  return {
    code: row.code,
    type: row.type,
    name: row.name,
    city: row.city,
    federation: row.federation,
    startDate: row.start_date,
    endDate: row.end_date,
    system: row.system,
    timeControl: row.time_control,
    chiefArbiter: row.chief_arbiter,
    rounds: row.rounds,
    isMatch: row.is_match === 1,
    players: players.all(row.id),
    games: games.all(row.id),
  }
}

/** Every code that a tournament is stored under, in their order. */
export function tournamentCodes(db: Kysely<Database>): IterableIterator<string> {
  return handleOf(db).prepare<[], string>('select distinct code from tournament order by code').pluck().iterate()
}
