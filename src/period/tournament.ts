import type { Regulations } from '../regulations/regulations.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { UnplayedReason } from '../shared/game.js'

/** A tournament without its crosstable. */
export interface TournamentHead {
  /** Ours, of the stored revision. */
  readonly id: number
  readonly code: string
  readonly name: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  /** The list whose ratings enter D (decision A2). */
  readonly listInForce: ListMonth
  /** The edition on the start date (decision A1). */
  readonly regulations: Regulations
  readonly isMatch: boolean
  readonly rounds: number
}

/** A tournament as the month sees it: stored facts, its players by their place in the month's list of players. */
export interface MonthTournament extends TournamentHead {
  /** Index into the month's players, by start number order. */
  readonly players: readonly number[]
  readonly games: readonly MonthGame[]
}

export interface MonthGame {
  readonly round: number
  /** Index into the tournament's players. */
  readonly white: number
  readonly black: number
  /** Hundredths of a point. */
  readonly whiteScore: number
  readonly blackScore: number
  /** Why the report itself says it was not played, null for a game over the board. */
  readonly unplayed: UnplayedReason | null
}
