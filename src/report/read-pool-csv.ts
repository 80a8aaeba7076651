import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { addMonths, type IsoDate, isListMonth, type ListMonth, listDate } from '../shared/dates.js'
import type { Score } from '../shared/game.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import { rowReader } from '../shared/row-reader.js'
import { reportedScore } from './games-csv/score.js'

/** One game of an unrated player that was rated elsewhere or earlier. */
export interface PooledGame {
  readonly fideId: number
  readonly event: string
  readonly startDate: IsoDate
  readonly ratedIn: ListMonth
  /** null: the opponent was unrated, the game does not count. */
  readonly opponentRating: number | null
  readonly score: Score
  readonly forfeit: boolean
  readonly line: number
}

/** Columns of the file, in any order. */
export const columns = {
  required: ['player_id', 'event', 'rated_in_list', 'opponent_rating', 'score'],
  optional: ['start_date'],
} as const satisfies CsvColumns<string>

/** Reads pooled games (`frl import pool`): accepted whole or refused whole. */
export function readPoolCsv(
  bytes: Uint8Array,
  file: string,
): { readonly games: readonly PooledGame[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const games: PooledGame[] = []
  let assumed = 0
  const table = readCsvTable(bytes, columns, file, (row) => {
    const cells = rowReader(row, file, problems)
    const id = cells.required('player_id', 'a FIDE ID')
    const fideId = id === '' ? null : cells.wholeNumber('player_id', 'a FIDE ID of 1 to 9 digits', 1, 999_999_999)
    const event = cells.required('event', 'the name or code of the event')
    const ratedIn = cells.required('rated_in_list', 'the month of a list, as 2026-03')
    if (ratedIn !== '' && !isListMonth(ratedIn)) cells.wrong('rated_in_list', 'the month of a list, as 2026-03')
    const startDate = cells.date('start_date')
    const opponent = row.get('opponent_rating').toLowerCase()
    const opponentRating =
      opponent === 'unrated' || opponent === '' || opponent === '0'
        ? null
        : cells.wholeNumber('opponent_rating', 'a rating, or “unrated”', 1, 4000)
    const scored = reportedScore(row.get('score'))
    const isScore = scored.kind === 'points' || scored.kind === 'forfeit'
    if (!isScore) cells.wrong('score', '1, 0.5 or 0; + or - for a forfeit')
    if (fideId === null || event === '' || !isListMonth(ratedIn) || !isScore) return
    if (row.get('start_date') === '') assumed++
    const start = startDate ?? listDate(addMonths(ratedIn, -1))
    games.push({
      fideId,
      event,
      startDate: start,
      ratedIn,
      opponentRating,
      score: scored.score,
      forfeit: scored.kind === 'forfeit',
      line: row.line,
    })
  })
  const all = [...table.problems, ...problems]
  if (table.rows === 0 && !refuses(all)) all.push(problem('file-no-rows', {}, { file }))
  if (assumed > 0) all.push(problem('pool-start-assumed', {}, { file }))
  return { games, problems: all }
}
