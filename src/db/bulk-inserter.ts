import type { Transaction } from 'kysely'
import { type Bound, statement } from './prepared.js'
import type { Database } from './schema.js'

/** Rows of one statement: more bind no faster. */
const ROWS = 32

/** Writes rows that are known to be new, many to a statement; the last ones when it is told that there are no more. */
export interface BulkInserter {
  /** The values of one row, in the order of the columns. */
  add(values: readonly Bound[]): void
  end(): void
}

/**
 * Inserts many rows into one table: half the time of one statement a row.
 *
 * @param fixed what is the same in every row, and need not be bound for each
 */
export function bulkInserter<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  fixed: Readonly<Partial<Record<keyof Database[Table] & string, string | null>>>,
): BulkInserter {
  const same: [string, string | null][] = Object.entries(fixed)
  const into = `insert into ${table} (${[...columns, ...same.map(([column]) => column)].join(', ')}) values`
  const row = `(${[...columns.map(() => '?'), ...same.map(([, value]) => literal(value))].join(', ')})`
  const insert = statement<Bound[], never>(trx, `${into} ${Array.from({ length: ROWS }, () => row).join(', ')}`)
  const insertOne = statement<Bound[], never>(trx, `${into} ${row}`)
  let waiting: Bound[] = []
  return {
    add(values) {
      for (const value of values) waiting.push(value)
      if (waiting.length < ROWS * columns.length) return
      insert.run(waiting as never)
      waiting = []
    },
    end() {
      for (let at = 0; at < waiting.length; at += columns.length) {
        insertOne.run(...waiting.slice(at, at + columns.length))
      }
      waiting = []
    },
  }
}

function literal(value: string | null): string {
  return value === null ? 'null' : `'${value.replaceAll("'", "''")}'`
}
