import type { RatingListRow } from '../db/schema.js'
import type { StandingReader } from '../db/standings.js'
import { fewerPlayers, idTwice } from '../list/list-checks.js'
import type { ListTable } from '../list/list-table.js'
import { problemCollector } from '../list/problem-collector.js'
import { isBelowFloor } from '../period/imported-standing.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'

/** A list as it was read, without the IDs that stand in it twice. */
export interface DistinctList {
  readonly table: ListTable
  /** Positions in the table, by ID. */
  readonly positions: Int32Array
  /** IDs that stood there twice: nothing of them is taken. */
  readonly doubled: ReadonlySet<number>
}

/** The table by ID without the IDs that stand twice; both records of those are named. */
export function withoutDoubles(
  table: ListTable,
  file: string,
): { readonly distinct: DistinctList; readonly twice: readonly Problem[] } {
  const sorted = table.sorted()
  const doubled = new Set<number>()
  const twice: Problem[] = []
  for (let index = 1; index < sorted.length; index++) {
    const [first, second] = [sorted[index - 1] as number, sorted[index] as number]
    if (table.idAt(first) !== table.idAt(second)) continue
    doubled.add(table.idAt(second))
    twice.push(idTwice(table.entryAt(first), table.entryAt(second), file))
  }
  const positions = doubled.size === 0 ? sorted : sorted.filter((at) => !doubled.has(table.idAt(at)))
  return { distinct: { table, positions, doubled }, twice }
}

/**
 * Ratings below the floor (decision A21) and missing K (decision A4b), of each the first ones by name. A list without
 * any K, as all were before 2012, is one note.
 */
export function notesOn(
  { table, positions }: DistinctList,
  list: ListMonth,
  types: readonly RatingType[],
  file: string,
  editions: Editions,
): readonly Problem[] {
  const notes = problemCollector(NOTES_OF_A_KIND, file)
  for (const type of types) {
    const regulations = regulationsNearest(editions, type, listDate(list))
    const hasK = positions.some((at) => table.ratingAt(at, type)?.k != null)
    let rated = 0
    for (const at of positions) {
      const listed = table.ratingAt(at, type)
      if (listed === null) continue
      rated += 1
      const [id, place] = [table.idAt(at), { file, line: table.lineAt(at) }]
      const { rating } = listed
      if (isBelowFloor(rating, regulations)) {
        notes.add(problem('list-rating-below-floor', { id, type, rating, floor: regulations.ratingFloor }, place))
      } else if (hasK && listed.k === null) notes.add(problem('list-k-missing', { id, type, rating }, place))
    }
    if (rated > 0 && !hasK) notes.add(problem('list-without-k', { rated, type }, { file }))
  }
  return notes.all()
}

const NOTES_OF_A_KIND = 50

/** Over 10 % fewer rated players than the list before; those of doubled IDs, whose entry there stays, are no loss. */
export function fewerThanBefore(
  { table, positions, doubled }: DistinctList,
  before: RatingListRow,
  standingBefore: StandingReader,
  file: string,
): Problem | null {
  const { type } = before
  const now = positions.reduce((rated, at) => (table.ratingAt(at, type) === null ? rated : rated + 1), 0)
  const kept = [...doubled].filter((fideId) => standingBefore(fideId)?.rating != null).length
  return fewerPlayers(before.rated, now + kept, type, file)
}

/** How many ratings differ from the stored ones, and the first of them. */
export function differences(
  { table, positions }: DistinctList,
  type: RatingType,
  standingStored: StandingReader,
): string {
  const different: string[] = []
  for (const at of positions) {
    const [id, listed] = [table.idAt(at), table.ratingAt(at, type)]
    const standing = standingStored(id)
    if ((standing?.rating ?? null) === (listed?.rating ?? null)) continue
    different.push(`${id} ${standing?.rating ?? 'unrated'} -> ${listed?.rating ?? 'unrated'}`)
  }
  if (different.length === 0) return 'the ratings agree, games, K or flags differ'
  const more = different.length > DIFFERENCES_SHOWN ? ' ...' : ''
  const ratings = different.length === 1 ? '1 rating differs' : `${different.length} ratings differ`
  return `${ratings}: ${different.slice(0, DIFFERENCES_SHOWN).join(', ')}${more}`
}

const DIFFERENCES_SHOWN = 3
