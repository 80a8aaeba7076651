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
  const met = new Map<number, NumberedGame[]>()
  const problems: Problem[] = []
  for (const game of games) {
    const { line, white, black, outcome } = game
    const player = playerOf(white)
    if (outcome === null || player === undefined) continue
    const place = { file, line }
    if (white === black && reportedId(player.fideIdText).kind === 'number') {
      problems.push(problem('plays-himself', { round: outcome.round, player: playerLabel(player, format) }, place))
      continue
    }
    const before = met.get(white * NUMBERS + black)
    const same = before?.find((other) => saysTheSame(other, game))
    if (same !== undefined) problems.push(problem('games-row-repeated', { otherLine: same.line }, place))
    else if (before === undefined) met.set(white * NUMBERS + black, [game])
    else before.push(game)
  }
  return problems
}

/** More than there are start numbers. */
const NUMBERS = 2 ** 26

/** Whether two games between the same players with the same colours can not be told apart. */
function saysTheSame(one: NumberedGame, other: NumberedGame): boolean {
  return (
    one.board === other.board &&
    one.date?.text === other.date?.text &&
    one.outcome?.round === other.outcome?.round &&
    one.outcome?.whiteScore === other.outcome?.whiteScore &&
    one.outcome?.blackScore === other.outcome?.blackScore &&
    one.outcome?.unrated === other.outcome?.unrated
  )
}

/** Somebody in two games of one round without a board: a double round, or a game entered twice. */
function roundsPlayedTwice({ games, playerOf, format, file }: GamesOf): readonly Problem[] {
  const lines = new Map<number, number>()
  const problems: Problem[] = []
  for (const { line, white, black, board, outcome } of games) {
    if (outcome === null || outcome.unrated !== null || board !== '') continue
    const { round } = outcome
    // Two players who met twice are said once.
    let isSaid = false
    for (const number of [white, black]) {
      const key = round * NUMBERS + number
      const otherLine = lines.get(key)
      if (otherLine === undefined) lines.set(key, line)
      const player = playerOf(number)
      if (isSaid || otherLine === undefined || otherLine === line || player === undefined) continue
      const args = { player: playerLabel(player, format), round, otherLine }
      problems.push(problem('games-twice-in-round', args, { file, line }))
      isSaid = true
    }
  }
  return problems
}
