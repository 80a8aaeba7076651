import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE, type Table, tables } from './checks-tables.js'

/** `npm run docs`: writes the tables of docs/checks.md again, as the program has them; the words around them stay. */
const page = join(...PAGE)
const written = Object.entries(tables()).reduce(withTable, readFileSync(page, 'utf8'))
writeFileSync(page, written)
process.stdout.write(`${page}: tables written\n`)

/** Puts a table in the place of the one below a heading. */
function withTable(text: string, [heading, table]: readonly [heading: string, table: Table]): string {
  const at = text.indexOf(`## ${heading}\n`)
  if (at < 0) throw new Error(`${page} has no heading "${heading}"`)
  const below = text.slice(at).replace(/^\|.*\n(?:\|.*\n)*/m, () => markdown(table))
  return text.slice(0, at) + below
}

/** Not padded: the formatter does that. */
function markdown([head = [], ...rows]: Table): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
