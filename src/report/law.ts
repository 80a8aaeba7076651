import type { IsoDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { TournamentRules } from '../shared/tournament-rules.js'
import type { ClosingRules, FirstListAfter } from './booking.js'
import type { TimeControlLimits } from './time-control.js'

/** What of the regulations a report is held against; the editions know it, and supply it by their days. */
export interface Law {
  /** What is asked of a tournament by the edition in force on its start; null for days before the law held here. */
  readonly tournamentRules: (type: RatingType, startDate: IsoDate) => TournamentRules | null
  /** What divides the rating types on a day; of the latest edition where the day is not known. */
  readonly timeLimits: (startDate: IsoDate | null) => TimeControlLimits
  /** Which list takes a tournament, by its end. */
  readonly closing: (type: RatingType, endDate: IsoDate) => ClosingRules
  readonly firstListAfter: FirstListAfter
  /** Which games of a match of so many rounds came after it was decided (art. 6.2): indexes into `games`. */
  readonly gamesAfterDecision: (games: readonly MatchGame[], rounds: number) => ReadonlySet<number>
}

/** A game of a match, in the order of play: start numbers, and points in hundredths. */
export interface MatchGame {
  readonly white: number
  readonly black: number
  readonly whiteScore: number
  readonly blackScore: number
}
