import type { Regulations } from '../regulations/regulations.js'
import { roundHundredths } from './rounding.js'

/** The change of a rated player's rating over one list. */
export interface RatingChange {
  /** K after the limit on K times games. */
  readonly kUsed: number
  /** ΣΔR x K used, in hundredths of a point. */
  readonly rawChange: number
  /** Whole points to add; signed. */
  readonly change: number
}

/**
 * ΣΔR of all tournaments of the list, times K, rounded once.
 *
 * Source: art. 8.3.2 (change), 8.3.3 (the limit on K times games: decision A5), 8.3.4 (one rounding, halves away
 * from zero: decision A3).
 *
 * @param sumOfDeltas ΣΔR over all rated games of the list, in hundredths
 * @param games how many they are
 * @param k the development coefficient before the limit
 * @param regulations the edition on the list date
 * @throws {RangeError} without games: no games is no change, and the caller's to decide
 */
export function ratingChange(sumOfDeltas: number, games: number, k: number, regulations: Regulations): RatingChange {
  if (games < 1) throw new RangeError('a rating change needs at least one game')
  const kUsed = limitedK(k, games, regulations)
  const rawChange = sumOfDeltas * kUsed
  return { kUsed, rawChange, change: roundHundredths(rawChange) }
}

/**
 * The same where every event has its own K (the text of 2009 to 2021): added up, rounded once.
 *
 * @param events at least one, in order; ΣΔR in hundredths, K after the limit
 * @returns with the K of the last event
 * @throws {RangeError} without events
 */
export function ratingChangeOfEvents(
  events: readonly { readonly sumOfDeltas: number; readonly kUsed: number }[],
): RatingChange {
  const last = events.at(-1)
  if (last === undefined) throw new RangeError('a rating change needs at least one event')
  const rawChange = events.reduce((sum, { sumOfDeltas, kUsed }) => sum + sumOfDeltas * kUsed, 0)
  return { kUsed: last.kUsed, rawChange, change: roundHundredths(rawChange) }
}

/** The largest whole K, at most `k`, for which K times games stays within the limit, where there is one (8.3.3). */
export function limitedK(k: number, games: number, { maxKTimesGames }: Regulations): number {
  return maxKTimesGames === null || k * games <= maxKTimesGames ? k : Math.floor(maxKTimesGames / games)
}
