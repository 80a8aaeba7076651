import type { Entry } from '../period/entry.js'
import { decidedGames, type UnratedReason, unratedReason } from '../period/player-event.js'
import type { MonthTournament } from '../period/tournament.js'
import type { Regulations } from '../regulations/regulations.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import type { ListMonth } from '../shared/dates.js'
import { articleOf } from './explain-events.js'

/** A tournament that is not stored, as the month would read it. Its players stand in the order of the report. */
export function asMonthTournament(
  { code, name, startDate, endDate, isMatch, rounds, players, games }: ValidTournament,
  month: ListMonth,
  regulations: Regulations,
): MonthTournament {
  const placeOf = new Map(players.map(({ startNumber }, place) => [startNumber, place]))
  return {
    ...{ id: NOT_STORED, code, name, startDate, endDate, isMatch, rounds, regulations, listInForce: month },
    players: players.map((_, place) => place),
    games: games.map(({ unrated, ...game }) => ({
      ...game,
      white: placeOf.get(game.white) as number,
      black: placeOf.get(game.black) as number,
      unplayed: unrated,
    })),
  }
}

const NOT_STORED = 0

/** What becomes of the games of an event. */
export interface CountedGames {
  /** Games that count for both players, and those that count for the pool of an unrated one only. */
  readonly ratedGames: number
  readonly pooledGames: number
  /** Games that count for nobody. */
  readonly unratedGames: readonly UnratedGames[]
}

export interface UnratedGames {
  readonly reason: UnratedReason
  readonly article: string
  readonly games: number
}

/** Games by what becomes of them: a game with a reason on both sides counts for nobody. */
export function gamesOf(tournament: MonthTournament, entries: readonly Entry[]): CountedGames {
  const decided = decidedGames(tournament)
  const unrated = new Map<UnratedReason, number>()
  let ratedGames = 0
  let pooledGames = 0
  tournament.games.forEach((game, index) => {
    const [white, black] = [entries[game.white] as Entry, entries[game.black] as Entry]
    const ofWhite = unratedReason(game, white, black, tournament, decided.has(index))
    const ofBlack = unratedReason(game, black, white, tournament, decided.has(index))
    if (ofWhite === null && ofBlack === null) ratedGames++
    else if (ofWhite === null || ofBlack === null) pooledGames++
    else unrated.set(ofWhite, (unrated.get(ofWhite) ?? 0) + 1)
  })
  const { articles } = tournament.regulations
  const unratedGames = [...unrated].map(([reason, games]) => ({ reason, article: articleOf(reason, articles), games }))
  return { ratedGames, pooledGames, unratedGames }
}
