import type { RatingListLine } from './rating-list-line.js'

/** FIDE's flag of a single-type list: `w` for a woman, `i` for an inactive player, `wi` for both. */
export function flagOf({ sex, inactive }: RatingListLine): string {
  return `${sex === 'F' ? 'w' : ''}${inactive ? 'i' : ''}`
}

/** A number as FIDE prints it: 0 where there is none (unrated, no K, year of birth unknown). */
export function numberOrZero(number: number | null): string {
  return String(number ?? 0)
}
