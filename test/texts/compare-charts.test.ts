import { expect, it, test } from 'vitest'

import type { Distribution } from '../../src/compare/distribution.js'
import type { ListComparison } from '../../src/compare/list-comparison.js'
import type { TypeComparison } from '../../src/compare/type-comparison.js'
import { english, sayIn } from '../../src/shared/messages/language.js'
import { bandsChart, scatterChart } from '../../src/texts/compare-charts.js'
import { decimals, differenceOf, signedDecimals } from '../../src/texts/compare-numbers.js'

const say = sayIn(english)
const of = (players: number) => ({ players }) as Distribution

test.each([
  [3.2, '3.20', '+3.20'],
  [-0.5, '-0.50', '-0.50'],
  [0, '0.00', '0.00'],
  [null, '-', '-'],
])('%s points are %s, with their sign %s', (points, plain, signed) => {
  expect([decimals(points), signedDecimals(points)]).toEqual([plain, signed])
})

it('a difference of means has two decimals', () => {
  expect([differenceOf(1834.27, 1834.6), differenceOf(0.3, 0.1), differenceOf(null, 1)]).toEqual([0.33, -0.2, null])
})

it('bands without anybody have their place, and the last one too', () => {
  const bands = [1400, 1700].map((from) => ({ from, to: from + 99, a: of(3), b: of(from / 100) }))
  const chart = bandsChart({ bands } as unknown as ListComparison, 'standard', 100, say)
  expect(chart).toMatchObject({
    labels: ['1400', '1500', '1600', '1700'],
    bars: { values: [3, 0, 0, 3] },
    line: { values: [14, 0, 0, 17] },
  })
})

it('a dot stands in the middle of its square', () => {
  const scatter = [{ a: 1500, b: 1520, players: 4 }]
  const list = { moved: { lower: 0, same: 0, higher: 4 } } as ListComparison
  expect(scatterChart({ type: 'standard', scatter } as unknown as TypeComparison, list, say)?.dots.values).toEqual([
    [1510, 1530, 4],
  ])
})
