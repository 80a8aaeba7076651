import { createHash } from 'node:crypto'
import { readReport } from '../report/read-report.js'
import type { ReportReading } from '../report/report-reading.js'
import type { Problem } from '../shared/problem.js'

/** A file as it was read and parsed: that is done side by side, the judging and storing one after the other. */
export interface ReportFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly sha256: string
  readonly reading: ReportReading
}

export function reportFile(path: string, bytes: Uint8Array): ReportFile {
  return { path, bytes, sha256: digestOf(bytes), reading: readReport(bytes, path) }
}

/** A file in which no report is, and why. */
export function refusedFile(path: string, bytes: Uint8Array, reason: Problem): ReportFile {
  const reading = { reports: [], problems: [reason], games: 0, unfinished: 0 }
  return { path, bytes, sha256: digestOf(bytes), reading }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
