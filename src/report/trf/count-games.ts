import type { CrosstableRow } from '../parsed-report.js'
import { cellKind } from '../result-code.js'

/**
 * Pairings of two players that a crosstable prints, in one row or in both: those with a result in at least one of them,
 * and those without.
 */
export function countGames(rows: readonly CrosstableRow[]): { readonly games: number; readonly unfinished: number } {
  const byNumber = new Map(rows.map((row) => [row.player.startNumber, row]))
  let [games, unfinished] = [0, 0]
  for (const row of rows) {
    const { startNumber } = row.player
    row.rounds.forEach((cell, index) => {
      if (cell.opponent === null) return
      const other = byNumber.get(cell.opponent)
      const back = other === row ? undefined : other?.rounds[index]
      const isMutual = back !== undefined && back.opponent === startNumber
      // A game that stands in both rows is counted in the one of the lower number.
      if (isMutual && startNumber > cell.opponent) return
      const hasResult = cellKind(cell) !== 'unfinished' || (isMutual && cellKind(back) !== 'unfinished')
      if (hasResult) games++
      else unfinished++
    })
  }
  return { games, unfinished }
}
