import type { Series } from '../db/schema.js'
import type { Editions } from '../regulations/regulations.js'

/** What of the configuration decides a list. */
export interface RatingSettings {
  readonly editions: Editions
  /** Which list of a month counts where an official and an own one stand. */
  readonly base: Series
}
