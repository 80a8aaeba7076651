import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { ownEditions } from '../../src/regulations/own-editions.js'
import { regulationsInForce } from '../../src/regulations/regulations.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import { ratingTypes } from '../../src/shared/rating-type.js'
import { ruleText } from '../../src/texts/rule-values.js'

const held = ratingTypes.flatMap((type) => fideEditions[type])
const anyRule = fc.constantFrom(...ruleNames)
/** A value that some edition has for some rule, or anything at all. */
const anyValue = fc.oneof(
  fc.tuple(anyRule, fc.constantFrom(...held)).map(([rule, edition]): unknown => edition[rule]),
  fc.jsonValue({ maxDepth: 3 }),
)

describe('whatever a file holds', () => {
  it('is an edition or has faults: nothing is thrown', () => {
    const head = fc.record(
      {
        id: fc.oneof(fc.constant('a'), fc.string(), fc.integer()),
        type: fc.constantFrom('standard', 'rapid', 'all', 'bullet', null),
        effectiveFrom: fc.constantFrom('2024-01-01', '2024-1-1', 5),
        extends: fc.constantFrom('a', 'fide-2024-03-01', 'fide-2012-01-01', 'fide-1', 1),
      },
      { requiredKeys: [] },
    )
    const edition = fc
      .tuple(head, fc.dictionary(fc.oneof(anyRule, fc.string()), anyValue))
      .map(([keys, rules]): unknown => ({ ...rules, ...keys }))
    const file = fc.oneof(edition, fc.array(edition, { maxLength: 3 }), fc.jsonValue())
    fc.assert(
      fc.property(file, (given) => {
        const { editions, faults } = ownEditions(given, 'mine')
        expect(editions === null).toBe(faults !== null)
        for (const { says } of faults ?? []) expect(says).toMatch(/; allowed: .|; nearest: .|; known here: ./s)
      }),
      { numRuns: 500 },
    )
  })

  it('of a rule of FIDE’s in the place of another edition’s is an edition, and can be said in words', () => {
    const rules = fc.array(fc.tuple(anyRule, fc.constantFrom(...fideEditions.standard)), { maxLength: 5 })
    fc.assert(
      fc.property(fc.constantFrom(...fideEditions.standard), rules, (base, taken) => {
        const given = Object.fromEntries(taken.map(([rule, edition]) => [rule, edition[rule]]))
        const { editions, faults } = ownEditions({ extends: base.id, type: 'standard', ...given }, 'mine')
        const between = (faults ?? []).filter(({ says }) => !says.includes('a month in which a list appears'))
        expect(between).toEqual([])
        if (editions === null) return
        const edition = regulationsInForce(editions, 'standard', '2026-01-01')
        for (const rule of ruleNames) {
          expect(ruleText(rule, edition[rule] as never)).not.toMatch(/undefined|null|NaN|\{|^$/)
        }
      }),
      { numRuns: 300 },
    )
  })
})
