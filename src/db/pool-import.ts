import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { PooledGame } from '../report/read-pool-csv.js'
import type { ListMonth } from '../shared/dates.js'
import type { Pass } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { poolWriter } from './pools.js'
import { inserter } from './prepared.js'
import type { Database } from './schema.js'

/** Stores pooled games line by line and added up by event; an event of a player that is there already is replaced. */
export async function saveImportedPool(
  trx: Transaction<Database>,
  type: RatingType,
  games: readonly PooledGame[],
  pass: Pass,
): Promise<void> {
  const writeLine = inserter(trx, 'pool_import', [
    'type',
    'fide_id',
    'event',
    'rated_in',
    'number',
    'opponent_rating',
    'score',
    'unrated',
  ])
  const events = poolWriter(trx)
  const forgotten = await forgetEvents(trx, type, games)
  for (const ofEvent of byEvent(games)) {
    const [first] = ofEvent
    if (first === undefined) continue
    ofEvent.forEach(({ fideId, event, ratedIn, opponentRating, score, forfeit }, number) => {
      const unrated = forfeit ? 'forfeit' : opponentRating === null ? 'unrated-opponent' : null
      writeLine([type, fideId, event, ratedIn, number, opponentRating, score, unrated])
    })
    const counting = ofEvent.filter(({ opponentRating, forfeit }) => opponentRating !== null && !forfeit)
    const days = ofEvent.map(({ startDate }) => startDate).sort()
    events.add({
      type,
      fide_id: first.fideId,
      rated_in: first.ratedIn,
      code: first.event,
      tournament_id: 0,
      start_date: days[0] ?? first.startDate,
      end_date: days.at(-1) ?? first.startDate,
      games: counting.length,
      score: counting.reduce((sum, { score }) => sum + score, 0),
      sum_of_opponents: counting.reduce((sum, { opponentRating }) => sum + (opponentRating ?? 0), 0),
    })
    await pass(ofEvent.length)
  }
  events.end()
  const written = games.map(({ ratedIn }) => ratedIn)
  for (const list of new Set([...forgotten, ...written])) await describeImport(trx, type, list)
}

/**
 * What was imported for the lists up to one, a hash a list. All of it counts, for the oldest event too may be the first
 * one of somebody whose later ones are judged by it (decision A9).
 */
export async function importedPoolInputs(
  db: Kysely<Database>,
  type: RatingType,
  until: ListMonth,
): Promise<readonly (readonly [list: ListMonth, content: string])[]> {
  const rows = await db
    .selectFrom('imported_pool')
    .select(['rated_in', 'content'])
    .where('type', '=', type)
    .where('rated_in', '<=', until)
    .orderBy('rated_in')
    .execute()
  return rows.map(({ rated_in, content }) => [rated_in, content])
}

/** Puts down by content what is imported for a list now. */
async function describeImport(trx: Transaction<Database>, type: RatingType, list: ListMonth): Promise<void> {
  const events = handleOf(trx)
    .prepare<[string, string]>(
      `select fide_id, code, start_date, end_date, games, score, sum_of_opponents from pool_event
       where type = ? and rated_in = ? and tournament_id = 0 order by fide_id, code`,
    )
    .raw()
    .all(type, list)
  await trx.deleteFrom('imported_pool').where('type', '=', type).where('rated_in', '=', list).execute()
  if (events.length === 0) return
  const content = createHash('sha256').update(JSON.stringify(events)).digest('hex')
  await trx.insertInto('imported_pool').values({ type, rated_in: list, content }).execute()
}

/** @returns the lists for which the forgotten events counted */
async function forgetEvents(
  trx: Transaction<Database>,
  type: RatingType,
  games: readonly PooledGame[],
): Promise<ListMonth[]> {
  const lists: ListMonth[] = []
  const events = new Map(games.map(({ fideId, event }) => [`${fideId} ${event}`, { fideId, event }]))
  for (const { fideId, event } of events.values()) {
    const lines = trx.deleteFrom('pool_import').where('type', '=', type).where('fide_id', '=', fideId)
    await lines.where('event', '=', event).execute()
    const sums = trx.deleteFrom('pool_event').where('type', '=', type).where('fide_id', '=', fideId)
    const gone = await sums.where('code', '=', event).where('tournament_id', '=', 0).returning('rated_in').execute()
    lists.push(...gone.map(({ rated_in }) => rated_in))
  }
  return lists
}

/** Games of one player in one event and list, in the order of the file. */
function byEvent(games: readonly PooledGame[]): readonly (readonly PooledGame[])[] {
  const events = new Map<string, PooledGame[]>()
  for (const game of games) {
    const key = JSON.stringify([game.fideId, game.event, game.ratedIn])
    const event = events.get(key)
    if (event === undefined) events.set(key, [game])
    else event.push(game)
  }
  return [...events.values()]
}
