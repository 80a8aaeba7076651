import fc from 'fast-check'
import { expect, it } from 'vitest'

import { byListOrder, byRating, inListOrder } from '../../src/list/list-order.js'

const named = (...names: string[]) => names.map((name, index) => ({ name, fideId: index + 1 }))

it("is FIDE's: by name with small letters as capitals, code unit by code unit, then by ID", () => {
  const ordered = [
    ['', 9],
    ["'t Example, Edda", 8],
    ['A-Example, Edda', 7],
    ['Aexample, Edda', 6],
    ['AEXAMPLE, EDDB', 5],
    ['aexample, Eddc', 4],
    ['Müller, Anna', 3],
    ['Muller, Jorg', 1],
    ['Müller, Jörg', 2],
    ['Zexample, Edda', 10],
  ] as const
  const lines = ordered.map(([name, fideId]) => ({ name, fideId }))
  expect(inListOrder([...lines].reverse())).toEqual(lines)
  expect([...lines].reverse().sort(byListOrder)).toEqual(lines)
})

it('is the same whatever the machine calls i in capitals', () => {
  expect(inListOrder(named('Izmir', 'izmir', 'IZMIR', 'Iexample')).map(({ fideId }) => fideId)).toEqual([4, 1, 2, 3])
})

it('does not depend on the order that went in', () => {
  const lines = fc.array(fc.record({ name: fc.string(), fideId: fc.nat() }))
  fc.assert(
    fc.property(lines, (given) => {
      expect(inListOrder([...given].reverse()).map(({ fideId }) => fideId)).toEqual(
        inListOrder(given).map(({ fideId }) => fideId),
      )
    }),
  )
})

it('puts high ratings first, then low IDs, unrated last', () => {
  const lines = [
    { fideId: 3, rating: 2000 },
    { fideId: 1, rating: null },
    { fideId: 2, rating: 2100 },
    { fideId: 4, rating: 2000 },
    { fideId: 5, rating: null },
    { fideId: 6, rating: 1400 },
  ]
  expect([...lines].sort(byRating).map(({ fideId }) => fideId)).toEqual([2, 3, 4, 6, 1, 5])
})
