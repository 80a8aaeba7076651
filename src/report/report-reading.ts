import type { Problem } from '../shared/problem.js'
import type { ParsedReport } from './parsed-report.js'

/** What was read of a report file of any format. */
export interface ReportReading {
  /** One a tournament; none where the file is no report. */
  readonly reports: readonly ParsedReport[]
  readonly problems: readonly Problem[]
  /** Games of the file that have a result, played or not, as far as it could be read: what comes of them must add up. */
  readonly games: number
  /** Games without a result, each of them named: they are no games. */
  readonly unfinished: number
}
