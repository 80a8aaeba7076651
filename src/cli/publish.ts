import { allLists } from '../db/lists.js'
import type { ListFormat } from '../list/list-format.js'
import { type PublishedType, publishType } from '../month/publish-list.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { publishedText } from '../texts/published-text.js'
import { type ExitCode, exitCode } from './io.js'
import { typesOf } from './options.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

export interface PublishCommandOptions {
  readonly type?: RatingType
  readonly out: string
  readonly format: readonly ListFormat[]
  readonly federation?: string
}

/** `frl publish LIST --out DIR`: writes the files of the own lists of a month. */
export async function publish(session: Session, list: ListMonth, options: PublishCommandOptions): Promise<ExitCode> {
  const settings = {
    ...session.rating(),
    out: options.out,
    formats: options.format,
    federation: options.federation ?? null,
    asciiNames: session.config().asciiNames,
    now: session.io.now,
  }
  const published = await withStoreToWrite(session, 'publish', async (store) => {
    const own = (await allLists(store.db)).filter((row) => row.series === 'own' && row.list === list)
    const types = typesOf(options.type).filter(
      (type) => options.type !== undefined || own.some((row) => row.type === type),
    )
    if (types.length === 0)
      refuse('list-not-computed', { type: 'standard, rapid or blitz', list, stored: 'none of this month' })
    const results: PublishedType[] = []
    for (const type of types) results.push(await publishType(store, type, list, settings))
    return results
  })
  if (session.json) printJson(session, { list, types: published })
  else for (const one of published) session.io.out(publishedText(one))
  return exitCode.done
}
