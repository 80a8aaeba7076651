import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AcceptContext } from '../../src/report/accept-context.js'
import { readReport } from '../../src/report/read-report.js'
import { type Validation, validateReport } from '../../src/report/validate.js'
import { type Problem, type ProblemCode, refuses } from '../../src/shared/problem.js'
import { contextWith, NO_ONE } from '../report/made-up.js'

/** What became of one report file, with every game of it accounted for. */
export interface ReportRow {
  readonly file: string
  readonly format: string
  readonly outcome: 'accepted' | 'asked' | 'refused'
  /** Games of the file that have a result; those without, which are named and no games. */
  readonly games: number
  readonly unfinished: number
  /** Games of the tournaments that would be stored. */
  readonly stored: number
  /** Codes of what refuses it, or for an accepted file of what is noted, with how often. */
  readonly why: readonly string[]
}

/** Refusals that a person settles without changing the file: by an option, or by registering the tournament. */
const ASKED: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'date-ambiguous',
  'type-unknown',
  'dates-missing',
  'start-date-missing',
  'end-date-missing',
  'pgn-dates-missing',
  'xml-dates-missing',
  'games-not-registered',
  'pgn-event-not-registered',
  'id-near-match',
])

/** Judges a report file as a database that knows nobody and no registration would, unless the context says more. */
export function reportRow(bytes: Uint8Array, file: string, changes: Partial<AcceptContext> = {}): ReportRow {
  const { reports, problems, games, unfinished } = readReport(bytes, file)
  const context = contextWith({ file, registration: null, register: NO_ONE, ...changes })
  const judged: Validation[] = reports.map((report) => validateReport(report, context))
  const found = [...problems, ...judged.flatMap((validation) => validation.problems)]
  const tournaments = judged.flatMap(({ tournament }) => tournament ?? [])
  const accepted = !refuses(found) && reports.length > 0 && tournaments.length === reports.length
  const refusals = found.filter(({ severity }) => severity === 'refuse')
  const asked = refusals.length > 0 && refusals.every(({ code }) => ASKED.has(code))
  return {
    file,
    format: reports[0]?.format ?? '-',
    outcome: accepted ? 'accepted' : asked ? 'asked' : 'refused',
    games,
    unfinished,
    stored: accepted ? tournaments.reduce((sum, one) => sum + one.games.length, 0) : 0,
    why: counted(accepted ? found : refusals),
  }
}

/** Every file below a folder, in the order of names. */
export function reportRows(folder: string, changes: Partial<AcceptContext> = {}): readonly ReportRow[] {
  return reportFiles(folder).map((path) => reportRow(readFileSync(path), relative(folder, path), changes))
}

export function reportFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort()
}

/** The rows as a Markdown table with a line of sums. */
export function reportTable(rows: readonly ReportRow[]): string {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const count = (outcome: ReportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return [
    '| file | format | outcome | games in | stored | in refused or asked about | without result | why |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ file, format, outcome, games, stored, unfinished, why }) =>
        `| ${[file, format, outcome, games, stored, games - stored, unfinished, why.join(', ')].join(' | ')} |`,
    ),
    `| ${rows.length} files | | ${count('accepted')} accepted, ${count('asked')} asked about, ${count('refused')} refused | ${sum(({ games }) => games)} | ${sum(({ stored }) => stored)} | ${sum(({ games, stored }) => games - stored)} | ${sum(({ unfinished }) => unfinished)} | |`,
  ].join('\n')
}

function counted(problems: readonly Problem[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].map(([code, times]) => (times === 1 ? code : `${code} ×${times}`))
}
