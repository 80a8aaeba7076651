import { existsSync } from 'node:fs'
import { namesOn } from '../answers/names.js'
import { monthsThrough } from '../month/catch-up.js'
import { rateLists } from '../month/rate-list.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { ratedText } from '../texts/rated-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

export interface RateCommandOptions {
  readonly type?: RatingType
  readonly dryRun?: boolean
  readonly through?: boolean
}

/** A century: beyond that the year is a slip. */
const MOST_LISTS = 1_200

/** `frl rate LIST`: computes a month, or every missing one up to it. */
export async function rate(session: Session, list: ListMonth, options: RateCommandOptions): Promise<ExitCode> {
  const progress = progressOn(session)
  if (options.dryRun === true && !existsSync(session.database)) refuse('database-missing', { path: session.database })
  return withStoreToWrite(session, 'rate', async (store) => {
    const settings = { ...session.rating(), dryRun: options.dryRun === true, now: session.io.now, progress }
    const types = typesOf(options.type)
    const months = options.through === true ? await monthsThrough(store.db, types, list, settings) : [{ list, types }]
    if (months.length > MOST_LISTS) {
      throw new UsageError(`rate ${list} --through would compute ${months.length} lists; give a nearer one`)
    }
    const rated = await rateLists(store, months, settings)
    if (session.json) {
      printJson(session, { list, dryRun: settings.dryRun, types: rated })
      return exitCode.done
    }
    const names = namesOn(store.db, list)
    if (rated.length === 0) session.io.out(`${say('rate-through-done', { list })}\n`)
    session.io.out(rated.map((one) => ratedText(one, names)).join('\n'))
    if (settings.dryRun) session.io.out(`\n${say('rate-dry-run')}\n`)
    return exitCode.done
  })
}
