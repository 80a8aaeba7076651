import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { namesakeIndex } from '../../src/intake/namesake-index.js'
import { nameKeys, sameName } from '../../src/shared/text.js'

describe('name keys', () => {
  test.each([
    ["O'Neill, Sean", 'ONeill Sean'],
    ['Müller, Jörg', 'Mueller Jorg'],
    ['Berg, Anna K.', 'Berg, Anna Karin'],
    ['A B', 'B A'],
    ['ONeill', "O'Neill"],
  ])('%s and %s share one', (a, b) => {
    expect(sameName(a, b)).toBe(true)
    const keys = nameKeys(b)
    expect([...nameKeys(a)].some((key) => keys.has(key))).toBe(true)
  })

  it('are shared by any two names that are taken for one', () => {
    const word = fc.constantFrom('a', 'b', 'berg', 'ber', 'g', 'anna', 'ana', 'mueller', 'muller', 'o', 'neill')
    const name = fc
      .tuple(fc.array(word, { maxLength: 4 }), fc.boolean())
      .map(([words, comma]) => (comma ? words.join(' ').replace(' ', ', ') : words.join(' ')))
    fc.assert(
      fc.property(name, name, (a, b) => {
        const keys = nameKeys(b)
        if (sameName(a, b)) expect([...nameKeys(a)].some((key) => keys.has(key))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it('find everybody of a name in an index', () => {
    const persons = [
      [990_000_001, 'Berg, Anna'],
      [990_000_002, 'Berg, Bo'],
      [3, 'Muller, Jorg'],
    ] as const
    const index = namesakeIndex(persons)
    expect(index.mayBear('Anna Berg')).toContain(990_000_001)
    expect(index.mayBear('Müller, Jörg')).toEqual([3])
    expect(index.mayBear('Nobody, Ever')).toEqual([])
  })
})
