import type { OfficialRow } from './official-rows.js'

/** How a list stands beside the one before it. */
export interface StandingCounts {
  readonly rated: number
  readonly added: number
  readonly changed: number
  /** Rated on the list before, not on this one. */
  readonly lost: number
}

export const NO_STANDINGS: StandingCounts = { rated: 0, added: 0, changed: 0, lost: 0 }

/** The counts with one player more. Rows are those that hold on the list before and on this one. */
export function countStanding(
  counts: StandingCounts,
  before: OfficialRow | null,
  now: OfficialRow | null,
): StandingCounts {
  const then = before?.standing.rating ?? null
  const rating = now?.standing.rating ?? null
  const { rated, added, changed, lost } = counts
  if (rating === null) return then === null ? counts : { rated, added, changed, lost: lost + 1 }
  if (then === null) return { rated: rated + 1, added: added + 1, changed, lost }
  return { rated: rated + 1, added, changed: rating === then ? changed : changed + 1, lost }
}
