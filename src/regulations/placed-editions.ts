import type { RatingType } from '../shared/rating-type.js'
import { type EditionFault, wrongValue } from './edition-faults.js'
import type { Head } from './edition-head.js'
import type { Editions, Regulations } from './regulations.js'

/** An edition for one type, with its place among those of the file. */
export interface Placed {
  readonly type: RatingType
  readonly edition: Regulations
  readonly head: Head
  readonly path: readonly PropertyKey[]
}

/** Two editions of one type that hold from the same day, or have one name. */
export function clashOf({ type, edition, head }: Omit<Placed, 'path'>, above: readonly Placed[]): EditionFault | null {
  const others = above.filter((one) => one.type === type)
  if (others.some((one) => one.edition.id === edition.id)) {
    const allowed = 'an id that no other edition of the file has for the same type'
    return { path: ['id'], says: wrongValue(['id'], edition.id, allowed) }
  }
  if (others.every((one) => one.edition.effectiveFrom !== edition.effectiveFrom)) return null
  const allowed = 'a day on which no other edition of the file begins for the same type; one at most is without a day'
  return { path: ['effectiveFrom'], says: wrongValue(['effectiveFrom'], head.effectiveFrom ?? undefined, allowed) }
}

/** Lists appear in the months of the standard editions, and adjustments are made on lists. */
export function calendarFaults(placed: readonly Placed[], { calendar }: Editions): readonly EditionFault[] {
  const faults = placed.flatMap(({ type, edition, head, path }): EditionFault[] => {
    const setsMonths = head.type !== 'all' && type !== 'standard' && edition.sources.listMonths.status === 'own'
    const allowed = 'nothing for rapid or blitz alone: all lists appear in the months of the standard editions'
    const months = setsMonths
      ? [{ path: [...path, 'listMonths'], says: wrongValue(['listMonths'], edition.listMonths, allowed) }]
      : []
    if (edition.sources.oneTimeAdjustments.status !== 'own') return months
    const between = edition.oneTimeAdjustments.flatMap(({ list }, index) => {
      const place = ['oneTimeAdjustments', index, 'list']
      return calendar.isList(list)
        ? []
        : [{ path: [...path, ...place], says: wrongValue(place, list, 'a month in which a list appears (listMonths)') }]
    })
    return [...months, ...between]
  })
  return faults.filter(({ says }, index) => faults.findIndex((other) => other.says === says) === index)
}
