import type { ExpectationRule } from './rules.js'
import { scoringProbability } from './scoring-probability.js'

/** Beyond this difference the logistic curve is 0 or 1 to whole hundredths. */
const CURVE_ENDS = 1_000

/** The logistic curve 1 / (1 + 10^(-D / 400)), hundredths, for differences from 0 on. */
const curve = Uint8Array.from({ length: CURVE_ENDS + 1 }, (_, difference) =>
  Math.round(100 / (1 + 10 ** (-difference / 400))),
)

/**
 * PD, the expected score of a player, in hundredths.
 *
 * @param difference D in whole rating points seen from the player: positive when the player is the higher rated
 */
export function expectedScore(difference: number, rule: ExpectationRule): number {
  if (rule === 'table') return scoringProbability(difference)
  const higher = curve[Math.min(Math.abs(difference), CURVE_ENDS)] as number
  return difference >= 0 ? higher : 100 - higher
}
