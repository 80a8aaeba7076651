import type { InitialRatingRule, Regulations } from '../regulations/regulations.js'
import type { ExplainedInitial } from '../run/explanation.js'
import { say } from '../shared/messages/words.js'
import { count, halves, monthInWords, points, signed, unsignedHundredths } from './format.js'

/**
 * A pool in sentences: what it gives, which condition fails and by how much.
 *
 * @param rule by which the first rating was made
 * @param published what stands on the list; null while a condition fails
 */
export function initialSentences(
  initial: ExplainedInitial,
  { articles }: Regulations,
  rule: InitialRatingRule,
  published: number | null,
): string[] {
  const score = points(initial.score)
  const from = monthInWords(initial.windowFrom)
  const lines = [say('explain-pool', { from, games: count(initial.games, 'game'), score, article: articles.gates })]
  if (initial.rating !== null) {
    const hypothetical =
      rule.formula === 'hypothetical-opponents'
        ? say('explain-hypothetical', {
            count: rule.hypotheticalOpponents.length,
            rating: rule.hypotheticalOpponents[0] ?? 0,
          })
        : ''
    lines.push(
      say('explain-ra', {
        hypothetical,
        ra: (initial.averageOpponents ?? 0).toFixed(2),
        p: unsignedHundredths(initial.p ?? 0),
        dp: signed(initial.dp ?? 0),
        rating: initial.rating,
        article: articles.initialRating,
      }),
    )
  }
  for (const { name, required, actual, passed } of initial.gates) {
    const shown = (value: number | null) => (value === null ? '-' : name === 'score' ? halves(value) : String(value))
    const missing = actual === null ? null : name === 'score' ? halves(required - actual) : String(required - actual)
    const verdictOf = passed
      ? say('explain-gate-passed')
      : missing === null
        ? say('explain-gate-none')
        : say('explain-gate-missing', { missing })
    lines.push(say(`explain-gate-${name}`, { actual: shown(actual), required: shown(required), verdict: verdictOf }))
  }
  lines.push(
    initial.published
      ? say('explain-published', { rating: published ?? initial.rating ?? 0 })
      : say('explain-not-published', { failed: failedGates(initial) }),
  )
  return lines
}

function failedGates({ gates }: ExplainedInitial): string {
  return gates
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)
    .join(', ')
}
