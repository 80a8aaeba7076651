import type { ExplainedGate } from '../../src/answers/explanation.js'
import type { Newcomer } from '../../src/month/month-report.js'
import type { Gate } from '../../src/rating/pool.js'
import { halves } from '../../src/texts/format.js'
import type { ExplainAnswer } from './answers.js'

/** The three conditions of a first rating (art. 7.1.4) in words. */

/** Heads of the columns that {@link newcomerCells} fills: each condition with what it requires. */
export function conditionHeads({ gates }: Pick<Newcomer, 'gates'>): readonly string[] {
  return gates.map(({ name, required }) => `${HEADS[name]} >= ${inUnits(name, required)}`)
}

const HEADS: Readonly<Record<Gate['name'], string>> = { games: 'games', score: 'points', rating: 'rating' }

/** A newcomer's games against rated players, points in them, and rating. */
export function newcomerCells({ gates }: Newcomer): readonly string[] {
  return gates.map(({ name, actual }) => inUnits(name, actual ?? 0))
}

/** The report of a list counts points in hundredths. */
function inUnits(name: Gate['name'], value: number): string {
  return name === 'score' ? halves(value / 100) : String(value)
}

/** What an unrated player is missing, by the first condition that is not met. */
export function missing(player: ExplainAnswer): string {
  const gate = firstFailed(player)
  return gate === undefined ? 'nothing' : MISSING[gate.name](gate)
}

function firstFailed({ initial }: ExplainAnswer): ExplainedGate | undefined {
  return initial?.gates.find(({ passed }) => !passed)
}

const MISSING: Readonly<Record<ExplainedGate['name'], (gate: ExplainedGate) => string>> = {
  games: ({ actual, required }) => `${actual} of ${required} games against rated players`,
  score: ({ actual, required }) => `${halves(actual ?? 0)} points in enough games, ${halves(required)} needed`,
  rating: ({ actual, required }) => `enough games and points, but a rating of ${actual}, ${required} needed`,
}

/** One example for every condition that somebody fails. */
export function examplesOf(waiting: readonly ExplainAnswer[]): readonly ExplainAnswer[] {
  const conditions = [...new Set(waiting.map((player) => firstFailed(player)?.name))].sort()
  return conditions.flatMap((name) => waiting.filter((player) => firstFailed(player)?.name === name).slice(0, 1))
}
