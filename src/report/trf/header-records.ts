import type { ReportedDate, ReportHeader } from '../parsed-report.js'
import { reportedDate } from '../report-date.js'
import type { TrfLine } from './trf-line.js'

/** Records that say where else points come from than from results (C.04 annex 2; JaVaFo XXS, bbpPairings BB?). */
const OWN_SCORING = new Set(['162', '299', 'XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'])

/** The tournament's own records, 012 to 222. Of a record that stands several times the first that is not blank counts. */
export function headerRecords(records: readonly TrfLine[]): ReportHeader {
  return {
    name: textOf(records, '012'),
    city: textOf(records, '022'),
    federation: textOf(records, '032').toUpperCase(),
    startDate: dateOf(records, '042'),
    endDate: dateOf(records, '052'),
    system: textOf(records, '092'),
    systemCode: textOf(records, '192'),
    timeControl: textOf(records, '122'),
    timeControlCode: textOf(records, '222'),
    chiefArbiter: textOf(records, '102'),
    declaredRounds: roundsOf(textOf(records, '142')) ?? roundsOf(textOf(records, 'XXR')),
  }
}

/** Whether the points column follows other rules than the results do. */
export function hasOwnScoring(records: readonly TrfLine[]): boolean {
  return records.some(({ code }) => OWN_SCORING.has(code))
}

/** What stands behind the code, trimmed. */
export function contentOf({ text }: TrfLine): string {
  return text.slice(3).trim()
}

function recordOf(records: readonly TrfLine[], code: string): TrfLine | undefined {
  return records.find((record) => record.code === code && contentOf(record) !== '')
}

function textOf(records: readonly TrfLine[], code: string): string {
  const record = recordOf(records, code)
  return record === undefined ? '' : contentOf(record)
}

function dateOf(records: readonly TrfLine[], code: string): ReportedDate | null {
  const record = recordOf(records, code)
  return record === undefined ? null : reportedDate(contentOf(record), record.line)
}

function roundsOf(text: string): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null
}
