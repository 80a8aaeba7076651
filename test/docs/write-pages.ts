import { readFileSync, writeFileSync } from 'node:fs'
import { pages } from './pages.js'
import type { Table } from './table.js'

/** `npm run docs`: writes the tables of pages again, as the program has them; the words around them stay. */
for (const { path, tables } of pages) {
  const written = Object.entries(tables).reduce(
    (text, table) => withTable(path, text, table),
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, written)
  process.stdout.write(`${path}: tables written\n`)
}

/** Puts a table in the place of the one below a heading. */
function withTable(page: string, text: string, [heading, table]: readonly [heading: string, table: Table]): string {
  const at = text.indexOf(`# ${heading}\n`)
  if (at < 0) throw new Error(`${page} has no heading "${heading}"`)
  const below = text.slice(at).replace(/^\|.*\n(?:\|.*\n)*/m, () => markdown(table))
  return text.slice(0, at) + below
}

/** Not padded: the formatter does that. */
function markdown([head = [], ...rows]: Table): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
