import type { ProblemEntry } from './problem-entry.js'

/** What can be wrong with the federation's own files: players, registrations, pooled games. */
export const registerProblems = {
  'row-empty-cell': {
    severity: 'refuse',
    article: null,
    says: 'the column {column} is empty',
    expected: '{expected}',
    advice: 'fill it in',
  },
  'row-value': {
    severity: 'refuse',
    article: null,
    says: '{column} is “{found}”',
    expected: '{expected}',
    advice: 'correct it and import the file again',
  },
  'row-key-twice': {
    severity: 'refuse',
    article: null,
    says: '{column} {key} stands on line {first} already',
    expected: 'every {column} once',
    advice: 'keep the right one of the two rows',
  },
  'row-dates-reversed': {
    severity: 'refuse',
    article: null,
    says: 'tournament {code} ends on {end}, before it starts on {start}',
    expected: 'an end on or after the start',
    advice: 'correct the dates',
  },
  'row-federation-unknown': {
    severity: 'note',
    article: '7.1.2',
    says: '{federation} is not a federation FIDE knows; kept as it is',
  },
  'pool-start-assumed': {
    severity: 'note',
    article: '8.2.1',
    says: 'no start_date: each event is taken to start on the first day of the month before the list it was rated in',
  },
  'file-no-rows': {
    severity: 'refuse',
    article: null,
    says: 'the file has a header and no rows',
    expected: 'at least one row',
    advice: 'export the file again',
  },
} as const satisfies Record<string, ProblemEntry>
