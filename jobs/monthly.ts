import { inboxDays } from '../src/month/due-lists.js'
import type { Job, JobOutcome } from '../src/run/job.js'
import { say } from '../src/shared/messages/words.js'
import { monthInWords } from '../src/texts/format.js'
import { takeReports } from './ingest-reports.js'
import { publishList } from './publish-list.js'
import { rateList } from './rate-list.js'

/** The whole month: takes the inbox, computes what is due in order, publishes it. */
export const monthly: Job = {
  name: 'monthly',
  does: 'the whole month: takes the inbox, computes the list of the month and any missing before it, publishes',
  needs: ['inbox', 'out'],

  async run(context) {
    const list = context.rating.editions.calendar.inForce(context.dueOn)
    const month = monthInWords(list)
    context.say(`${say('run-head', { month })}\n\n`)
    context.details.list = list

    const taken = await takeReports(context, await inboxDays(context.store.db, list, context.rating))
    const rated = await rateList.run(context)
    const published = await publishUnlessManual()
    const outcome = worst(taken, rated, published)
    if (rated === 'nothing' && published === 'nothing') context.say(`${say('run-exists', { month })}\n`)
    return outcome

    async function publishUnlessManual(): Promise<JobOutcome> {
      if (context.config.publish === 'auto') return publishList.run(context)
      context.say(`${say('run-manual', { list, out: context.folders.out })}\n`)
      return 'nothing'
    }
  },
}

/** What one word says of several steps. */
function worst(...outcomes: readonly JobOutcome[]): JobOutcome {
  return (
    (['some-unreadable', 'some-refused', 'done'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'nothing'
  )
}
