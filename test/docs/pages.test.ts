import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { ruleNames } from '../../src/regulations/rule-names.js'
import { commentedConfig } from '../../src/run/config.js'
import { coverage } from './coverage-tables.js'
import { keyWords } from './key-words.js'
import { lawTables } from './law-tables.js'
import { pages } from './pages.js'
import type { Table } from './table.js'

/** The table below a heading, cell by cell, without the line of dashes. */
function tableBelow(path: string, heading: string): Table {
  const [, below = ''] = readFileSync(path, 'utf8').split(`# ${heading}\n`)
  const [section = ''] = below.split(/\n#+ /)
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.map((row) => row.split('|').slice(1, -1))
  return cells
    .filter((row) => !row.every((cell) => /^ *:?-+:? *$/.test(cell)))
    .map((row) => row.map((cell) => cell.trim()))
}

const tables = pages.flatMap(({ path, tables: of }) =>
  Object.entries(of).map(([heading, table]) => ({ path, heading, table })),
)

test.each(tables)('$path: $heading is what the program has (npm run docs writes it)', ({ path, heading, table }) => {
  expect(tableBelow(path, heading)).toEqual(table)
})

test('every key of an edition says what it is, and no other is spoken of', () => {
  const [, ...rows] = lawTables()['The rules and their values'] ?? []
  expect(rows.filter(([, what]) => what === '')).toEqual([])
  const keys = rows.map(([key = '']) => key.slice(1, -1))
  expect(Object.keys(keyWords).filter((key) => !keys.includes(key))).toEqual([])
})

test('the commented configuration names the pages', () => {
  expect(commentedConfig).toContain('docs/checks.md')
  expect(commentedConfig).toContain('docs/law.md')
})

describe('the table of what is computed where', () => {
  it('has every rule of an edition', () => {
    expect(coverage.filter(({ rule }) => rule !== null).map(({ rule }) => rule)).toEqual(ruleNames)
  })

  const files = coverage.flatMap(({ rule, what, computed, tested }) =>
    Object.entries({ ...computed, ...tested }).map(([file, word]) => ({ of: rule ?? what, file, word })),
  )

  test.each(files)('$of: $file is there and speaks of it', ({ file, word }) => {
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${word}\\b`))
  })

  it('names for every rule a file that takes it from the edition by its name', () => {
    for (const { rule, computed } of coverage) {
      if (rule !== null) expect(Object.values(computed), rule).toContain(rule)
    }
  })
})
