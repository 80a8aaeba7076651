import type { Store } from '../db/connect.js'
import type { IsoDate } from '../shared/dates.js'
import type { Progress } from '../shared/progress.js'
import type { Config } from './config.js'
import type { RatingSettings } from './rating-settings.js'

/** A job gets its world handed in; it imports no clock, no connection and no path. */
export interface JobContext {
  readonly store: Store
  readonly config: Config
  readonly rating: RatingSettings
  /** The day the run was due in the federation's zone, which a late run keeps: it decides which list is made. */
  readonly dueOn: IsoDate
  /** The day it is made: said where it is late, never computed with. */
  readonly today: IsoDate
  readonly folders: JobFolders
  /** Only for the record of runs and publications. */
  readonly now: () => Date
  /** Adds to the run's readable report. */
  readonly say: (text: string) => void
  /** What the run did, for programs; a run that fails leaves what it did until then. */
  readonly details: Record<string, unknown>
  readonly progress: Progress
}

/** Where reports come in and lists go out; empty where a job needs none. */
export interface JobFolders {
  readonly inbox: string
  readonly out: string
}

/**
 * `nothing`: all was done before. `some-refused`: done, but some input was refused or held. `some-unreadable`: done, but a
 * file could not be read, and lies where it was. `different`: a check found a difference.
 */
export type JobOutcome = 'done' | 'nothing' | 'some-refused' | 'some-unreadable' | 'different'

export interface Job {
  readonly name: string
  /** In words, for the help. */
  readonly does: string
  readonly needs: readonly (keyof JobFolders)[]
  /** Safe to run again for the same day. */
  run(context: JobContext): Promise<JobOutcome>
}
