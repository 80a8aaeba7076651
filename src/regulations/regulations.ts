import type { IsoDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { TournamentRules } from '../shared/tournament-rules.js'
import type { Articles } from './articles.js'
import type { OneTimeAdjustment } from './one-time-adjustments.js'

/**
 * One edition of the FIDE Rating Regulations for one rating type.
 *
 * Ratings and rating differences are whole rating points, scores hundredths of a point. Which date of a
 * tournament or list selects the edition stands at each group of fields (decision A1): one list can mix editions.
 */
export interface Regulations {
  /** Stored with what was computed under this edition: `fide-2024-03-01`. */
  readonly id: string
  /** Tournaments that start, and lists that are dated, on or after this day. */
  readonly effectiveFrom: IsoDate
  readonly source: string
  /** The articles that say so, for explanations and messages. */
  readonly articles: Articles

  // By the START DATE of the tournament: the calculation of a game.
  readonly difference: DifferenceRule
  /** Games with a difference of at least `differenceFrom` in which a player stands above `ratingAbove` are not rated. */
  readonly removedGames: { readonly differenceFrom: number; readonly ratingAbove: number } | null
  /** A player without a rating of the type counts with his standard rating at the start (decision A20). */
  readonly countsStandardRating: boolean
  /** How the first events of an unrated player are judged (decision A9). */
  readonly firstEvent: 'zero-disregarded'
  /** What a tournament is rated as, by the minutes for 60 moves. */
  readonly timeLimits: TimeLimits
  /** What is asked of a tournament and its report. */
  readonly tournament: TournamentRules

  // By the start date of the latest pooled event: the first rating.
  readonly initialRating: InitialRatingRule

  // By the LIST DATE: what makes a list.
  readonly coefficient: CoefficientRule
  /** Rated games completed by a player of an imported list who has neither K nor history (decision A4b). */
  readonly importedGamesAssumed: number
  /** K times the rated games of the list may not exceed this (decision A5). */
  readonly maxKTimesGames: number
  /** A player below it is unrated on the next list (decision A11). */
  readonly ratingFloor: number
  /** Whether a rating below the floor in an imported list counts as none (decision A21). */
  readonly floorBindsImports: boolean
  /** A first rating is published from this many pooled games and this score on (decision A10); null asks for no score. */
  readonly gates: { readonly games: number; readonly score: number | null }
  /** Number of lists whose events are pooled, the list being made included (decision A8). */
  readonly windowLists: number
  /** A player without a rated game on this many lists in a row is inactive (decision A14). */
  readonly inactiveAfterLists: number
  /** Which list a report belongs to (decision A15). */
  readonly closing: ClosingRule
  readonly oneTimeAdjustments: readonly OneTimeAdjustment[]
  /** Titles that a rating alone brings (B.01); empty where the list brings none. */
  readonly titleThresholds: readonly TitleThreshold[]
}

/** Art. 8.3.1: a larger difference counts as `cap`. */
export interface DifferenceRule {
  readonly cap: number
  /** Players with at least this own rating are not limited; null limits everybody. */
  readonly capExemptFrom: number | null
  /** How many of a higher-rated player's games of one event are limited, greatest difference first; null: all (decision A17). */
  readonly upgradesPerEvent: 1 | null
}

/** Art. 8.2: how a first rating follows from the pooled games. */
export type InitialRatingRule =
  | {
      /** Ra with hypothetical drawn opponents, plus dp; never above `max`. */
      readonly formula: 'hypothetical-opponents'
      readonly hypotheticalOpponents: readonly number[]
      readonly max: number | null
    }
  | {
      /** Ra, plus points for every half point above one half, or dp below it. */
      readonly formula: 'half-point-bonus'
      readonly pointsPerHalfPoint: number
      readonly max: number | null
    }

/** Art. 8.3.3: the development coefficient. */
export type CoefficientRule =
  | {
      readonly kind: 'by-marks'
      /** For ever, once published at `peakFrom`. */
      readonly top: { readonly peakFrom: number; readonly k: number }
      /** Until the end of the year of the birthday `untilAge`, if never published at `peakFrom`. */
      readonly junior: { readonly untilAge: number; readonly peakFrom: number; readonly k: number }
      /** Until `games` rated games are completed. */
      readonly newPlayer: { readonly games: number; readonly k: number }
      readonly others: number
    }
  | { readonly kind: 'fixed'; readonly k: number }

/** Days are counted from the end of the tournament to the date of the list. */
export interface ClosingRule {
  readonly daysBefore: number
  readonly officialEventDaysBefore: number
  /** Beyond this many lists after its end a tournament is not rated. */
  readonly latestListAfterEnd: number
}

/** Minutes for 60 moves. */
export interface TimeLimits {
  readonly standardFromMinutes: number
  readonly rapidAboveMinutes: number
  readonly blitzAboveMinutes: number
}

/** B.01: a title whose rating condition is reached; `normsToo` where the rating alone does not bring it. */
export interface TitleThreshold {
  readonly title: string
  readonly rating: number
  readonly games: number
  readonly womenOnly: boolean
  readonly normsToo: boolean
}

/** The editions of one rating type, newest first. */
export type Editions = Readonly<Record<RatingType, readonly Regulations[]>>

export class NoRegulationsInForceError extends Error {
  override name = 'NoRegulationsInForceError'
  constructor(
    readonly type: RatingType,
    readonly date: IsoDate,
    readonly earliest: IsoDate,
  ) {
    super(`no edition of the ${type} regulations in force on ${date}; the earliest starts on ${earliest}`)
  }
}

/**
 * The edition in force on a day: for a tournament its start date, for a list its list date (decision A1).
 *
 * @throws {NoRegulationsInForceError} before the earliest edition
 */
export function regulationsInForce(editions: Editions, type: RatingType, day: IsoDate): Regulations {
  const edition = regulationsInForceIfAny(editions, type, day)
  if (edition === null) throw new NoRegulationsInForceError(type, day, editions[type].at(-1)?.effectiveFrom ?? day)
  return edition
}

/** As {@link regulationsInForce}, the oldest edition for days before it: imported lists may be older than the law held here. */
export function regulationsNearest(editions: Editions, type: RatingType, day: IsoDate): Regulations {
  const edition = regulationsInForceIfAny(editions, type, day) ?? editions[type].at(-1)
  if (edition === undefined) throw new Error(`there are no ${type} editions`)
  return edition
}

/** As {@link regulationsInForce}, null for days before the law held here. */
export function regulationsInForceIfAny(editions: Editions, type: RatingType, day: IsoDate): Regulations | null {
  return editions[type].find(({ effectiveFrom }) => effectiveFrom <= day) ?? null
}
