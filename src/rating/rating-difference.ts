import type { Regulations } from '../regulations/regulations.js'
import type { DifferenceRule } from '../regulations/rules.js'

/**
 * D as it counts, seen from the player (art. 8.3.1), in rating points.
 *
 * @param difference own rating minus the opponent's
 * @param ownRating decides the exemption: it is the player's own, so the same game can be limited for one side only
 * @param upgrade whether this game is the one of the event that may be limited in the higher-rated player's favour;
 *   asked only where the edition limits upgrades (decision A17)
 */
export function countedDifference(
  difference: number,
  ownRating: number,
  rule: DifferenceRule,
  upgrade: boolean,
): number {
  if (rule.cap === null) return difference
  if (rule.capExemptFrom !== null && ownRating >= rule.capExemptFrom) return difference
  if (difference < -rule.cap) return -rule.cap
  if (difference > rule.cap && (rule.upgradesPerEvent === null || upgrade)) return rule.cap
  return difference
}

/** Whether the game is not rated because the ratings lie too far apart (rapid and blitz 7.3.1, since December 2024). */
export function isRemoved(ownRating: number, opponentRating: number, rule: Regulations['removedGames']): boolean {
  if (rule === null) return false
  return (
    Math.abs(ownRating - opponentRating) >= rule.differenceFrom &&
    Math.max(ownRating, opponentRating) > rule.ratingAbove
  )
}
