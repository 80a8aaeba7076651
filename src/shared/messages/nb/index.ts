import type { Language } from '../language.js'
import { compareProblems } from './compare-problems.js'
import { compareWords } from './compare-words.js'
import { gameFileProblems } from './game-file-problems.js'
import { regulationProblems } from './regulation-problems.js'
import { reportProblems } from './report-problems.js'
import { words } from './words.js'

/** Norwegian, bokmål. */
export const bokmaal: Language = {
  tag: 'nb',
  problems: { ...reportProblems, ...regulationProblems, ...gameFileProblems, ...compareProblems },
  words: { ...words, ...compareWords },
}
