import { ratedLines, unratedLines } from '../db/list-lines.js'
import { allLists } from '../db/lists.js'
import type { RatingListRow } from '../db/schema.js'
import { topLines } from '../db/top-lines.js'
import { inRatingOrder } from '../list/list-order.js'
import { flagOf } from '../list/print-fields.js'
import type { RatingListLine } from '../list/rating-list-line.js'
import { writeCsvList } from '../list/write-csv.js'
import { chainOf } from '../period/chain.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { count, monthInWords, table } from '../texts/format.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { printJson, type Session, withStoreToRead } from './session.js'

export interface ListOptions {
  readonly type?: RatingType
  readonly federation?: string
  readonly top?: number
  readonly csv?: boolean
}

/** `frl list LIST`: prints a list, an own one before an official one where `base` says so. */
export async function list(session: Session, month: ListMonth, options: ListOptions): Promise<ExitCode> {
  await withStoreToRead(session, async ({ db }) => {
    const settings = session.rating()
    const chain = chainOf(await allLists(db), settings.base, settings.editions.calendar)
    const types = typesOf(options.type)
    const rows = types.flatMap((type) => chain.counted(type, month) ?? [])
    if (rows.length === 0) {
      const [type = 'standard'] = types
      refuse('list-unknown', {
        type: types.length === 1 ? type : 'standard, rapid or blitz',
        list: month,
        stored: chain.names(type),
      })
    }
    if (options.csv === true && rows.length > 1) {
      throw new UsageError(`list --csv prints one list: give --type ${rows.map(({ type }) => type).join(', ')}`)
    }
    const isWanted = ({ federation }: RatingListLine) =>
      options.federation === undefined || federation === options.federation
    const printed = rows.map((row) => {
      const top = options.top === undefined ? null : topLines(db, row, options.top, isWanted)
      if (top !== null) return { row, all: row.rated, lines: top }
      const lines = [...ratedLines(db, row)]
      const also = options.csv === true ? [...unratedLines(db, row, settings.editions)] : []
      return {
        row,
        all: lines.length,
        lines: inRatingOrder([...lines, ...also].filter(isWanted)).slice(0, options.top),
      }
    })
    if (session.json) {
      const json = printed.map(({ row, lines }) => ({
        list: month,
        type: row.type,
        series: row.series,
        players: lines,
      }))
      printJson(session, options.type === undefined ? json : json[0])
      return
    }
    for (const { row, lines, all } of printed) {
      if (options.csv === true) for (const chunk of writeCsvList(lines)) session.io.data(chunk)
      else session.io.out(`${head(row, lines.length, all)}\n${listTable(lines)}`)
    }
  })
  return exitCode.done
}

function head({ type, list, series }: RatingListRow, shown: number, all: number): string {
  const words = { type, month: monthInWords(list), series, players: count(shown, 'player') }
  return shown === all ? say('list-head', words) : say('list-head-of', { ...words, all })
}

function listTable(lines: readonly RatingListLine[]): string {
  const rows = lines.map((line, index) => [
    String(index + 1),
    String(line.fideId),
    line.name,
    line.federation,
    line.title || line.womanTitle,
    line.rating === null ? '' : String(line.rating),
    String(line.games),
    line.k === null ? '' : String(line.k),
    line.birthYear === null ? '' : String(line.birthYear),
    flagOf(line),
  ])
  return table([say('list-columns').split('|'), ...rows], [0, 1, 5, 6, 7])
}
