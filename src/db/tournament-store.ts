import type { Kysely, Transaction } from 'kysely'
import type { EventGames, PersonGame } from '../report/same-event.js'
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

/**
 * Accepted tournaments under other codes which overlap an event in time and in which two who met in it met too, with the same
 * colours and scores, with their games: what it may be the same event as.
 */
export function overlappingEvents(db: Kysely<Database>, event: EventGames): EventGames[] {
  const met = new Set<number>()
  const played = new Set<number>()
  for (const { white, black, whiteScore, blackScore } of event.games) {
    met.add(meetingOf(white, black, whiteScore, blackScore))
    played.add(white).add(black)
  }
  const sharing = statement<[string, string, string, string], [id: number, startNumber: number, fideId: number]>(
    db,
    `select t.id, p.start_number, p.fide_id from json_each(?) played
       cross join tournament_player p on p.fide_id = played.value cross join tournament t on t.id = p.tournament_id
     where t.state = 'accepted' and t.code <> ? and t.start_date <= ? and t.end_date >= ?`,
    'lists',
  )
  const sharedBy = new Map<number, Map<number, number>>()
  for (const [id, startNumber, fideId] of sharing.all(
    JSON.stringify([...played]),
    event.code,
    event.endDate,
    event.startDate,
  )) {
    const shared = sharedBy.get(id)
    if (shared === undefined) sharedBy.set(id, new Map([[startNumber, fideId]]))
    else shared.set(startNumber, fideId)
  }
  const pairings = statement<[number, string, string], Pairing>(
    db,
    `select white, black, white_score, black_score from game where tournament_id = ?
       and white in (select value from json_each(?)) and black in (select value from json_each(?))`,
    'lists',
  )
  const pairingsOf = (id: number, shared: ReadonlyMap<number, number>): Pairing[] => {
    const numbers = JSON.stringify([...shared.keys()])
    return pairings.all(id, numbers, numbers)
  }
  return [...sharedBy]
    .filter(
      ([id, shared]) => shared.size > 1 && pairingsOf(id, shared).some((pairing) => haveMet(pairing, shared, met)),
    )
    .map(([id]) => id)
    .sort((a, b) => a - b)
    .map((id) => eventGames(db, id))
}

/** Whether a game by start numbers is one of those that two persons met in. */
function haveMet(
  [white, black, whiteScore, blackScore]: Pairing,
  persons: ReadonlyMap<number, number>,
  met: ReadonlySet<number>,
): boolean {
  const one = persons.get(white)
  const other = one === undefined ? undefined : persons.get(black)
  return one !== undefined && other !== undefined && met.has(meetingOf(one, other, whiteScore, blackScore))
}

type Pairing = readonly [white: number, black: number, whiteScore: number, blackScore: number]

/** A game of two persons as one number that few other games have. */
function meetingOf(white: number, black: number, whiteScore: number, blackScore: number): number {
  return (((white * 1_000_003 + black) % 1_000_000_000_039) * 101 + whiteScore) * 101 + blackScore
}

/** A stored tournament as what it may be compared by: who played whom, and when. */
export function eventGames(db: Kysely<Database>, id: number): EventGames {
  const { code, startDate, endDate } = statement<[number], Omit<EventGames, 'games'>>(
    db,
    'select code, start_date as startDate, end_date as endDate from tournament where id = ?',
  ).get(id) as Omit<EventGames, 'games'>
  const games = statement<[number], PersonGame>(
    db,
    `select w.fide_id as white, b.fide_id as black, g.white_score as whiteScore, g.black_score as blackScore, g.date
       from game g
       join tournament_player w on w.tournament_id = g.tournament_id and w.start_number = g.white
       join tournament_player b on b.tournament_id = g.tournament_id and b.start_number = g.black
       where g.tournament_id = ? order by g.number`,
  ).all(id)
  return { code, startDate, endDate, games }
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
