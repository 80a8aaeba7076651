import type { ProblemEntry } from './problem-entry.js'

/** What `frl compare` can not do (exit 3). */
export const compareProblems = {
  'nothing-to-compare': {
    severity: 'refuse',
    article: null,
    says: 'there are no lists to compare: {a} and {b} have none in common in that span',
    expected: 'lists of one type and month on both sides; {a} has {inA}; {b} has {inB}',
    advice:
      'give other bounds (--from, --to) or another series (--series-a, --series-b), or --shift 1 for neighbouring lists',
  },
} as const satisfies Record<string, ProblemEntry>
