import type { Kysely } from 'kysely'
import { handleOf } from './connect.js'
import type { Bound } from './prepared.js'
import type { Database } from './schema.js'

const ROWS_PER_PAGE = 2_000

/**
 * A long result in ascending order of FIDE ID, page by page: as little memory as a cursor takes, in three quarters of its
 * time.
 *
 * @param sql a query over a table `s`, up to its last condition, whose first column is `s.fide_id`
 */
export function* pagesById<Row extends readonly [fideId: number, ...columns: unknown[]]>(
  db: Kysely<Database>,
  sql: string,
  ...bound: readonly Bound[]
): Generator<readonly Row[]> {
  const page = handleOf(db)
    .prepare<Bound[], Row>(`${sql} and s.fide_id > ? order by s.fide_id limit ${ROWS_PER_PAGE}`)
    .raw()
  let rows: readonly Row[] = page.all(...bound, 0)
  while (rows.length > 0) {
    yield rows
    rows = page.all(...bound, rows.at(-1)?.[0] ?? 0)
  }
}

/**
 * Holds the state of the database for this connection, so that several queries see one and the same; what others write
 * meanwhile is seen after the returned function was called.
 */
export function holdSnapshot(db: Kysely<Database>): () => void {
  // An open cursor keeps SQLite's read transaction open.
  const cursor = handleOf(db).prepare('select 1 from rating_list').iterate()
  cursor.next()
  return () => cursor.return?.()
}
