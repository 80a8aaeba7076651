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
