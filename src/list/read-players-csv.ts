import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { isKnownFederation } from '../shared/federations.js'
import type { PlayerDetails, Sex } from '../shared/player.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import { rowReader } from '../shared/row-reader.js'
import { titles } from '../shared/titles.js'

/** A row of the federation's register; what it leaves out stays as it was known. */
export interface RegisteredPlayer extends Pick<PlayerDetails, 'fideId' | 'name' | 'federation'> {
  readonly sex: Sex | null
  readonly birthYear: number | null
  /** null where the file has no such column. */
  readonly title: string | null
  readonly womanTitle: string | null
  readonly otherTitles: string | null
}

/** Columns of the file, in any order. */
export const columns = {
  required: ['id', 'name', 'federation'],
  optional: ['sex', 'birth_year', 'title', 'w_title', 'o_title'],
} as const satisfies CsvColumns<string>

/** Reads the federation's register of players (`frl import players`): accepted whole or refused whole. */
export function readPlayersCsv(
  bytes: Uint8Array,
  file: string,
): { readonly players: readonly RegisteredPlayer[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const players: RegisteredPlayer[] = []
  const lineOf = new Map<number, number>()
  const table = readCsvTable(bytes, columns, file, (row) => {
    const place = { file, line: row.line }
    const cells = rowReader(row, file, problems)
    const id = cells.required('id', 'a FIDE ID')
    const fideId = id === '' ? null : cells.wholeNumber('id', 'a FIDE ID of 1 to 9 digits', 1, 999_999_999)
    const federation = cells.required('federation', 'three letters, such as NOR').toUpperCase()
    if (federation !== '' && !isKnownFederation(federation)) {
      problems.push(problem('row-federation-unknown', { federation }, place))
    }
    const title = cells.oneOf('title', titles)
    const womanTitle = cells.oneOf('w_title', titles)
    if (fideId === null) return
    const first = lineOf.get(fideId)
    if (first !== undefined) problems.push(problem('row-key-twice', { column: 'id', key: fideId, first }, place))
    lineOf.set(fideId, row.line)
    players.push({
      fideId,
      name: row.get('name').normalize('NFC'),
      federation,
      sex: cells.oneOf('sex', ['M', 'F'] as const),
      birthYear: cells.wholeNumber('birth_year', 'a year of four digits', 1850, 2200),
      title,
      womanTitle,
      otherTitles: row.get('o_title') || null,
    })
  })
  const all = [...table.problems, ...problems]
  if (table.rows === 0 && !refuses(all)) all.push(problem('file-no-rows', {}, { file }))
  return { players, problems: all }
}
