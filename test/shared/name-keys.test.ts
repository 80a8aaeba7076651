import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { namesakeIndex } from '../../src/intake/namesake-index.js'
import { keepKeys, keysToAsk } from '../../src/shared/name-keys.js'
import { beginsWithName, sameName } from '../../src/shared/text.js'

const meets = (kept: string, asked: string) => {
  const keys: number[] = []
  keepKeys(kept, keys)
  return keysToAsk(asked).some((key) => keys.includes(key))
}

describe('name keys', () => {
  test.each([
    ["O'Neill, Sean", 'ONeill Sean'],
    ['Müller, Jörg', 'Mueller Jorg'],
    ['Müller，Jörg', 'Mueller, Jorg'],
    ['Иванов, Иван', 'Ivanov, Ivan'],
    ['Berg, Anna K.', 'Berg, Anna Karin'],
    ['Berg Berg', 'Berg, Anna'],
    ['A B', 'B A'],
    ['ONeill', "O'Neill"],
  ])('%s is found by %s, and the other way round', (a, b) => {
    expect(sameName(a, b)).toBe(true)
    expect([meets(a, b), meets(b, a)]).toEqual([true, true])
  })

  it('find a name by what was printed of it', () => {
    const [whole, printed] = ['Wijesuriyaarachchige, Thilakaratne Bandara', 'Wijesuriyaarachchige, Thilakarat']
    expect(beginsWithName(whole, printed)).toBe(true)
    expect(meets(whole, printed)).toBe(true)
  })

  it('are met by any two names that are taken for one', () => {
    const word = fc.constantFrom('a', 'b', 'berg', 'ber', 'g', 'Anna', 'ana', 'aae', 'mueller', 'müller', 'o', 'neill')
    const name = fc
      .tuple(fc.array(word, { maxLength: 4 }), fc.boolean(), fc.constantFrom(', ', ','))
      .map(([words, comma, by]) => (comma ? words.join(' ').replace(' ', by) : words.join(' ')))
    fc.assert(
      fc.property(name, name, (a, b) => {
        if (sameName(a, b)) expect([meets(a, b), meets(b, a)]).toEqual([true, true])
      }),
      { numRuns: 20_000 },
    )
  })

  it('find everybody of a name in an index, those who came later too', () => {
    const index = namesakeIndex()
    index.add(99_999_999_999, 'Berg, Anna')
    index.add(990_000_001, 'Berg, Anna')
    index.add(990_000_002, 'Berg, Bo')
    index.add(3, 'Muller, Jorg')
    expect(index.mayBear('Anna Berg')).toEqual([990_000_001, 99_999_999_999])
    expect(index.mayBear('Müller, Jörg')).toEqual([3])
    expect(index.mayBear('Nobody, Ever')).toEqual([])
    index.enter(7, 'Berg, A.')
    index.enter(5, 'Berg, Anna Karin')
    expect(index.mayBear('Berg, Anna')).toEqual([990_000_001, 99_999_999_999, 7, 5])
  })
})
