import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commentedConfig } from '../../src/run/config.js'
import { PAGE, type Table, tables } from './checks-tables.js'

const page = readFileSync(join(...PAGE), 'utf8')

/** The table below a heading, cell by cell, without the line of dashes. */
function tableBelow(heading: string): Table {
  const [, below = ''] = page.split(`## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((row) => row.split('|').slice(1, -1))
  return cells
    .filter((row) => !row.every((cell) => /^ *:?-+:? *$/.test(cell)))
    .map((row) => row.map((cell) => cell.trim()))
}

test.each(Object.entries(tables()))(
  'docs/checks.md: %s is what the program has (npm run docs writes it)',
  (heading, table) => {
    expect(tableBelow(heading)).toEqual(table)
  },
)

test('the commented configuration names the page', () => {
  expect(commentedConfig).toContain('docs/checks.md')
})
