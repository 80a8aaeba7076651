import type { IsoDate } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { TournamentRules } from '../shared/tournament-rules.js'
import type { AcceptContext } from './accept-context.js'
import type { ParsedReport } from './parsed-report.js'
import type { TimeControlLimits } from './time-control.js'
import type { TournamentGame, TournamentPlayer } from './valid-tournament.js'

/** A tournament on its way to being valid: what has been decided, null where it could not be. */
export interface Draft {
  readonly report: ParsedReport
  readonly context: AcceptContext
  readonly startDate: IsoDate | null
  readonly endDate: IsoDate | null
  readonly type: RatingType | null
  readonly isMatch: boolean
  /** Those whose IDs are persons, by start number. */
  readonly players: ReadonlyMap<number, TournamentPlayer>
  readonly games: readonly TournamentGame[]
  /** Rounds that the results show. */
  readonly rounds: number
  /** Rounds declared, registered or shown, whichever are most: the length of a match. */
  readonly length: number
  /** What the edition in force at the start asks; null where start or type is open, or no edition held is so old. */
  readonly rules: TournamentRules | null
  /** What divides the rating types at the start. */
  readonly limits: TimeControlLimits
}

/** One thing that is looked at, and what is wrong with it. */
export type Check = (draft: Draft) => readonly Problem[]

/**
 * A player's rating on the list in force at the start; null where he is unrated, or nobody is behind his ID; undefined
 * where there is no such list.
 */
export function ratingAtStart(
  { players, context, type, startDate }: Draft,
  startNumber: number,
): number | null | undefined {
  const player = players.get(startNumber)
  if (player === undefined || type === null || startDate === null) return null
  return context.register.ratingOnListInForce(player.fideId, startDate, type)
}
