import { type Problem, problemLine } from '../shared/problem.js'

/** Problems under the line that speaks of their file: refusals first, then notes. */
export function problemsText(problems: readonly Problem[]): string {
  const refusals = problems.filter(({ severity }) => severity !== 'note')
  const notes = problems.filter(({ severity }) => severity === 'note')
  return [...refusals, ...notes].map((one) => `  ${problemLine(one)}\n`).join('')
}
