import type { Statement } from 'better-sqlite3'
import type { Kysely, Transaction } from 'kysely'
import { handleOf } from './connect.js'
import type { Database } from './schema.js'

/** A value SQLite binds. */
export type Bound = string | number | bigint | Uint8Array | null

const statements = new WeakMap<object, Map<string, Statement<unknown[], unknown>>>()

/**
 * A statement prepared once a connection, however often it is asked for. For statements that are run, never for ones that
 * are iterated: two iterations of one statement are one. `lists` gives a row as the list of its columns, `values` its first
 * column alone.
 */
export function statement<Values extends (Bound | Bound[])[], Row>(
  db: Kysely<Database>,
  sql: string,
  shape: 'rows' | 'lists' | 'values' = 'rows',
): Statement<Values, Row> {
  const handle = handleOf(db)
  const known = statements.get(handle) ?? new Map()
  statements.set(handle, known)
  const key = `${shape} ${sql}`
  let found = known.get(key)
  if (found === undefined) {
    found = handle.prepare<unknown[], unknown>(sql)
    if (shape === 'values') found.pluck()
    else if (shape === 'lists') found.raw()
    known.set(key, found)
  }
  return found as unknown as Statement<Values, Row>
}

/** So many rows are handed over at once, as long as there are so many: a call costs as much as a row. */
const HANDFULS = [32, 8, 1] as const

/** Inserts rows by the handful through prepared statements; values in the order of `columns`. */
export function insertAll<Table extends keyof Database, Row>(
  trx: Transaction<Database>,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  rows: readonly Row[],
  valuesOf: (row: Row, index: number) => readonly Bound[],
): void {
  const places = `(${columns.map(() => '?').join(', ')})`
  let done = 0
  for (const handful of HANDFULS) {
    if (rows.length - done < handful) continue
    const insert = statement<[Bound[]], never>(
      trx,
      `insert into ${table} (${columns.join(', ')}) values ${Array(handful).fill(places).join(', ')}`,
    )
    for (; rows.length - done >= handful; done += handful) {
      const values: Bound[] = []
      for (let index = done; index < done + handful; index++) {
        for (const value of valuesOf(rows[index] as Row, index)) values.push(value)
      }
      insert.run(values)
    }
  }
}

/** Inserts rows one by one through a prepared statement; values in the order of `columns`; gives the row's number. */
export function inserter<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  conflict: 'fail' | 'ignore' | 'replace' = 'fail',
): (values: readonly Bound[]) => number | bigint {
  const verb = { fail: 'insert', ignore: 'insert or ignore', replace: 'insert or replace' }[conflict]
  const places = columns.map(() => '?').join(', ')
  const insert = statement<Bound[], never>(trx, `${verb} into ${table} (${columns.join(', ')}) values (${places})`)
  return (values) => insert.run(...values).lastInsertRowid
}
