import { type Problem, type ProblemCode, problem, problemLine } from '../shared/problem.js'

/** The state of the database does not allow what was asked (exit 3): nothing was changed. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'))
  }
}

/** Throws a {@link RefusedError} with one problem. */
export function refuse<Code extends ProblemCode>(code: Code, args: Parameters<typeof problem<Code>>[1]): never {
  throw new RefusedError([problem(code, args)])
}
