import type { AcceptContext } from '../../src/report/accept-context.js'
import type { ParsedReport } from '../../src/report/parsed-report.js'
import { readTrf } from '../../src/report/read-trf.js'
import { type Validation, validateReport } from '../../src/report/validate.js'
import { bytesOf, contextWith, HEADER, rowsWith, trf } from './made-up.js'

/** A TRF judged in a context in which the good one is accepted without a word, with some of it changed. */
export function validate(text: string, changes: Partial<AcceptContext> = {}): Validation {
  return validateReport(reportOf(text), contextWith(changes))
}

function reportOf(text: string): ParsedReport {
  const { report } = readTrf(bytesOf(text), 'winter.trf')
  if (report === null) throw new Error('no report was read')
  return report
}

/** The good report with records replaced by code, or taken out where the replacement is blank. */
export function withRecords(records: Readonly<Record<string, string>>, rows = rowsWith({})): string {
  const header = HEADER.map((line) => records[line.slice(0, 3)] ?? line)
  const added = Object.entries(records).filter(([code]) => !HEADER.some((line) => line.startsWith(code)))
  return trf(
    rows,
    [...header, ...added.map(([, record]) => record)].filter((line) => line !== ''),
  )
}
