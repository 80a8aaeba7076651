import { expect, test } from 'vitest'

import { performance } from '../../src/rating/performance.js'
import { games } from './made-up-games.js'

test.each([
  // games                                 performance  why
  ['1500=1/2', 1500, '50 %: the average'],
  ['1500=1', 2300, '8.1.1: dp of 1.00 is 800'],
  ['1500=0', 700, '8.1.1: dp of .00 is -800'],
  ['1902=1/2 1877=1/2 1884=1 2012=0 1832=1', 1973, '1901.4 + dp(.60) = 1973.4'],
  ['1500=1/2 1501=1/2', 1501, 'half up'],
  ['1500=1 1500=1 1500=0', 1625, 'dp(.67), two decimals'],
  ['1500=1 1500=1/2 1500=0 1500=0 1500=0 1500=0 1500=0 1500=0', 1249, 'p = 1.5/8 = .1875, dp(.19) = -251'],
  ['1500=1 1500=0 1500=0 1500=0 1500=0 1500=0 1500=0 1500=0', 1178, 'p = 1/8 = .125 goes up, dp(.13) = -322'],
])('performance of %s is %i', (played, rating, why) => {
  expect(performance(games(played)), why).toBe(rating)
})

test('a performance of no games is refused', () => {
  expect(() => performance([])).toThrow(RangeError)
})
