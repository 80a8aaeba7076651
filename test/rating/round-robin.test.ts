import { describe, expect, it, test } from 'vitest'

import { type FieldPlayer, isDisregarded, isRatedRoundRobin, roundRobinField } from '../../src/rating/round-robin.js'
import type { RoundRobinRule } from '../../src/regulations/rules.js'
import { edition } from './made-up-games.js'

const of2003 = edition('2003-01-01')
const ruleOn = (day: `${number}-${number}-${number}`) => edition(day).roundRobin as RoundRobinRule

function field(rated: number, unrated: number): readonly FieldPlayer[] {
  return [
    ...Array.from({ length: rated }, () => ({ rating: 2200, score: 300 })),
    ...Array.from({ length: unrated }, () => ({ rating: null, score: 300 })),
  ]
}

describe('a round robin with unrated players (6.3)', () => {
  test.each([
    // rated unrated cycles yes    why
    [4, 1, 1, true, 'one unrated player'],
    [4, 0, 1, false, 'nobody is unrated: games count as everywhere'],
    [3, 1, 1, false, 'four at least are rated'],
    [4, 8, 1, true, 'a third is rated'],
    [4, 9, 1, false, 'less than a third is rated'],
    [5, 10, 1, true, 'a third is rated, of 15'],
    [5, 11, 1, false, 'less than a third is rated, of 16'],
    [4, 2, 2, true, 'a double one of six'],
    [4, 1, 2, false, 'a double one of five'],
    [4, 2, 3, true, 'three cycles, as two'],
  ])('of %i rated and %i unrated in %i cycles: %s', (rated, unrated, cycles, is, why) => {
    expect(isRatedRoundRobin(field(rated, unrated), cycles, ruleOn('2003-01-01')), why).toBe(is)
  })

  test.each([
    // day        rating  score out    why
    ['2003-01-01', null, 50, true, '6.1: one half point is disregarded'],
    ['2003-01-01', null, 100, false, '6.1: one point is not'],
    ['2003-01-01', 2200, 0, false, 'nobody who is rated'],
    ['2014-06-30', null, 50, true, 'as before'],
    ['2014-07-01', null, 0, true, '8.21: zero is disregarded'],
    ['2014-07-01', null, 50, false, '8.21: half a point is not'],
  ] as const)('on %s an unrated player (%s) with %i hundredths is left out: %s', (day, rating, score, out, why) => {
    expect(isDisregarded({ rating, score }, ruleOn(day)), why).toBe(out)
  })
})

describe('the strength of a field (10 of 2003)', () => {
  const players = [
    [2600, 800],
    [2500, 700],
    [null, 700],
    [2400, 600],
    [null, 600],
    [2150, 400],
    [2300, 300],
    [null, 200],
    [null, 100],
    [2300, 100],
  ].map(([rating = null, score]) => ({ rating, score: score as number }))

  it('follows from the rated players: the example of the handbook', () => {
    // Rar 14250 / 6 = 2375; dp of .89 .78 .67 .44 .33 .11: 351 220 125 -43 -125 -351, dpa 29.5; 2375 - 29.5 x .9 = 2348.45.
    const { average, performances } = roundRobinField(players, 9, of2003.initialRating)
    expect(average).toBe(2348)
    expect(performances).toEqual([null, null, 2411, null, 2386, null, null, 2128, 1997, null])
  })

  it('is the rated players’ average where they scored one half', () => {
    const even = [2000, 1900, 1800, 1700, null].map((rating) => ({ rating, score: 200 }))
    expect(roundRobinField(even, 4, of2003.initialRating)).toEqual({
      average: 1850,
      performances: [null, null, null, null, 1850],
    })
  })
})
