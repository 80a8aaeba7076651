import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { Score, UnplayedReason } from '../shared/game.js'
import type { Sex } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'

/** A tournament fit to be stored: its crosstable agrees with itself, its dates and type are decided, its IDs are persons. */
export interface ValidTournament {
  readonly code: string
  readonly type: RatingType
  readonly name: string
  readonly city: string
  readonly federation: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly system: string
  readonly timeControl: string
  readonly chiefArbiter: string
  readonly rounds: number
  /** Two players met in a match, or the registration says so (art. 6). */
  readonly isMatch: boolean
  readonly players: readonly TournamentPlayer[]
  /** In the order of rounds, then of the white player's start number. */
  readonly games: readonly TournamentGame[]
}

export interface TournamentPlayer {
  readonly startNumber: number
  readonly fideId: number
  /** The rest as the report gives it. */
  readonly name: string
  readonly sex: Sex | null
  readonly title: string
  readonly federation: string
  readonly birthYear: number | null
  readonly rating: number | null
  readonly line: number
}

/** A pairing of two players, played or not. Byes are no games and stay in the report. */
export interface TournamentGame {
  readonly round: number
  /** Start numbers. Where an unplayed game has no colours, the lower number is white. */
  readonly white: number
  readonly black: number
  /** Hundredths of a point: 0, 50 or 100. Each side has its own (a played 0-0 exists). */
  readonly whiteScore: Score
  readonly blackScore: Score
  /** Why the game can not be rated whoever plays it; null for a game played over the board. */
  readonly unrated: UnplayedReason | null
  readonly date: IsoDate | null
}

/** When the report arrived and which lists its end and arrival allow (decision A15). */
export interface Booking {
  readonly receivedDate: IsoDate
  readonly receivedFrom: 'argument' | 'registration' | 'inbox' | 'end date'
  readonly dueList: ListMonth
}
