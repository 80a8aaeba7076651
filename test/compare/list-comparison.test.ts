import { describe, expect, it, test } from 'vitest'

import type { Cause, PairJudgement } from '../../src/compare/causes.js'
import type { ListedPlayer } from '../../src/compare/compared-player.js'
import { KDifferenceSum } from '../../src/compare/k-differences.js'
import { ListComparing } from '../../src/compare/list-comparison.js'
import { MovementSum } from '../../src/compare/movement.js'
import { SideCounts } from '../../src/compare/side-counts.js'
import { TypeComparing } from '../../src/compare/type-comparison.js'
import { compared, computed, listed, through } from './made-up-players.js'

const SAME: PairJudgement = { kDiffered: false, cause: null }
const NOT_STORED = { a: undefined, b: undefined }

/** Lists of B eleven years after those of A, so that ages and floors differ. */
const pair = {
  a: { list: '2026-01', series: 'own', floor: 1400 },
  b: { list: '2037-01', series: 'own', floor: 1500 },
  areComputed: false,
} as const

function resultOf(
  players: readonly (readonly [a: Partial<ListedPlayer> | null, b: Partial<ListedPlayer> | null])[],
  top = 10,
) {
  const lists = new ListComparing(pair, 100, top)
  players.forEach(([a, b], index) => {
    const player = compared(through([]), through([]), { fideId: index + 1, birthYear: 2012 })
    lists.add(player, a === null ? null : listed(a), b === null ? null : listed(b), NOT_STORED, SAME)
  })
  return lists.result()
}

describe('two lists', () => {
  it('who moved is counted by the band and the age on side A', () => {
    const { bands, ageGroups } = resultOf([[{ rating: 1890 }, { rating: 1910 }]])
    const moved = { players: 1, meanDifference: 20, lower: 0, same: 0, higher: 1 }
    const none = { players: 0, meanDifference: null, lower: 0, same: 0, higher: 0 }
    expect(bands.map((band) => [band.from, band.to, band.a.players, band.b.players, band.moved])).toEqual([
      [1800, 1899, 1, 0, moved],
      [1900, 1999, 0, 1, none],
    ])
    expect(ageGroups.map((group) => [group.group, group.a.players, group.b.players, group.moved])).toEqual([
      ['12-15', 1, 0, moved],
      ['20-34', 0, 1, none],
    ])
  })

  it('below the floor is less than it, each side by its own', () => {
    const on = (rating: number) => [{ rating }, { rating }] as const
    expect(resultOf([on(1399), on(1400), on(1499), on(1500)]).belowFloor).toEqual({ a: 1, b: 3 })
  })

  it('those of one side only move nobody', () => {
    const result = resultOf([
      [{}, null],
      [{}, { rating: null }],
      [null, {}],
      [{ inactive: true }, { inactive: true }],
    ])
    expect(result).toMatchObject({ onlyInA: 2, onlyInB: 1, inactive: { a: 1, b: 1 } })
    expect(result.moved.players).toBe(1)
  })

  it('name who moved most, the lower ID first of equals, and nobody who did not move', () => {
    const by = (difference: number) => [{ rating: 1800 }, { rating: 1800 + difference }] as const
    const { gainers, losers } = resultOf([by(10), by(-5), by(30), by(10), by(0), by(-5), by(-7)], 3)
    expect(gainers.map(({ id, difference }) => [id, difference])).toEqual([
      [3, 30],
      [1, 10],
      [4, 10],
    ])
    expect(losers.map(({ id, difference }) => [id, difference])).toEqual([
      [7, -7],
      [2, -5],
      [6, -5],
    ])
  })

  it('have a band at the end of the range', () => {
    expect(resultOf([[{ rating: 4000 }, { rating: 99 }]]).bands.map(({ from, to }) => [from, to])).toEqual([
      [0, 99],
      [4000, 4099],
    ])
  })
})

describe('first ratings of a side', () => {
  const firstOf = (...players: (readonly [rating: number | null, before: boolean | undefined])[]) => {
    const side = new SideCounts()
    for (const [rating, before] of players) side.add(listed({ rating }), '20-34', 1400, before)
    return side.firstRatings()
  }

  test.each<[what: string, players: Parameters<typeof firstOf>, first: ReturnType<typeof firstOf>]>([
    [
      'rated here and not before',
      [
        [1500, false],
        [1601, false],
        [1800, true],
      ],
      { players: 2, mean: 1550.5 },
    ],
    ['nobody', [[1500, true]], { players: 0, mean: null }],
    ['not rated here', [[null, false]], { players: 0, mean: null }],
    ['not known where the list before is not stored', [[1500, undefined]], null],
    [
      'nor of those who are not rated',
      [
        [null, undefined],
        [1500, true],
      ],
      null,
    ],
  ])('%s', (_what, players, first) => {
    expect(firstOf(...players)).toEqual(first)
  })
})

describe('what K did', () => {
  function sumOf(players: readonly (readonly [a: number, b: number, kDiffered: boolean, cause: Cause | null])[]) {
    const sum = new KDifferenceSum()
    for (const [a, b, kDiffered, cause] of players) {
      const [ofA, ofB] = [a, b].map((k) => listed({ k, computed: computed({ kUsed: k }) })) as [
        ListedPlayer,
        ListedPlayer,
      ]
      sum.add(ofA, ofB, { kDiffered, cause })
    }
    return sum
  }

  test.each<[what: string, players: Parameters<typeof sumOf>[0], only: boolean, exactly: boolean]>([
    ['nobody', [], true, true],
    ['another K and another rating', [[20, 40, true, 'k']], true, true],
    ['another K and the same rating', [[20, 40, true, null]], true, false],
    ['the same K and another rating', [[20, 20, false, 'opponents']], false, false],
    ['the same K and the same rating', [[20, 20, false, null]], true, true],
  ])('%s', (_what, players, only, exactly) => {
    expect(sumOf(players).result(true).computed).toMatchObject({
      ratingsDifferOnlyWhereKDiffered: only,
      ratingsDifferExactlyWhereKDiffered: exactly,
    })
  })

  it('is counted by pairs of K, most players first', () => {
    const { printed, computed: lists } = sumOf([
      [20, 40, true, 'k'],
      [10, 20, true, null],
      [10, 20, true, 'k'],
      [10, 40, true, 'k'],
      [20, 20, false, 'opponents'],
      [20, 20, false, null],
    ]).result(true)
    const pairs = [
      { a: 10, b: 20, players: 2 },
      { a: 10, b: 40, players: 1 },
      { a: 20, b: 40, players: 1 },
    ]
    expect(printed).toEqual(pairs)
    expect(lists).toMatchObject({
      used: pairs,
      kDiffered: { otherRating: 3, sameRating: 1 },
      kSame: { otherRating: 1, sameRating: 1 },
      causes: { k: 3, opponents: 1, before: 0 },
    })
  })

  it('is not known of lists that were not computed side by side', () => {
    expect(sumOf([[20, 40, true, 'k']]).result(false)).toEqual({
      printed: [{ a: 20, b: 40, players: 1 }],
      computed: null,
    })
  })
})

it('a movement is lower, same or higher from A to B', () => {
  const sum = new MovementSum()
  for (const difference of [-10, 0, 5, 5, -1]) sum.add(difference)
  expect(sum.result()).toEqual({ players: 5, meanDifference: -0.2, lower: 2, same: 1, higher: 2 })
})

describe('lists of a type', () => {
  const lists = [
    { ...pair, b: { ...pair.b, list: '2026-01' } },
    { ...pair, a: { ...pair.a, list: '2026-02' }, b: { ...pair.b, list: '2026-02' } },
  ] as const

  it('have a fixed group where they are a span, and dots of the last pair', () => {
    const span = new TypeComparing(lists, { bandPoints: 100, top: 1 })
    span.add(
      compared(
        through([listed({ rating: 1800 }), listed({ rating: 1820 })], [1800, 1800]),
        through([listed({ rating: 1700 }), listed({ rating: 1740 })], [1700, 1700]),
      ),
    )
    expect(span.result()).toMatchObject({
      fixedGroup: { players: 1, change: { a: 20, b: 40 } },
      scatter: [{ a: 1820, b: 1740, players: 1 }],
    })
    const one = new TypeComparing(lists.slice(0, 1), { bandPoints: 100, top: 1 })
    one.add(compared(through([listed()], [1800]), through([listed()], [null])))
    expect(one.result()).toMatchObject({
      fixedGroup: null,
      lists: [{ firstRatings: { a: { players: 0 }, b: { players: 1 } } }],
    })
  })
})
