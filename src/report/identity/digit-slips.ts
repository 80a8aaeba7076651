import { type Place, type Problem, problem } from '../../shared/problem.js'
import { sameName } from '../../shared/text.js'
import type { Register } from '../accept-context.js'
import type { ReportedPlayer } from '../parsed-report.js'

/**
 * Persons of the register who bear the player's name and whose ID is the printed one with two neighbouring digits
 * exchanged, the slip that is made most: offered to the reader, never taken.
 *
 * @param used IDs that stand in the report: their persons are others
 */
export function digitSlips(
  { name }: ReportedPlayer,
  fideId: number,
  player: string,
  { playerById }: Register,
  used: Pick<ReadonlyMap<number, unknown>, 'has'>,
  place: Place,
): readonly Problem[] {
  if (name === '') return []
  return exchanged(String(fideId)).flatMap((candidate) => {
    const known = used.has(candidate) ? null : playerById(candidate)
    if (known === null || !sameName(name, known.name)) return []
    const args = { player, fideId, knownId: candidate, knownName: known.name, birthYear: known.birthYear ?? '-' }
    return [problem('id-digits-exchanged', args, place)]
  })
}

/** The number with each two neighbouring digits exchanged; a number cannot begin with nought. */
function exchanged(digits: string): readonly number[] {
  const numbers: number[] = []
  for (let at = 1; at < digits.length; at++) {
    const [before = '', here = ''] = digits.slice(at - 1, at + 1)
    if (before === here || (at === 1 && here === '0')) continue
    numbers.push(Number(digits.slice(0, at - 1) + here + before + digits.slice(at + 1)))
  }
  return numbers
}
