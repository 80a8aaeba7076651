import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { describeShared, sharedCases } from '../support/shared.js'
import { importList, printedList, register } from '../support/steps.js'

interface Game {
  readonly opponentRating: number
  readonly score: number
}

interface InitialCase {
  readonly id: string
  readonly regulationDate: string
  readonly games: readonly Game[]
  readonly tournaments?: readonly { readonly start: string; readonly end: string }[]
  readonly aggregate?: { readonly averageOpponents?: number; readonly score: number; readonly games: number }
  readonly expected: {
    readonly initialRating: number
    readonly initialRatingUnder2024Rule?: number
    readonly K?: number
    readonly firstList?: string
  }
}

interface VegaCase {
  readonly id: string
  readonly games: readonly Game[]
  readonly expected: { readonly ratingPerformanceArchivedRule: number }
  readonly check: { readonly initialRatingUnder2024Rule: number }
}

const OFFICIAL = 'cases/initial_official_and_tests.json'
const VEGA = 'cases/initial_vega_unrated.json'

/** A first rating by `frl calc` under the law of a day. */
const calcUnrated = (date: string, games: readonly Game[]) =>
  openDesk().json(
    'calc',
    '--unrated',
    '--date',
    date,
    ...games.map(({ opponentRating, score }) => `${opponentRating}=${score}`),
  )

const LAST_DAY_OF_OLD_RULE = '2024-02-29'
const FIRST_DAY_OF_2024_RULE = '2024-03-01'

describe('first ratings on both sides of March 2024', () => {
  test.each([
    // games, rating until 2024-02-29, rating from 2024-03-01
    // 1700 x 5, 3 of 5: Ra 1700 + 20 for one half point over half; (8500 + 3600) / 7 = 1728.57, 4/7 = .57, +50
    [[1, 1, 1, 0, 0], 1720, 1779],
    // 2½ of 5: Ra; 1728.57, .50
    [[1, 1, 0.5, 0, 0], 1700, 1729],
    // 2 of 5 = .40, -72; 3/7 = .43, -50
    [[1, 1, 0, 0, 0], 1628, 1679],
    // 5 of 5: five half points over half, +100; 6/7 = .86, +309
    [[1, 1, 1, 1, 1], 1800, 2038],
  ])('five opponents of 1700, results %o: %i, then %i', async (scores, before, after) => {
    const games = scores.map((score) => ({ opponentRating: 1700, score }))
    expect(await calcUnrated(LAST_DAY_OF_OLD_RULE, games)).toMatchObject({ rating: before })
    expect(await calcUnrated(FIRST_DAY_OF_2024_RULE, games)).toMatchObject({ rating: after, averageOpponents: 1728.57 })
  })

  it('is at most 2200 since then, and was not before', async () => {
    const games = [1, 1, 1, 1, 0.5].map((score) => ({ opponentRating: 2400, score }))
    // 4½ of 5: 2400 + 4 x 20; (12000 + 3600) / 7 = 2228.57 and more
    expect(await calcUnrated(LAST_DAY_OF_OLD_RULE, games)).toMatchObject({ rating: 2480 })
    expect(await calcUnrated(FIRST_DAY_OF_2024_RULE, games)).toMatchObject({ rating: 2200 })
  })
})

describeShared('published and calculated first ratings', [OFFICIAL], () => {
  const ofNow = sharedCases<InitialCase>(OFFICIAL).filter(({ regulationDate }) => !regulationDate.startsWith('2003'))

  it('drives the published 1922 through import, ingest and rate', async () => {
    const one = ofNow.find(({ id }) => id === 'init-F-N01')
    const [event] = one?.tournaments ?? []
    if (one === undefined || event === undefined) throw new Error('no case')
    const desk = openDesk()
    const opponents = one.games.map(({ opponentRating }, index) => ({ id: 70_000_002 + index, rating: opponentRating }))
    await importList(desk, '2025-11', opponents)
    await register(desk, [
      { code: 'N01', start_date: event.start, end_date: event.end, received_date: '2025-11-20', rounds: 5 },
    ])
    const rows = one.games.map(
      ({ score }, index) =>
        ['N01', index + 1, 70_000_001, 70_000_002 + index, score === 1 ? '1' : score === 0 ? '0' : '='] as const,
    )
    await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
    const { firstList = '', initialRating, K } = one.expected
    await desk.done('rate', firstList, '--type', 'standard')
    expect((await printedList(desk, firstList)).get(70_000_001)).toMatchObject({
      rating: initialRating,
      k: K,
      games: 5,
    })
    expect(await desk.json('explain', '70000001', firstList, '--type', 'standard')).toMatchObject({
      status: 'initial',
      newRating: 1922,
      initial: { averageOpponents: 1872.43, p: 57, dp: 50, rating: 1922, published: true },
    })
  })

  test.each(ofNow)('$id', async ({ regulationDate, games, aggregate, expected }) => {
    const played = aggregate === undefined ? games : gamesOf(aggregate)
    const day = regulationDate.startsWith('2022') ? LAST_DAY_OF_OLD_RULE : FIRST_DAY_OF_2024_RULE
    expect(await calcUnrated(day, played)).toMatchObject({ rating: expected.initialRating })
    const since = expected.initialRatingUnder2024Rule
    if (since !== undefined) expect(await calcUnrated(FIRST_DAY_OF_2024_RULE, played)).toMatchObject({ rating: since })
  })
})

/** Games that have an average and a score. */
function gamesOf({ averageOpponents = 0, score, games }: NonNullable<InitialCase['aggregate']>): Game[] {
  return Array.from({ length: games }, (_, index) => ({
    opponentRating: averageOpponents,
    score: Math.min(1, Math.max(0, score - index)),
  }))
}

/** Rp of unrated players as Vega prints it, by the rule until February 2024; and what the same games give since. */
describeShared('first ratings printed by Vega', [VEGA], () => {
  const cases = sharedCases<VegaCase>(VEGA)
  const scored = cases.filter(({ games }) => games.some(({ score }) => score > 0))

  test.each(scored)('$id', async ({ games, expected, check }) => {
    expect(await calcUnrated(LAST_DAY_OF_OLD_RULE, games)).toMatchObject({
      rating: expected.ratingPerformanceArchivedRule,
    })
    expect(await calcUnrated(FIRST_DAY_OF_2024_RULE, games)).toMatchObject({ rating: check.initialRatingUnder2024Rule })
  })

  it('gives no rating for a first event without half a point, whatever performance is printed (8.2.1)', async () => {
    const scoreless = cases.filter((one) => !scored.includes(one))
    expect(scoreless.length).toBeGreaterThan(0)
    for (const { games } of scoreless) {
      expect(await calcUnrated(FIRST_DAY_OF_2024_RULE, games)).toMatchObject({ games: 0, rating: null })
    }
  })
})
