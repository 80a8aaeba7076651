import type { CoefficientRule } from '../regulations/regulations.js'

/** What K depends on, as it stands after the list was computed (decision A4). */
export interface Marks {
  /** Highest rating ever published in this rating type, whole points; null if never rated. */
  readonly peak: number | null
  /** Rated games completed in this type (decision A6). */
  readonly gamesCompleted: number
  /** null where unknown or impossible: not a junior. */
  readonly birthYear: number | null
}

export type KReason = 'top' | 'junior' | 'new-player' | 'others' | 'fixed'

export interface DevelopmentCoefficient {
  readonly k: number
  readonly reason: KReason
}

/**
 * K (art. 8.3.3), in the order of decision A4: ever published at 2400 or more; junior never published at 2300 or
 * more; fewer than 30 games; all others.
 *
 * @param listYear year of the list that prints this K
 */
export function developmentCoefficient(marks: Marks, listYear: number, rule: CoefficientRule): DevelopmentCoefficient {
  if (rule.kind === 'fixed') return { k: rule.k, reason: 'fixed' }
  const peak = marks.peak ?? 0
  if (peak >= rule.top.peakFrom) return { k: rule.top.k, reason: 'top' }
  if (isJunior(marks.birthYear, listYear, rule.junior.untilAge) && peak < rule.junior.peakFrom) {
    return { k: rule.junior.k, reason: 'junior' }
  }
  if (marks.gamesCompleted < rule.newPlayer.games) return { k: rule.newPlayer.k, reason: 'new-player' }
  return { k: rule.others, reason: 'others' }
}

/** Until the end of the year of the birthday; a birth year in the future is a mistake, not a junior. */
export function isJunior(birthYear: number | null, listYear: number, untilAge: number): boolean {
  if (birthYear === null || birthYear <= 0) return false
  const age = listYear - birthYear
  return age >= 0 && age <= untilAge
}
