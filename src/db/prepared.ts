import type { Statement } from 'better-sqlite3'
import type { Compilable, Kysely, Transaction } from 'kysely'
import { handleOf } from './connect.js'
import type { Database } from './schema.js'

/** A value SQLite binds. */
export type Bound = string | number | bigint | Uint8Array | null

/**
 * A kysely query compiled and prepared once, to be run many times on the raw handle inside the open transaction.
 * Values take the places of the query's own, in the order they stand in it.
 */
export function prepared(db: Kysely<Database>, query: Compilable): Statement<Bound[]> {
  return handleOf(db).prepare<Bound[]>(query.compile().sql)
}

/** Inserts rows one by one through a prepared statement; values in the order of `columns`. */
export function inserter<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  columns: readonly (keyof Database[Table] & string)[],
  conflict: 'fail' | 'ignore' | 'replace' = 'fail',
): (values: readonly Bound[]) => void {
  const verb = { fail: 'insert', ignore: 'insert or ignore', replace: 'insert or replace' }[conflict]
  const places = columns.map(() => '?').join(', ')
  const statement = handleOf(trx).prepare<Bound[]>(`${verb} into ${table} (${columns.join(', ')}) values (${places})`)
  return (values) => {
    statement.run(...values)
  }
}
