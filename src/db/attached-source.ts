import type { Kysely } from 'kysely'
import { handleOf, type Store } from './connect.js'
import type { Database } from './schema.js'

/**
 * Runs `work` in one transaction in which the database of another file is there to be read, as `source`: one state of it,
 * whatever is written to it meanwhile. The transaction is whole or it never was.
 *
 * It begins without the write lock, since that would be taken on the source too; whoever calls holds the lock of the run.
 *
 * @param file a database that is there and up to date (see `openToRead`)
 */
export async function besideSource<T>(
  store: Store,
  file: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const handle = handleOf(store.db)
  handle.prepare('attach database ? as source').run(file)
  try {
    handle.exec('begin')
    const result = await work(store.db)
    handle.exec('commit')
    return result
  } catch (error) {
    // A full disk may have ended the transaction.
    if (handle.inTransaction) handle.exec('rollback')
    throw error
  } finally {
    handle.exec('detach database source')
  }
}
