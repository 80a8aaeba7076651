import type { CsvRow } from '../../shared/csv-table.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { ListedGame, Outcome } from '../game-list/listed-game.js'
import { reportedDate } from '../report-date.js'
import { isPossibleResult, type ReportedScore, reportedScore } from './score.js'

export type GamesColumn =
  | 'tournament'
  | 'round'
  | 'white_id'
  | 'black_id'
  | 'white_score'
  | 'black_score'
  | 'date'
  | 'white_name'
  | 'black_name'
  | 'board'
  | 'forfeit'

export interface GameRowReading {
  readonly row: ListedGame
  readonly problems: readonly Problem[]
}

/** Reads one row; whatever is wrong with it is named, and what can be read is kept for the checks that follow. */
export function gameRow(cells: CsvRow<GamesColumn>, file: string): GameRowReading {
  const { line } = cells
  const place = { file, line }
  const problems: Problem[] = []
  const tournament = cells.get('tournament')
  if (tournament === '') problems.push(problem('games-tournament-missing', {}, place))
  const round = cells.get('round')
  if (!isRound(round)) problems.push(problem('games-round-unreadable', { printed: round }, place))
  const result = resultOf(cells, file)
  problems.push(...result.problems)

  const date = cells.get('date')
  const row: ListedGame = {
    line,
    tournament,
    white: { idText: cells.get('white_id'), name: cells.get('white_name') },
    black: { idText: cells.get('black_id'), name: cells.get('black_name') },
    board: cells.get('board'),
    date: date === '' ? null : reportedDate(date, line),
    outcome: result.scores === null || !isRound(round) ? null : { round: Number(round), ...result.scores },
  }
  return { row, problems }
}

/** Rounds count from 1. */
function isRound(text: string): boolean {
  return /^0*[1-9]\d{0,3}$/.test(text)
}

function resultOf(
  cells: CsvRow<GamesColumn>,
  file: string,
): { readonly scores: Omit<Outcome, 'round'> | null; readonly problems: readonly Problem[] } {
  const place = { file, line: cells.line }
  const [forfeit, ofWhite, ofBlack] = [cells.get('forfeit'), cells.get('white_score'), cells.get('black_score')]
  const [white, black] = [reportedScore(ofWhite), reportedScore(ofBlack)]
  const problems = [
    ...scoreProblems(white, 'white_score', ofWhite, place),
    ...scoreProblems(black, 'black_score', ofBlack, place),
  ]
  if (!/^[01]?$/.test(forfeit)) problems.push(problem('games-forfeit-unreadable', { printed: forfeit }, place))
  if (problems.length > 0 || !('score' in white) || !('score' in black)) return { scores: null, problems }

  const unplayed = forfeit === '1' || (white.kind === 'forfeit' && black.kind === 'forfeit')
  const disagree = !isPossibleResult(white.score, black.score) || (!unplayed && white.kind !== black.kind)
  if (disagree) {
    return { scores: null, problems: [problem('games-scores-disagree', { white: ofWhite, black: ofBlack }, place)] }
  }
  return {
    scores: { whiteScore: white.score, blackScore: black.score, unrated: unplayed ? 'forfeit' : null },
    problems,
  }
}

function scoreProblems(
  { kind }: ReportedScore,
  column: 'white_score' | 'black_score',
  printed: string,
  place: Place,
): readonly Problem[] {
  switch (kind) {
    case 'missing':
      return [problem('games-score-missing', { column }, place)]
    case 'date':
      return [problem('games-score-is-date', { column, printed }, place)]
    case 'unreadable':
      return [problem('games-score-unreadable', { column, printed }, place)]
    default:
      return []
  }
}
