import type { PersonGame } from '../report/same-event.js'
import type { ValidTournament } from '../report/valid-tournament.js'

/** The games of a tournament by who played them, since start numbers are those of one report. */
export function personGames({ players, games }: ValidTournament): readonly PersonGame[] {
  const idOf = new Map(players.map(({ startNumber, fideId }) => [startNumber, fideId]))
  return games.map((game) => ({ ...game, white: idOf.get(game.white) ?? 0, black: idOf.get(game.black) ?? 0 }))
}
