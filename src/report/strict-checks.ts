import { problemCatalogue } from '../shared/messages/catalogue.js'
import type { Problem } from '../shared/problem.js'

/**
 * Breaches of the regulations are noted and rated all the same, unless the configuration names the check: then they
 * refuse the report.
 */
export function withStrictChecks(problems: readonly Problem[], isStrict: (check: string) => boolean): Problem[] {
  return problems.map((problem) => {
    const entry = problemCatalogue[problem.code]
    const strict = 'check' in entry && isStrict(entry.check)
    return strict && problem.severity === 'note' ? { ...problem, severity: 'refuse' } : problem
  })
}
