import type { RecordedRun } from '../answers/status.js'
import type { RatedType } from '../month/rate-list.js'
import { say } from '../shared/messages/words.js'
import { type Names, ratedText } from './rated-text.js'

/** When a run was due and made, how it ended, and its report. */
export function runText(run: RecordedRun, names: Names): string {
  const { id, job, due_at: due, started_at: started, ended_at: ended } = run
  const outcome = run.outcome ?? say('status-run-at-work')
  const end = ended === null ? say('run-not-ended', { outcome }) : say('run-ended', { ended, outcome })
  return `${say('run-of', { id, job, due, started, end })}\n\n${reportOf(run, names)}`
}

/** A job keeps its report in words, a computed list in numbers. */
function reportOf({ type, list, outcome, report }: RecordedRun, names: Names): string {
  if (report === null || type === null || list === null) return report ?? ''
  return ratedText({ type, list, outcome, report: JSON.parse(report), takenBack: [] } as RatedType, names)
}
