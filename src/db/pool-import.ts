import type { Transaction } from 'kysely'
import type { PooledGame } from '../report/read-pool-csv.js'
import type { RatingType } from '../shared/rating-type.js'
import { poolWriter } from './pools.js'
import { inserter } from './prepared.js'
import type { Database } from './schema.js'

/** Stores pooled games line by line and added up by event; an event of a player that is there already is replaced. */
export async function saveImportedPool(
  trx: Transaction<Database>,
  type: RatingType,
  games: readonly PooledGame[],
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
  const writeEvent = poolWriter(trx)
  await forgetEvents(trx, type, games)
  for (const ofEvent of byEvent(games)) {
    const [first] = ofEvent
    if (first === undefined) continue
    ofEvent.forEach(({ fideId, event, ratedIn, opponentRating, score, forfeit }, number) => {
      const unrated = forfeit ? 'forfeit' : opponentRating === null ? 'unrated-opponent' : null
      writeLine([type, fideId, event, ratedIn, number, opponentRating, score, unrated])
    })
    const counting = ofEvent.filter(({ opponentRating, forfeit }) => opponentRating !== null && !forfeit)
    const days = ofEvent.map(({ startDate }) => startDate).sort()
    writeEvent({
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
  }
}

async function forgetEvents(trx: Transaction<Database>, type: RatingType, games: readonly PooledGame[]): Promise<void> {
  const events = new Map(games.map(({ fideId, event }) => [`${fideId} ${event}`, { fideId, event }]))
  for (const { fideId, event } of events.values()) {
    const lines = trx.deleteFrom('pool_import').where('type', '=', type).where('fide_id', '=', fideId)
    await lines.where('event', '=', event).execute()
    const sums = trx.deleteFrom('pool_event').where('type', '=', type).where('fide_id', '=', fideId)
    await sums.where('code', '=', event).where('tournament_id', '=', 0).execute()
  }
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
