/**
 * The kinds of rules editions are made of. Ratings and differences are whole rating points, scores hundredths of a point.
 */

/**
 * How a change follows from the games of an event (art. 8.3.2): game by game, or, until about 2006, from the one
 * difference to the average of the opponents.
 */
export type CalculationRule = 'game-by-game' | 'average-opponent'

/** PD of a difference: by table 8.1.2, or by the logistic curve to whole hundredths (no edition of FIDE's uses it). */
export type ExpectationRule = 'table' | 'logistic'

/** Art. 8.3.1: a larger difference counts as `cap`; null: no difference is limited. */
export interface DifferenceRule {
  readonly cap: number | null
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
      /** Ra, plus points (whole or halves) for every half point above one half, or dp below it. */
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
      /** Until the birthday `untilAge` or the end of its year, if never published at `peakFrom`; null: no such rule. */
      readonly junior: JuniorRule | null
      /** Until `games` rated games are completed. */
      readonly newPlayer: { readonly games: number; readonly k: number }
      readonly others: number
    }
  | { readonly kind: 'fixed'; readonly k: number }

export interface JuniorRule {
  readonly untilAge: number
  readonly peakFrom: number
  readonly k: number
  /** Until the birthday itself, where the day is known (lists print years); else, and without this, until the end of its year. */
  readonly until?: 'birthday'
}

/**
 * Which K is used for a list: the one standing on the list before, or for every tournament the one in force at its
 * start (2009 to 2021).
 */
export type CoefficientDate = 'list-before' | 'tournament-start'

/**
 * Which events of an unrated player count (decision A9); scores in hundredths, games those against rated opponents:
 * - `zero-disregarded`: all but a first event without half a point;
 * - `after-first-performance`: those from the first one on with at least `score` in at least `games`;
 * - `every-event`: those with at least `score` in at least `games`.
 */
export type FirstEventRule =
  | 'zero-disregarded'
  | { readonly kind: 'after-first-performance'; readonly score: number; readonly games: number }
  | { readonly kind: 'every-event'; readonly score: number; readonly games: number }

/**
 * Round robins with unrated players, whose strength follows from the whole table (art. 8.2 before 2022): how many of the
 * field are rated for the rule to be used, and what an unrated player scores at least for his games to count.
 */
export interface RoundRobinRule {
  /** At least one in so many is rated. */
  readonly oneRatedIn: number
  readonly leastRated: number
  /** A double round robin has at least so many players. */
  readonly leastPlayersOfDouble: number
  /** Hundredths of a point, against everybody; with less his games are disregarded for both sides. */
  readonly leastScore: number
}

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
  /** The bounds themselves belong to the slower type: rapid from `rapidAboveMinutes` on. */
  readonly boundsBelong?: true
}

/** B.01: a title whose rating condition is reached; `normsToo` where the rating alone does not bring it. */
export interface TitleThreshold {
  readonly title: string
  readonly rating: number
  readonly games: number
  readonly womenOnly: boolean
  readonly normsToo: boolean
}
