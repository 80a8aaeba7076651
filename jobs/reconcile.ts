import { namesOn } from '../src/answers/names.js'
import { agrees, reconcileUntil } from '../src/month/reconcile.js'
import type { Job } from '../src/run/job.js'
import { reconciledText } from '../src/texts/reconciled-text.js'

/** Holds what was given out against what is stored, and what is stored against its own sums and FIDE's lists. */
export const reconcile: Job = {
  name: 'reconcile',
  does: 'checks the published files against their digests, the changes against their games, own lists against official ones',
  needs: ['out'],

  async run({ store, dueOn, folders, rating, say, details }) {
    const list = rating.editions.calendar.inForce(dueOn)
    const reconciled = await reconcileUntil(store, list, folders.out)
    details.reconciled = reconciled
    say(reconciledText(reconciled, namesOn(store.db, list)))
    return agrees(reconciled) ? 'done' : 'different'
  },
}
