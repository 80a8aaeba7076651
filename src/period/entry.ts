/** What the lists say of a player who takes part in a tournament. Ratings are whole points, null where unrated. */
export interface Entrant {
  /** On the list of the type in force at the start (decision A2). */
  readonly atStart: number | null
  /** His standard rating in force at the start, where the edition lets it count (decision A20); else null. */
  readonly standardAtStart: number | null
  /** On the list before the one being made. */
  readonly onBase: number | null
}

/**
 * How a player takes part:
 * - `rated`: rated at the start and now;
 * - `standard`: without a rating of the type, he counts with his standard rating (decision A20);
 * - `rated-meanwhile`: unrated at the start, rated since; only his own games are rated (8.2.4, decision A12);
 * - `pool`: unrated now; his games against rated opponents enter his pool.
 */
export type Basis = 'rated' | 'standard' | 'rated-meanwhile' | 'pool'

export interface Entry {
  readonly basis: Basis
  /** The rating that enters his own D; null in the pool. */
  readonly ownRating: number | null
  /** What he is for his opponents; null: unrated. */
  readonly countsAs: number | null
}

/** Decides how a player takes part (art. 8.2.4, rapid and blitz 7.2.1; decisions A2, A12, A20). */
export function entryOf({ atStart, standardAtStart, onBase }: Entrant): Entry {
  if (atStart !== null) {
    return onBase === null
      ? { basis: 'pool', ownRating: null, countsAs: atStart }
      : { basis: 'rated', ownRating: atStart, countsAs: atStart }
  }
  if (standardAtStart !== null) return { basis: 'standard', ownRating: standardAtStart, countsAs: standardAtStart }
  if (onBase !== null) return { basis: 'rated-meanwhile', ownRating: onBase, countsAs: null }
  return { basis: 'pool', ownRating: null, countsAs: null }
}
