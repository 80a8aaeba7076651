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
  if (rating === null) return then === null ? counts : { ...counts, lost: counts.lost + 1 }
  const rated = counts.rated + 1
  if (then === null) return { ...counts, rated, added: counts.added + 1 }
  return rating === then ? { ...counts, rated } : { ...counts, rated, changed: counts.changed + 1 }
}
