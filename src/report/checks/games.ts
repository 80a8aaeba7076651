import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'

/** A report without players is none (art. 9.1); one without games is noted and rates nobody. */
export const checkGames: Check = ({ report: { players, results, format, whole }, games, context: { file } }) => {
  // Games of a PGN or an upload that could not be read have been named.
  if (!whole && (format === 'pgn' || format === 'xml')) return []
  const unread = results.kind === 'crosstable' ? results.unread.length : 0
  if (players.length === 0) return unread === 0 ? [problem('no-players', {}, { file })] : []
  return games.length === 0 ? [problem('no-games', {}, { file })] : []
}
