import { type Kysely, sql } from 'kysely'
import type { Origin } from '../shared/player.js'
import { type Problem, type RenderedProblem, renderProblem } from '../shared/problem.js'
import { ratingTypes } from '../shared/rating-type.js'
import type { Database, TournamentRow } from './schema.js'

/** Tournaments that no list has taken yet, or that wait for a person: by type, end and code. */
export function unfinishedTournaments(db: Kysely<Database>): Promise<TournamentRow[]> {
  // Written into the query, not bound to it: by these words the partial indexes are chosen.
  const inQuestion = sql<boolean>`state in ('held', 'correction')`
  const isAccepted = sql<boolean>`state = 'accepted'`
  return db
    .selectFrom('tournament')
    .selectAll()
    .where(inQuestion)
    .unionAll(
      db
        .selectFrom('tournament')
        .selectAll()
        .where('type', 'in', ratingTypes)
        .where(isAccepted)
        .where('rated_in', 'is', null)
        .where('pooled_in', 'is', null),
    )
    .orderBy('type')
    .orderBy('end_date')
    .orderBy('code')
    .orderBy('revision')
    .execute()
}

/** The notes stored with a tournament, in the order they were found. */
export async function tournamentProblems(db: Kysely<Database>, tournamentId: number): Promise<RenderedProblem[]> {
  const rows = await db
    .selectFrom('tournament_problem')
    .select('problem')
    .where('tournament_id', '=', tournamentId)
    .orderBy('number')
    .execute()
  return rows.map(({ problem }) => renderProblem(JSON.parse(problem) as Problem))
}

/** Players who came in by a report: no list and no register knows their ID. */
export async function selfRegisteredPlayers(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('player')
    .select(['fide_id as id', 'name', 'federation', 'birth_year as birthYear'])
    .where('origin', '=', sql.lit<Origin>('report'))
    .orderBy('fide_id')
    .execute()
  return rows
}
