import type { Score, UnplayedReason } from '../../shared/game.js'
import type { ReportedDate, ReportedPlayer } from '../parsed-report.js'

/** A game of a file in which every game stands once: a row of a games CSV, a game of a PGN. */
export interface ListedGame {
  readonly line: number
  readonly tournament: string
  readonly white: ListedPlayer
  readonly black: ListedPlayer
  /** Tells several games of one round apart; empty where nothing does. */
  readonly board: string
  readonly date: ReportedDate | null
  /** null where round or result could not be read. */
  readonly outcome: Outcome | null
}

export interface ListedPlayer {
  readonly idText: string
  readonly name: string
  /** What else the file says of the player, if anything. */
  readonly details?: Pick<ReportedPlayer, 'title' | 'rating' | 'federation'>
}

export interface Outcome {
  readonly round: number
  readonly whiteScore: Score
  readonly blackScore: Score
  readonly unrated: UnplayedReason | null
}
