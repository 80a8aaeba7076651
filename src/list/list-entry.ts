import type { ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'

/** One player's line of a rating list, read and judged: what FIDE's file says in its own words. */
export interface ListEntry extends PlayerDetails {
  /** Line of the file (TXT, CSV) or line where the element begins (XML). */
  readonly line: number
  /** By rating type, for the types the list is of. A type the player is unrated in is absent. */
  readonly ratings: Readonly<Partial<Record<RatingType, ListedRating>>>
}

export interface ListedRating {
  /** Whole points, 1 or more. */
  readonly rating: number
  /** Rated games of the period, 0 where blank. */
  readonly games: number
  /** null where the column is blank, 0 or missing. */
  readonly k: number | null
  /** `i` in the flag. A combined file's flag speaks of standard only (decision A14). */
  readonly inactive: boolean
  /** Only in our own CSV: games completed, highest rating ever published, last list with a rated game. */
  readonly gamesTotal?: number
  readonly peak?: number
  readonly lastList?: ListMonth
}
