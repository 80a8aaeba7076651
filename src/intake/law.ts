import { gamesAfterDecision } from '../rating/match.js'
import { type Editions, regulationsInForceIfAny, regulationsNearest } from '../regulations/regulations.js'
import type { Law } from '../report/law.js'

/** The law of the editions as reports are held against it. */
export function lawOf(editions: Editions): Law {
  return {
    tournamentRules: (type, startDate) => regulationsInForceIfAny(editions, type, startDate)?.tournament ?? null,
    closing: (type, endDate) => regulationsNearest(editions, type, endDate).closing,
    firstListAfter: editions.calendar.firstAfter,
    gamesAfterDecision,
  }
}
