import { describe, expect, it, test } from 'vitest'

import { scoringProbability, scoringProbabilityBands } from '../../src/regulations/scoring-probability.js'

/** The upper bounds of the printed bands in order: the first is PD .50 of the higher rated, every next one .01 more. */
// biome-ignore format: as it is printed
const UPPER_BOUNDS = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
]

describe('table 8.1.2', () => {
  test.each(UPPER_BOUNDS.map((bound, index) => ({ bound, higher: 50 + index })))(
    'ends PD .$higher at $bound',
    ({ bound, higher }) => {
      expect(scoringProbability(bound), 'last difference of the band').toBe(higher)
      expect(scoringProbability(bound + 1), 'first difference of the next band').toBe(higher + 1)
      expect(scoringProbability(-bound), 'the lower rated player').toBe(100 - higher)
      expect(scoringProbability(-bound - 1), 'the lower rated player').toBe(99 - higher)
    },
  )

  test.each([
    // D     PD   why
    [0, 50, '8.1.2: equal ratings'],
    [-0, 50, '8.1.2: equal ratings, whichever side the nought comes from'],
    [1, 50, '8.1.2: 0-3'],
    [-3, 50, '8.1.2: 0-3, lower rated'],
    [-4, 49, '8.1.2: 4-10, lower rated'],
    [350, 89, '8.1.2: what the limit before July 2009 gave'],
    [400, 92, '8.3.1: what the limit of 400 gives'],
    [-400, 8, '8.3.1: what the limit of 400 gives the lower rated'],
    [735, 99, '8.1.2: the last band with a chance'],
    [736, 100, '8.1.2: > 735'],
    [-736, 0, '8.1.2: > 735, lower rated'],
    [1000, 100, '8.1.2: > 735, no formula for the tail'],
    [-3000, 0, '8.1.2: > 735, no formula for the tail'],
  ])('D %i gives %i hundredths', (difference, expected, why) => {
    expect(scoringProbability(difference), why).toBe(expected)
  })

  it('gives the two players one point together, whatever the difference', () => {
    for (let difference = 0; difference <= 3000; difference++) {
      expect(scoringProbability(difference) + scoringProbability(-difference), `D ${difference}`).toBe(100)
    }
  })

  it('expands to the printed bands for every difference', () => {
    for (let difference = 0; difference <= 3000; difference++) {
      const bands = scoringProbabilityBands.filter(([from, to]) => from <= difference && difference <= to)
      expect(bands, `D ${difference} is in one band`).toHaveLength(1)
      const higher = 50 + UPPER_BOUNDS.filter((bound) => bound < difference).length
      expect(bands[0]?.slice(2), `D ${difference}`).toEqual([higher, 100 - higher])
      expect(scoringProbability(difference), `D ${difference}`).toBe(higher)
    }
  })

  it('prints 51 bands without gap or overlap', () => {
    const ordered = [...scoringProbabilityBands].sort(([a], [b]) => a - b)
    expect(ordered.map(([, to]) => to)).toEqual([...UPPER_BOUNDS, Number.POSITIVE_INFINITY])
    expect(ordered.map(([from]) => from)).toEqual([0, ...UPPER_BOUNDS.map((bound) => bound + 1)])
  })

  test.each([
    // D   logistic  printed
    [25, 53.6, 53],
    [391, 90.5, 91],
    [411, 91.4, 92],
    [619, 97.2, 98],
    [736, 98.6, 100],
  ])('is not the logistic curve: D %i', (difference, logistic, printed) => {
    const curve = 100 / (1 + 10 ** (-difference / 400))
    expect(curve).toBeCloseTo(logistic, 1)
    expect(scoringProbability(difference)).toBe(printed)
  })
})
