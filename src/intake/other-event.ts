import type { Kysely } from 'kysely'
import { eventGames } from '../db/overlapping-events.js'
import type { Database } from '../db/schema.js'
import { latestRevisionOf } from '../db/tournament-store.js'
import { gamesInCommon } from '../report/same-event.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import { type Problem, problem } from '../shared/problem.js'
import { personGames } from './person-games.js'

/**
 * A report of other days with other games under a stored code is no correction of it: the next month of a league, or the
 * next event of a series. Taken as a revision it would put the stored games off the list. Where the days meet it is a
 * revision, as any other content under the code is, and what it replaces is said. null where most games are the same, or
 * the code is new.
 */
export function otherEventProblem(
  db: Kysely<Database>,
  tournament: ValidTournament | null,
  file: string,
): Problem | null {
  const latest = tournament === null ? null : latestRevisionOf(db, tournament.code)
  if (tournament === null || latest === null) return null
  const stored = eventGames(db, latest)
  const games = personGames(tournament)
  const shared = gamesInCommon(games, stored.games)
  const fewer = Math.min(games.length, stored.games.length)
  if (shared * CORRECTION.of >= fewer * CORRECTION.shared) return null
  const { code, startDate, endDate } = tournament
  const args = { code, shared, games: games.length, startDate, endDate }
  const there = { storedGames: stored.games.length, storedStart: stored.startDate, storedEnd: stored.endDate }
  const daysMeet = startDate <= stored.endDate && stored.startDate <= endDate
  return problem(daysMeet ? 'revision-of-other-games' : 'report-of-other-event', { ...args, ...there }, { file })
}

/** A correction has at least half of the games of the smaller of the two: the same players with the same colours. */
const CORRECTION = { shared: 1, of: 2 }
