import { checksTables } from './checks-tables.js'
import { coverageTables } from './coverage-tables.js'
import { lawTables } from './law-tables.js'
import type { Table } from './table.js'

/** Pages that hold tables of the program, by their paths from the root of the project, and the tables by their headings. */
export const pages: readonly { readonly path: string; readonly tables: Readonly<Record<string, Table>> }[] = [
  { path: 'docs/checks.md', tables: checksTables() },
  { path: 'docs/law.md', tables: lawTables() },
  { path: 'README.md', tables: coverageTables() },
]
