import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ageGroupOf } from '../../src/compare/age-groups.js'
import { bandOf } from '../../src/compare/list-comparison.js'
import { Ranking } from '../../src/compare/ranking.js'
import { ScatterCounts } from '../../src/compare/scatter.js'
import { inStep } from '../../src/shared/in-step.js'

test.each([
  ['2026-01', 2015, '0-11'],
  ['2026-12', 2014, '12-15'],
  ['2026-01', 2011, '12-15'],
  ['2026-01', 2010, '16-19'],
  ['2026-01', 2007, '16-19'],
  ['2026-01', 2006, '20-34'],
  ['2026-01', 1992, '20-34'],
  ['2026-01', 1991, '35-49'],
  ['2026-01', 1977, '35-49'],
  ['2026-01', 1976, '50-64'],
  ['2026-01', 1962, '50-64'],
  ['2026-01', 1961, '65-'],
  ['2026-01', null, 'unknown'],
] as const)('on the list %s who was born in %s is in the group %s', (list, birthYear, group) => {
  expect(ageGroupOf(list, birthYear)).toBe(group)
})

test.each([
  [1400, 100, 1400],
  [1499, 100, 1400],
  [1500, 200, 1400],
  [1600, 200, 1600],
])('%i in bands of %i is in the one from %i', (rating, points, from) => {
  expect(bandOf(rating, points)).toBe(from)
})

describe('a ranking', () => {
  it('is the beginning of all of them in order', () => {
    const numbers = fc.array(fc.integer({ min: -20, max: 20 }))
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 8 }), (values, most) => {
        const elements = values.map((value, id) => ({ value, id }))
        const order = (a: (typeof elements)[number], b: (typeof elements)[number]) => b.value - a.value || a.id - b.id
        const ranking = new Ranking(most, order)
        for (const element of elements) ranking.add(element)
        expect(ranking.result()).toEqual(elements.toSorted(order).slice(0, most))
      }),
    )
  })
})

test('old and new ratings are counted by squares of 20 points', () => {
  const scatter = new ScatterCounts()
  for (const [a, b] of [
    [1500, 1519],
    [1519, 1500],
    [1520, 1500],
    [1400, 2800],
  ] as const)
    scatter.add(a, b)
  expect(scatter.result()).toEqual([
    { a: 1400, b: 2800, players: 1 },
    { a: 1500, b: 1500, players: 2 },
    { a: 1520, b: 1500, players: 1 },
  ])
})

test('what is asked for in order is found in one walk, which may be left early', () => {
  let isClosed = false
  function* elements() {
    try {
      yield* [2, 3, 5, 8]
    } finally {
      isClosed = true
    }
  }
  const found = inStep(elements(), (element) => element)
  expect([1, 2, 4, 5, 5].map(found.find)).toEqual([undefined, 2, undefined, 5, 5])
  found.close()
  expect(isClosed).toBe(true)
})
