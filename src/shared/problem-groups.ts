import type { Problem, ProblemCode, Severity } from './problem.js'

/** From one line to another, both included. */
export type LineRange = readonly [from: number, to: number]

/** Problems of one kind in one file that are counted, and named by their lines only. */
export interface MoreOfAKind {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly count: number
  /** Where they stand; none for those that speak of no line. */
  readonly ranges: readonly LineRange[]
}

/** Problems of a file: all of a kind while they are few, else the first ones, and where the others stand. */
export interface ProblemGroups {
  readonly problems: readonly Problem[]
  readonly more: readonly MoreOfAKind[]
}

/** So many problems of a kind are kept of a file: a million bad lines must not fill the memory, nor an answer. */
export const MOST_KEPT = 200
/** So many are shown to people. */
export const MOST_SHOWN = 20

/** Keeps the first problems of each kind, in their order. */
export function kept(problems: readonly Problem[]): ProblemGroups {
  return limited({ problems, more: [] }, MOST_KEPT)
}

/** The same of problems of which some are only counted already. */
export function limited({ problems, more }: ProblemGroups, most: number): ProblemGroups {
  const counts = new Map<string, number>()
  const first: Problem[] = []
  const others = new Map<string, Problem[]>()
  for (const one of problems) {
    const kind = kindOf(one)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count <= most) first.push(one)
    else if (count === most + 1) others.set(kind, [one])
    else others.get(kind)?.push(one)
  }
  const left = [...others.values()].flatMap(moreOf)
  return { problems: first, more: left.length === 0 ? more : merged([...left, ...more]) }
}

/** `33-41, 57`: all lines, or the first `most` stretches of them. */
export function linesText(ranges: readonly LineRange[], most = Number.POSITIVE_INFINITY): string {
  const shown = ranges.slice(0, most).map(([from, to]) => (from === to ? String(from) : `${from}-${to}`))
  return [...shown, ...(ranges.length > most ? ['…'] : [])].join(', ')
}

/** What programs are told of those that are only counted. */
export function renderMore({ code, severity, count, ranges }: MoreOfAKind) {
  return { code, severity, count, lines: linesText(ranges) }
}

function kindOf({ code, severity }: Pick<Problem, 'code' | 'severity'>): string {
  return `${severity} ${code}`
}

function moreOf(ofAKind: readonly Problem[]): readonly MoreOfAKind[] {
  const [one] = ofAKind
  if (one === undefined) return []
  const lines = ofAKind.flatMap(({ line }) => line ?? [])
  return [{ code: one.code, severity: one.severity, count: ofAKind.length, ranges: rangesOf(lines) }]
}

function merged(all: readonly MoreOfAKind[]): readonly MoreOfAKind[] {
  const kinds = new Map<string, MoreOfAKind>()
  for (const one of all) {
    const before = kinds.get(kindOf(one))
    if (before === undefined) kinds.set(kindOf(one), one)
    else {
      const ranges = joined([...before.ranges, ...one.ranges])
      kinds.set(kindOf(one), { ...before, count: before.count + one.count, ranges })
    }
  }
  return [...kinds.values()]
}

function rangesOf(lines: readonly number[]): readonly LineRange[] {
  return joined(lines.map((line) => [line, line] as const))
}

/** In order, and those that touch as one. */
function joined(ranges: readonly LineRange[]): readonly LineRange[] {
  const found: [number, number][] = []
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}
