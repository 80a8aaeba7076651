import { arbiterTitles } from '../shared/arbiter-title.js'
import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import { rowReader } from '../shared/row-reader.js'
import type { Arbiter } from './arbiters.js'

/** The columns of the register of arbiters. */
export const columns = {
  required: ['id', 'name', 'title', 'licence_until'],
  optional: [],
} as const satisfies CsvColumns<string>

/** Reads the register of arbiters (`frl import arbiters`): accepted whole or refused whole. */
export function readArbitersCsv(
  bytes: Uint8Array,
  file: string,
): { readonly arbiters: readonly Arbiter[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const arbiters: Arbiter[] = []
  const lineOf = new Map<number, number>()
  const table = readCsvTable(bytes, columns, file, (row) => {
    const cells = rowReader(row, file, problems)
    const id = cells.required('id', 'a FIDE ID')
    const fideId = id === '' ? null : cells.wholeNumber('id', 'a FIDE ID of 1 to 9 digits', 1, 999_999_999)
    const name = cells.required('name', 'the name of the arbiter').normalize('NFC')
    const title = cells.oneOf('title', arbiterTitles) ?? ''
    const licenceUntil = cells.date('licence_until')
    if (fideId === null) return
    const first = lineOf.get(fideId)
    if (first !== undefined) {
      problems.push(problem('row-key-twice', { column: 'id', key: fideId, first }, { file, line: row.line }))
    }
    lineOf.set(fideId, row.line)
    arbiters.push({ fideId, name, title, licenceUntil })
  })
  const all = [...table.problems, ...problems]
  if (table.rows === 0 && !refuses(all)) all.push(problem('file-no-rows', {}, { file }))
  return { arbiters, problems: all }
}
