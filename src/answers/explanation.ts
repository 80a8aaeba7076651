import type { Series, TournamentState } from '../db/schema.js'
import type { Basis } from '../period/entry.js'
import type { UnratedReason } from '../period/player-event.js'
import type { KReason } from '../rating/development-coefficient.js'
import type { LeftOut } from '../rating/pool.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/**
 * Why a player has this number on this list: the shape of `frl explain --json`. Points are points, `sum`, `expected`,
 * `delta` and `rawChange` hundredths.
 */
export interface Explanation {
  readonly id: number
  readonly name: string | null
  readonly federation: string | null
  readonly list: ListMonth
  readonly type: RatingType
  /** Which list is explained where an official and an own one stand. */
  readonly series: Series
  readonly edition: string | null
  readonly status: 'rated' | 'initial' | 'unrated' | 'delisted' | 'not-listed'
  /** Where the player is known, but was first heard of after this list: the list that was for. */
  readonly firstHeardOf?: ListMonth
  readonly previousRating: number | null
  readonly newRating: number | null
  /** The rating he entered this list with was his standard rating. */
  readonly fromStandard: boolean
  readonly k: number | null
  readonly kReason: KReason | 'as-listed' | null
  readonly kUsed: number | null
  /** K printed on this list, which stands for the next one. */
  readonly kListed: number | null
  readonly games: number
  readonly sum: number
  readonly change: number
  readonly rawChange: number
  /** Points of a one-time adjustment. */
  readonly adjustment: number
  readonly inactive: boolean
  readonly tournaments: readonly ExplainedTournament[]
  readonly initial: ExplainedInitial | null
  readonly titles: readonly { readonly title: string; readonly rating: number; readonly normsToo: boolean }[]
  /** Tournaments of the player that this list does not hold, and why. */
  readonly notOnThisList: readonly OtherTournament[]
  readonly corrections: readonly []
}

export interface ExplainedTournament {
  readonly code: string
  readonly name: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly basis: Basis
  /** Rated elsewhere; came in by `frl import pool`. */
  readonly imported: boolean
  readonly ownRating: number | null
  readonly listInForce: ListMonth
  readonly edition: string
  readonly games: number
  readonly score: number
  readonly sum: number
  readonly ratedIn: ListMonth
  /** Pool only: the last list these games count for, and why they do not count on this one. */
  readonly countsUntil: ListMonth | null
  readonly leftOut: LeftOut | null
  /** K of this tournament, where the list used more than one for the player. */
  readonly k?: number
  readonly lines: readonly ExplainedLine[]
}

export interface ExplainedLine {
  readonly round: number | null
  readonly colour: 'white' | 'black' | null
  readonly opponentId: number | null
  readonly opponentName: string | null
  readonly opponentRating: number | null
  readonly difference: number | null
  readonly countedDifference: number | null
  readonly expected: number | null
  readonly score: number
  readonly delta: number | null
  readonly rated: boolean
  readonly reason: UnratedReason | null
  readonly article: string | null
}

export interface ExplainedInitial {
  readonly games: number
  readonly score: number
  /** Ra, two decimals; null without a game. */
  readonly averageOpponents: number | null
  readonly p: number | null
  readonly dp: number | null
  /** Ru before the maximum of a first rating. */
  readonly unlimited: number | null
  /** Ru, also when a gate fails. */
  readonly rating: number | null
  readonly windowFrom: ListMonth
  readonly gates: readonly ExplainedGate[]
  readonly published: boolean
}

/** Required and actual in games, points or rating points. */
export interface ExplainedGate {
  readonly name: 'games' | 'score' | 'rating'
  readonly required: number
  readonly actual: number | null
  readonly passed: boolean
}

export interface OtherTournament {
  readonly code: string
  readonly name: string
  /** `waiting`: it belongs to this list and arrived after it was computed. */
  readonly state: TournamentState | 'too-late' | 'in-official-list' | 'other-list' | 'waiting'
  readonly list: ListMonth | null
}
