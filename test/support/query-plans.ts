import Sqlite from 'better-sqlite3'

/** A statement that was prepared, when, and how SQLite carries it out. */
export interface Planned {
  readonly step: string
  readonly sql: string
  readonly plan: readonly string[]
}

/** Remembers every statement prepared on any connection, by the builder or by hand, while `work` is done. */
export async function preparedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { prepare } = Sqlite.prototype
  const statements = new Set<string>()
  Sqlite.prototype.prepare = function remembering(this: Sqlite.Database, sql: string) {
    statements.add(sql.replace(/\s+/g, ' ').trim())
    return prepare.call(this, sql)
  } as typeof prepare
  try {
    await work()
  } finally {
    Sqlite.prototype.prepare = prepare
  }
  return [...statements]
}

/** The plans of all statements that look for rows; one that only puts rows in does not. */
export function plansOf(file: string, step: string, statements: readonly string[]): Planned[] {
  const database = new Sqlite(file, { readonly: true })
  try {
    database.exec('create temp table month_player (fide_id integer primary key)')
    return statements
      .filter((sql) => /^(select|with|update|delete|insert.* select) /i.test(sql))
      .map((sql) => {
        const values = (sql.match(/\?/g) ?? []).map(() => null)
        const rows = database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[]
        return { step, sql, plan: rows.map(({ detail }) => detail) }
      })
  } finally {
    database.close()
  }
}

/**
 * The steps of a plan that read one of `tables` from one end to the other, or all of a series and type in it, or all up to
 * some value. An index of `short` ones may be read whole: it holds only what waits.
 */
export function walks({ sql, plan }: Planned, tables: readonly string[], short: readonly string[]): string[] {
  const aliases = new Map(
    [...sql.matchAll(/\b(?:from|join) "?(\w+)"? (?:as )?"?(\w+)"?/gi)].map(([, table = '', alias = '']) => [
      alias,
      table,
    ]),
  )
  return plan.filter((step) => {
    const [, verb, name = '', index = '', terms = ''] =
      /^(SCAN|SEARCH) (\w+)(?: USING (?:COVERING )?(?:INDEX (\w+)|INTEGER PRIMARY KEY|PRIMARY KEY))?(?: \((.*)\))?/.exec(
        step,
      ) ?? []
    if (verb === undefined || short.includes(index)) return false
    if (!tables.includes(name) && !tables.includes(aliases.get(name) ?? '')) return false
    return verb === 'SCAN' || !terms.split(' AND ').some(narrows)
  })
}

/** From an ID on, which is how page follows page, narrows nothing: the pages together are everything. */
function narrows(term: string): boolean {
  const [, column = '', comparison] = /^(\w+)([=<>])/.exec(term) ?? []
  return !['series', 'type'].includes(column) && comparison !== '<' && !(column === 'fide_id' && comparison === '>')
}
