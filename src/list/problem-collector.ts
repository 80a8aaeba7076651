import type { ProblemArg, ProblemArgs } from '../shared/messages/phrase.js'
import { type Problem, type ProblemCode, problem } from '../shared/problem.js'

/** Keeps problems as they come, but of each code only the first few: a million alike must not fill the memory. */
export interface ProblemCollector {
  add(found: Problem): void
  /** How many were added, those not kept included. */
  count(): number
  /** Those kept, in the order they came, and a note for each code of which there were more. */
  all(): readonly Problem[]
}

/** A collector that keeps `keep` problems of a code. */
export function problemCollector(keep: number, file: string): ProblemCollector {
  const kept: Problem[] = []
  const counts = new Map<ProblemCode, number>()
  let total = 0
  return {
    add(found) {
      const count = (counts.get(found.code) ?? 0) + 1
      counts.set(found.code, count)
      total += 1
      if (count <= keep) kept.push({ ...found, args: copied(found.args) })
    },
    count: () => total,
    all: () => [
      ...kept,
      ...[...counts]
        .filter(([, count]) => count > keep)
        .map(([code, count]) => problem('list-more-of-a-kind', { count: count - keep, code }, { file })),
    ],
  }
}

/** A text cut out of a file keeps the whole stretch it was cut from in memory; a copy does not. */
function copied(args: ProblemArgs): ProblemArgs {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, copyOf(arg)] as const))
}

function copyOf(arg: ProblemArg): ProblemArg {
  if (typeof arg === 'object') return { word: arg.word, args: copied(arg.args) }
  return typeof arg === 'string' ? copy(arg) : arg
}

function copy(text: string): string {
  return Buffer.from(text).toString()
}
