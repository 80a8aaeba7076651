import type { CrosstableRow } from '../parsed-report.js'
import { cellKind } from '../result-code.js'

/**
 * Pairings of two players that a crosstable prints, in whichever rows: those with a result in at least one of them, and
 * those without.
 */
export function countGames(rows: readonly CrosstableRow[]): { readonly games: number; readonly unfinished: number } {
  const hasResult = new Map<string, boolean>()
  for (const { player, rounds } of rows) {
    rounds.forEach((cell, index) => {
      if (cell.opponent === null) return
      const pair = [player.startNumber, cell.opponent].sort((a, b) => a - b).join(' ')
      const key = `${index} ${pair}`
      hasResult.set(key, cellKind(cell) !== 'unfinished' || hasResult.get(key) === true)
    })
  }
  const games = [...hasResult.values()].filter((one) => one).length
  return { games, unfinished: hasResult.size - games }
}
