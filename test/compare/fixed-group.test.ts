import { describe, expect, it, test } from 'vitest'

import type { ListedPlayer } from '../../src/compare/compared-player.js'
import { FixedGroupSum } from '../../src/compare/fixed-group.js'
import { compared, listed, through } from './made-up-players.js'

const first = { a: '2026-01', b: '2026-02' } as const
const always = through([listed(), listed(), listed()])

function sizeOf(a: readonly (ListedPlayer | null)[], b: readonly (ListedPlayer | null)[]): number {
  const group = new FixedGroupSum(first, 3)
  group.add(compared(through(a), through(b)))
  return group.result().players
}

describe('who is in a fixed group', () => {
  const steady = always.on
  test.each<[what: string, on: readonly (ListedPlayer | null)[], a: number, b: number]>([
    ['rated and active throughout', steady, 1, 1],
    ['not on the list in the middle', [listed(), null, listed()], 0, 0],
    ['unrated in the middle', [listed(), listed({ rating: null }), listed()], 0, 0],
    ['not on the first', [null, listed(), listed()], 0, 0],
    ['not on the last', [listed(), listed(), null], 0, 0],
    ['inactive on the first', [listed({ inactive: true }), listed(), listed()], 0, 0],
    ['inactive on the last', [listed(), listed(), listed({ inactive: true })], 0, 0],
    ['inactive in the middle only', [listed(), listed({ inactive: true }), listed()], 1, 1],
    ['no game known', [listed(), listed(), listed({ lastPlayed: null })], 0, 0],
    ['the last game before the first list', [listed(), listed(), listed({ lastPlayed: '2025-12' })], 0, 0],
    ['the last game on the first list of A', [listed(), listed(), listed({ lastPlayed: '2026-01' })], 0, 0],
    ['the last game on the first list of B', [listed(), listed(), listed({ lastPlayed: '2026-02' })], 1, 0],
    ['a game after both', [listed(), listed(), listed({ lastPlayed: '2026-03' })], 1, 1],
  ])('%s', (_what, on, a, b) => {
    expect([sizeOf(on, steady), sizeOf(steady, on)]).toEqual([a, b])
  })
})

describe('its means', () => {
  const rated = (...ratings: number[]) => through(ratings.map((rating) => listed({ rating })))

  it('are those of the same players on every list, each side for itself', () => {
    const group = new FixedGroupSum(first, 3)
    group.add(compared(rated(1800, 1810, 1820), rated(1800, 1805, 1799)))
    group.add(compared(rated(1501, 1501, 1502), rated(1500, 1500, 1500)))
    group.add(compared(rated(1700, 1700), through([null, listed()])))
    expect(group.result()).toEqual({
      players: 2,
      means: [
        { a: 1650.5, b: 1650 },
        { a: 1655.5, b: 1652.5 },
        { a: 1661, b: 1649.5 },
      ],
      change: { a: 10.5, b: -0.5 },
    })
  })

  it('are none without players', () => {
    const none = { a: null, b: null }
    expect(new FixedGroupSum(first, 2).result()).toEqual({ players: 0, means: [none, none], change: none })
  })
})
