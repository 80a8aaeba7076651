import type { IsoDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import { gamesOfRound, numbered } from './crosstable-round.js'
import type { Crosstable, CrosstableRow, ReportedPlayer } from './parsed-report.js'
import { playerLabel } from './player-label.js'
import { pointsProblems } from './points-column.js'
import { cellKind } from './result-code.js'
import type { TournamentGame } from './valid-tournament.js'

export interface JudgedGames {
  /** In the order of rounds, then of the white player's start number. */
  readonly games: readonly TournamentGame[]
  readonly problems: readonly Problem[]
}

/**
 * The games of a crosstable in which every game stands twice. A game over the board whose halves disagree refuses the
 * report, since whoever believed one half would give one player points that nobody loses (art. 9.1); forfeits, byes
 * and games without a result give no rated game and are noted where their halves differ.
 *
 * @param dates of the rounds, index 0 = round 1; null where the report gives none
 */
export function gamesOfCrosstable(table: Crosstable, dates: readonly (IsoDate | null)[], file: string): JudgedGames {
  const rounds = Math.max(0, ...table.rows.map((row) => row.rounds.length))
  const rowsByNumber = numbered(table)
  const judged = Array.from({ length: rounds }, (_, index) =>
    gamesOfRound(rowsByNumber, { round: index + 1, date: dates[index] ?? null, file }),
  )
  return {
    games: judged.flatMap(({ games }) => games),
    problems: [
      ...startNumbersTwice(table.rows, file),
      ...judged.flatMap(({ problems }) => problems),
      ...resultsOfByes(table.rows, file),
      ...pointsProblems(table, file),
    ],
  }
}

function startNumbersTwice(rows: readonly CrosstableRow[], file: string): readonly Problem[] {
  const firstRows = new Map<number, CrosstableRow>()
  return rows.flatMap(({ player }, index) => {
    const first = firstRows.get(player.startNumber)
    const row = rows[index]
    if (first === undefined && row !== undefined) firstRows.set(player.startNumber, row)
    if (first === undefined) return []
    const { startNumber, name, line } = player
    const args = { startNumber, name, line, otherName: first.player.name, otherLine: first.player.line }
    return [problem('start-number-twice', args, { file, line })]
  })
}

/** One note for all results without an opponent, which TRF06 writes for byes: `0000 - =`, `0000 - +`. */
function resultsOfByes(rows: readonly CrosstableRow[], file: string): readonly Problem[] {
  const cells: { readonly player: ReportedPlayer; readonly text: string }[] = []
  for (const { player, rounds } of rows) {
    for (const [index, cell] of rounds.entries()) {
      if (cell.opponent !== null || cell.colour !== null) continue
      const hasResult = cell.result === '+' || ['played', 'short'].includes(cellKind(cell))
      if (hasResult) cells.push({ player, text: `${index + 1}/${player.startNumber} ${cell.result}` })
    }
  }
  const [first] = cells
  if (first === undefined) return []
  const args = {
    count: cells.length,
    cells: cells.map(({ text }) => text).join(', '),
    first: playerLabel(first.player),
  }
  return [problem('results-of-byes', args, { file, line: first.player.line })]
}
