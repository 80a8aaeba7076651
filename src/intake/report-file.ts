import { createHash } from 'node:crypto'
import { readReport } from '../report/read-report.js'
import type { ReportReading } from '../report/report-reading.js'

/** A file as it was read and parsed: that is done side by side, the judging and storing one after the other. */
export interface ReportFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly sha256: string
  readonly reading: ReportReading
}

export function reportFile(path: string, bytes: Uint8Array): ReportFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, bytes, sha256, reading: readReport(bytes, path) }
}
