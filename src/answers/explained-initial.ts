import type { PoolJudgement } from '../rating/pool.js'
import { roundQuotient } from '../rating/rounding.js'
import type { ExplainedGate, ExplainedInitial } from './explanation.js'

/** A judged pool in the units people read: points instead of hundredths, Ra with two decimals. */
export function explainedInitial({
  games,
  score,
  initial,
  gates,
  published,
  windowFrom,
}: PoolJudgement): ExplainedInitial {
  const average = initial?.averageOpponents
  return {
    games,
    score: score / 100,
    averageOpponents: average === undefined ? null : roundQuotient(average.sum * 100, average.count) / 100,
    p: initial?.p ?? null,
    dp: initial?.dp ?? null,
    unlimited: initial?.unlimited ?? null,
    rating: initial?.rating ?? null,
    windowFrom,
    gates: gates.map((gate) => (gate.name === 'score' ? inPoints(gate) : gate)),
    published,
  }
}

function inPoints(gate: PoolJudgement['gates'][number]): ExplainedGate {
  return { ...gate, required: gate.required / 100, actual: gate.actual === null ? null : gate.actual / 100 }
}
