import { type ListMonth, yearOf } from '../shared/dates.js'

/** Groups of ages, youngest first: the age on a list is the year of the list less the year of birth. */
export const AGE_GROUPS = ['0-11', '12-15', '16-19', '20-34', '35-49', '50-64', '65-', 'unknown'] as const

export type AgeGroup = (typeof AGE_GROUPS)[number]

const UNTIL: readonly (readonly [lastAge: number, group: AgeGroup])[] = [
  [11, '0-11'],
  [15, '12-15'],
  [19, '16-19'],
  [34, '20-34'],
  [49, '35-49'],
  [64, '50-64'],
]

/** The group a player is in on a list. */
export function ageGroupOf(list: ListMonth, birthYear: number | null): AgeGroup {
  if (birthYear === null) return 'unknown'
  const age = yearOf(list) - birthYear
  return UNTIL.find(([last]) => age <= last)?.[1] ?? '65-'
}
