import type { PlayerDetails } from '../shared/player.js'

/** One player on a list of one rating type, as it is printed. */
export interface RatingListLine extends PlayerDetails {
  /** null for a player whom only the CSV shows: unrated with pooled games, or fallen below the floor on this list. */
  readonly rating: number | null
  /** Rated games of the period; for a newcomer all games behind the rating (decision A22). */
  readonly games: number
  /** The unreduced K that stands from this list on (decision A5); null for an unrated player. */
  readonly k: number | null
  readonly inactive: boolean
}
