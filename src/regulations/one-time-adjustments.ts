import type { ListMonth } from '../shared/dates.js'

/** A change of every rating that one list made once, after the month's changes and before the floor (decision A13). */
export type OneTimeAdjustment = { readonly list: ListMonth; readonly source: string } & (
  | {
      /** Ratings in `from`..`below` - 1 move towards `below` by a share of what is missing. */
      readonly kind: 'compression'
      readonly from: number
      readonly below: number
      readonly percent: number
    }
  | {
      /** A rating more than `distance` under the player's standard rating of the same list is lifted to that distance. */
      readonly kind: 'lift-to-standard'
      readonly distance: number
    }
)

/**
 * The points an adjustment adds to a rating, 0 where it does not touch it.
 *
 * The compression's fifths have no ties, so to nearest is exact: 0.4 x (2000 - 1436) = 225.6 -> 226.
 *
 * @param rating whole points, after the month's changes
 * @param standardRating the player's standard rating on the same list, null without one
 */
export function adjustmentPoints(adjustment: OneTimeAdjustment, rating: number, standardRating: number | null): number {
  switch (adjustment.kind) {
    case 'compression': {
      const { from, below, percent } = adjustment
      if (rating < from || rating >= below) return 0
      return Math.floor(((below - rating) * percent + 50) / 100)
    }
    case 'lift-to-standard': {
      if (standardRating === null) return 0
      return Math.max(0, standardRating - adjustment.distance - rating)
    }
  }
}
