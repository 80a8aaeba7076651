import type { RatingListRow } from '../db/schema.js'
import type { Regulations } from '../regulations/regulations.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'

/** Refusals of a list that would come out otherwise today: under another law where the law is another one. */

/** @param wanted the list that stands on it, to be computed after it */
export function refuseOutOfDate(row: RatingListRow, law: Regulations | null, wanted: ListMonth): never {
  const { type, list, edition: computed } = row
  if (computed !== null && law !== null && law.id !== computed) {
    refuse('list-of-other-law', { type, list, computed, law: law.id, wanted })
  }
  refuse('list-out-of-date', { type, list, wanted })
}

/** Of a list that does not change any more. */
export function refuseClosed({ type, list, edition: computed }: RatingListRow, law: Regulations): never {
  if (computed !== null && law.id !== computed) {
    refuse('list-closed-of-other-law', { type, list, computed, law: law.id })
  }
  refuse('list-closed', { type, list })
}
