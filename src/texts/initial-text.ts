import type { ExplainedGate, ExplainedInitial } from '../answers/explanation.js'
import type { Regulations } from '../regulations/regulations.js'
import type { InitialRatingRule } from '../regulations/rules.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { count, halves, monthInWords, points, signed, unsignedHundredths } from './format.js'
import { drawnGamesText } from './long-rule-values.js'

/**
 * A pool in sentences: what it gives, which condition fails and by how much, and until when its games count.
 *
 * @param rule by which the first rating was made
 * @param published what stands on the list; null while a condition fails
 * @param until for each counting event the last list it counts for
 */
export function initialSentences(
  initial: ExplainedInitial,
  { articles }: Regulations,
  rule: InitialRatingRule,
  published: number | null,
  until: readonly ListMonth[],
): string[] {
  const { games, score, windowFrom, gates } = initial
  const from = monthInWords(windowFrom)
  return [
    say('explain-pool', { from, games: count(games, 'game'), score: points(score), article: articles.gates }),
    ...ratingSentences(initial, rule, articles.initialRating),
    ...gates.map(gateSentence),
    initial.published
      ? say('explain-published', { rating: published ?? initial.rating ?? 0 })
      : say('explain-not-published', { failed: missing(gates) }),
    ...untilSentence(until),
  ]
}

function ratingSentences(initial: ExplainedInitial, rule: InitialRatingRule, article: string): string[] {
  const { rating, unlimited, averageOpponents, p, dp, score, games } = initial
  if (rating === null || unlimited === null) return []
  const ra = (averageOpponents ?? 0).toFixed(2)
  const half = (score - games / 2) * 2
  const made =
    rule.formula === 'half-point-bonus' && half > 0
      ? say('explain-ra-bonus', { ra, above: half, dp: signed(dp ?? 0), rating: unlimited, article })
      : say('explain-ra', {
          hypothetical: hypotheticalOpponents(rule),
          ra,
          p: unsignedHundredths(p ?? 0),
          dp: signed(dp ?? 0),
          rating: unlimited,
          article,
        })
  return rating === unlimited ? [made] : [made, say('explain-max', { max: rating, unlimited, article })]
}

function hypotheticalOpponents(rule: InitialRatingRule): string {
  if (rule.formula !== 'hypothetical-opponents') return ''
  const games = drawnGamesText(rule.hypotheticalOpponents)
  return games === '' ? '' : say('explain-hypothetical', { games })
}

function gateSentence({ name, required, actual, passed }: ExplainedGate): string {
  const shown = (value: number | null) => (value === null ? '-' : name === 'score' ? halves(value) : String(value))
  const verdict = passed
    ? say('explain-gate-passed')
    : actual === null
      ? say('explain-gate-none')
      : say('explain-gate-missing', { missing: shown(required - actual) })
  return say(`explain-gate-${name}`, { actual: shown(actual), required: shown(required), verdict })
}

/** What is missing, in plain words; without a counting game there is no rating to speak of. */
function missing(gates: readonly ExplainedGate[]): string {
  return gates
    .filter(({ passed, actual }) => !passed && actual !== null)
    .map(({ name, required, actual }) => {
      const difference = required - (actual ?? 0)
      if (name === 'games') return say('explain-needs-games', { missing: count(difference, 'game') })
      if (name === 'score') {
        return difference === 0.5
          ? say('explain-needs-score')
          : say('explain-needs-points', { missing: points(difference) })
      }
      return say('explain-needs-rating', { missing: count(difference, 'point') })
    })
    .join('; ')
}

function untilSentence(until: readonly ListMonth[]): string[] {
  const ordered = [...until].sort()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) return []
  if (first === last) return [say('explain-counts-until', { last: monthInWords(last) })]
  return [say('explain-counts-from-to', { first: monthInWords(first), last: monthInWords(last) })]
}
