import type { ProblemEntry } from './catalogue.js'

/** What can be wrong with a rating list, a player register or another CSV that is imported. */
export const listProblems = {
  'list-empty': {
    severity: 'refuse',
    article: '7.1',
    says: 'the file is empty',
    expected: 'a FIDE rating list in TXT, XML or CSV',
    advice: 'download the list again',
  },
} as const satisfies Record<string, ProblemEntry>
