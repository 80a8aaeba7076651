import { addMonths, type IsoDate, type ListMonth, listDate, monthOf } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { TournamentRules } from '../shared/tournament-rules.js'
import type { Articles } from './articles.js'
import { type ListCalendar, listCalendar } from './list-calendar.js'
import type { OneTimeAdjustment } from './one-time-adjustments.js'
import type {
  CalculationRule,
  ClosingRule,
  CoefficientDate,
  CoefficientRule,
  DifferenceRule,
  ExpectationRule,
  FirstEventRule,
  InitialRatingRule,
  RoundRobinRule,
  TimeLimits,
  TitleThreshold,
} from './rules.js'
import type { Source } from './sources.js'

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
  /** Of every rule, the article or source it was read in and how well it is known. */
  readonly sources: Readonly<Record<RuleName, Source>>

  // By the START DATE of the tournament: the calculation of a game.
  readonly calculation: CalculationRule
  readonly expectation: ExpectationRule
  readonly difference: DifferenceRule
  /** Games with a difference of at least `differenceFrom` in which a player stands above `ratingAbove` are not rated. */
  readonly removedGames: { readonly differenceFrom: number; readonly ratingAbove: number } | null
  /** A player without a rating of the type counts with his standard rating at the start (decision A20). */
  readonly countsStandardRating: boolean
  /** How the first events of an unrated player are judged (decision A9). */
  readonly firstEvent: FirstEventRule
  /** Round robins with unrated players; null: only games against rated opponents count, as everywhere else. */
  readonly roundRobin: RoundRobinRule | null
  /** What a tournament is rated as, by the minutes for 60 moves. */
  readonly timeLimits: TimeLimits
  /** What is asked of a tournament and its report. */
  readonly tournament: TournamentRules

  // By the start date of the latest pooled event: the first rating.
  readonly initialRating: InitialRatingRule

  // By the END DATE of the tournament: which list a report belongs to (decision A15).
  readonly closing: ClosingRule

  // By the LIST DATE: what makes a list.
  /** Months of the year in which lists appear, 1 to 12. */
  readonly listMonths: readonly number[]
  readonly coefficient: CoefficientRule
  readonly coefficientDate: CoefficientDate
  /** Rated games completed by a player of an imported list who has neither K nor history (decision A4b). */
  readonly importedGamesAssumed: number
  /** K times the rated games of the list may not exceed this (decision A5); null: no limit. */
  readonly maxKTimesGames: number | null
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
  readonly oneTimeAdjustments: readonly OneTimeAdjustment[]
  /** Titles that a rating alone brings (B.01); empty where the list brings none. */
  readonly titleThresholds: readonly TitleThreshold[]
}

/** What is not a rule: the name of the edition and where it comes from. */
type Heading = 'id' | 'effectiveFrom' | 'source' | 'articles' | 'sources'

/** The rules of an edition, by the name they have in it. */
export type RuleName = Exclude<keyof Regulations, Heading>

/** The editions of each rating type, newest first, and when lists appear under them. */
export interface Editions extends Readonly<Record<RatingType, readonly Regulations[]>> {
  readonly calendar: ListCalendar
}

/** Lists of all types appear on the same days: the calendar is that of the standard editions. */
export function editionsOf(byType: Readonly<Record<RatingType, readonly Regulations[]>>): Editions {
  const stretches = byType.standard.map(({ effectiveFrom, listMonths }) => ({
    from: firstListMonth(effectiveFrom),
    months: listMonths,
  }))
  return { ...byType, calendar: listCalendar(stretches) }
}

/** The first month whose 1st lies on or after a day. */
function firstListMonth(day: IsoDate): ListMonth {
  const month = monthOf(day)
  return listDate(month) < day ? addMonths(month, 1) : month
}

/** A day before the earliest edition of a type. */
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
