import { explainPlayer } from '../answers/explain-player.js'
import type { Explanation } from '../answers/explanation.js'
import { allLists } from '../db/lists.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { explanationText } from '../texts/explain-text.js'
import { type ExitCode, exitCode } from './io.js'
import { typesOf } from './options.js'
import { printJson, type Session, withStoreToRead } from './session.js'

/** `frl explain ID LIST`: why this player has this number. */
export async function explain(
  session: Session,
  fideId: number,
  list: ListMonth,
  options: { readonly type?: RatingType },
): Promise<ExitCode> {
  const settings = session.rating()
  const explanations = await withStoreToRead(session, async ({ db }) => {
    const lists = (await allLists(db)).filter((row) => row.list === list)
    const types = typesOf(options.type).filter(
      (type) => options.type === type || lists.some((row) => row.type === type),
    )
    // Where there is no list of that month at all the refusal says which there are.
    const asked = types.length === 0 ? typesOf(undefined) : types
    const all: Explanation[] = []
    for (const type of asked) all.push(await explainPlayer(db, fideId, list, type, settings))
    return all
  })
  if (session.json) printJson(session, options.type === undefined ? explanations : explanations[0])
  else session.io.out(explanations.map((one) => explanationText(one, settings.editions)).join('\n'))
  return exitCode.done
}
