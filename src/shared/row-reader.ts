import type { CsvRow } from './csv-table.js'
import { type IsoDate, isIsoDate } from './dates.js'
import { type Problem, problem } from './problem.js'

/**
 * Reads the cells of one CSV row into values. A cell that can not be read is a problem of the row, and the value of the
 * type in its place is not used: a file with a problem is not stored.
 */
export interface RowReader<Column extends string> {
  readonly text: (column: Column) => string
  readonly required: (column: Column, expected: string) => string
  readonly wholeNumber: (column: Column, expected: string, min: number, max: number) => number | null
  readonly date: (column: Column) => IsoDate | null
  readonly oneOf: <Value extends string>(column: Column, values: readonly Value[]) => Value | null
  /** A cell is wrong for a reason of the caller's. */
  readonly wrong: (column: Column, expected: string) => void
}

export function rowReader<Column extends string>(
  row: CsvRow<Column>,
  file: string,
  problems: Problem[],
): RowReader<Column> {
  const place = { file, line: row.line }
  const wrong = (column: Column, expected: string) => {
    problems.push(problem('row-value', { column, found: row.get(column), expected }, place))
  }
  const oneOf = <Value extends string>(column: Column, values: readonly Value[]): Value | null => {
    const text = row.get(column)
    if (text === '') return null
    const found = values.find((value) => value.toLowerCase() === text.toLowerCase()) ?? null
    if (found === null) wrong(column, `one of ${values.join(', ')}`)
    return found
  }
  return {
    text: (column) => row.get(column),
    required: (column, expected) => {
      const text = row.get(column)
      if (text === '') problems.push(problem('row-empty-cell', { column, expected }, place))
      return text
    },
    wholeNumber: (column, expected, min, max) => {
      const text = row.get(column)
      if (text === '') return null
      const value = Number(text)
      if (/^\d+$/.test(text) && value >= min && value <= max) return value
      wrong(column, expected)
      return null
    },
    date: (column) => {
      const text = row.get(column)
      if (text === '') return null
      if (isIsoDate(text)) return text
      wrong(column, 'a date that exists, as 2026-02-28')
      return null
    },
    oneOf,
    wrong,
  }
}
