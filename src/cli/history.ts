import { playerHistory } from '../answers/player-history.js'
import { replaceFile } from '../files/replace-file.js'
import { sayIn } from '../shared/messages/language.js'
import { languages } from '../shared/messages/languages.js'
import type { RatingType } from '../shared/rating-type.js'
import { historyCsv } from '../texts/history-csv.js'
import { historyText } from '../texts/history-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { refuseOtherFile } from './own-file.js'
import { printJson, type Session, withStoreToRead } from './session.js'

export interface HistoryOptions {
  readonly type?: RatingType
  readonly csv?: boolean
  readonly svg?: string
}

/** `frl history ID`: a player's ratings list by list. Whom nobody knows is an answer too (exit 0). */
export async function history(session: Session, fideId: number, options: HistoryOptions): Promise<ExitCode> {
  if (options.csv === true && session.json) throw new UsageError('history --csv --json: expected one of the two')
  await refuseOtherFile('--svg', options.svg, 'an earlier chart', SVG_BEGINS)
  const language = await languages[session.config().language]()
  const found = await withStoreToRead(session, async ({ db }) =>
    playerHistory(db, fideId, typesOf(options.type), session.rating().editions.calendar),
  )
  if (session.json) printJson(session, found)
  else session.io.out(options.csv === true ? historyCsv(found) : historyText(found, language))
  if (options.svg === undefined) return exitCode.done
  const { historySvg } = await import('../texts/history-svg.js')
  const svg = historySvg(found, language)
  if (svg === null) throw new UsageError(`--svg ${options.svg}: this player has no rating to draw`)
  await replaceFile(options.svg, svg)
  if (!session.json && options.csv !== true) {
    session.io.out(`${sayIn(language)('compare-written', { file: options.svg })}\n`)
  }
  return exitCode.done
}

const SVG_BEGINS = '<svg '
