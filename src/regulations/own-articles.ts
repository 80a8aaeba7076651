import type { Articles } from './articles.js'
import type { RuleName } from './regulations.js'

/** Which articles speak of a rule: explanations cite them. */
const articlesOf: Readonly<Partial<Record<RuleName, readonly (keyof Articles)[]>>> = {
  calculation: ['change'],
  expectation: ['change'],
  difference: ['difference'],
  removedGames: ['removedGames'],
  countsStandardRating: ['standardCounts'],
  firstEvent: ['firstEvent'],
  roundRobin: ['roundRobin'],
  initialRating: ['averageOpponents', 'initialRating'],
  listMonths: ['list'],
  coefficient: ['coefficient'],
  coefficientDate: ['coefficient'],
  maxKTimesGames: ['coefficient'],
  ratingFloor: ['floor', 'gates'],
  gates: ['gates'],
  windowLists: ['gates'],
  inactiveAfterLists: ['inactivity'],
  closing: ['closing', 'report'],
}

/**
 * The articles of an edition of one's own: those of rules it sets say so, `7.2.1 as set by our-list`, so that no
 * explanation cites FIDE for what FIDE does not say.
 */
export function ownArticles(articles: Articles, set: readonly RuleName[], id: string): Articles {
  const changed = new Set(set.flatMap((rule) => articlesOf[rule] ?? []))
  const entries = [...changed].map((name) => {
    const base = articles[name].replace(/ ?(as )?set by .*$/, '')
    return [name, base === '' ? `set by ${id}` : `${base} as set by ${id}`]
  })
  return { ...articles, ...Object.fromEntries(entries) }
}
