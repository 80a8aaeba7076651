import { type TakenFile, takeInbox } from '../src/intake/take-inbox.js'
import { checkingOf } from '../src/run/config.js'
import type { Job, JobContext, JobOutcome } from '../src/run/job.js'
import { noProgress } from '../src/run/progress.js'
import { addDays, type IsoDate } from '../src/shared/dates.js'
import { say as words } from '../src/shared/messages/words.js'
import { renderProblem } from '../src/shared/problem.js'
import { countsOf, problemSheet, takenText, totalText } from '../src/texts/ingested-text.js'

/** Takes what lies in the inbox, as received by the day before. */
export const ingestReports: Job = {
  name: 'ingest-reports',
  does: 'takes the reports of the inbox',
  needs: ['inbox'],

  async run(context) {
    return takeReports(context, [addDays(context.dueOn, -1)])
  },
}

/** Empties the inbox and reports every file by name. */
export async function takeReports(context: JobContext, inboxDays: readonly IsoDate[]): Promise<JobOutcome> {
  const { store, folders, rating, config, say, details, progress } = context
  let task = noProgress.begin('', 0)
  const taken: TakenFile[] = []
  try {
    await takeInbox(store, folders.inbox, {
      ...rating,
      ...checkingOf(config),
      inboxDays,
      samePersons: new Set(),
      newPersons: new Set(),
      sheet: problemSheet,
      onFound: (files) => {
        task = progress.begin(words('progress-reports'), files)
      },
      onFile: (file) => {
        taken.push(file)
        say(takenText(file))
        task.advance(1)
      },
    })
  } finally {
    // A bar that is never ended keeps the terminal, and the process.
    task.end()
  }
  const files = taken.map(({ ingested }) => ingested)
  const counts = countsOf(files)
  say(`${totalText(counts)}\n`)
  details.inbox = {
    ...counts,
    files: taken.map(({ ingested, putAway }) => ({
      ...ingested,
      problems: ingested.problems.map(renderProblem),
      putAway,
    })),
  }
  if (counts.unreadable > 0) return 'some-unreadable'
  if (counts.refused + counts.held > 0) return 'some-refused'
  return counts.accepted > 0 ? 'done' : 'nothing'
}
