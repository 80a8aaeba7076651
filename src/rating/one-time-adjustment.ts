import type { OneTimeAdjustment } from '../regulations/one-time-adjustments.js'
import { roundHundredths } from './rounding.js'

/**
 * The points an adjustment adds to a rating, 0 where it does not touch it.
 *
 * Rounded like every change: 0.4 x (2000 - 1436) = 225.6 -> 226; the compression's fifths have no ties.
 *
 * @param rating whole points, after the month's changes
 * @param standardRating the player's standard rating on the same list, null without one
 */
export function adjustmentPoints(adjustment: OneTimeAdjustment, rating: number, standardRating: number | null): number {
  switch (adjustment.kind) {
    case 'compression': {
      const { from, below, percent } = adjustment
      if (rating < from || rating >= below) return 0
      return roundHundredths((below - rating) * percent)
    }
    case 'lift-to-standard': {
      if (standardRating === null) return 0
      return Math.max(0, standardRating - adjustment.distance - rating)
    }
  }
}
