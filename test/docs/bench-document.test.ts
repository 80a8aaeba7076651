import { expect, it } from 'vitest'
import { type BenchResult, documented } from '../bench/document.js'

const RESULT: BenchResult = {
  size: 'small',
  simulate: ['--players', '10'],
  seed: 1,
  runs: 1,
  date: '2026-01-01',
  machine: { cpu: 'a processor', cores: 2, memoryGb: 4, system: 'Linux', node: 'v20' },
  version: '0.1.0',
  figures: [],
  databaseBytes: [],
}

it('puts a section in the place of the one before, a line apart from its neighbours', () => {
  const page = '# Performance\n\n## month\n\nOne.\n\n## small\n\nOld.\n\n## years\n\nLast.\n'
  const written = documented(page, RESULT)
  expect(written.match(/^## .*$/gm)).toEqual(['## month', '## small', '## years'])
  expect(written).not.toContain('Old.')
  expect(written).toMatch(/\n\n## small\n\n.*\n\n## years\n\nLast\.\n$/s)
  expect(documented(documented('# Performance\n', RESULT), RESULT)).toBe(documented('# Performance\n', RESULT))
})
