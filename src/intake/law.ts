import { gamesAfterDecision } from '../rating/match.js'
import { type Editions, regulationsInForceIfAny, regulationsNearest } from '../regulations/regulations.js'
import type { Law } from '../report/law.js'
import type { IsoDate } from '../shared/dates.js'

/** A day under the latest edition, whichever that is. */
const LATEST: IsoDate = '9999-12-31'

/** The law of the editions as reports are held against it. */
export function lawOf(editions: Editions): Law {
  return {
    tournamentRules: (type, startDate) => regulationsInForceIfAny(editions, type, startDate)?.tournament ?? null,
    timeLimits: (startDate) => regulationsNearest(editions, 'standard', startDate ?? LATEST).timeLimits,
    closing: (type, endDate) => regulationsNearest(editions, type, endDate).closing,
    firstListAfter: editions.calendar.firstAfter,
    gamesAfterDecision,
  }
}
