import { filesIn } from '../src/intake/ingest-paths.js'
import { type TakenFile, takeInbox } from '../src/intake/take-inbox.js'
import { checkingOf } from '../src/run/config.js'
import { tellingWhatRemains } from '../src/run/interrupted.js'
import type { Job, JobContext, JobOutcome } from '../src/run/job.js'
import { addDays, type IsoDate } from '../src/shared/dates.js'
import { say as words } from '../src/shared/messages/words.js'
import { renderProblem } from '../src/shared/problem.js'
import { renderMore } from '../src/shared/problem-groups.js'
import { during } from '../src/shared/progress.js'
import { countsOf, problemSheet, reportsRemainText, takenText, totalText } from '../src/texts/ingested-text.js'

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
  const taken: TakenFile[] = []
  const files = await filesIn(folders.inbox)
  const settings = {
    ...rating,
    ...checkingOf(config),
    // A run that is late finds what came since it was due.
    asOf: { day: later(context.dueOn, context.today), isSaid: false },
    inboxDays,
    samePersons: new Set<number>(),
    newPersons: new Set<number>(),
    sheet: problemSheet,
    breathe: progress.breathe,
  }
  try {
    await tellingWhatRemains(
      () => reportsRemainText(taken.length, files.length),
      () =>
        during(progress, { what: words('progress-reports'), unit: 'reports', total: files.length }, (task) =>
          takeInbox(store, folders.inbox, files, settings, (file) => {
            taken.push(file)
            task.aside(() => say(takenText(file)))
            task.advance(1)
          }),
        ),
    )
  } finally {
    details.inbox = detailsOf(taken)
  }
  const counts = countsOf(taken.map(({ ingested }) => ingested))
  say(`${totalText(counts)}\n`)
  if (counts.unreadable > 0) return 'some-unreadable'
  if (counts.refused + counts.held > 0) return 'some-refused'
  return counts.accepted > 0 ? 'done' : 'nothing'
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other
}

/** For programs. */
function detailsOf(taken: readonly TakenFile[]) {
  const files = taken.map(({ ingested, putAway }) => ({
    ...ingested,
    problems: ingested.problems.map(renderProblem),
    more: ingested.more.map(renderMore),
    putAway,
  }))
  return { ...countsOf(taken.map(({ ingested }) => ingested)), files }
}
