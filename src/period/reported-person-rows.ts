import { addMonths, type ListMonth } from '../shared/dates.js'
import { type PlayerDetails, sameDetails } from '../shared/player.js'
import type { PersonRow } from './person-rows.js'

/** What one report tells of a person, from the list on that it is due for. */
export interface ToldDetails {
  readonly details: PlayerDetails
  readonly dueList: ListMonth
}

/**
 * The rows of a person whom only reports know: each detail is the one of the first report that has it, from the list of
 * that report on. A list that is closed prints as it was: what changes after it, holds from the next list on.
 *
 * @param stored his rows so far, in order
 * @param told by his reports, in order
 * @param lastClosed the last list that is closed; null if there is none
 */
export function reportedPersonRows(
  stored: readonly PersonRow[],
  told: readonly ToldDetails[],
  lastClosed: ListMonth | null,
): readonly PersonRow[] {
  const rows = rowsTold(told)
  return lastClosed === null ? rows : afterPrinted(stored, rows, lastClosed)
}

function rowsTold(told: readonly ToldDetails[]): readonly PersonRow[] {
  const rows: PersonRow[] = []
  for (const { details: reported, dueList } of told) {
    const before = rows.at(-1)
    const details = before === undefined ? reported : filled(before.details, reported)
    if (before !== undefined && sameDetails(details, before.details)) continue
    if (before?.validFrom === dueList) rows.pop()
    rows.push({ details, validFrom: dueList, origin: 'report' })
  }
  return rows
}

/** What is known, and what a later report adds where nothing is. */
function filled(known: PlayerDetails, later: PlayerDetails): PlayerDetails {
  return {
    fideId: known.fideId,
    name: known.name || later.name,
    federation: known.federation || later.federation,
    sex: known.sex ?? later.sex,
    birthYear: known.birthYear ?? later.birthYear,
    title: known.title || later.title,
    womanTitle: known.womanTitle || later.womanTitle,
    otherTitles: known.otherTitles || later.otherTitles,
    foaTitle: known.foaTitle || later.foaTitle,
  }
}

/** Rows that a closed list printed stay; what the reports tell now holds from the month after it, and so from the next list. */
function afterPrinted(
  stored: readonly PersonRow[],
  told: readonly PersonRow[],
  lastClosed: ListMonth,
): readonly PersonRow[] {
  const printed = stored.filter(({ validFrom }) => validFrom <= lastClosed)
  const last = printed.at(-1)
  if (last === undefined) return told
  const next = addMonths(lastClosed, 1)
  const now = told.findLast(({ validFrom }) => validFrom <= next)
  const changed = now !== undefined && !sameDetails(now.details, last.details)
  return [
    ...printed,
    ...(changed ? [{ ...now, validFrom: next }] : []),
    ...told.filter(({ validFrom }) => validFrom > next),
  ]
}
