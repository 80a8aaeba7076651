import { phrase, typePhrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import { type Check, type Draft, ratingAtStart } from '../check.js'
import { playerLabel } from '../player-label.js'

/** Games of a match that are not rated: with an unrated player (art. 6.1), and after it is decided (6.2). */
export const checkMatch: Check = (draft) => (draft.isMatch ? [...unratedPlayers(draft), ...decided(draft)] : [])

function unratedPlayers(draft: Draft): readonly Problem[] {
  const { report, games, type, startDate, context } = draft
  if (type === null || startDate === null) return []
  const playing = new Set(games.filter(({ unrated }) => unrated === null).flatMap(({ white, black }) => [white, black]))
  return report.players
    .filter(({ startNumber }) => playing.has(startNumber) && draft.players.has(startNumber))
    .filter(({ startNumber }) => ratingAtStart(draft, startNumber) === null)
    .map((player) =>
      problem(
        'match-unrated-player',
        { player: playerLabel(player, report.format), type: typePhrase(type), startDate },
        { file: context.file, line: player.line },
      ),
    )
}

function decided({ games, length, context: { law, file } }: Draft): readonly Problem[] {
  const after = law.gamesAfterDecision(games, length)
  const played = games.filter(({ unrated }, index) => unrated === null && after.has(index))
  if (played.length === 0) return []
  const rounds = [...new Set(played.map(({ round }) => round))].join(', ')
  return [problem('match-decided', { games: phrase('games', { count: played.length }), rounds }, { file })]
}
