import { expect, it } from 'vitest'

import { problemCollector } from '../../src/list/problem-collector.js'
import { problem, problemLine } from '../../src/shared/problem.js'
import { HEADERS, line, read } from './made-up-lists.js'

it('keeps the first ones of a code, counts the others, and does not let one code hide another', () => {
  const collector = problemCollector(2, 'list.txt')
  for (const id of [1, 2, 3, 4]) collector.add(problem('list-name-empty', { id }))
  collector.add(problem('list-empty', {}))
  expect(collector.count()).toBe(5)
  expect(collector.all().map(({ code }) => code)).toEqual([
    'list-name-empty',
    'list-name-empty',
    'list-empty',
    'list-more-of-a-kind',
  ])
  expect(problemLine(collector.all()[3] ?? problem('list-empty', {}))).toContain('2 more problems')
})

it('names fifty of a hundred thousand unknown federations', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => line({ id: index + 1, fed: 'QQQ', ratings: [[1850, 0, 20]] }))
  const { reading } = await read(`${HEADERS.single}\n${lines.join('\n')}\n`, { list: '2012-09', type: 'rapid' })
  expect(reading.problems).toHaveLength(51)
  expect(reading.problems.at(-1)).toMatchObject({ args: { count: 50, code: 'list-federation-unknown' } })
})
