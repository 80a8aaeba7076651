import type { Kysely, Transaction } from 'kysely'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { Problem } from '../shared/problem.js'
import { insertAll } from './bulk-inserter.js'
import { inserter, statement } from './prepared.js'
import type { Database, GameRow, TournamentPlayerRow, TournamentRow, TournamentState } from './schema.js'

/** All revisions of a tournament, the first one first. */
export async function revisionsOf(db: Kysely<Database>, code: string): Promise<TournamentRow[]> {
  return statement<[string], TournamentRow>(db, 'select * from tournament where code = ? order by revision').all(code)
}

/** The latest revision of a tournament; null where none is stored. */
export function latestRevisionOf(db: Kysely<Database>, code: string): number | null {
  const query = 'select id from tournament where code = ? order by revision desc limit 1'
  return statement<[string], number>(db, query, 'values').get(code) ?? null
}

/** How many players a stored tournament has. */
export async function playersIn(db: Kysely<Database>, tournamentId: number): Promise<number> {
  const query = 'select count(*) from tournament_player where tournament_id = ?'
  return statement<[number], number>(db, query, 'values').get(tournamentId) ?? 0
}

/** Tournaments that came in a file with these bytes. */
export async function tournamentsOfFile(db: Kysely<Database>, sha256: string): Promise<TournamentRow[]> {
  const query = 'select * from tournament where file_sha256 = ? order by code'
  return statement<[string], TournamentRow>(db, query).all(sha256)
}

/** How a person settled a held tournament: `duplicate`, `separate`, `replaces:CODE`; null where nobody did. */
export async function resolutionOf(db: Kysely<Database>, code: string): Promise<string | null> {
  const query = 'select resolved_as from tournament_resolution where code = ?'
  return statement<[string], string>(db, query, 'values').get(code) ?? null
}

export async function saveResolution(trx: Transaction<Database>, code: string, resolvedAs: string): Promise<void> {
  const row = { code, resolved_as: resolvedAs }
  await trx
    .insertInto('tournament_resolution')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute()
}

export async function setState(trx: Transaction<Database>, id: number, state: TournamentState): Promise<void> {
  await trx.updateTable('tournament').set({ state }).where('id', '=', id).execute()
}

/** Leaves a tournament held, for another reason than before. */
export async function setHeldFor(trx: Transaction<Database>, id: number, heldFor: string): Promise<void> {
  await trx.updateTable('tournament').set({ held_for: heldFor }).where('id', '=', id).execute()
}

/** Who took part, by the IDs of the report. */
export async function entrantsOf(db: Kysely<Database>, id: number): Promise<number[]> {
  const query = 'select fide_id from tournament_player where tournament_id = ? order by start_number'
  return statement<[number], number>(db, query, 'values').all(id)
}

/** The file a report came in, kept under its hash. */
export async function saveReportFile(
  trx: Transaction<Database>,
  sha256: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  // A file of many tournaments is kept once, and its bytes are not handed over again.
  if (statement<[string], number>(trx, 'select 1 from report_file where sha256 = ?', 'values').get(sha256) === 1) return
  inserter(trx, 'report_file', ['sha256', 'name', 'bytes'])([sha256, name, Buffer.from(bytes)])
}

export type NewTournament = Omit<
  TournamentRow,
  | 'id'
  | 'code'
  | 'type'
  | 'name'
  | 'city'
  | 'federation'
  | 'start_date'
  | 'end_date'
  | 'system'
  | 'time_control'
  | 'chief_arbiter'
  | 'rounds'
  | 'is_match'
  | 'games'
  | 'rated_in'
  | 'pooled_in'
>

/** Stores one revision of a tournament with its players, games and notes. */
export async function saveTournament(
  trx: Transaction<Database>,
  tournament: ValidTournament,
  row: NewTournament,
  problems: readonly Problem[],
): Promise<number> {
  const stored: Omit<TournamentRow, 'id'> = {
    ...row,
    code: tournament.code,
    type: tournament.type,
    name: tournament.name,
    city: tournament.city,
    federation: tournament.federation,
    start_date: tournament.startDate,
    end_date: tournament.endDate,
    system: tournament.system,
    time_control: tournament.timeControl,
    chief_arbiter: tournament.chiefArbiter,
    rounds: tournament.rounds,
    is_match: tournament.isMatch ? 1 : 0,
    games: tournament.games.length,
    rated_in: null,
    pooled_in: null,
  }
  const add = inserter(trx, 'tournament', TOURNAMENT_COLUMNS)
  const id = Number(add(TOURNAMENT_COLUMNS.map((column) => stored[column])))
  insertAll(trx, 'tournament_player', PLAYER_COLUMNS, tournament.players, (player) => {
    const { startNumber, fideId, name, sex, title, federation, birthYear, rating, line } = player
    return [id, startNumber, fideId, name, sex, title, federation, birthYear, rating, line]
  })
  insertAll(trx, 'game', GAME_COLUMNS, tournament.games, (game, number) => {
    const { round, white, black, whiteScore, blackScore, unrated, date } = game
    return [id, number, round, white, black, whiteScore, blackScore, unrated, date]
  })
  const addProblem = inserter(trx, 'tournament_problem', ['tournament_id', 'number', 'problem'])
  for (const [number, one] of problems.entries()) addProblem([id, number, JSON.stringify(one)])
  return id
}

const TOURNAMENT_COLUMNS = [
  'code',
  'revision',
  'type',
  'name',
  'city',
  'federation',
  'start_date',
  'end_date',
  'system',
  'time_control',
  'chief_arbiter',
  'rounds',
  'is_match',
  'games',
  'state',
  'held_for',
  'received_date',
  'due_list',
  'last_list',
  'rated_in',
  'pooled_in',
  'file_name',
  'file_sha256',
  'content_sha256',
] as const satisfies readonly (keyof TournamentRow)[]

const PLAYER_COLUMNS = [
  'tournament_id',
  'start_number',
  'fide_id',
  'name',
  'sex',
  'title',
  'federation',
  'birth_year',
  'rating',
  'line',
] as const satisfies readonly (keyof TournamentPlayerRow)[]

const GAME_COLUMNS = [
  'tournament_id',
  'number',
  'round',
  'white',
  'black',
  'white_score',
  'black_score',
  'unplayed',
  'date',
] as const satisfies readonly (keyof GameRow)[]
