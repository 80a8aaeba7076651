import { compareProblems } from './compare-problems.js'
import { exportProblems } from './export-problems.js'
import { gameFileProblems } from './game-file-problems.js'
import { ingestProblems } from './ingest-problems.js'
import { listProblems } from './list-problems.js'
import type { ProblemEntry } from './problem-entry.js'
import { registerProblems } from './register-problems.js'
import { regulationProblems } from './regulation-problems.js'
import { reportProblems } from './report-problems.js'
import { stateProblems } from './state-problems.js'

/** Every problem frl can name, by code. */
export const problemCatalogue = {
  ...reportProblems,
  ...regulationProblems,
  ...gameFileProblems,
  ...ingestProblems,
  ...listProblems,
  ...registerProblems,
  ...exportProblems,
  ...compareProblems,
  ...stateProblems,
} as const satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof problemCatalogue
