import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import { ratingTypes } from '../shared/rating-type.js'
import { rowReader } from '../shared/row-reader.js'
import { typeable } from '../shared/visible.js'
import type { Registration } from './registration.js'

/** Columns of the file, in any order. */
export const columns = {
  required: ['code', 'name', 'federation', 'start_date', 'end_date', 'type'],
  optional: [
    'city',
    'system',
    'time_control',
    'rounds',
    'chief_arbiter_id',
    'received_date',
    'report_file',
    'official',
    'registered_date',
    'norms',
  ],
} as const satisfies CsvColumns<string>

/** Reads registrations of tournaments (`frl import tournaments`): accepted whole or refused whole. */
export function readRegistrationsCsv(
  bytes: Uint8Array,
  file: string,
): { readonly registrations: readonly Registration[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const registrations: Registration[] = []
  const lineOf = new Map<string, number>()
  const table = readCsvTable(bytes, columns, file, (row) => {
    const place = { file, line: row.line }
    const cells = rowReader(row, file, problems)
    const code = cells.required('code', 'the code of the tournament')
    if (typeable(code) !== code) cells.wrong('code', 'a code without control characters, on one line')
    const name = cells.required('name', 'the name of the tournament')
    const days = { start: cells.required('start_date', 'a date'), end: cells.required('end_date', 'a date') }
    const startDate = cells.date('start_date')
    const endDate = cells.date('end_date')
    cells.required('type', ratingTypes.join(', '))
    const type = cells.oneOf('type', ratingTypes)
    const optional = {
      rounds: cells.wholeNumber('rounds', 'a number of rounds', 1, 999),
      chiefArbiterId: cells.wholeNumber('chief_arbiter_id', 'a FIDE ID', 1, 999_999_999),
      receivedDate: cells.date('received_date'),
      registeredDate: cells.date('registered_date'),
    }
    const official = cells.oneOf('official', ['1', '0'] as const) === '1'
    const norms = cells.oneOf('norms', ['1', '0'] as const) === '1'
    if (code === '' || startDate === null || endDate === null || type === null) return
    if (endDate < startDate) problems.push(problem('row-dates-reversed', { code, ...days }, place))
    const first = lineOf.get(code)
    if (first !== undefined) problems.push(problem('row-key-twice', { column: 'code', key: code, first }, place))
    lineOf.set(code, row.line)
    registrations.push({
      code,
      name,
      federation: row.get('federation').toUpperCase(),
      startDate,
      endDate,
      type,
      city: row.get('city') || null,
      system: row.get('system') || null,
      timeControl: row.get('time_control') || null,
      reportFile: row.get('report_file') || null,
      official,
      norms,
      ...optional,
    })
  })
  const all = [...table.problems, ...problems]
  if (table.rows === 0 && !refuses(all)) all.push(problem('file-no-rows', {}, { file }))
  return { registrations, problems: all }
}
