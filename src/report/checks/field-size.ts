import { phrase } from '../../shared/messages/phrase.js'
import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'

/** Players and games, where the officer said how many there must be: no text of the regulations does. */
export const checkFieldSize: Check = ({ report, games, context: { checks, registration, file } }) => {
  // An unregistered games CSV is refused for that alone.
  if (report.format === 'csv' && registration === null) return []
  const leastPlayers = checks['too-few-players'].threshold
  const leastGames = checks['too-few-games'].threshold
  const players = report.players.length
  const played = games.filter(({ unrated }) => unrated === null).length
  return [
    ...(leastPlayers !== null && players < leastPlayers
      ? [problem('players-too-few', { players: phrase('players', { count: players }), least: leastPlayers }, { file })]
      : []),
    ...(leastGames !== null && played < leastGames
      ? [problem('games-too-few', { games: phrase('games', { count: played }), least: leastGames }, { file })]
      : []),
  ]
}
