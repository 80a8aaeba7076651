import type { ListMonth } from '../shared/dates.js'

/** What a player is on one list of one rating type. A player who was never on one has none. */
export interface Standing {
  /** Whole points; null once the player fell below the floor (art. 7.2.1). */
  readonly rating: number | null
  /** The unreduced K printed on the list, used for the next one (decision A4); null without a rating. */
  readonly k: number | null
  /** Rated games completed (decision A6); survives a fall below the floor, like the peak. */
  readonly gamesCompleted: number
  /** Highest rating ever published, whole points. */
  readonly peak: number | null
  /** Highest rating reached at any time, after an event too: what titles ask for (B.01). At least the peak. */
  readonly highest: number | null
  /** Last list with a rated game; null where it is not known. */
  readonly lastPlayed: ListMonth | null
  readonly inactive: boolean
}

export function sameStanding(a: Standing, b: Standing): boolean {
  return (
    a.rating === b.rating &&
    a.k === b.k &&
    a.gamesCompleted === b.gamesCompleted &&
    a.peak === b.peak &&
    a.highest === b.highest &&
    a.lastPlayed === b.lastPlayed &&
    a.inactive === b.inactive
  )
}
