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

/** What becomes of a row whose key is taken. */
export type OnConflict = 'fail' | 'ignore' | 'replace'

export const INSERT: Readonly<Record<OnConflict, string>> = {
  fail: 'insert into',
  ignore: 'insert or ignore into',
  replace: 'insert or replace into',
}

/** Inserts rows one by one through a prepared statement; values in the order of `columns`; gives the row's number. */
export function inserter<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  conflict: OnConflict = 'fail',
): (values: readonly Bound[]) => number | bigint {
  const places = columns.map(() => '?').join(', ')
  const insert = statement<Bound[], never>(
    trx,
    `${INSERT[conflict]} ${table} (${columns.join(', ')}) values (${places})`,
  )
  return (values) => insert.run(...values).lastInsertRowid
}
