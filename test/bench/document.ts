import type { Machine } from './machine.js'
import type { StageFigures } from './table.js'
import { markdownTable } from './table.js'

/** What one run of the bench has to tell. */
export interface BenchResult {
  readonly size: string
  /** Arguments of `frl simulate`. */
  readonly simulate: readonly string[]
  readonly seed: number
  readonly runs: number
  /** Calendar date. */
  readonly date: string
  readonly machine: Machine
  readonly version: string
  readonly figures: readonly StageFigures[]
  /** Bytes of the database after each month, of the last run. */
  readonly databaseBytes: readonly number[]
}

/** The page with the section of this size put in the place of the one before, or at its end. */
export function documented(page: string, result: BenchResult): string {
  const section = sectionOf(result)
  const there = new RegExp(`^## ${result.size}\\n(?:(?!^## )[^])*`, 'm')
  const replaced = there.test(page) ? page.replace(there, () => `${section}\n`) : `${page.trimEnd()}\n\n${section}`
  return `${replaced.trimEnd()}\n`
}

function sectionOf({
  size,
  simulate,
  seed,
  runs,
  date,
  machine,
  version,
  figures,
  databaseBytes,
}: BenchResult): string {
  const { cpu, cores, memoryGb, system, node } = machine
  const measured = `Measured on ${date} with frl ${version} and Node ${node} on ${cores} cores (${cpu}), ${memoryGb} GB, ${system}; ${
    runs === 1 ? 'one run' : `medians of ${runs} runs`
  }.`
  const workload = `Workload: \`frl simulate --seed ${seed} ${simulate.join(' ')}\`.`
  return `${[`## ${size}`, `${measured} ${workload}`, markdownTable(figures), ...growthOf(databaseBytes)].join('\n\n')}\n`
}

function growthOf(bytes: readonly number[]): string[] {
  if (bytes.length < 2) return []
  const at = [...new Set([0, bytes.length >> 2, bytes.length >> 1, (3 * bytes.length) >> 2, bytes.length - 1])]
  const sizes = at.map((month) => `${Math.round((bytes[month] ?? 0) / 1e6)} MB after month ${month + 1}`)
  return [`The database: ${sizes.join(', ')}.`]
}
