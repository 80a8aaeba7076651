import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type {
  Database,
  EventChangeRow,
  PoolImportRow,
  RatingChangeRow,
  TitleReachedRow,
  TournamentRow,
} from './schema.js'

/** What a list did to one player, as it was stored. */
export interface StoredChange {
  readonly change: RatingChangeRow | null
  readonly events: readonly EventChangeRow[]
  readonly titles: readonly TitleReachedRow[]
}

export async function storedChange(
  db: Kysely<Database>,
  type: RatingType,
  list: ListMonth,
  fideId: number,
): Promise<StoredChange> {
  const [change, events, titles] = await Promise.all([
    db
      .selectFrom('rating_change')
      .selectAll()
      .where('type', '=', type)
      .where('list', '=', list)
      .where('fide_id', '=', fideId)
      .executeTakeFirst(),
    db
      .selectFrom('event_change')
      .selectAll()
      .where('type', '=', type)
      .where('list', '=', list)
      .where('fide_id', '=', fideId)
      .orderBy('tournament_id')
      .execute(),
    db
      .selectFrom('title_reached')
      .selectAll()
      .where('type', '=', type)
      .where('list', '=', list)
      .where('fide_id', '=', fideId)
      .orderBy('rating')
      .orderBy('title')
      .execute(),
  ])
  return { change: change ?? null, events, titles }
}

export async function tournamentById(db: Kysely<Database>, id: number): Promise<TournamentRow> {
  return db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Lines of an event that came in by `frl import pool`. */
export function importedPoolLines(
  db: Kysely<Database>,
  type: RatingType,
  fideId: number,
  event: string,
  ratedIn: ListMonth,
): Promise<PoolImportRow[]> {
  return db
    .selectFrom('pool_import')
    .selectAll()
    .where('type', '=', type)
    .where('fide_id', '=', fideId)
    .where('event', '=', event)
    .where('rated_in', '=', ratedIn)
    .orderBy('number')
    .execute()
}

/** Tournaments of a player, of one type, that were due between two lists. */
export function tournamentsOfPlayer(
  db: Kysely<Database>,
  type: RatingType,
  fideId: number,
  from: ListMonth,
  until: ListMonth,
): Promise<TournamentRow[]> {
  return db
    .selectFrom('tournament_player')
    .innerJoin('tournament', 'tournament.id', 'tournament_player.tournament_id')
    .selectAll('tournament')
    .where('tournament_player.fide_id', '=', fideId)
    .where('tournament.type', '=', type)
    .where('tournament.due_list', '>=', from)
    .where('tournament.due_list', '<=', until)
    .orderBy('tournament.start_date')
    .orderBy('tournament.code')
    .orderBy('tournament.revision')
    .execute()
}
