import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { describeShared, hundredths, sharedCases } from '../support/shared.js'

interface Game {
  readonly opponentRating: number
  readonly score: number
}

const texts = (games: readonly Game[]) => games.map(({ opponentRating, score }) => `${opponentRating}=${score}`)
const calc = (...args: string[]) => openDesk().json('calc', ...args)

/** Worked examples of the guides people use. */
describe('examples of the guides', () => {
  it('2200, K 20, 4 of 5 against 2080 2150 2180 2120 2050', async () => {
    // .66 + .57 + .53 + .61 + .70 = 3.07; 4 - 3.07 = +0.93, x 20 = +18.6
    const games = ['2080=1', '2150=1', '2180=0.5', '2120=0.5', '2050=1']
    const answer = await calc('--rating', '2200', '--k', '20', '--date', '2026-01-01', ...games)
    expect(answer).toMatchObject({ sum: 93, k: 20, kUsed: 20, rawChange: 1860, change: 19, newRating: 2219 })
    expect(answer.games.map(({ expected }: { expected: number }) => expected)).toEqual([66, 57, 53, 61, 70])
    const text = await openDesk().done('calc', '--rating', '2200', '--k', '20', '--date', '2026-01-01', ...games)
    expect(text).toMatch(/Expected 3\.07, sum of the changes \+0\.93/)
    expect(text).toContain('Change +18.60, rounded once +19')
    expect(text).toContain('New rating 2219')
  })

  test.each([
    ['1', 1280, 13],
    ['0.5', 280, 3],
    ['½', 280, 3],
    ['=', 280, 3],
    ['0', -720, -7],
  ])('1500, K 20, against 1600: %s', async (score, rawChange, change) => {
    // D -100: expected .36
    const answer = await calc('--rating', '1500', '--k', '20', '--date', '2026-01-01', `1600=${score}`)
    expect(answer).toMatchObject({ rawChange, change, newRating: 1500 + change })
  })

  test.each([
    [40, 17, 40],
    [40, 18, 38],
    [40, 20, 35],
    [20, 35, 20],
    [20, 36, 19],
    [10, 70, 10],
    [10, 71, 9],
  ])('K %i with %i games: K %i', async (k, games, kUsed) => {
    const answer = await calc(
      '--rating',
      '1500',
      '--k',
      String(k),
      '--date',
      '2026-01-01',
      ...Array(games).fill('1500=1'),
    )
    expect(answer).toMatchObject({ k, kUsed, change: Math.round((kUsed * games) / 2) })
  })

  test.each([
    // rating, opponent, date, difference counted, expected, why
    [2813, 2400, '2025-10-01', 413, 93, '2650 and above: the true difference'],
    [2813, 2400, '2025-09-30', 400, 92, 'limited until the day before'],
    [2400, 2813, '2025-10-01', -400, 8, 'the lower-rated one stays limited'],
    [2650, 2000, '2025-10-01', 650, 99, '2650 itself is exempt'],
    [2649, 2000, '2025-10-01', 400, 92, '2649 is not'],
    [2000, 2650, '2025-10-01', -400, 8, 'nor is his opponent'],
  ])('%i against %i on %s: D counts as %i', async (rating, opponent, date, countedDifference, expected) => {
    const answer = await calc('--rating', String(rating), '--k', '10', '--date', date, `${opponent}=1`)
    expect(answer.games).toMatchObject([
      { difference: rating - opponent, countedDifference, expected, delta: 100 - expected },
    ])
  })

  test.each([
    ['2601', '1800', '2024-11-30', true],
    ['2601', '1800', '2024-12-01', false],
    ['2001', '2601', '2024-12-01', false],
    ['2601', '2002', '2024-12-01', true],
    ['2600', '1800', '2024-12-01', true],
  ])('rapid, %s against %s on %s: rated %s', async (rating, opponent, date, rated) => {
    const answer = await calc('--type', 'rapid', '--rating', rating, '--k', '10', '--date', date, `${opponent}=1`)
    expect(answer.games).toMatchObject([{ rated, reason: rated ? null : 'removed' }])
    const standard = await calc('--rating', rating, '--k', '10', '--date', date, `${opponent}=1`)
    expect(standard.games[0].rated).toBe(true)
  })

  it('derives K from what is known of the player', async () => {
    const k = async (...args: string[]) =>
      (await calc('--rating', '1800', '--date', '2026-05-01', ...args, '1800=1')).k as number
    expect(await k('--games', '29')).toBe(40)
    expect(await k('--games', '30')).toBe(20)
    expect(await k('--born', '2008')).toBe(40)
    expect(await k('--born', '2007')).toBe(20)
    expect(await k('--born', '2008', '--peak', '2300')).toBe(20)
    expect(await k('--games', '5', '--peak', '2400')).toBe(10)
  })

  it('says which law it used', async () => {
    const text = await openDesk().done('calc', '--rating', '1500', '--k', '20', '--date', '2025-09-30', '1600=1')
    expect(text).toContain('(standard, fide-2024-03-01)')
  })
})

interface ChangeCase {
  readonly id: string
  readonly player: { readonly rating: number; readonly k: number }
  readonly games: readonly Game[]
  readonly expected: { readonly calculatorChange: number; readonly changeUnderCurrentRule: number }
}

const CHANGES = 'cases/official_calculator_change.json'

describeShared('FIDE’s calculator of changes', [CHANGES], () => {
  const cases = sharedCases<ChangeCase>(CHANGES)

  it('has 14 cases, three of which the amendment of October 2025 changes', () => {
    expect(cases).toHaveLength(14)
    const amended = cases.filter(({ expected }) => expected.calculatorChange !== expected.changeUnderCurrentRule)
    expect(amended).toHaveLength(3)
  })

  test.each(cases)('$id', async ({ player, games, expected }) => {
    const on = async (date: string) =>
      (await calc('--rating', String(player.rating), '--k', String(player.k), '--date', date, ...texts(games)))
        .rawChange
    expect(await on('2025-09-30')).toBe(hundredths(expected.calculatorChange))
    expect(await on('2025-10-01')).toBe(hundredths(expected.changeUnderCurrentRule))
  })
})

interface OtherCase {
  readonly id: string
  readonly regulationDate: string
  readonly category: string
  readonly kind: string
  readonly player: { readonly rating?: number; readonly k?: number; readonly gamesInPeriod?: number }
  readonly games: readonly Game[]
  readonly expected: {
    readonly totalChangeRounded?: number
    readonly gameRated?: boolean
    readonly performance?: number
    readonly D_own_minus_opp?: number
    readonly PD?: number
    readonly K?: number
  }
}

const OTHERS = 'cases/other_implementations.json'

describeShared('numbers that other programs assert', [OTHERS], () => {
  const ofNow = sharedCases<OtherCase>(OTHERS).filter(({ regulationDate }) => !/^20(03|09)/.test(regulationDate))
  const kinds = (...wanted: string[]) => ofNow.filter(({ kind }) => wanted.includes(kind))

  test.each(kinds('game', 'tournament'))('$id', async ({ category, player, games, expected }) => {
    const answer = await calc(
      ...['--type', category, '--rating', String(player.rating), '--k', String(player.k), '--date', '2025-10-01'],
      ...texts(games),
    )
    expect(answer.change).toBe(expected.totalChangeRounded)
    if (expected.gameRated !== undefined) expect(answer.games[0].rated).toBe(expected.gameRated)
  })

  test.each(kinds('performance'))('$id', async ({ games, expected }) => {
    const answer = await calc('--rating', '1500', '--k', '20', '--date', '2025-10-01', ...texts(games))
    expect(answer.performance).toBe(expected.performance)
  })

  test.each(kinds('table'))('$id', async ({ expected }) => {
    // Own ratings of 2650 and above are not limited, so that the whole table is seen.
    const { D_own_minus_opp: difference = 0, PD = 0 } = expected
    const args = ['--rating', '2700', '--k', '10', '--date', '2025-10-01', `${2700 - difference}=1`]
    expect((await calc(...args)).games).toMatchObject([{ countedDifference: difference, expected: hundredths(PD) }])
  })

  test.each(kinds('kFactor'))('$id', async ({ player, expected }) => {
    const games = Array(player.gamesInPeriod ?? 0).fill('1500=1')
    const answer = await calc('--rating', '1500', '--k', String(player.k), '--date', '2025-10-01', ...games)
    expect(answer.kUsed).toBe(expected.K)
  })

  it('leaves nothing out but what is of 2009 to 2014', () => {
    expect(kinds('game', 'tournament', 'performance', 'table', 'kFactor')).toHaveLength(ofNow.length)
    expect(ofNow.length).toBe(38)
  })
})

interface VegaCase {
  readonly id: string
  readonly category: string
  readonly player: { readonly rating: number; readonly k: number | null }
  readonly tournaments?: readonly { readonly start?: string }[]
  readonly games: readonly Game[]
  readonly expected: {
    readonly totalChangeRounded: number | null
    readonly sumDeltaR: number | null
    readonly performance: number
  }
}

const VEGA = 'cases/vega_tournaments_rated.json'

/** Rating variations of club events as another program printed them; without a K it printed the sum. */
describeShared('variations printed by Vega', [VEGA], () => {
  test.each(sharedCases<VegaCase>(VEGA))('$id', async ({ category, player, tournaments, games, expected }) => {
    const date = tournaments?.[0]?.start ?? '2025-06-01'
    const k = String(player.k ?? 20)
    for (const type of ['standard', 'rapid', 'blitz'].includes(category) ? [category] : ['standard', 'rapid']) {
      const args = ['--type', type, '--rating', String(player.rating), '--k', k, '--date', date]
      const answer = await calc(...args, ...texts(games))
      expect(answer.performance, type).toBe(expected.performance)
      if (expected.totalChangeRounded !== null) expect(answer.change, type).toBe(expected.totalChangeRounded)
      if (expected.sumDeltaR !== null) expect(answer.sum, type).toBe(hundredths(expected.sumDeltaR))
    }
  })
})
