import { describe, expect, it, test } from 'vitest'

import { expectedScore } from '../../src/regulations/expected-score.js'
import { scoringProbability } from '../../src/regulations/scoring-probability.js'

describe('the expected score by the logistic curve', () => {
  test.each([
    // D   hundredths
    [0, 50],
    [3, 50],
    [4, 51],
    [100, 64],
    [191, 75],
    [200, 76],
    [400, 91],
    [800, 99],
    [919, 99],
    [920, 100],
    [1000, 100],
    [3000, 100],
  ])('of a difference of %i is %i', (difference, higher) => {
    expect(expectedScore(difference, 'logistic')).toBe(higher)
    expect(expectedScore(-difference, 'logistic'), 'the other side').toBe(100 - higher)
  })

  it('is the curve to the nearest hundredth, whichever side is asked', () => {
    for (let difference = -1500; difference <= 1500; difference++) {
      const curve = 100 / (1 + 10 ** (-difference / 400))
      expect(Math.abs(expectedScore(difference, 'logistic') - curve), `D ${difference}`).toBeLessThanOrEqual(0.5)
    }
  })
})

it('by the table is that of table 8.1.2', () => {
  for (let difference = -1500; difference <= 1500; difference++) {
    expect(expectedScore(difference, 'table'), `D ${difference}`).toBe(scoringProbability(difference))
  }
})
