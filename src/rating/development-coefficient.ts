import type { CoefficientRule, JuniorRule } from '../regulations/rules.js'
import { type IsoDate, type ListMonth, listDate, yearOf } from '../shared/dates.js'

/** What K depends on, as it stands after the list was computed (decision A4). */
export interface Marks {
  /** Highest rating ever published in this rating type, whole points; null if never rated. */
  readonly peak: number | null
  /** Rated games completed in this type (decision A6). */
  readonly gamesCompleted: number
  /** null where unknown or impossible: not a junior. */
  readonly birthYear: number | null
  /** The day, where it is known: asked by the editions in which juniors are so until their birthday. */
  readonly birthDate?: IsoDate
}

export type KReason = 'top' | 'junior' | 'new-player' | 'others' | 'fixed'

export interface DevelopmentCoefficient {
  readonly k: number
  readonly reason: KReason
}

/**
 * K (art. 8.3.3), in the order of decision A4: ever published at the top mark; junior never published at that of juniors;
 * not yet enough games completed; all others.
 *
 * @param list the list that prints this K
 */
export function developmentCoefficient(marks: Marks, list: ListMonth, rule: CoefficientRule): DevelopmentCoefficient {
  if (rule.kind === 'fixed') return { k: rule.k, reason: 'fixed' }
  const peak = marks.peak ?? 0
  if (peak >= rule.top.peakFrom) return { k: rule.top.k, reason: 'top' }
  const { junior } = rule
  if (junior !== null && isJunior(marks, list, junior) && peak < junior.peakFrom) {
    return { k: junior.k, reason: 'junior' }
  }
  if (marks.gamesCompleted < rule.newPlayer.games) return { k: rule.newPlayer.k, reason: 'new-player' }
  return { k: rule.others, reason: 'others' }
}

/**
 * Until the birthday where the edition says so and the day is known, else until the end of its year: lists print years
 * only, and FIDE's went by them. A birth in the future is a mistake, not a junior.
 */
export function isJunior(
  { birthYear, birthDate }: Pick<Marks, 'birthYear' | 'birthDate'>,
  list: ListMonth,
  { untilAge, until }: Pick<JuniorRule, 'untilAge' | 'until'>,
): boolean {
  if (birthYear === null || birthYear <= 0) return false
  const age = yearOf(list) - birthYear
  if (age === untilAge && until === 'birthday' && birthDate !== undefined) {
    const [, ...day] = birthDate.split('-')
    return listDate(list) < [yearOf(list), ...day].join('-')
  }
  return age >= 0 && age <= untilAge
}
