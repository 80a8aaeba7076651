import { describe, expect, it, test } from 'vitest'
import { contradictionsOf } from '../../src/regulations/contradictions.js'
import { BEGINNING } from '../../src/regulations/edition-head.js'
import { rulesSchema } from '../../src/regulations/edition-schema.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { ownEditions } from '../../src/regulations/own-editions.js'
import { type Regulations, regulationsInForce } from '../../src/regulations/regulations.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'

/** The law with an edition of one's own, which has no faults. */
function lawWith(given: unknown) {
  const { editions, faults } = ownEditions(given, 'mine')
  if (faults !== null) throw new Error(faults.map(({ says }) => says).join('\n'))
  return (type: RatingType, day: IsoDate): Regulations => regulationsInForce(editions, type, day)
}

function faultsIn(given: unknown): readonly string[] {
  const { faults } = ownEditions(given, 'mine')
  return (faults ?? []).map(({ says }) => says)
}

const rulesOf = (edition: Regulations) => Object.fromEntries(ruleNames.map((name) => [name, edition[name]]))

describe('the schema', () => {
  const held = ratingTypes.flatMap((type) => fideEditions[type].map((edition) => [type, edition.id, edition] as const))

  test.each(held)('%s %s passes it', (_type, _id, edition) => {
    expect(rulesSchema.parse(rulesOf(edition))).toEqual(rulesOf(edition))
    expect(contradictionsOf(edition)).toEqual([])
  })

  it('has every rule of an edition, and each is cited', () => {
    expect(Object.keys(rulesSchema.shape).sort()).toEqual([...ruleNames].sort())
    for (const [, , edition] of held) expect(Object.keys(edition.sources).sort()).toEqual([...ruleNames].sort())
  })
})

describe('an edition of one’s own', () => {
  it('is FIDE’s with what differs, for every day and type, and says what it set', () => {
    const law = lawWith({ extends: 'fide-2024-03-01', ratingFloor: 1200, difference: { cap: 350 } })
    for (const type of ratingTypes) {
      const edition = law(type, '2001-01-01')
      const base = regulationsInForce(fideEditions, type, '2024-03-01')
      expect(edition).toMatchObject({ id: 'mine', effectiveFrom: BEGINNING, source: 'mine', ratingFloor: 1200 })
      expect(rulesOf(edition)).toEqual({
        ...rulesOf(base),
        ratingFloor: 1200,
        difference: { ...base.difference, cap: 350 },
      })
      expect(edition.sources.ratingFloor).toEqual({ status: 'own', article: '', source: 'mine' })
      expect(edition.sources.gates).toEqual(base.sources.gates)
    }
  })

  it('holds from its day on, FIDE’s law before it', () => {
    const law = lawWith({ id: 'later', extends: 'fide-2024-03-01', effectiveFrom: '2023-06-15', ratingFloor: 900 })
    expect(law('standard', '2023-06-14').id).toBe('fide-2022-01-01')
    expect(law('standard', '2023-06-15').id).toBe('later')
    expect(law('blitz', '2030-01-01').id).toBe('later')
  })

  it('cites itself where it set something, FIDE’s article elsewhere', () => {
    const law = lawWith([
      { id: 'one', extends: 'fide-2024-03-01', ratingFloor: 1200, roundRobin: null },
      { id: 'two', extends: 'one', effectiveFrom: '2025-01-01', ratingFloor: 1300 },
    ])
    const { articles } = law('standard', '2024-01-01')
    expect(articles).toMatchObject({ floor: '7.2.1 as set by one', roundRobin: 'set by one', difference: '8.3.1' })
    expect(law('standard', '2025-01-01').articles).toMatchObject({ floor: '7.2.1 as set by two', difference: '8.3.1' })
  })

  it('of one type leaves the others FIDE’s', () => {
    const law = lawWith({ extends: 'fide-2024-03-01', type: 'rapid', ratingFloor: 900 })
    expect(law('rapid', '2026-01-01').id).toBe('mine')
    expect(law('blitz', '2026-01-01').id).toBe('fide-2024-12-01')
    expect(law('standard', '2026-01-01').id).toBe('fide-2025-10-01')
  })

  it.each([
    ['fide-2025-10-01', 'rapid', 'fide-2024-12-01', 'the id is standard’s: rapid’s edition of that day'],
    ['fide-2024-12-01', 'standard', 'fide-2024-03-01', 'the id is rapid’s: standard’s edition of that day'],
    ['fide-2024-12-01', 'blitz', 'fide-2024-12-01', 'its own'],
  ] as const)('that extends %s builds for %s upon %s', (extended, type, base, why) => {
    const expected = fideEditions[type].find(({ id }) => id === base)
    expect(rulesOf(lawWith({ extends: extended })(type, '2020-01-01')), why).toEqual(expected && rulesOf(expected))
  })

  it('of a time before rapid and blitz leaves these alone', () => {
    const law = lawWith({ extends: 'fide-2006-07-01' })
    expect(law('standard', '2026-01-01').id).toBe('mine')
    expect(law('rapid', '2026-01-01').id).toBe('fide-2024-12-01')
  })

  it('merges mappings key by key, replaces lists, and replaces a rule whose kind is another one', () => {
    const law = lawWith({
      extends: 'fide-2014-07-01',
      type: 'standard',
      coefficient: { junior: { until: null, k: 30 }, others: 15 },
      closing: { daysBefore: 7 },
      firstEvent: 'zero-disregarded',
      initialRating: { formula: 'hypothetical-opponents', hypotheticalOpponents: [1500], max: null },
      listMonths: [2, 5, 8, 11],
      roundRobin: null,
      timeLimits: { boundsBelong: true },
    })
    const edition = law('standard', '2026-01-01')
    expect(edition.coefficient).toEqual({
      kind: 'by-marks',
      top: { peakFrom: 2400, k: 10 },
      junior: { untilAge: 18, peakFrom: 2300, k: 30 },
      newPlayer: { games: 30, k: 40 },
      others: 15,
    })
    expect(edition.closing).toEqual({ daysBefore: 7, officialEventDaysBefore: 1, latestListAfterEnd: 3 })
    expect(edition.firstEvent).toBe('zero-disregarded')
    expect(edition.initialRating).toEqual({
      formula: 'hypothetical-opponents',
      hypotheticalOpponents: [1500],
      max: null,
    })
    expect(edition).toMatchObject({ listMonths: [2, 5, 8, 11], roundRobin: null })
    expect(edition.timeLimits.boundsBelong).toBe(true)
  })

  it('sets when lists appear', () => {
    const { editions } = ownEditions(
      { extends: 'fide-2024-03-01', effectiveFrom: '2025-01-01', listMonths: [1, 7] },
      'mine',
    )
    expect(editions?.calendar.next('2024-11')).toBe('2024-12')
    expect(editions?.calendar.next('2025-01')).toBe('2025-07')
  })

  it('may be several, each upon one above', () => {
    const law = lawWith([
      { id: 'first', extends: 'fide-2024-03-01', ratingFloor: 1100 },
      { id: 'second', extends: 'first', effectiveFrom: '2025-01-01', maxKTimesGames: null },
    ])
    expect(law('standard', '2024-12-31')).toMatchObject({ id: 'first', ratingFloor: 1100, maxKTimesGames: 700 })
    expect(law('standard', '2025-01-01')).toMatchObject({ id: 'second', ratingFloor: 1100, maxKTimesGames: null })
  })

  it('leaves FIDE’s editions as they are', () => {
    const before = JSON.stringify(fideEditions)
    lawWith({ extends: 'fide-2024-03-01', coefficient: { others: 1 }, closing: { daysBefore: 1 } })
    expect(JSON.stringify(fideEditions)).toBe(before)
  })
})

describe('what is wrong with one', () => {
  const mine = (rules: object) => ({ extends: 'fide-2024-03-01', ...rules })

  test.each<[given: unknown, says: readonly string[]]>([
    [mine({ ratingFlor: 1000 }), ['ratingFlor: there is no such key; nearest: ratingFloor']],
    [mine({ floor: 1000 }), ['floor: there is no such key; nearest: ratingFloor, floorBindsImports']],
    [mine({ gates: { gmaes: 4 } }), ['gates.gmaes: there is no such key; nearest: games']],
    [
      mine({ coefficient: { kind: 'fixed', k: 'forty' } }),
      ['coefficient.k: found "forty"; allowed: a whole number from 1 to 100'],
    ],
    [
      mine({ coefficient: { kind: 'fixed', k: 20, others: 1 } }),
      ['coefficient.others: there is no such key; known here: kind, k'],
    ],
    [mine({ coefficient: { kind: 'flat' } }), ['coefficient.kind: found "flat"; allowed: by-marks or fixed']],
    [
      mine({ coefficient: { kind: 'fixed' }, maxKTimesGames: 0 }),
      [
        'coefficient.k: missing; allowed: a whole number from 1 to 100',
        'maxKTimesGames: found 0; allowed: a whole number from 1 to 100000, or null',
      ],
    ],
    [mine({ difference: 400 }), ['difference: found 400; allowed: the keys cap, capExemptFrom, upgradesPerEvent']],
    [mine({ ratingFloor: null }), ['ratingFloor: found null; allowed: a whole number from 1 to 4000']],
    [
      mine({ firstEvent: { kind: 'every-event', score: 33, games: 1 } }),
      [
        'firstEvent.score: found 33; allowed: hundredths of a point in steps of 50, from 0 to 10000 (50 is half a point)',
      ],
    ],
    [
      mine({ listMonths: [1, 4, 3] }),
      ['listMonths: found [1,4,3]; allowed: months from 1 to 12, at least one, each once and in order'],
    ],
    [
      mine({ oneTimeAdjustments: [{ list: '2023-13', kind: 'compression', from: 1000, below: 2000, percent: 40 }] }),
      ['oneTimeAdjustments[0].list: found "2023-13"; allowed: a month such as 2024-03'],
    ],
    [
      mine({
        listMonths: [1, 7],
        oneTimeAdjustments: [{ list: '2023-02', kind: 'lift-to-standard', distance: 100 }],
      }),
      ['oneTimeAdjustments[0].list: found "2023-02"; allowed: a month in which a list appears (listMonths)'],
    ],
    [
      mine({ type: 'rapid', listMonths: [1] }),
      [
        'listMonths: found [1]; allowed: nothing for rapid or blitz alone: all lists appear in the months of the standard editions',
      ],
    ],
    [
      { extends: 'fide-2014-07-01', coefficient: { others: 15 } },
      ['coefficient.others: there is no such key; known here: kind, k (in rapid and blitz)'],
    ],
    [{ ratingFloor: 5 }, ['extends: missing; allowed: the id of an edition of FIDE’s, or of one above in the file']],
    [
      mine({ id: 'fide-2031-01-01' }),
      [
        'id: found "fide-2031-01-01"; allowed: letters, digits and . _ -, at most 64, not beginning with fide- as FIDE’s editions do',
      ],
    ],
    [mine({ type: 'bullet' }), ['type: found "bullet"; allowed: standard, rapid, blitz or all']],
    [
      mine({ effectiveFrom: '2024-02-30' }),
      [
        'effectiveFrom: found "2024-02-30"; allowed: a day such as 2024-03-01, after 1850-01-01; left out: this is the law of every day',
      ],
    ],
    [
      [mine({}), mine({})],
      ['id: found "mine"; allowed: an id that no other edition of the file has for the same type'],
    ],
    [
      [mine({ id: 'a' }), mine({ id: 'b' })],
      [
        'effectiveFrom: missing; allowed: a day on which no other edition of the file begins for the same type; one at most is without a day',
      ],
    ],
    [
      mine({ oneTimeAdjustments: [{ list: '2023-03', kind: 'compression', from: 1000, below: 1000, percent: 40 }] }),
      ['oneTimeAdjustments[0].below: found 1000; allowed: more than from, 1000'],
    ],
    [
      mine({ timeLimits: { rapidAboveMinutes: 60, blitzAboveMinutes: 70 } }),
      [
        'timeLimits.rapidAboveMinutes: found 60; allowed: less than standardFromMinutes, 60',
        'timeLimits.blitzAboveMinutes: found 70; allowed: less than rapidAboveMinutes, 60',
      ],
    ],
    [
      mine({
        tournament: {
          minimumTimes: [
            { ratedFrom: 1800, minutes: 90 },
            { ratedFrom: 2400, minutes: 120 },
          ],
        },
      }),
      [
        'tournament.minimumTimes[1].ratedFrom: found 2400; allowed: less than the one above it, 1800: the highest stands first',
      ],
    ],
    [
      mine({ gates: { games: 2, score: 250 } }),
      ['gates.score: found 250; allowed: at most 200, all of the 2 games of gates.games'],
    ],
    [mine({ ratingFloor: 2300 }), ['ratingFloor: found 2300; allowed: at most initialRating.max, 2200']],
    [
      mine({ initialRating: { max: 1300 } }),
      ['initialRating.max: found 1300; allowed: at least ratingFloor, 1400, or null'],
    ],
    // What an edition above has at odds is not said again.
    [
      [mine({ id: 'a', ratingFloor: 2300 }), { id: 'b', extends: 'a', effectiveFrom: '2025-01-01', windowLists: 12 }],
      ['ratingFloor: found 2300; allowed: at most initialRating.max, 2200'],
    ],
    [null, ['found null; allowed: the keys of an edition: extends, and what differs']],
    [[], ['found []; allowed: one edition, or a list of them']],
  ])('%j', (given, says) => {
    expect(faultsIn(given)).toEqual(says)
  })

  it('names the editions there are where one is extended that is not', () => {
    const [says] = faultsIn({ extends: 'fide-2024', type: 'blitz' })
    expect(says).toMatch(/^extends: found "fide-2024"; allowed: fide-2012-01-01, .*, fide-2024-12-01$/)
    expect(says).not.toContain('2025-10-01')
  })

  it('is said all at once, and not again of an edition that builds upon it', () => {
    const given = [mine({ id: 'a', ratingFloor: 'low', windowLists: 0 }), { extends: 'a', effectiveFrom: '2025-01-01' }]
    expect(faultsIn(given)).toHaveLength(2)
  })
})

describe('values at the edge', () => {
  it('are refused where no list could hold them: K or a floor of nothing', () => {
    expect(
      faultsIn({ extends: 'fide-2024-03-01', coefficient: { kind: 'fixed', k: 0 }, ratingFloor: 0 }).join(),
    ).toMatch(/coefficient\.k: found 0; allowed: a whole number from 1 to 100/)
    expect(faultsIn({ extends: 'fide-2024-03-01', ratingFloor: 0 })).toEqual([
      'ratingFloor: found 0; allowed: a whole number from 1 to 4000',
    ])
    for (const key of ['others', 'top', 'junior', 'newPlayer']) {
      const coefficient = key === 'others' ? { others: 0 } : { [key]: { k: 0 } }
      expect(faultsIn({ extends: 'fide-2024-03-01', coefficient })).toHaveLength(1)
    }
  })

  it('are shown as they were written, infinite or no number', () => {
    const says = faultsIn({
      extends: 'fide-2024-03-01',
      ratingFloor: Number.POSITIVE_INFINITY,
      windowLists: Number.NaN,
    })
    expect([...says].sort().join()).toMatch(/ratingFloor: found Infinity;.*windowLists: found NaN;/)
  })
})
