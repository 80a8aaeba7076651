import { type CheckName, checkEntry, checkNames } from '../shared/checks.js'
import { problemCatalogue } from '../shared/messages/catalogue.js'
import type { ProblemEntry } from '../shared/messages/problem-entry.js'
import type { Problem } from '../shared/problem.js'

/** What the officer said of one check: a word, or the number that switches it on. */
export type CheckSaid =
  | 'off'
  | 'note'
  | 'strict'
  | { readonly 'at-least'?: number; readonly 'at-most'?: number; readonly as?: 'note' | 'strict' }

/** What the officer said of checks: of those that are not named, and of each that is. */
export interface ChecksSaid {
  readonly default?: 'note' | 'strict'
  readonly named: Readonly<Partial<Record<CheckName, CheckSaid>>>
}

export interface CheckSetting {
  readonly mode: 'off' | 'note' | 'strict'
  /** The officer's number; null where the check has none of his. */
  readonly threshold: number | null
}

export type CheckSettings = Readonly<Record<CheckName, CheckSetting>>

/** What becomes of each check: named ones as they are named, others by default; those that want a number are off without. */
export function checkSettings(said: ChecksSaid): CheckSettings {
  return Object.fromEntries(checkNames.map((name) => [name, settingOf(name, said)])) as CheckSettings
}

function settingOf(name: CheckName, { default: other = 'note', named }: ChecksSaid): CheckSetting {
  const { isRule, threshold } = checkEntry(name)
  const byDefault = isRule ? other : 'note'
  const said = named[name]
  if (threshold === undefined) return { mode: typeof said === 'string' ? said : byDefault, threshold: null }
  if (typeof said !== 'object') return { mode: 'off', threshold: null }
  return { mode: said.as ?? byDefault, threshold: said[threshold.kind] ?? null }
}

/**
 * The problems as the officer wants them: notes of checks that are off are left out, those of strict ones refuse. What
 * refuses by itself belongs to no check and stays.
 */
export function asConfigured(problems: readonly Problem[], settings: CheckSettings): Problem[] {
  return problems.flatMap((problem): readonly Problem[] => {
    const { check }: ProblemEntry = problemCatalogue[problem.code]
    if (check === undefined || problem.severity !== 'note') return [problem]
    const { mode } = settings[check]
    if (mode === 'off') return []
    return [mode === 'strict' ? { ...problem, severity: 'refuse' } : problem]
  })
}
