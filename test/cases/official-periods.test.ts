import { expect, test } from 'vitest'
import { deltasOf, HERO, ratedPeriod } from '../support/period-case.js'
import { describeShared, hundredths, sharedCases } from '../support/shared.js'

interface Case {
  readonly id: string
  readonly ratingPeriod: string
  readonly player: { readonly rating: number; readonly k: number; readonly birthYear: number }
  readonly tournaments: readonly {
    start: string
    end: string
    ownRatingUsed: number
    expected: { sumDeltaR: number }
  }[]
  readonly games: readonly {
    tournament: number
    opponentRating: number
    trueOpponentRating?: number
    score: number
    expectedDeltaR: number
  }[]
  readonly expected: {
    totalChangeRounded: number
    totalChangeUnrounded: number
    K: number
    newRating: number
    baseCorrection: boolean
  }
}

const PERIODS = 'cases/official_periods_2025_2026.json'

/**
 * Periods FIDE published, driven through import, ingest, rate and explain. Where FIDE's base is not the published
 * rating (`baseCorrection`), the last rating used is the base, and base + change is the right answer.
 */
describeShared('FIDE periods of 2025 and 2026', [PERIODS], () => {
  test.each(sharedCases<Case>(PERIODS))('$id', async ({ ratingPeriod, player, tournaments, games, expected }) => {
    const lastUsed = tournaments.at(-1)?.ownRatingUsed ?? 0
    const desk = await ratedPeriod({
      list: ratingPeriod,
      k: player.k,
      born: player.birthYear,
      base: lastUsed,
      tournaments: tournaments.map(({ start, end, ownRatingUsed }) => ({ start, end, ownRating: ownRatingUsed })),
      games: games.map((game) => ({ ...game, opponentRating: game.trueOpponentRating ?? game.opponentRating })),
    })
    const explained = await desk.json('explain', String(HERO), ratingPeriod, '--type', 'standard')
    expect(explained).toMatchObject({
      change: expected.totalChangeRounded,
      rawChange: hundredths(expected.totalChangeUnrounded),
      kUsed: expected.K,
      games: games.length,
      newRating: expected.baseCorrection ? lastUsed + expected.totalChangeRounded : expected.newRating,
    })
    expect(deltasOf(explained)).toEqual(games.map(({ expectedDeltaR }) => hundredths(expectedDeltaR)))
    expect(explained.tournaments.map(({ sum }: { sum: number }) => sum)).toEqual(
      tournaments.map((one) => hundredths(one.expected.sumDeltaR)),
    )
  })
})
