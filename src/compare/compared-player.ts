import type { ListMonth } from '../shared/dates.js'

/** What a list computed here did to a player. */
export interface ComputedChange {
  readonly status: 'rated' | 'initial' | 'delisted'
  /** What he entered the list with; null for a first rating. */
  readonly ratingBefore: number | null
  /** That was his standard rating, since he had none of the type. */
  readonly fromStandard: boolean
  /** After the limit on K times games; null for a first rating. */
  readonly kUsed: number | null
  /** Hundredths. */
  readonly sumOfDeltas: number
  /** Points, from the games. */
  readonly change: number
  /** Points of a one-time adjustment. */
  readonly adjustment: number
}

/** What a player is on one list of one side. */
export interface ListedPlayer {
  /** null: not rated on it. */
  readonly rating: number | null
  readonly k: number | null
  readonly games: number
  readonly inactive: boolean
  readonly lastPlayed: ListMonth | null
  /** null on imported lists, and where the list left the player as he was. */
  readonly computed: ComputedChange | null
}

/** A player on one side: one element a pair of lists, in order. */
export interface PlayerThrough {
  /** null where he is not on a list. */
  readonly on: readonly (ListedPlayer | null)[]
  /** His rating on the list before each; undefined where no such list is stored, null: not rated on it. */
  readonly before: readonly (number | null | undefined)[]
}

/** A player through the lists that are compared. */
export interface ComparedPlayer {
  readonly fideId: number
  readonly name: string
  readonly federation: string
  readonly birthYear: number | null
  readonly a: PlayerThrough
  readonly b: PlayerThrough
}
