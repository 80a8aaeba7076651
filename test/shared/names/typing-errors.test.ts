import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { isOneErrorApart, oneErrorFrom } from '../../../src/shared/names/typing-errors.js'

test.each([
  ['magnus', 'magnos', true, 'a letter wrong'],
  ['magnus', 'magns', true, 'a letter missing'],
  ['magnus', 'maagnus', true, 'a letter doubled'],
  ['magnus', 'magnusx', true, 'a letter too many at the end'],
  ['magnus', 'xmagnus', true, 'and at the beginning'],
  ['magnus', 'mangus', true, 'two neighbours exchanged'],
  ['magnus', 'amgnus', true, 'the first two'],
  ['magnus', 'magnsu', true, 'the last two'],
  ['magnus', 'magnus', false, 'no error'],
  ['magnus', 'mangos', false, 'two errors'],
  ['magnus', 'mugnas', false, 'two letters exchanged that are no neighbours'],
  ['magnus', 'magn', false, 'two letters missing'],
])('%s and %s: %s, %s', (a, b, isOne) => {
  expect([isOneErrorApart(a, b), isOneErrorApart(b, a)]).toEqual([isOne, isOne])
  expect(oneErrorFrom(a).has(b)).toBe(isOne)
})

it('lists every word that is one error away, and no other', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(oneErrorFrom(a).has(b)).toBe(isOneErrorApart(a, b))
    }),
  )
})
