import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'

/** Rounds the report says it has (142, XXR) against those it shows. */
export const checkRounds: Check = ({ report: { declaredRounds }, rounds, context: { file } }) => {
  if (declaredRounds === null || declaredRounds === rounds) return []
  return [problem('rounds-differ', { declared: declaredRounds, rounds }, { file })]
}
