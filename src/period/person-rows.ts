import type { ListMonth } from '../shared/dates.js'
import { type Origin, type PlayerDetails, sameDetails } from '../shared/player.js'

/** What is known of a person from a list on, until the next row. */
export interface PersonRow {
  readonly details: PlayerDetails
  readonly validFrom: ListMonth
  readonly origin: Origin
}

/**
 * What is known of a person once a list has described him. The register's name, federation and titles win over the list's.
 *
 * @param known what was known of him on the list; undefined: nothing
 */
export function rowOfListed(printed: PlayerDetails, known: PersonRow | undefined, list: ListMonth): PersonRow {
  if (known?.origin !== 'register') return { details: printed, validFrom: list, origin: 'list' }
  const { name, federation, title, womanTitle, otherTitles } = known.details
  const details = { ...printed, name, federation, title, womanTitle, otherTitles }
  return { details, validFrom: list, origin: 'register' }
}

/**
 * A person's rows with what a list between others says: the lists after it go on saying what they said.
 *
 * @param next the first list after it that is stored; null if there is none
 */
export function personRowsWith(
  stored: readonly PersonRow[],
  printed: PlayerDetails,
  list: ListMonth,
  next: ListMonth | null,
): readonly PersonRow[] {
  const known = stored.findLast(({ validFrom }) => validFrom <= list)
  const earlier = stored.filter(({ validFrom }) => validFrom < list)
  const later = stored.filter(({ validFrom }) => validFrom > list)
  const isRepeated = known !== undefined && next !== null && later[0]?.validFrom !== next
  const kept = isRepeated ? [{ ...known, validFrom: next }] : []
  const rows = [...earlier, rowOfListed(printed, known, list), ...kept, ...later]
  return rows.filter((row, index) => !saysTheSame(row, rows[index - 1]))
}

/** Whether a row says nothing that the one before it does not say. */
export function saysTheSame(row: PersonRow, before: PersonRow | undefined): boolean {
  return before !== undefined && row.origin === before.origin && sameDetails(row.details, before.details)
}

export function areSamePersonRows(a: readonly PersonRow[], b: readonly PersonRow[]): boolean {
  const isSame = (row: PersonRow, other: PersonRow | undefined) =>
    row.validFrom === other?.validFrom && saysTheSame(row, other)
  return a.length === b.length && a.every((row, index) => isSame(row, b[index]))
}
