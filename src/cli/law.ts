import { lawChanges, lawOfDay } from '../answers/law.js'
import { type Editions, NoRegulationsInForceError, regulationsInForceIfAny } from '../regulations/regulations.js'
import type { IsoDate } from '../shared/dates.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { lawChangesText, lawText } from '../texts/law-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { dayOf, printJson, type Session } from './session.js'

export interface LawOptions {
  readonly type?: RatingType
  readonly diff?: IsoDate
}

/** `frl law [DATE]`: the law in force on a day, or what changed between two. */
export async function law(session: Session, given: IsoDate | undefined, options: LawOptions): Promise<ExitCode> {
  const day = given ?? dayOf(session, undefined)
  const { editions } = session.rating()
  const types = typesOf(options.type)
  requireLaw(editions, types, day)
  if (options.diff === undefined) {
    const answer = lawOfDay(editions, types, day)
    if (session.json) printJson(session, answer)
    else session.io.out(lawText(answer))
    return exitCode.done
  }
  requireLaw(editions, types, options.diff)
  const changes = lawChanges(editions, types, [day, options.diff])
  if (session.json) printJson(session, changes)
  else session.io.out(lawChangesText(changes))
  return exitCode.done
}

/** Of the types asked for one at least has law on the day: rapid and blitz began later than standard. */
function requireLaw(editions: Editions, types: readonly RatingType[], day: IsoDate): void {
  if (types.some((type) => regulationsInForceIfAny(editions, type, day) !== null)) return
  const [type = ratingTypes[0] ?? 'standard'] = types
  const earliest = editions[type].at(-1)?.effectiveFrom ?? day
  throw new UsageError(`${day}: ${new NoRegulationsInForceError(type, day, earliest).message}`)
}
