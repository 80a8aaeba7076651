import type { ListMonth } from '../shared/dates.js'
import { type ImportLaw, importedStanding, isBelowFloor, isKDue, type PrintedRating } from './imported-standing.js'
import { type Standing, sameStanding } from './standing.js'

/** What one official list says of a player in one rating type. */
export interface Observation {
  /** null where the list has no rating of the type for him. */
  readonly printed: PrintedRating | null
  readonly birthYear: number | null
}

/**
 * What official lists say of a player from one of them on, until the next row: what was printed, and what follows from
 * it. What was printed stays beside what follows, so that all of it can be derived anew when an earlier list comes in.
 */
export interface OfficialRow extends Observation {
  readonly validFrom: ListMonth
  readonly standing: Standing
  /** Whether the next list made here prints another K (decision A4). */
  readonly kDue: boolean
}

/** An official list of a chain, as it is read for one player after the other. */
export interface OfficialListLaw extends ImportLaw {
  /** IDs that stand twice: of them the list says what the list before says. */
  readonly doubled: ReadonlySet<number>
}

/**
 * The row that holds on a list: the one before it where the list says nothing new, else a new one. The one rule for
 * lists that come in order and for those that come late.
 *
 * @param before the row that holds on the official list before; null: he never was rated
 * @param said null where his ID stands twice on the list
 */
export function rowAfter(before: OfficialRow | null, said: Observation | null, law: ImportLaw): OfficialRow | null {
  const { printed, birthYear } = counted(said ?? repeatedBy(before), law)
  const standing = importedStanding(before?.standing ?? null, printed, birthYear, law)
  if (standing === null) return null
  const kDue = isKDue(standing, birthYear, law)
  const row = { validFrom: law.list, standing, kDue, printed, birthYear }
  return before !== null && gamesOf(row) === 0 && saysTheSame(row, before) ? before : row
}

/**
 * A player's rows when one more list comes in before others, or in the place of one: what the other lists print stays,
 * and what follows from it is what would follow if all had come in order.
 *
 * @param stored his rows so far, in order
 * @param said what the list says of him; null where his ID stands twice on it
 * @param law of the list
 * @param later the official lists after it, in order
 */
export function rowsWith(
  stored: readonly OfficialRow[],
  fideId: number,
  said: Observation | null,
  law: ImportLaw,
  later: readonly OfficialListLaw[],
): readonly OfficialRow[] {
  const rows = stored.filter(({ validFrom }) => validFrom < law.list)
  const add = (observation: Observation | null, on: ImportLaw) => {
    const before = rows.at(-1) ?? null
    const row = rowAfter(before, observation, on)
    if (row !== null && row !== before) rows.push(row)
  }
  add(said, law)
  for (const next of later) {
    const stood = rowOn(stored, next.list)
    add(next.doubled.has(fideId) ? null : saidOn(stood, next.list), next)
    // From a list on that leaves him as he stood, all later ones say what they said.
    if (areAlike(rows.at(-1) ?? null, stood)) return [...rows, ...stored.filter((row) => row.validFrom > next.list)]
  }
  return rows
}

/** The row that holds on a list; null before the first one. */
export function rowOn(rows: readonly OfficialRow[], list: ListMonth): OfficialRow | null {
  return rows.findLast(({ validFrom }) => validFrom <= list) ?? null
}

/** 1 where he has a rating on a list, else 0. */
export function ratedOn(rows: readonly OfficialRow[], list: ListMonth): 0 | 1 {
  return rowOn(rows, list)?.standing.rating == null ? 0 : 1
}

/** Games printed on the list a row begins with. */
export function gamesOf({ printed }: Observation): number {
  return printed?.games ?? 0
}

export function areSameRows(a: readonly OfficialRow[], b: readonly OfficialRow[]): boolean {
  const isSame = (row: OfficialRow, other: OfficialRow | undefined) =>
    other !== undefined &&
    row.validFrom === other.validFrom &&
    gamesOf(row) === gamesOf(other) &&
    saysTheSame(row, other)
  return a.length === b.length && a.every((row, index) => isSame(row, b[index]))
}

const NOTHING: Observation = { printed: null, birthYear: null }

/** What counts of an observation: a rating below the floor is none (decision A21), and without one nothing else is. */
function counted(said: Observation, { regulations }: ImportLaw): Observation {
  return said.printed === null || isBelowFloor(said.printed.rating, regulations) ? NOTHING : said
}

/** What a list says that has no row of its own: what the row says, without its games. */
function repeatedBy(row: OfficialRow | null): Observation {
  if (row === null || row.printed === null) return NOTHING
  return { printed: { ...row.printed, games: 0 }, birthYear: row.birthYear }
}

function saidOn(row: OfficialRow | null, list: ListMonth): Observation {
  return row?.validFrom === list ? row : repeatedBy(row)
}

function areAlike(a: OfficialRow | null, b: OfficialRow | null): boolean {
  return a === null || b === null ? a === b : saysTheSame(a, b)
}

/** Whether two rows say the same but for the games of their lists. */
function saysTheSame(a: OfficialRow, b: OfficialRow): boolean {
  return (
    sameStanding(a.standing, b.standing) &&
    a.kDue === b.kDue &&
    a.birthYear === b.birthYear &&
    a.printed?.k === b.printed?.k &&
    a.printed?.inactive === b.printed?.inactive &&
    a.printed?.gamesTotal === b.printed?.gamesTotal &&
    a.printed?.peak === b.printed?.peak &&
    a.printed?.lastList === b.printed?.lastList
  )
}
