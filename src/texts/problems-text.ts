import { grouped } from '../shared/grouped.js'
import { say } from '../shared/messages/words.js'
import { type Problem, problemLine } from '../shared/problem.js'
import { limited, linesText, MOST_SHOWN, type MoreOfAKind, type ProblemGroups } from '../shared/problem-groups.js'

/** On a terminal so many stretches of lines are named; `frl --json` and the sheet for the organizer name all. */
const MOST_STRETCHES = 10

/** Problems under the line that names their file: refusals first, then notes, each with its line of the file. */
export function problemsText(groups: ProblemGroups, stretches = MOST_STRETCHES): string {
  const { problems, more } = limited(groups, MOST_SHOWN)
  const refusals = problems.filter(({ severity }) => severity !== 'note')
  const notes = problems.filter(({ severity }) => severity === 'note')
  return [...refusals, ...notes]
    .flatMap((one, index, all) => {
      const isLast = all.findLastIndex((other) => isOneKind(one, other)) === index
      const others = isLast ? more.filter((other) => isOneKind(one, other)) : []
      return [problemLine(withoutFile(one)), ...others.map((other) => moreText(other, stretches))]
    })
    .map((line) => `  ${line}\n`)
    .join('')
}

/** The same with every line named. */
export function allProblemsText(groups: ProblemGroups): string {
  return problemsText(groups, Number.POSITIVE_INFINITY)
}

function isOneKind(one: Pick<Problem, 'code' | 'severity'>, other: Pick<Problem, 'code' | 'severity'>): boolean {
  return one.code === other.code && one.severity === other.severity
}

function moreText({ count, ranges }: MoreOfAKind, stretches: number): string {
  if (ranges.length === 0) return say('problems-more', { count: grouped(count) })
  return say('problems-more-lines', { count: grouped(count), lines: linesText(ranges, stretches) })
}

function withoutFile({ file: _, line, ...problem }: Problem): Problem {
  return line === undefined ? problem : { ...problem, line }
}
