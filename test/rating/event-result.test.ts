import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { sumOfDeltas, workedGames } from '../../src/rating/event-result.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { DRAW, edition, games, LOSS, WIN } from './made-up-games.js'

describe('ΔR game by game', () => {
  test.each<[start: IsoDate, own: number, played: string, deltas: number[], why: string]>([
    ['2026-01-01', 1500, '1500=1 1500=1/2 1500=0', [50, 0, -50], '8.3.2: equal ratings, PD .50'],
    ['2026-01-01', 2400, '2436=1/2', [5], '8.3.2: 36 below, PD .45'],
    ['2026-01-01', 2436, '2400=1/2', [-5], '8.3.2: 36 above, PD .55'],
    ['2026-01-01', 1500, '1900=1 1900=0', [92, -8], '8.3.1: 400 below, PD .08'],
    ['2026-01-01', 1500, '1901=1 2900=0', [92, -8], '8.3.1: beyond 400 counts as 400'],
    ['2025-09-30', 2750, '2200=1', [8], '8.3.1: before the amendment'],
    ['2025-10-01', 2750, '2200=1', [3], '8.3.1: 550, PD .97'],
    ['2025-10-01', 2750, '2000=1 2000=0', [0, -100], '8.1.2: 750, PD 1.00'],
    ['2025-10-01', 2200, '2750=1 2750=0', [92, -8], '8.3.1: the same game from the other side'],
    // Calculations FIDE published
    ['2025-10-02', 2813, '1787=1 2025=1 2310=1 2400=1 2505=1/2', [0, 0, 4, 7, -36], 'F-P01: no limit'],
    ['2025-10-02', 2395, '1995=1 2205=1/2 2325=0 1995=1 1995=1', [8, -25, -60, 8, 8], 'F-P02'],
    ['2025-10-02', 2400, '2000=1 2000=1 2121=1 2800=0 2084=1', [8, 8, 16, -8, 13], 'F-P02: several limited'],
    ['2025-10-02', 2505, '2105=1 2105=1 2237=1/2 2134=1 2813=1/2', [8, 8, -33, 10, 36], 'F-P03'],
    ['2025-10-02', 2053, '1675=1 2310=0 1653=1 1884=1 2218=0', [9, -18, 8, 28, -28], 'F-P04'],
    ['2025-11-01', 1617, '2017=0 1451=1 1854=0 1800=1/2 1935=0', [-8, 28, -20, 24, -13], 'F-M02'],
    ['2023-04-22', 2706, '2156=1 2268=1 2448=1/2', [8, 6, -32], 'A17: 438 in full, since 550 is the upgrade'],
  ])('%s, %i: %s', (start, own, played, deltas, why) => {
    const worked = workedGames(own, games(played), edition(start), null)
    expect(
      worked.map(({ delta }) => delta),
      why,
    ).toEqual(deltas)
  })

  it('shows every number of a game', () => {
    expect(workedGames(2100, games('1650=1/2'), edition('2026-01-01'), null)).toEqual([
      { difference: 450, countedDifference: 400, expected: 92, delta: -42 },
    ])
    expect(workedGames(1650, games('2100=1/2'), edition('2026-01-01'), null)).toEqual([
      { difference: -450, countedDifference: -400, expected: 8, delta: 42 },
    ])
  })
})

describe('one upgrade an event, January 2022 to February 2024 (8.3.1, A17)', () => {
  test.each<[own: number, played: string, counted: number[], why: string]>([
    [2500, '2085=1 2050=1 2000=1', [415, 450, 400], 'the greatest difference only, wherever it stands'],
    [2500, '2000=1 2050=1 2085=1', [400, 450, 415], 'the greatest difference only, first'],
    [2500, '2050=0 2000=0 2085=0', [450, 400, 415], 'whatever the results'],
    [2500, '2000=1 2000=0 2000=1/2', [400, 500, 500], 'of equals one: the number is the same'],
    [2500, '2099=1 2100=1 2101=1', [400, 400, 399], 'a single one beyond the limit'],
    [2500, '2100=1 2101=1', [400, 399], 'none beyond the limit'],
    [1500, '1950=0 2000=0 1901=1', [-400, -400, -400], 'the lower-rated side: every game'],
    [2000, '1500=1 1450=1 2450=0 2500=1/2', [500, 400, -400, -400], 'both sides in one event'],
    [2700, '2200=1 2150=1', [500, 400], 'no exemption of 2650 yet'],
  ])('%i: %s', (own, played, counted, why) => {
    for (const day of ['2022-01-01', '2024-02-29'] as const) {
      for (const type of ['standard', 'rapid', 'blitz'] as const) {
        const worked = workedGames(own, games(played), edition(day, type), null)
        expect(
          worked.map(({ countedDifference }) => countedDifference),
          why,
        ).toEqual(counted)
      }
    }
  })

  it('is over on 1 March 2024', () => {
    const worked = workedGames(2500, games('2085=1 2050=1 2000=1 3000=0'), edition('2024-03-01'), null)
    expect(worked.map(({ countedDifference }) => countedDifference)).toEqual([400, 400, 400, -400])
  })

  it('is one in every event, not one in a list', () => {
    const day = edition('2023-06-01')
    const apart = [games('2000=1'), games('2050=1')].map((event) => sumOfDeltas(2500, event, day, null))
    expect(apart, 'PD .92 and .92').toEqual([8, 8])
    expect(sumOfDeltas(2500, games('2000=1 2050=1'), day, null), 'PD .92 and .94').toBe(14)
  })
})

describe('ΣΔR of an event', () => {
  const rating = fc.integer({ min: 1000, max: 2900 })
  const played = fc.array(fc.record({ opponentRating: rating, score: fc.constantFrom(WIN, DRAW, LOSS) }), {
    maxLength: 15,
  })
  const law = fc.constantFrom(
    edition('2022-01-01'),
    edition('2024-03-01'),
    edition('2025-10-01'),
    edition('2024-12-01', 'blitz'),
  )

  it('is nought without a game', () => {
    expect(sumOfDeltas(1500, [], edition('2026-01-01'), null)).toBe(0)
  })

  it('is the sum of its games, in whole hundredths', () => {
    fc.assert(
      fc.property(rating, played, law, (own, event, regulations) => {
        const sum = sumOfDeltas(own, event, regulations, null)
        expect(Number.isInteger(sum)).toBe(true)
        expect(sum).toBe(workedGames(own, event, regulations, null).reduce((total, { delta }) => total + delta, 0))
      }),
    )
  })

  it('does not depend on the order of the games', () => {
    fc.assert(
      fc.property(rating, played, law, (own, event, regulations) => {
        expect(sumOfDeltas(own, [...event].reverse(), regulations, null)).toBe(
          sumOfDeltas(own, event, regulations, null),
        )
      }),
    )
  })
})
