import type { Language } from '../language.js'
import { gameFileProblems } from './game-file-problems.js'
import { regulationProblems } from './regulation-problems.js'
import { reportProblems } from './report-problems.js'
import { words } from './words.js'

/** Norwegian, bokmål. */
export const bokmaal: Language = {
  tag: 'nb',
  problems: { ...reportProblems, ...regulationProblems, ...gameFileProblems },
  words,
}
