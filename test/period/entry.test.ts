import { describe, expect, it, test } from 'vitest'

import { entryOf } from '../../src/period/entry.js'

describe('how a player takes part', () => {
  // Every combination of: on the list of the type at the start, standard rating at the start, on the list before.
  test.each([
    // start  std   base   basis              own   counts as  why
    [null, null, null, 'pool', null, null, '8.2.2: unrated'],
    [null, null, 1520, 'rated-meanwhile', 1520, null, 'A12: his own games with the new rating, for others unrated'],
    [null, 1700, null, 'standard', 1700, 1700, 'A20: counts with the standard rating'],
    [null, 1700, 1520, 'standard', 1700, 1700, 'A20: at the start he counted with the standard rating'],
    [1500, null, null, 'pool', null, 1500, 'A12: fallen since: for others rated, his games enter a new pool'],
    [1500, null, 1520, 'rated', 1500, 1500, 'A2: the rating in force at the start'],
    [1500, 1700, null, 'pool', null, 1500, 'A12: fallen since, his standard rating then plays no part'],
    [1500, 1700, 1520, 'rated', 1500, 1500, 'A20: only for players without a rating of the type'],
  ] as const)('start %s, standard %s, before %s: %s', (atStart, standardAtStart, onBase, basis, own, counts, why) => {
    expect(entryOf({ atStart, standardAtStart, onBase }), why).toEqual({ basis, ownRating: own, countsAs: counts })
  })

  it('counts with the rating at the start, however far the list before is from it', () => {
    expect(entryOf({ atStart: 1401, standardAtStart: null, onBase: 2000 })).toMatchObject({ ownRating: 1401 })
  })
})
