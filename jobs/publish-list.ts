import { listFormats } from '../src/list/list-format.js'
import { listsToPublish } from '../src/month/due-lists.js'
import { type PublishedType, publishType } from '../src/month/publish-list.js'
import { tellingWhatRemains } from '../src/run/interrupted.js'
import type { Job } from '../src/run/job.js'
import { publishedText, publishRemainsText } from '../src/texts/published-text.js'

/** Gives out every own list up to the one of the month that is not given out yet. */
export const publishList: Job = {
  name: 'publish-list',
  does: 'publishes the list of the month, and any before it that is not published',
  needs: ['out'],

  async run({ store, rating, config, dueOn, folders, now, say: report, details, progress }) {
    const published: PublishedType[] = []
    details.published = published
    const lists = await listsToPublish(store.db, rating.editions.calendar.inForce(dueOn))
    const settings = {
      ...rating,
      out: folders.out,
      formats: listFormats,
      federation: null,
      asciiNames: config.asciiNames,
      now,
      progress,
    }
    const left = () => lists.slice(published.length).map(({ type, list }) => `${type} ${list}`)
    await tellingWhatRemains(
      () => publishRemainsText(published, left()),
      async () => {
        for (const { type, list } of lists) {
          await progress.breathe()
          const one = await publishType(store, type, list, settings)
          published.push(one)
          report(publishedText(one))
        }
      },
    )
    return published.some(({ outcome }) => outcome === 'written') ? 'done' : 'nothing'
  },
}
