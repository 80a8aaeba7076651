import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { merged } from '../../src/shared/merged.js'

const key = (element: { readonly at: number }) => element.at
const at = (...keys: readonly number[]) => keys.map((one) => ({ at: one }))
const walk = (left: readonly number[], right: readonly number[]) =>
  [...merged(at(...left).values(), key, at(...right).values(), key)].map(
    (both) => `${both.key}${both.left === undefined ? '' : 'l'}${both.right === undefined ? '' : 'r'}`,
  )

describe('two ascending sequences side by side', () => {
  test.each<[left: number[], right: number[], both: string[]]>([
    [[], [], []],
    [[1, 2], [], ['1l', '2l']],
    [[], [1, 2], ['1r', '2r']],
    [
      [1, 3],
      [2, 4],
      ['1l', '2r', '3l', '4r'],
    ],
    [
      [1, 2, 3],
      [2, 3, 4],
      ['1l', '2lr', '3lr', '4r'],
    ],
    [[5], [5], ['5lr']],
    [
      [0, 9],
      [1, 2, 3],
      ['0l', '1r', '2r', '3r', '9l'],
    ],
  ])('%j and %j', (left, right, both) => {
    expect(walk(left, right)).toEqual(both)
  })

  it('give every key of either once, ascending', () => {
    const keys = fc.uniqueArray(fc.nat(50)).map((some) => some.sort((a, b) => a - b))
    fc.assert(
      fc.property(keys, keys, (left, right) => {
        const expected = [...new Set([...left, ...right])].sort((a, b) => a - b)
        expect(walk(left, right)).toEqual(
          expected.map((one) => `${one}${left.includes(one) ? 'l' : ''}${right.includes(one) ? 'r' : ''}`),
        )
      }),
    )
  })

  it('are closed when the walk is left early', () => {
    const closed: string[] = []
    function* sequence(name: string) {
      try {
        yield* at(1, 2, 3)
      } finally {
        closed.push(name)
      }
    }
    for (const { key: one } of merged(sequence('left'), key, sequence('right'), key)) if (one === 2) break
    expect(closed).toEqual(['left', 'right'])
  })
})
