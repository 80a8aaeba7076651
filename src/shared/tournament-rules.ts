import type { ArbiterTitle } from './arbiter-title.js'
import type { RatingType } from './rating-type.js'

/**
 * What the regulations ask of a tournament and its report, by the START DATE of the tournament; null where no text of
 * that edition confirms a number. A breach is noted, and rated unless the officer says otherwise.
 */
export interface TournamentRules {
  /** Art. 0.2: days before the start by which a tournament is registered. */
  readonly registration: RegistrationRule | null
  /**
   * Art. 1.1: minutes for 60 moves that each player of a game needs whose stronger one has at least this rating, highest
   * first; empty where the ratings play no part.
   */
  readonly minimumTimes: readonly { readonly ratedFrom: number; readonly minutes: number }[]
  /** Art. 1.2 of standard: moves that a first control is given for at least, where it counts moves. */
  readonly firstControlMoves: number | null
  /** Art. 1.2 of rapid and blitz: games in which the players have different times are not rated. */
  readonly equalTimes: boolean
  /** Art. 3.1 of rapid and blitz: most rounds on one day. */
  readonly roundsPerDay: Readonly<Partial<Record<RatingType, number>>>
  /** Art. 4: a tournament of more days is reported at the end of each month. */
  readonly mostDays: number | null
  /** Art. 9.1: a report makes the list after the end, or the next one where so few days are left until it. */
  readonly reportDaysLeft: number | null
  /** B.01: titles of which the chief arbiter has one where norms can be made, highest first. */
  readonly normArbiterTitles: readonly ArbiterTitle[]
}

/** Days before the start; some tournaments have their own number. */
export interface RegistrationRule {
  readonly daysBefore: number
  /** Tournaments in which norms can be made. */
  readonly normsDaysBefore: number | null
  /** Tournaments with a player, or a woman, of at least this rating. */
  readonly strongPlayers: {
    readonly ratedFrom: number
    readonly womanRatedFrom: number
    readonly daysBefore: number
  } | null
}
