import type { Editions } from '../regulations/regulations.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { ListMonth } from '../shared/dates.js'
import type { Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'

/** What is to be recomputed, of which database and by which law. */
export interface ReplayOptions {
  /** The database whose reports are rated anew; nothing is written to it. */
  readonly source: string
  readonly from: ListMonth
  readonly to: ListMonth
  readonly types: readonly RatingType[]
  /** The law of the replay: of the day, each edition from its date on. */
  readonly editions: Editions
  /** By what the source was computed, and which of its lists count. */
  readonly sourceSettings: RatingSettings
  /** Only for the record of runs: no result depends on it. */
  readonly now: () => Date
  readonly progress: Progress
}

/** A type of a replay: the list it stands on, and its own first one. */
export interface ReplayedType {
  readonly type: RatingType
  /** `2026-01 (official)`; null where the type begins without a list (decision A23). */
  readonly base: string | null
  readonly from: ListMonth
}
