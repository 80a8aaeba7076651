import type { ListFormat } from '../list/list-format.js'
import { type PublishedType, publishType, typesToPublish } from '../month/publish-list.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { publishedText, publishRemainsText } from '../texts/published-text.js'
import { type ExitCode, exitCode } from './io.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

export interface PublishCommandOptions {
  readonly type?: RatingType
  readonly out: string
  readonly format: readonly ListFormat[]
  readonly federation?: string
}

/** `frl publish LIST --out DIR`: writes the files of the own lists of a month. */
export async function publish(session: Session, list: ListMonth, options: PublishCommandOptions): Promise<ExitCode> {
  const progress = progressOn(session)
  const settings = {
    ...session.rating(),
    out: options.out,
    formats: options.format,
    federation: options.federation ?? null,
    asciiNames: session.config().asciiNames,
    now: session.io.now,
    progress,
  }
  const published = await withStoreToWrite(session, 'publish', async (store) => {
    const types = options.type === undefined ? await typesToPublish(store, list) : [options.type]
    const results: PublishedType[] = []
    const left = () => types.slice(results.length).map((type) => `${type} ${list}`)
    await tellingWhatRemains(
      () => publishRemainsText(results, left()),
      async () => {
        for (const type of types) {
          await progress.breathe()
          results.push(await publishType(store, type, list, settings))
        }
      },
    )
    return results
  })
  if (session.json) printJson(session, { list, types: published })
  else for (const one of published) session.io.out(publishedText(one))
  return exitCode.done
}
