import type { Job } from '../src/run/job.js'
import { ingestReports } from './ingest-reports.js'
import { monthly } from './monthly.js'
import { publishList } from './publish-list.js'
import { rateList } from './rate-list.js'
import { reconcile } from './reconcile.js'

/** All jobs there are: what `frl run` knows. */
export const jobs: readonly Job[] = [monthly, ingestReports, rateList, publishList, reconcile]

/** When a job runs: a cron pattern of five fields in the configured zone; `L` is the last day of a month. */
export interface CalendarEntry {
  readonly job: Job
  readonly pattern: string
}

/**
 * The calendar that `frl schedule` keeps. Jobs due at the same moment run in this order, one after another. `schedule` in
 * the configuration puts other patterns in their place.
 */
export const calendar: readonly CalendarEntry[] = [
  { job: ingestReports, pattern: '30 2 * * *' },
  { job: monthly, pattern: '30 2 1 * *' },
  { job: reconcile, pattern: '0 4 L * *' },
]
