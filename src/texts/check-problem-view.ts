import type { CheckedProblem } from '../answers/check-report.js'
import { type Language, sayIn } from '../shared/messages/language.js'
import { renderProblem, renderProblemIn } from '../shared/problem.js'
import { type ArticleView, keyOf, labelOf } from './check-law-view.js'

/** A problem in words of one language. */
export interface ProblemView {
  readonly number: string
  readonly place: string
  readonly printed: string | null
  /** The language of the texts: English where the language has none. */
  readonly tag: string
  readonly message: string
  readonly expected: string | null
  readonly advice: string | null
  readonly article: Pick<ArticleView, 'key' | 'label'> | null
  /** How many more of the kind there are, and where; null where all of them are shown. */
  readonly more: string | null
  /** Further notes of the same kind, to which the same applies. */
  readonly also: readonly Pick<ProblemView, 'place' | 'message'>[]
}

export function problemView(problem: CheckedProblem, number: string, language: Language): ProblemView {
  const say = sayIn(language)
  const { line, message, expected, advice, article } = renderProblemIn(language, problem)
  const isOwn = language.problems[problem.code] !== undefined
  return {
    number,
    place: line === null ? say('check-whole-file') : say('check-line-number', { line }),
    printed: problem.printed,
    tag: isOwn ? language.tag : 'en',
    message: sentence(message),
    expected: expected === null ? null : sentence(expected),
    advice: advice === null ? null : sentence(advice),
    article: article === null ? null : { key: keyOf(article), label: labelOf(article, language) },
    more: null,
    also: [],
  }
}

/** Texts of the catalogue begin small, since they follow a place; here they stand alone. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

type Gathered = [CheckedProblem, ...CheckedProblem[]]

/** Notes of one kind that ask for the same, together: thirty new players are one note. */
export function gathered(notes: readonly CheckedProblem[]): readonly Gathered[] {
  const groups = new Map<string, Gathered>()
  for (const note of notes) {
    const { expected, advice } = renderProblem(note)
    const key = JSON.stringify([note.code, expected, advice])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [note])
    else if (!group.some((one) => one.line === note.line && saysTheSame(one, note))) group.push(note)
  }
  return [...groups.values()]
}

/** Two tournaments of one file may have the same note. */
function saysTheSame(one: CheckedProblem, other: CheckedProblem): boolean {
  return renderProblem(one).message === renderProblem(other).message
}
