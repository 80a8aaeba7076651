import { type Problem, problem } from '../../shared/problem.js'
import { pointsText, UNPLAYED_ROUND_WORTH } from '../points-column.js'
import type { UploadPairings } from './upload-pairings.js'
import type { UploadPlayer } from './upload-players.js'

/**
 * Compares the points of players with their results, as those of a crosstable are: points outside of what the results and
 * the unplayed rounds can give refuse the report, and are never used for rating.
 *
 * @param rounds of the tournament
 */
export function uploadPointsProblems(
  players: readonly UploadPlayer[],
  { games, byePoints }: UploadPairings,
  rounds: number,
  file: string,
): readonly Problem[] {
  const sums = new Map<number, number>(byePoints)
  const played = new Map<number, number>()
  for (const { white, black, whiteScore, blackScore, unrated } of games) {
    sums.set(white, (sums.get(white) ?? 0) + whiteScore)
    sums.set(black, (sums.get(black) ?? 0) + blackScore)
    if (unrated !== null) continue
    for (const number of [white, black]) played.set(number, (played.get(number) ?? 0) + 1)
  }
  return players.flatMap(({ player: { startNumber, name, line }, points }) => {
    const sum = sums.get(startNumber) ?? 0
    const unplayed = Math.max(0, rounds - (played.get(startNumber) ?? 0))
    if (points === null || (points >= sum && points <= sum + unplayed * UNPLAYED_ROUND_WORTH)) return []
    const args = { player: `${startNumber} ${name}`, printed: pointsText(points), sum: pointsText(sum), unplayed }
    return [problem('xml-points-disagree', args, { file, line })]
  })
}
