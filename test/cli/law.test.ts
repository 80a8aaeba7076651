import { describe, expect, it, test } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import { ratingTypes } from '../../src/shared/rating-type.js'
import { openDesk } from '../support/desk.js'

const days = [...new Set(ratingTypes.flatMap((type) => fideEditions[type].map(({ effectiveFrom }) => effectiveFrom)))]

describe('frl law', () => {
  test.each(days)(
    'of %s: every rule with what it says, its article, status and source, in 100 columns',
    async (day) => {
      const out = await openDesk().done('law', day)
      const [laws = ''] = out.split('\nDecisions: ')
      for (const name of ruleNames)
        expect(laws).toMatch(new RegExp(`^  ${name} +\\S.* (confirmed|data|unsure) +\\[\\d+\\]$`, 'm'))
      const lines = out.split('\n').filter((line) => !/^ {2}\[\d+\] |^https?:/.test(line))
      expect(lines.filter((line) => line.length > 100)).toEqual([])
      expect(out).not.toContain('undefined')
    },
  )

  it('takes today in the configured zone, all types, those of the same law together', async () => {
    const out = await openDesk({}, '2024-11-30T23:30:00Z').done('law')
    expect(out).toContain('The law of standard on 2024-11-30: fide-2024-03-01, in force from 2024-03-01')
    expect(out).toContain('The law of rapid and blitz on 2024-11-30: fide-2024-03-01')
    const desk = openDesk({}, '2024-11-30T23:30:00Z')
    desk.file('frl.yaml', 'zone: Pacific/Kiritimati\n')
    expect(await desk.done('law', '--type', 'blitz')).toContain('The law of blitz on 2024-12-01: fide-2024-12-01')
  })

  it('lists what is unsure as one would set it, and the decisions', async () => {
    const out = await openDesk().done('law', '2013-08-01', '--type', 'standard')
    expect(out).toContain('\n  windowLists: 24\n')
    expect(out).toContain('\n  closing: { daysBefore: 7, officialEventDaysBefore: 1, latestListAfterEnd: 3 }\n')
    expect(out).toContain('\n  initialRating: { formula: half-point-bonus, pointsPerHalfPoint: 15, max: null }\n')
    const ids = [...out.matchAll(/^ {2}(A\d+b?) /gm)].map(([, id]) => id)
    expect(ids).toEqual([
      ...Array.from({ length: 4 }, (_, at) => `A${at + 1}`),
      'A4b',
      ...Array.from({ length: 19 }, (_, at) => `A${at + 5}`),
    ])
  })

  it('gives programs the values', async () => {
    const { date, types, decisions } = await openDesk().json('law', '2025-10-01', '--type', 'standard')
    expect(date).toBe('2025-10-01')
    expect(types).toHaveLength(1)
    expect(types[0]).toMatchObject({ type: 'standard', earliest: '2000-01-01', edition: { id: 'fide-2025-10-01' } })
    const rule = (name: string) => types[0].rules.find((one: { name: string }) => one.name === name)
    expect(rule('difference')).toMatchObject({
      value: { cap: 400, capExemptFrom: 2650, upgradesPerEvent: null },
      article: '8.3.1',
      status: 'confirmed',
      decidedBy: 'tournament-start',
    })
    expect(rule('importedGamesAssumed')).toMatchObject({ value: 30, status: 'unsure' })
    expect(decisions[0]).toMatchObject({ id: 'A1', question: 'which edition governs' })
  })

  it('cites rapid and blitz by their own chapter', async () => {
    const { types } = await openDesk().json('law', '2026-01-01', '--type', 'rapid')
    const articles = Object.fromEntries(
      types[0].rules.map(({ name, article }: { name: string; article: string }) => [name, article]),
    )
    expect(articles).toMatchObject({
      calculation: '7.3.2',
      expectation: '7.1.2',
      difference: '7.3.1',
      firstEvent: '7.2.2',
      initialRating: '7.2.3, 7.2.4',
      coefficient: '7.3.3',
      maxKTimesGames: '7.3.3',
      gates: '7.1.4, 7.2.2',
      inactiveAfterLists: '7.2.2',
    })
  })

  it('says of types that have no law yet when theirs begins; where none has, it is wrong usage', async () => {
    const desk = openDesk()
    expect(await desk.done('law', '2005-01-01')).toContain(
      'There is no law of rapid and blitz on 2005-01-01: the first edition held begins on 2012-01-01.',
    )
    expect((await desk.json('law', '2005-01-01')).types[1]).toMatchObject({ type: 'rapid', edition: null, rules: [] })
    const early = await desk.frl('law', '1999-12-31')
    expect(early.code).toBe(2)
    expect(early.err).toMatch(/1999-12-31: no edition of the standard regulations .* the earliest starts on 2000-01-01/)
    const blitz = await desk.frl('law', '2011-12-31', '--type', 'blitz')
    expect(blitz.code).toBe(2)
    expect(blitz.err).toContain('the earliest starts on 2012-01-01')
    expect((await desk.frl('law', '2026-01-01', '--diff', '1999-12-31')).code).toBe(2)
    expect((await desk.frl('law', '2026-02-30')).code).toBe(2)
    expect((await desk.frl('law', '2026-01-01', '--diff', 'yesterday')).code).toBe(2)
  })
})

describe('frl law --diff', () => {
  it.each([
    [
      '2025-09-30',
      '2025-10-01',
      'standard',
      [
        'standard: 2025-09-30 (fide-2024-03-01) -> 2025-10-01 (fide-2025-10-01)',
        'difference (limit of the difference D)',
        'was:  over 400 counts as 400 [art. 8.3.1; confirmed]',
        'is:   over 400 counts as 400; not for players of 2650 and more [art. 8.3.1; confirmed]',
      ],
    ],
    [
      '2022-09-30',
      '2022-10-01',
      'blitz',
      ['coefficient', 'was:  20 for everybody', 'oneTimeAdjustments', 'list 2022-10'],
    ],
    ['2017-06-30', '2017-07-01', 'standard', ['maxKTimesGames', 'was:  no limit', 'is:   at most 700', 'coefficient']],
    [
      '2009-06-30',
      '2009-07-01',
      'standard',
      ['over 350 counts as 350', 'over 400 counts as 400', '4 a year', '6 a year'],
    ],
    ['2024-11-30', '2024-12-01', 'rapid', ['removedGames', '600 and more, where a player stands above 2600']],
  ])('%s to %s, %s', async (from, to, type, says) => {
    const desk = openDesk()
    const out = await desk.done('law', from, '--diff', to, '--type', type)
    for (const text of says) expect(out).toContain(text)
    expect(await desk.done('law', to, '--diff', from, '--type', type), 'the earlier day comes first').toBe(out)
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([])
  })

  it('says that nothing changed', async () => {
    const out = await openDesk().done('law', '2024-12-01', '--diff', '2025-09-30')
    expect(out.match(/Nothing changed\./g)).toHaveLength(2)
    expect(out).toContain('standard: 2024-12-01 (fide-2024-03-01) -> 2025-09-30 (fide-2024-03-01)')
    expect(await openDesk().json('law', '2025-01-01', '--diff', '2025-01-02', '--type', 'rapid')).toMatchObject({
      types: [{ changes: [] }],
    })
  })

  it('gives programs both values with what they cite', async () => {
    const { from, to, types } = await openDesk().json('law', '2024-02-29', '--diff', '2024-03-01', '--type', 'standard')
    expect([from, to]).toEqual(['2024-02-29', '2024-03-01'])
    const floor = types[0].changes.find(({ name }: { name: string }) => name === 'ratingFloor')
    expect(floor).toMatchObject({
      from: { value: 1000, article: '7.2.1', status: 'confirmed' },
      to: { value: 1400, article: '7.1.2, 7.2.1', status: 'confirmed' },
    })
  })

  it('has nothing to compare before a type had law', async () => {
    const out = await openDesk().done('law', '2005-01-01', '--diff', '2012-06-01')
    expect(out).toContain('Before 2012-01-01 there is no law of rapid and blitz: there is nothing to compare.')
  })
})
