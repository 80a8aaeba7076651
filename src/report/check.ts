import type { IsoDate } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { AcceptContext } from './accept-context.js'
import type { ParsedReport } from './parsed-report.js'
import type { TournamentGame } from './valid-tournament.js'

/** A tournament on its way to being valid: what has been decided, null where it could not be. */
export interface Draft {
  readonly report: ParsedReport
  readonly context: AcceptContext
  readonly startDate: IsoDate | null
  readonly endDate: IsoDate | null
  readonly type: RatingType | null
  readonly games: readonly TournamentGame[]
  /** Rounds that the results show. */
  readonly rounds: number
}

/** One thing that is looked at, and what is wrong with it. */
export type Check = (draft: Draft) => readonly Problem[]
