import { type Kysely, sql, type Transaction } from 'kysely'
import type { ListSpan } from '../period/belonging.js'
import type { MonthGame } from '../period/tournament.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { statement } from './prepared.js'
import type { Database, TournamentRow, TournamentState } from './schema.js'

/**
 * Accepted tournaments that may belong to a list: those rated on it before, and those no list has taken yet. A
 * tournament is never rated later than the third list after its end, so older ones need not be looked at.
 */
export function tournamentsFor(db: Kysely<Database>, type: RatingType, list: ListMonth): Promise<TournamentRow[]> {
  return db
    .selectFrom('tournament')
    .selectAll()
    .where('type', '=', type)
    .where('state', '=', 'accepted')
    .where('due_list', '<=', list)
    .where('due_list', '>=', addMonths(list, -LONGEST_WAIT))
    .where('last_list', '>=', list)
    .where((where) => where.or([where('rated_in', 'is', null), where('rated_in', '=', list)]))
    .orderBy('start_date')
    .orderBy('end_date')
    .orderBy('code')
    .execute()
}

/** No edition lets a report wait longer than this many months after the list it is due on: eight quarterly lists. */
const LONGEST_WAIT = 24

/** Accepted tournaments that no own list rated and no pool took in, due before a list. */
export function tournamentsWaiting(
  db: Kysely<Database>,
  type: RatingType,
  before: ListMonth,
): Promise<TournamentRow[]> {
  return db
    .selectFrom('tournament')
    .selectAll()
    .where('type', '=', type)
    .where('state', '=', ACCEPTED)
    .where('rated_in', 'is', null)
    .where('pooled_in', 'is', null)
    .where('due_list', '<', before)
    .orderBy('start_date')
    .orderBy('end_date')
    .orderBy('code')
    .execute()
}

/** Written into the query: a partial index is chosen by what the query says, not by what is bound to it. */
const ACCEPTED = sql.lit<TournamentState>('accepted')

/** The first list any accepted tournament of a type is due on; null without one. */
export async function firstDueList(db: Kysely<Database>, type: RatingType): Promise<ListMonth | null> {
  const row = await db
    .selectFrom('tournament')
    .select('due_list')
    .where('type', '=', type)
    .where('state', '=', 'accepted')
    .orderBy('due_list')
    .limit(1)
    .executeTakeFirst()
  return row?.due_list ?? null
}

/** Tournaments whose pools were filled because an official list holds them, from a list on. */
export function tournamentsPooled(db: Kysely<Database>, type: RatingType, from: ListMonth): Promise<TournamentRow[]> {
  return db
    .selectFrom('tournament')
    .selectAll()
    .where('type', '=', type)
    .where('pooled_in', '>=', from)
    .orderBy('code')
    .execute()
}

export function markRatedIn(trx: Transaction<Database>, ids: readonly number[], list: ListMonth): void {
  const mark = statement<[ListMonth, number], never>(trx, 'update tournament set rated_in = ? where id = ?')
  for (const id of ids) mark.run(list, id)
}

/** The official list that holds a tournament, once its pools are filled. */
export async function markPooledIn(trx: Transaction<Database>, id: number, list: ListMonth): Promise<void> {
  await trx.updateTable('tournament').set({ pooled_in: list }).where('id', '=', id).execute()
}

/** When and on which list a stored tournament may be rated. */
export function spanOf({ due_list, last_list }: TournamentRow): ListSpan {
  return { dueList: due_list, lastList: last_list }
}

/** Players of a tournament by start number, and its games with players as places in that order. */
export interface StoredCrosstable {
  readonly fideIds: readonly number[]
  readonly startNumbers: readonly number[]
  readonly games: readonly MonthGame[]
}

export function crosstableReader(db: Kysely<Database>): (tournamentId: number) => StoredCrosstable {
  const handle = handleOf(db)
  const players = handle
    .prepare<[number], [number, number]>(
      'select start_number, fide_id from tournament_player where tournament_id = ? order by start_number',
    )
    .raw()
  const games = handle
    .prepare<[number], [number, number, number, number, number, MonthGame['unplayed']]>(
      `select round, white, black, white_score, black_score, unplayed from game
       where tournament_id = ? order by number`,
    )
    .raw()
  return (tournamentId) => {
    const rows = players.all(tournamentId)
    const placeOf = new Map(rows.map(([startNumber], place) => [startNumber, place]))
    return {
      fideIds: rows.map(([, fideId]) => fideId),
      startNumbers: rows.map(([startNumber]) => startNumber),
      games: games.all(tournamentId).map(([round, white, black, whiteScore, blackScore, unplayed]) => ({
        round,
        white: placeOf.get(white) ?? -1,
        black: placeOf.get(black) ?? -1,
        whiteScore,
        blackScore,
        unplayed,
      })),
    }
  }
}
