import { describe, expect, it, test } from 'vitest'

import { type Cause, pairJudge } from '../../src/compare/causes.js'
import type { ComputedChange } from '../../src/compare/compared-player.js'
import { computed, listed, through } from './made-up-players.js'

type Change = Partial<ComputedChange> | null
/** Ratings on the list before; undefined where none is stored. */
type Before = readonly [a: number | null | undefined, b: number | null | undefined]

/** The cause on one pair of lists on which the ratings differ. */
function causeOf(a: Change, b: Change, before: Before = [1800, 1800]) {
  const [ofA, ofB] = [a, b].map((change) => (change === null ? null : computed(change)))
  const judge = pairJudge({ a: through([], [before[0]]), b: through([], [before[1]]) })
  return judge(listed({ rating: 1805, computed: ofA ?? null }), listed({ rating: 1810, computed: ofB ?? null }))
}

describe('why ratings differ', () => {
  test.each<[what: string, a: Change, b: Change, cause: Cause, kDiffered: boolean]>([
    ['another K on the same sum', { sumOfDeltas: 25 }, { sumOfDeltas: 25, kUsed: 40 }, 'k', true],
    ['another K on another sum: K comes first', { sumOfDeltas: 25 }, { sumOfDeltas: 30, kUsed: 40 }, 'k', true],
    ['another K on no sum: not K', { kUsed: 20 }, { kUsed: 40 }, 'unknown', false],
    ['another K, the sum on one side only', { sumOfDeltas: 0 }, { sumOfDeltas: 30, kUsed: 40 }, 'k', true],
    ['another sum', { sumOfDeltas: 25 }, { sumOfDeltas: 30 }, 'opponents', false],
    ['games on one side only', null, { sumOfDeltas: 30 }, 'opponents', false],
    // 2009 to 2021: each tournament has a K, and the list names the last one.
    ['one sum, two changes', { sumOfDeltas: 25, change: 5 }, { sumOfDeltas: 25, change: 8 }, 'k', true],
    ['a first rating', { status: 'initial', kUsed: null }, {}, 'first-rating', false],
    ['a first rating on side B', {}, { status: 'initial', kUsed: null }, 'first-rating', false],
    [
      'another standard rating',
      { fromStandard: true, ratingBefore: 1790 },
      { fromStandard: true, ratingBefore: 1800 },
      'standard',
      false,
    ],
    ['the same standard rating: not that', { fromStandard: true }, { fromStandard: true }, 'unknown', false],
    ['another rating before, none of them standard', { ratingBefore: 1790 }, {}, 'unknown', false],
    ['an adjustment', {}, { adjustment: 80 }, 'adjustment', false],
    ['the same adjustment: not that', { adjustment: 80 }, { adjustment: 80 }, 'unknown', false],
    ['nothing that is stored', null, null, 'unknown', false],
  ])('%s', (_what, a, b, cause, kDiffered) => {
    expect(causeOf(a, b)).toEqual({ cause, kDiffered })
  })

  test.each<[what: string, before: Before, cause: Cause]>([
    ['they did on the list before', [1800, 1801], 'before'],
    ['they were the same on the list before', [1800, 1800], 'opponents'],
    ['one was not rated on the list before', [1800, null], 'before'],
    ['neither was', [null, null], 'opponents'],
    ['the list before is not stored on one side', [undefined, 1801], 'opponents'],
    ['it is stored on neither', [undefined, undefined], 'opponents'],
  ])('%s', (_what, before, cause) => {
    expect(causeOf({ sumOfDeltas: 25 }, { sumOfDeltas: 30 }, before).cause).toBe(cause)
  })

  it('is told only where both are rated, and not the same', () => {
    const judge = pairJudge({ a: through([]), b: through([]) })
    const [a, b] = [computed({ sumOfDeltas: 25 }), computed({ sumOfDeltas: 25, kUsed: 40 })]
    expect(judge(listed({ computed: a }), listed({ computed: b }))).toEqual({ cause: null, kDiffered: true })
    expect(judge(listed({ rating: null }), listed({ rating: 1810 })).cause).toBeNull()
    expect(judge(listed(), null).cause).toBeNull()
  })

  it('goes on: the first in order that ever held', () => {
    const judge = pairJudge({ a: through([]), b: through([]) })
    const causes = [
      judge(listed({ computed: computed() }), listed({ computed: computed({ adjustment: 80 }), rating: 1880 })),
      judge(listed({ computed: computed({ sumOfDeltas: 5 }) }), listed({ rating: 1880 })),
      judge(listed(), listed({ rating: 1880 })),
    ].map(({ cause }) => cause)
    expect(causes).toEqual(['adjustment', 'opponents', 'opponents'])
  })
})
