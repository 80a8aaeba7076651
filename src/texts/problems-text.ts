import { type Problem, problemLine } from '../shared/problem.js'

/** Problems under the line that names their file: refusals first, then notes, each with its line of the file. */
export function problemsText(problems: readonly Problem[]): string {
  const refusals = problems.filter(({ severity }) => severity !== 'note')
  const notes = problems.filter(({ severity }) => severity === 'note')
  return [...refusals, ...notes].map((one) => `  ${problemLine(withoutFile(one))}\n`).join('')
}

function withoutFile({ file: _, line, ...problem }: Problem): Problem {
  return line === undefined ? problem : { ...problem, line }
}
