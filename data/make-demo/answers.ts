import type { Explanation } from '../../src/answers/explanation.js'
import type { IngestedTournament } from '../../src/intake/ingested.js'
import type { RatingListLine } from '../../src/list/rating-list-line.js'
import type { MonthReport } from '../../src/month/month-report.js'
import type { RatedType } from '../../src/month/rate-list.js'
import type { ListMonth } from '../../src/shared/dates.js'
import type { RenderedProblem } from '../../src/shared/problem.js'
import type { RatingType } from '../../src/shared/rating-type.js'

/** What the demo reads of the answers that commands give in JSON. */

/** `frl run monthly --json` */
export interface MonthlyAnswer {
  readonly list: ListMonth
  readonly inbox: { readonly games: number; readonly files: readonly AnsweredFile[] }
  readonly rated: readonly RatedType[]
}

export interface AnsweredFile {
  readonly file: string
  readonly outcome: 'accepted' | 'held' | 'refused' | 'unreadable' | 'already-stored'
  readonly tournaments: readonly IngestedTournament[]
  readonly problems: readonly RenderedProblem[]
  readonly putAway: string | null
}

/** `frl status --json` and `frl status --run N --json` */
export interface StatusAnswer {
  readonly runs: readonly { readonly id: number; readonly job: string }[]
}
export interface RunAnswer {
  readonly report: string
}

/** `frl list LIST --type T --json` */
export interface ListAnswer {
  readonly players: readonly RatingListLine[]
}

/** `frl explain ID LIST --type T --json` */
export type ExplainAnswer = Explanation

/** A month as it was made: the answer, and who the people in it are. */
export interface MadeMonth {
  readonly answer: MonthlyAnswer
  /** Names by ID, of everybody on the standard list, in a pool of it, or just gone from it. */
  readonly names: ReadonlyMap<number, string>
  /** Unrated players with games towards a first standard rating. */
  readonly waiting: readonly ExplainAnswer[]
  /** Standard newcomers whose games come from more than one list. */
  readonly overMonths: ReadonlySet<number>
}

/** The reports of the month's lists. */
export function reportsOf({ answer }: MadeMonth): readonly MonthReport[] {
  return answer.rated.flatMap((rated) => (rated.outcome === 'nothing' ? [] : [rated.report]))
}

export function reportOf(month: MadeMonth, type: RatingType): MonthReport {
  const report = reportsOf(month).find((one) => one.type === type)
  if (report === undefined) throw new Error(`there is no ${type} list of ${month.answer.list}`)
  return report
}
