import type { Kysely } from 'kysely'
import { type EventGames, maySameEvent, type PersonGame } from '../report/same-event.js'
import { statement } from './prepared.js'
import type { Database } from './schema.js'

/**
 * Accepted tournaments under other codes which overlap an event in time and in which two who met in it met too, with the same
 * colours and scores, with their games: what it may be the same event as. None where they share too few games for that.
 */
export function overlappingEvents(db: Kysely<Database>, event: EventGames): EventGames[] {
  const met = new Set<string>()
  const played = new Set<number>()
  for (const { white, black, whiteScore, blackScore } of event.games) {
    met.add(meetingOf(white, black, whiteScore, blackScore))
    played.add(white).add(black)
  }
  const entrants = statement<[string, string, string, string], [id: number, startNumber: number, fideId: number]>(
    db,
    `select t.id, p.start_number, p.fide_id from json_each(?) played
       cross join tournament_player p on p.fide_id = played.value cross join tournament t on t.id = p.tournament_id
     where t.state = 'accepted' and t.code <> ? and t.start_date <= ? and t.end_date >= ?`,
    'lists',
  )
  const sharedBy = new Map<number, Map<number, number>>()
  for (const [id, startNumber, fideId] of entrants.all(
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
  const gamesOf = statement<[number], number>(db, 'select games from tournament where id = ?', 'values')
  const sharing = [...sharedBy]
    .filter(([, persons]) => persons.size > 1)
    .map(([id, persons]) => ({
      id,
      shared: pairingsOf(id, persons).filter((pairing) => haveMet(pairing, persons, met)).length,
      games: gamesOf.get(id) ?? 0,
    }))
    .filter(({ shared }) => shared > 0)
  if (!maySameEvent(event.games.length, sharing)) return []
  return sharing
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .map((id) => eventGames(db, id))
}

/** Whether a game by start numbers is one of those that two persons met in. */
function haveMet(
  [white, black, whiteScore, blackScore]: Pairing,
  persons: ReadonlyMap<number, number>,
  met: ReadonlySet<string>,
): boolean {
  const one = persons.get(white)
  const other = one === undefined ? undefined : persons.get(black)
  return one !== undefined && other !== undefined && met.has(meetingOf(one, other, whiteScore, blackScore))
}

type Pairing = readonly [white: number, black: number, whiteScore: number, blackScore: number]

/** Who met with which colours and scores, in words: no two meetings read the same. */
function meetingOf(white: number, black: number, whiteScore: number, blackScore: number): string {
  return `${white} ${black} ${whiteScore} ${blackScore}`
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
