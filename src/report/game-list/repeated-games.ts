import { type Problem, problem } from '../../shared/problem.js'
import { reportedId } from '../identity/reported-id.js'
import type { ReportedPlayer, ReportFormat } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import type { ListedGame } from './listed-game.js'

/** A game with the start numbers of its players. */
export interface NumberedGame extends Pick<ListedGame, 'line' | 'board' | 'date' | 'outcome'> {
  readonly white: number
  readonly black: number
}

export interface GamesOf {
  readonly games: readonly NumberedGame[]
  /** The player of a start number. */
  readonly playerOf: (startNumber: number) => ReportedPlayer | undefined
  readonly format: ReportFormat
  readonly file: string
}

/** Games that can not be, and of all others whether somebody plays twice in a round. */
export function repeatedGames(of: GamesOf): readonly Problem[] {
  const impossible = impossibleGames(of)
  const lines = new Set(impossible.map(({ line }) => line))
  return [...impossible, ...roundsPlayedTwice({ ...of, games: of.games.filter(({ line }) => !lines.has(line)) })]
}

/** Games in which somebody plays himself, and games that say what an earlier one has said. */
function impossibleGames({ games, playerOf, format, file }: GamesOf): readonly Problem[] {
  const lines = new Map<string, number>()
  return games.flatMap(({ line, white, black, board, date, outcome }) => {
    const player = playerOf(white)
    if (outcome === null || player === undefined) return []
    const place = { file, line }
    if (white === black && reportedId(player.fideIdText).kind === 'number') {
      return [problem('plays-himself', { round: outcome.round, player: playerLabel(player, format) }, place)]
    }
    const key = JSON.stringify([white, black, board, date?.text, outcome])
    const otherLine = lines.get(key)
    if (otherLine !== undefined) return [problem('games-row-repeated', { otherLine }, place)]
    lines.set(key, line)
    return []
  })
}

/** Somebody in two games of one round without a board: a double round, or a game entered twice. */
function roundsPlayedTwice({ games, playerOf, format, file }: GamesOf): readonly Problem[] {
  const lines = new Map<string, number>()
  return games.flatMap(({ line, white, black, board, outcome }) => {
    if (outcome === null || outcome.unrated !== null || board !== '') return []
    const again = [white, black].flatMap((number) => {
      const key = `${outcome.round} ${number}`
      const otherLine = lines.get(key)
      lines.set(key, otherLine ?? line)
      const player = playerOf(number)
      return otherLine === undefined || otherLine === line || player === undefined ? [] : [{ player, otherLine }]
    })
    // Two players who met twice are said once.
    return again.slice(0, 1).map(({ player, otherLine }) => {
      const args = { player: playerLabel(player, format), round: outcome.round, otherLine }
      return problem('games-twice-in-round', args, { file, line })
    })
  })
}
