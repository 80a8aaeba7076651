import { describe, expect, test } from 'vitest'

import { fewerPlayers, idTwice, tooManyBadRecords } from '../../src/list/list-checks.js'
import type { ListEntry } from '../../src/list/list-entry.js'
import { problemLine } from '../../src/shared/problem.js'

const entry: ListEntry = {
  fideId: 99000015,
  name: 'Twin, Tina',
  federation: 'NED',
  sex: 'F',
  birthYear: 2000,
  title: '',
  womanTitle: '',
  otherTitles: '',
  foaTitle: '',
  line: 16,
  ratings: { standard: { rating: 1800, games: 0, k: 20, inactive: false } },
}

test.each([
  [0, 0, false],
  [20, 20, false],
  [21, 2_099, true],
  [21, 2_100, false],
  [2_000, 200_000, false],
  [2_001, 200_000, true],
])('%i bad records of %i: refused %j (more than 20 that are also more than 1 %%)', (bad, total, refused) => {
  expect(tooManyBadRecords(bad, total, 'list.txt')?.code === 'list-too-many-bad').toBe(refused)
})

test.each([
  [1000, 1000, false],
  [1000, 1200, false],
  [1000, 900, false],
  [1000, 899, true],
  [1000, 0, true],
  [0, 0, false],
  [9, 8, true],
])('%i players before, %i now: refused %j (over 10 %% fewer)', (previous, now, refused) => {
  expect(fewerPlayers(previous, now, 'standard', 'list.txt')?.code === 'list-fewer-players').toBe(refused)
})

describe('idTwice', () => {
  test.each([
    [{ federation: 'BEL' }, 'federation NED / BEL'],
    [{ name: 'Twin, Tia' }, 'name Twin, Tina / Twin, Tia'],
    [{ sex: 'M' }, 'sex F / M'],
    [{ birthYear: null }, 'birth year 2000 / (none)'],
    [
      { ratings: { standard: { rating: 1812, games: 4, k: null, inactive: true } } },
      'standard 1800, games 0, K 20 / 1812, games 4, K none, inactive',
    ],
    [{ ratings: {} }, 'standard 1800, games 0, K 20 / (none)'],
    [{}, 'the two are alike'],
  ] as const)('names both lines and what differs: %j', (other, difference) => {
    const message = problemLine(idTwice(entry, { ...entry, ...other, line: 17 }, 'list.txt'))
    expect(message).toContain('list.txt:17: ID 99000015 stands on line 16 and on line 17')
    expect(message).toContain(difference)
  })
})
