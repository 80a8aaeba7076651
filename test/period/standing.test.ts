import { expect, test } from 'vitest'

import { type Standing, sameStanding } from '../../src/period/standing.js'
import { standing } from './made-up-month.js'

test.each<[over: Partial<Standing>, same: boolean]>([
  [{}, true],
  [{ rating: 1801 }, false],
  [{ rating: null }, false],
  [{ k: 10 }, false],
  [{ k: null }, false],
  [{ gamesCompleted: 101 }, false],
  [{ peak: 1801 }, false],
  [{ highest: 1801 }, false],
  [{ lastPlayed: '2026-02' }, false],
  [{ lastPlayed: null }, false],
  [{ inactive: true }, false],
])('a standing that differs in %j is the same: %s', (over, same) => {
  const usual: Standing = {
    rating: 1800,
    k: 20,
    gamesCompleted: 100,
    peak: 1800,
    highest: 1800,
    lastPlayed: '2026-01',
    inactive: false,
  }
  expect(sameStanding(usual, { ...usual, ...over })).toBe(same)
  expect(sameStanding({ ...usual, ...over }, usual)).toBe(same)
  expect(sameStanding(standing(), usual)).toBe(true)
})
