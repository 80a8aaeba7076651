import type { ProblemEntry } from './catalogue.js'

/** What can be wrong with a tournament report. English; another language overlays the texts by code. */
export const reportProblems = {
  'report-empty': {
    severity: 'refuse',
    article: '9.1',
    says: 'the file is empty',
    expected: 'a tournament report (TRF) or a games CSV',
    advice: 'ask the sender for the file again',
  },
} as const satisfies Record<string, ProblemEntry>
