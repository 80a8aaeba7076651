import Sqlite from 'better-sqlite3'
import type { Desk } from './desk.js'

/** Everything a desk's database holds, table by table: what must not change where nothing is to be done. */
export function databaseContent(desk: Desk): Record<string, unknown[]> {
  return contentOf(desk.path('frl.sqlite'))
}

/** The same of a database file. */
export function contentOf(file: string): Record<string, unknown[]> {
  const database = new Sqlite(file, { readonly: true })
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .pluck()
      .all() as string[]
    return Object.fromEntries(tables.map((table) => [table, database.prepare(`select * from "${table}"`).all()]))
  } finally {
    database.close()
  }
}
