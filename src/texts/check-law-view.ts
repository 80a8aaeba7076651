import type { CheckedProblem } from '../answers/check-report.js'
import { type Language, sayIn } from '../shared/messages/language.js'
import { type WordCode, words } from '../shared/messages/words.js'
import { renderProblem } from '../shared/problem.js'

/** An article, and what it says. */
export interface ArticleView {
  /** `article-9-1`, to point at. */
  readonly key: string
  readonly label: string
  readonly says: string
}

/** `article-9-1`, to point at. */
export function keyOf(article: string): string {
  return `article-${article.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`
}

/** `art. 9.1`, or the name of another text. */
export function labelOf(article: string, language: Language): string {
  return /^\d/.test(article) ? sayIn(language)('check-regulation', { article }) : article
}

/** What the articles say that problems name. */
export function lawView(problems: readonly CheckedProblem[], language: Language): readonly ArticleView[] {
  const cited = problems.flatMap((problem) => renderProblem(problem).article ?? [])
  return [...new Set(cited)].sort().flatMap((article) => {
    const code = `article-${article}`
    if (!isWord(code)) return []
    const says = language.words[code] ?? words[code]
    return [{ key: keyOf(article), label: labelOf(article, language), says }]
  })
}

function isWord(code: string): code is WordCode {
  return Object.hasOwn(words, code)
}
