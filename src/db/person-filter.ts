import type { Sex } from '../shared/player.js'

/** Who is looked for, beside the name. */
export interface PersonFilter {
  readonly federation?: string
  readonly sex?: Sex
  /** Years, both included. */
  readonly born?: { readonly from: number; readonly to: number }
}

/** A filter as words of a query of `player`, and the values they bind. */
export function conditionsOf({ federation, sex, born }: PersonFilter) {
  const conditions: readonly (readonly [sql: string, ...values: (string | number)[]])[] = [
    ...(federation === undefined ? [] : [['federation = ?', federation] as const]),
    ...(sex === undefined ? [] : [['sex = ?', sex] as const]),
    ...(born === undefined ? [] : [['birth_year between ? and ?', born.from, born.to] as const]),
  ]
  return {
    sql: conditions.length === 0 ? 'true' : conditions.map(([sql]) => sql).join(' and '),
    values: conditions.flatMap(([, ...values]) => values),
  }
}
