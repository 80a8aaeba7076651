import { type Problem, problem } from '../shared/problem.js'
import type { Crosstable, CrosstableRow, RoundCell } from './parsed-report.js'
import { playerLabel } from './player-label.js'
import { cellKind, codeScore } from './result-code.js'

/** What an unplayed round can be worth beside its code: programs print byes and absences as `-` and add the point. */
const UNPLAYED_ROUND_WORTH = 100

/**
 * Compares the points column with the results. Points outside of what the results and the unplayed rounds can give
 * refuse the report; points are never used for rating. Blank points, and scoring of the tournament's own (162, 299,
 * XXS, BB records), are not checked.
 */
export function pointsProblems(table: Crosstable, file: string): readonly Problem[] {
  if (table.ownScoring) return []
  const rounds = Math.max(0, ...table.rows.map((row) => row.rounds.length))
  return table.rows.map((row) => pointsProblem(row, rounds, file)).filter((found) => found !== null)
}

function pointsProblem({ player, points, rounds }: CrosstableRow, roundCount: number, file: string): Problem | null {
  if (points === null) return null
  let [sum, unplayed] = [0, roundCount]
  for (const cell of rounds) {
    sum += codeScore(cell.result)
    if (isPlayed(cell)) unplayed--
  }
  if (points >= sum && points <= sum + unplayed * UNPLAYED_ROUND_WORTH) return null
  const args = { player: playerLabel(player), printed: pointsText(points), sum: pointsText(sum), unplayed }
  return problem('points-disagree', args, { file, line: player.line })
}

function isPlayed(cell: RoundCell): boolean {
  const kind = cellKind(cell)
  return cell.opponent !== null && (kind === 'played' || kind === 'short')
}

/** Hundredths of a point as a crosstable prints them: 250 -> `2.5`. */
function pointsText(hundredths: number): string {
  return hundredths % 10 === 0 ? (hundredths / 100).toFixed(1) : (hundredths / 100).toFixed(2)
}
