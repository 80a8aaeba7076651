import type { Kysely } from 'kysely'
import type { ComparedPlayer, ComputedChange, ListedPlayer, PlayerThrough } from '../compare/compared-player.js'
import type { ListPair } from '../compare/list-comparison.js'
import { changesInStep } from '../db/changes-through.js'
import type { ListRef } from '../db/lists.js'
import { personsInStep } from '../db/players.js'
import type { Database, RatingChangeRow } from '../db/schema.js'
import { type StandingsThrough, standingsThrough } from '../db/standings-through.js'
import type { ListedStanding } from '../db/state-rows.js'
import { merged } from '../shared/merged.js'
import type { RatingType } from '../shared/rating-type.js'

/** The lists of a type that are compared, in pairs and in order. */
export interface PairedLists {
  readonly type: RatingType
  readonly pairs: readonly ListPair[]
  readonly a: ListsOfSide
  readonly b: ListsOfSide
}

/** One element a pair. */
export interface ListsOfSide {
  readonly on: readonly ListRef[]
  /** The list before each; null where it is not stored. */
  readonly before: readonly (ListRef | null)[]
}

/** Every player of either side with his way through the lists, in order of FIDE ID; each row is read once. */
export function* comparedPlayers(
  a: Kysely<Database>,
  b: Kysely<Database>,
  { type, a: listsOfA, b: listsOfB }: PairedLists,
): Generator<ComparedPlayer> {
  const [sideA, sideB] = [new SideReader(a, type, listsOfA), new SideReader(b, type, listsOfB)]
  const persons = [personsInStep(a), personsInStep(b)]
  try {
    for (const { key, left, right } of merged(sideA.standings(), idOf, sideB.standings(), idOf)) {
      const [ofA, ofB] = persons.map((known) => known.find(key))
      const [, name = '', federation = '', birthYear = null] = ofA ?? ofB ?? []
      yield { fideId: key, name, federation, birthYear, a: sideA.through(key, left), b: sideB.through(key, right) }
    }
  } finally {
    for (const one of [sideA, sideB, ...persons]) one.close()
  }
}

function idOf({ fideId }: StandingsThrough): number {
  return fideId
}

/** Reads one side, each list once: those that are compared and those before them. */
class SideReader {
  readonly #db: Kysely<Database>
  readonly #type: RatingType
  readonly #refs: readonly ListRef[]
  readonly #on: readonly number[]
  readonly #before: readonly (number | null)[]
  readonly #changes: readonly (ReturnType<typeof changesInStep> | null)[]

  constructor(db: Kysely<Database>, type: RatingType, { on, before }: ListsOfSide) {
    this.#db = db
    this.#type = type
    this.#refs = [...new Set([...before.filter((ref) => ref !== null), ...on])]
    this.#on = on.map((ref) => this.#refs.indexOf(ref))
    this.#before = before.map((ref) => (ref === null ? null : this.#refs.indexOf(ref)))
    this.#changes = on.map(({ series, list }) => (series === 'own' ? changesInStep(db, type, list) : null))
  }

  standings(): Generator<StandingsThrough> {
    return standingsThrough(this.#db, this.#type, this.#refs)
  }

  through(fideId: number, found: StandingsThrough | undefined): PlayerThrough {
    const standings = found?.standings ?? []
    return {
      on: this.#on.map((at, index) => listed(standings[at] ?? null, this.#changes[index]?.find(fideId) ?? null)),
      before: this.#before.map((at) => (at === null ? undefined : (standings[at]?.rating ?? null))),
    }
  }

  close(): void {
    for (const changes of this.#changes) changes?.close()
  }
}

function listed(standing: ListedStanding | null, change: RatingChangeRow | null): ListedPlayer | null {
  if (standing === null) return null
  const { rating, k, games, inactive, lastPlayed } = standing
  return { rating, k, games, inactive, lastPlayed, computed: change === null ? null : computedOf(change) }
}

function computedOf(row: RatingChangeRow): ComputedChange {
  return {
    status: row.status,
    ratingBefore: row.previous_rating,
    fromStandard: row.from_standard === 1,
    kUsed: row.k_used,
    sumOfDeltas: row.sum_of_deltas,
    change: row.change,
    adjustment: row.adjustment,
  }
}
