import type { Statement } from 'better-sqlite3'
import type { Kysely, Transaction } from 'kysely'
import { handleOf } from './connect.js'
import type { Database } from './schema.js'

/** A value SQLite binds. */
export type Bound = string | number | bigint | Uint8Array | null

type Shape = 'rows' | 'lists' | 'values'
type Prepared = Readonly<Record<Shape, Map<string, Statement<unknown[], unknown>>>>

const statements = new WeakMap<object, Prepared>()

/**
 * A statement prepared once a connection, however often it is asked for. For statements that are run, never for ones that
 * are iterated: two iterations of one statement are one. `lists` gives a row as the list of its columns, `values` its first
 * column alone.
 */
export function statement<Values extends (Bound | Bound[])[], Row>(
  db: Kysely<Database>,
  sql: string,
  shape: Shape = 'rows',
): Statement<Values, Row> {
  const handle = handleOf(db)
  const known = preparedFor(handle)[shape]
  let found = known.get(sql)
  if (found === undefined) {
    found = handle.prepare<unknown[], unknown>(sql)
    if (shape === 'values') found.pluck()
    else if (shape === 'lists') found.raw()
    known.set(sql, found)
  }
  return found as unknown as Statement<Values, Row>
}

function preparedFor(handle: object): Prepared {
  let known = statements.get(handle)
  if (known === undefined) {
    known = { rows: new Map(), lists: new Map(), values: new Map() }
    statements.set(handle, known)
  }
  return known
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
