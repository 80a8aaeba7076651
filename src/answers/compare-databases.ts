import type { Kysely } from 'kysely'
import type { ComparedPlayer } from '../compare/compared-player.js'
import type { Comparison } from '../compare/comparison.js'
import { TypeComparing, type TypeComparison } from '../compare/type-comparison.js'
import { allLists } from '../db/lists.js'
import type { Database, RatingListRow, Series } from '../db/schema.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { refuse } from '../run/refused.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { comparedPlayers, type PairedLists } from './compared-players.js'

/** One side of a comparison. */
export interface Side {
  readonly db: Kysely<Database>
  readonly file: string
  /** Only lists of this series; null: of a month with both, the one computed here. */
  readonly series: Series | null
}

export interface ComparisonAsked {
  readonly types: readonly RatingType[]
  /** Bounds of the lists of side A, both included; null: none. */
  readonly from: ListMonth | null
  readonly to: ListMonth | null
  /** How many lists later those of B are. */
  readonly shift: number
  /** null: the floor of the edition in force on each list. */
  readonly floor: number | null
  readonly bandPoints: number
  readonly top: number
  readonly editions: Editions
}

/** A comparison under way: it is whole when all players were walked through. */
export interface Comparing {
  /** Every player of either side, type by type, in order of FIDE ID; to be walked once. */
  readonly players: () => Generator<PlayerOfType>
  readonly result: () => Comparison
}

export interface PlayerOfType {
  readonly lists: PairedLists
  readonly player: ComparedPlayer
}

/**
 * Compares the lists two sides have in common. Both are only read, player by player side by side.
 *
 * @throws {RefusedError} when they have none in common
 */
export async function compareDatabases(a: Side, b: Side, asked: ComparisonAsked): Promise<Comparing> {
  const [ofA, ofB] = [await allLists(a.db), await allLists(b.db)]
  const spans = asked.types.flatMap((type) => spanOf(type, ofA, a.series, ofB, b.series, asked) ?? [])
  if (spans.length === 0) {
    refuse('nothing-to-compare', { a: a.file, inA: namesOf(ofA), b: b.file, inB: namesOf(ofB) })
  }
  const types: TypeComparison[] = []
  return {
    *players() {
      for (const { paired, listsOnlyInA, listsOnlyInB } of spans) {
        const comparing = new TypeComparing(paired.pairs, asked)
        for (const player of comparedPlayers(a.db, b.db, paired)) {
          comparing.add(player)
          yield { lists: paired, player }
        }
        types.push({ type: paired.type, listsOnlyInA, listsOnlyInB, ...comparing.result() })
      }
    },
    result: () => ({
      a: { file: a.file, series: a.series },
      b: { file: b.file, series: b.series },
      shift: asked.shift,
      bandPoints: asked.bandPoints,
      types,
    }),
  }
}

interface Span extends Pick<TypeComparison, 'listsOnlyInA' | 'listsOnlyInB'> {
  readonly paired: PairedLists
}

/** The lists of a type that both sides have, paired; null where there are none. */
function spanOf(
  type: RatingType,
  rowsOfA: readonly RatingListRow[],
  seriesOfA: Series | null,
  rowsOfB: readonly RatingListRow[],
  seriesOfB: Series | null,
  { from, to, shift, floor, editions }: ComparisonAsked,
): Span | null {
  const [ofA, ofB] = [listsOfType(rowsOfA, type, seriesOfA), listsOfType(rowsOfB, type, seriesOfB)]
  const { calendar } = editions
  const isAsked = (list: ListMonth) => (from === null || list >= from) && (to === null || list <= to)
  const months = [...ofA.keys()].filter(isAsked)
  const pairs = months.flatMap((list) => {
    const [a, b] = [ofA.get(list), ofB.get(calendar.later(list, shift))]
    return a === undefined || b === undefined ? [] : [{ a, b }]
  })
  if (pairs.length === 0) return null
  const compared = (row: RatingListRow) => ({
    list: row.list,
    series: row.series,
    floor: floor ?? regulationsNearest(editions, type, listDate(row.list)).ratingFloor,
  })
  const paired: PairedLists = {
    type,
    pairs: pairs.map(({ a, b }) => ({
      a: compared(a),
      b: compared(b),
      areComputed: shift === 0 && a.series === 'own' && b.series === 'own',
    })),
    a: { on: pairs.map(({ a }) => a), before: pairs.map(({ a }) => ofA.get(calendar.previous(a.list)) ?? null) },
    b: { on: pairs.map(({ b }) => b), before: pairs.map(({ b }) => ofB.get(calendar.previous(b.list)) ?? null) },
  }
  const inPairs = { a: new Set(pairs.map(({ a }) => a.list)), b: new Set(pairs.map(({ b }) => b.list)) }
  return {
    paired,
    listsOnlyInA: months.filter((list) => !inPairs.a.has(list)),
    listsOnlyInB: [...ofB.keys()].filter((list) => isAsked(calendar.later(list, -shift)) && !inPairs.b.has(list)),
  }
}

/** The list of each month on one side, oldest first. */
function listsOfType(
  rows: readonly RatingListRow[],
  type: RatingType,
  series: Series | null,
): Map<ListMonth, RatingListRow> {
  const lists = new Map<ListMonth, RatingListRow>()
  // Official before own where both stand: the own one takes its place.
  for (const row of rows) {
    if (row.type === type && (series === null || row.series === series)) lists.set(row.list, row)
  }
  return lists
}

const NAMED = 12

function namesOf(rows: readonly RatingListRow[]): string {
  const names = rows.map(({ type, list, series }) => `${type} ${list} (${series})`)
  if (names.length === 0) return 'none'
  return names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} ... (${names.length} in all)`
}
