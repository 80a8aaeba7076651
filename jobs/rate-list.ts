import { namesOn } from '../src/answers/names.js'
import { rateDue } from '../src/month/due-lists.js'
import type { RatedType } from '../src/month/rate-list.js'
import type { Job } from '../src/run/job.js'
import { listDate } from '../src/shared/dates.js'
import { say } from '../src/shared/messages/words.js'
import { monthInWords } from '../src/texts/format.js'
import { ratedText } from '../src/texts/rated-text.js'

/** Computes the list dated the first of the month, and any before it that is missing (art. 7.1). */
export const rateList: Job = {
  name: 'rate-list',
  does: 'computes the list of the month, and any before it that is missing',
  needs: [],

  async run(context) {
    const { store, rating, dueOn, today, now, details, progress } = context
    const rated: RatedType[] = []
    details.rated = rated
    await rateDue(
      store,
      rating.editions.calendar.inForce(dueOn),
      { ...rating, dryRun: false, now, progress },
      (month) => {
        rated.push(...month)
        for (const one of month) context.say(ratedText(one, namesOn(store.db, one.list)))
        for (const list of madeLate(month, today)) {
          context.say(`${say('run-late', { month: monthInWords(list), due: listDate(list), today })}\n`)
        }
      },
    )
    details.late = [...new Set(madeLate(rated, today))]
    return rated.some(isNew) ? 'done' : 'nothing'
  },
}

function isNew({ outcome }: RatedType): boolean {
  return outcome === 'computed' || outcome === 'recomputed'
}

/** Lists made for the first time after their date. */
function madeLate(rated: readonly RatedType[], today: string) {
  const late = rated.filter(({ outcome, list }) => outcome === 'computed' && today > listDate(list))
  return new Set(late.map(({ list }) => list))
}
