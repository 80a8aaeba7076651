import type { Problem } from '../../shared/problem.js'

/** One player's ID judged. */
export interface Person {
  /** Whom his games are booked under; null where nobody can say. */
  readonly fideId: number | null
  /** Not in the register yet. */
  readonly isNew: boolean
  readonly problems: readonly Problem[]
}
