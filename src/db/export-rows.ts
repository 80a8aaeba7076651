import type { Kysely } from 'kysely'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { UnplayedReason } from '../shared/game.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf, type Store } from './connect.js'
import { statement } from './prepared.js'
import type { Database, EventChangeRow, PlayerRow, RatingChangeRow, RatingListRow, TournamentRow } from './schema.js'

/** What of the store is given out: some types, and the lists between two months, both included; null: from the first, to the last. */
export interface ExportRange {
  readonly types: readonly RatingType[]
  readonly from: ListMonth | null
  readonly to: ListMonth | null
}

export type ExportedList = Omit<RatingListRow, 'in_force' | 'source_name' | 'flag_known' | 'doubled'>

/** A tournament that counts; `list`: the one that rated it, or that holds it, or else the one it waits for. */
export type ExportedTournament = Pick<TournamentRow, (typeof TOURNAMENT_COLUMNS)[number]> & { readonly list: ListMonth }

export interface ExportedGame {
  readonly list: ListMonth
  readonly type: RatingType
  readonly tournament: string
  readonly number: number
  readonly round: number
  readonly date: IsoDate | null
  readonly white_id: number
  readonly black_id: number
  readonly white_score: number
  readonly black_score: number
  readonly unplayed: UnplayedReason | null
}

/** `tournament`: its code. */
export type ExportedEvent = Omit<EventChangeRow, 'tournament_id'> & { readonly tournament: string }

/** Whether there is anything at all: a list, or a tournament that waits for one. */
export function holdsAnything(db: Kysely<Database>): boolean {
  const sql = 'select exists (select 1 from rating_list) or exists (select 1 from tournament)'
  return statement<[], number>(db, sql, 'values').get() === 1
}

/** Whether a list or a tournament that counts is in a range. */
export function holdsAnyOf(db: Kysely<Database>, range: ExportRange): boolean {
  const { from, to } = monthsOf(range)
  const isList = 'select 1 from rating_list where type = ? and list between ? and ? limit 1'
  const isTournament = `select 1 ${COUNTED} limit 1`
  return range.types.some((type) =>
    [isList, isTournament].some(
      (sql) =>
        statement<[RatingType, ListMonth, ListMonth], number>(db, sql, 'values').get(type, from, to) !== undefined,
    ),
  )
}

/** Runs `work` on the store as it is at its first read, whatever another connection writes meanwhile. */
export async function inSnapshot<T>({ db }: Store, work: () => Promise<T>): Promise<T> {
  const handle = handleOf(db)
  // A store that is only looked into is one moment already.
  if (handle.inTransaction) return work()
  handle.exec('begin')
  try {
    return await work()
  } finally {
    handle.exec('rollback')
  }
}

/** All lists by type, month and series. */
export function exportedLists(db: Kysely<Database>, range: ExportRange): Generator<ExportedList> {
  return ofEachType<ExportedList>(
    db,
    range,
    `select type, list, series, edition, base_series, anchor, players, rated, closed, fingerprint
     from rating_list where type = ? and list between ? and ? order by list, series`,
  )
}

/** Everybody known, as he is known now, by FIDE ID. */
export function exportedPlayers(db: Kysely<Database>): IterableIterator<PlayerRow> {
  return handleOf(db).prepare<[], PlayerRow>('select * from player order by fide_id').iterate()
}

/** Of a tournament what is given out. */
export const TOURNAMENT_COLUMNS = [
  'type',
  'code',
  'revision',
  'name',
  'city',
  'federation',
  'start_date',
  'end_date',
  'received_date',
  'system',
  'time_control',
  'chief_arbiter',
  'rounds',
  'is_match',
  'games',
  'due_list',
  'rated_in',
  'pooled_in',
  'file_sha256',
  'content_sha256',
] as const satisfies readonly (keyof TournamentRow)[]

const LIST_OF_TOURNAMENT = 'coalesce(rated_in, pooled_in, due_list)'

const COUNTED = `from tournament where type = ? and state = 'accepted' and ${LIST_OF_TOURNAMENT} between ? and ?`

/** Tournaments that count, by type, list and code. */
export function exportedTournaments(db: Kysely<Database>, range: ExportRange): Generator<ExportedTournament> {
  const columns = `${LIST_OF_TOURNAMENT} as list, ${TOURNAMENT_COLUMNS.join(', ')}`
  return ofEachType<ExportedTournament>(db, range, `select ${columns} ${COUNTED} order by list, code`)
}

/** The pairings of all tournaments that count, in the order of the tournaments and of each report. */
export function* exportedGames(db: Kysely<Database>, range: ExportRange): Generator<ExportedGame> {
  const tournaments = ofEachType<Pick<ExportedTournament, 'type' | 'list' | 'code'> & { readonly id: number }>(
    db,
    range,
    `select id, type, ${LIST_OF_TOURNAMENT} as list, code ${COUNTED} order by list, code`,
  )
  const games = statement<[number], Omit<ExportedGame, 'list' | 'type' | 'tournament'>>(
    db,
    `select game.number, round, date, white.fide_id as white_id, black.fide_id as black_id, white_score, black_score, unplayed
     from game
     cross join tournament_player white on white.tournament_id = game.tournament_id and white.start_number = game.white
     cross join tournament_player black on black.tournament_id = game.tournament_id and black.start_number = game.black
     where game.tournament_id = ? order by game.number`,
  )
  for (const { id, type, list, code } of tournaments) {
    for (const game of games.all(id)) yield { list, type, tournament: code, ...game }
  }
}

/** What each list did to each player, by type, list and FIDE ID. */
export function exportedChanges(db: Kysely<Database>, range: ExportRange): Generator<RatingChangeRow> {
  const sql = 'select * from rating_change where type = ? and list between ? and ? order by list, fide_id'
  return ofEachType<RatingChangeRow>(db, range, sql)
}

/** The same of each tournament a player took part in, by type, list, FIDE ID and code. */
export function exportedEvents(db: Kysely<Database>, range: ExportRange): Generator<ExportedEvent> {
  return ofEachType<ExportedEvent>(
    db,
    range,
    `select event.type, event.list, event.fide_id, tournament.code as tournament, basis, own_rating, event.games, score,
       sum_of_deltas, k
     from event_change event cross join tournament on tournament.id = event.tournament_id
     where event.type = ? and event.list between ? and ? order by event.list, event.fide_id, tournament.code`,
  )
}

/** Runs a query of a type, a first and a last list for each type. */
function* ofEachType<Row>(db: Kysely<Database>, range: ExportRange, sql: string): Generator<Row> {
  const { from, to } = monthsOf(range)
  const select = handleOf(db).prepare<[RatingType, ListMonth, ListMonth], Row>(sql)
  for (const type of range.types) yield* select.iterate(type, from, to)
}

/** The first and the last month of a range; where none is named, one before or after every list there can be. */
export function monthsOf({ from, to }: ExportRange): { readonly from: ListMonth; readonly to: ListMonth } {
  return { from: from ?? '0000-01', to: to ?? '9999-12' }
}
