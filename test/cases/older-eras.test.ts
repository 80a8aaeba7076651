import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { describeShared, hundredths, sharedCases } from '../support/shared.js'
import { importList, printedList, register } from '../support/steps.js'

interface Game {
  readonly opponentRating: number
  readonly score: number
  readonly expectedDeltaR?: number
}

interface Case {
  readonly id: string
  readonly kind: string
  readonly player: { readonly rating?: number; readonly k: number }
  readonly games: readonly Game[]
  readonly expected: {
    readonly ratingChange?: number
    readonly ratingChangeRounded?: number
    readonly expectedScore?: number
    readonly performance?: number
    readonly sumDeltaR?: number
    readonly newRating?: number
  }
}

const calcOn = (date: string, { player, games }: Pick<Case, 'player' | 'games'>) =>
  openDesk().json(
    ...['calc', '--date', date, '--rating', String(player.rating), '--k', String(player.k ?? 20)],
    ...games.map(({ opponentRating, score }) => `${opponentRating}=${score}`),
  )

const QUOTED = 'cases/gamesratings_cpan_2008_2010.json'

/** Calculations of 2008 to 2010 that FIDE published, under the law of their day. */
describeShared('calculations of 2008 to 2010', [QUOTED], () => {
  const cases = sharedCases<Case>(QUOTED)

  test.each(cases)('$id', async (one) => {
    const { ratingChange, expectedScore, performance } = one.expected
    const date = /\d{4}-\d{2}/.exec(one.id)?.[0] ?? '2009-12'
    const { games, rawChange, ...calculated } = await calcOn(`${date}-01`, one)
    const expected = games.reduce((sum: number, game: { expected: number }) => sum + game.expected, 0)
    if (ratingChange !== undefined) expect(rawChange).toBe(hundredths(ratingChange))
    if (expectedScore !== undefined) expect(expected).toBe(hundredths(expectedScore))
    if (performance !== undefined) expect(calculated.performance).toBe(performance)
  })
})

const WEB = 'cases/publications_and_web.json'

describeShared('a manual of 2016 and a page of 2009 to 2014', [WEB], () => {
  const cases = sharedCases<Case>(WEB)
  const one = (id: string) => cases.find((each) => each.id === id) as Case

  it('rates the manual’s nine games, two of them limited', async () => {
    const manual = one('manual2016-p191')
    const calculated = await calcOn('2016-01-01', manual)
    expect(calculated).toMatchObject({ sum: 141, rawChange: 5640, newRating: 2268 })
    expect(calculated.games.map(({ delta }: { delta: number }) => delta)).toEqual(
      manual.games.map(({ expectedDeltaR = 0 }) => hundredths(expectedDeltaR)),
    )
  })

  it('rates the page’s one game', async () => {
    const { change, rawChange } = await calcOn('2012-01-01', one('wiki-schachcomputer-1950'))
    expect({ change, rawChange }).toEqual({ change: -10, rawChange: -1020 })
  })
})

describe('a first rating of 2019 (8.2.3 of the time)', () => {
  test.each([
    [['1', '1', '1', '0', '0', '0'], 1509],
    [['1', '1', '1', '1', '0', '0'], 1549],
  ])('six games, results %j: %i', async (results, rating) => {
    const opponents = [1650, 1432, 1242, 1786, 1442, 1502]
    const games = opponents.map((opponent, index) => `${opponent}=${results[index]}`)
    const first = await openDesk().json('calc', '--unrated', '--date', '2019-05-01', ...games)
    expect(first).toMatchObject({ averageOpponents: 1509, rating })
  })
})

/**
 * The worked example of the handbook of 2003 (10, round robin with unrated players): ten players, four of them unrated. The
 * results are made up to its scores; none but the scores play a part.
 */
describe('the round robin of the handbook of 2003', () => {
  const TABLE = [
    '*=11=11111',
    '=*=0111111',
    '0=*1=11111',
    '010*==1111',
    '=0==*111=1',
    '000=0*=111',
    '00000=*1=1',
    '0000000*11',
    '0000=0=0*0',
    '000000001*',
  ]
  /** A to J: rating before, score, rating after; K 10 from 2400 on, else 15. */
  const PLAYERS = [
    ['A', 2600, 8, 2609, 890],
    ['B', 2500, 7, 2507, 700],
    ['C', null, 7, 2411, null],
    ['D', 2400, 6, 2409, 870],
    ['E', null, 6, 2386, null],
    ['F', 2150, 4, 2179, 2895],
    ['G', 2300, 3, 2287, -1305],
    ['H', null, 2, 2128, null],
    ['I', null, 1, 1997, null],
    ['J', 2300, 1, 2257, -4305],
  ] as const
  const idOf = (place: number) => 88_500_001 + place
  /** Everybody meets somebody in each of nine rounds. */
  const roundOf = (one: number, other: number) => ((other === 9 ? 2 * one : one + other) % 9) + 1

  async function rated() {
    const desk = openDesk()
    const listed = PLAYERS.flatMap(([name, rating], place) =>
      rating === null ? [] : [{ id: idOf(place), name, rating, k: '' as const, gamesTotal: 100 }],
    )
    await importList(desk, '2003-04', [...listed, { id: 88_500_099, rating: 2000, k: '' as const }])
    await register(desk, [{ code: 'RR', start_date: '2003-05-02', end_date: '2003-05-11', system: 'round-robin' }])
    const rows = TABLE.flatMap((row, white) =>
      [...row].slice(white + 1).map((result, index) => {
        const black = white + 1 + index
        return ['RR', roundOf(white, black), idOf(white), idOf(black), result] as const
      }),
    )
    await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
    await desk.done('rate', '2003-07', '--type', 'standard')
    return desk
  }

  it('is a table with the scores of the example', () => {
    const points = TABLE.map((row) => [...row].reduce((sum, result) => sum + ({ '1': 1, '=': 0.5 }[result] ?? 0), 0))
    expect(points).toEqual(PLAYERS.map(([, , score]) => score))
    expect(TABLE.every((row, place) => row[place] === '*')).toBe(true)
  })

  it('gives every player the rating of the example', async () => {
    const desk = await rated()
    const printed = await printedList(desk, '2003-07')
    expect(PLAYERS.map(([name], place) => [name, printed.get(idOf(place))?.rating])).toEqual(
      PLAYERS.map(([name, , , after]) => [name, after]),
    )
    for (const [place, [name, , , , raw]] of PLAYERS.entries()) {
      if (raw === null) continue
      const explained = await desk.json('explain', String(idOf(place)), '2003-07', '--type', 'standard')
      expect({ name, raw: explained.rawChange }).toEqual({ name, raw })
    }
  })

  it('explains an unrated player by the average of the field', async () => {
    const desk = await rated()
    expect(await desk.json('explain', String(idOf(2)), '2003-07', '--type', 'standard')).toMatchObject({
      status: 'initial',
      newRating: 2411,
      initial: { games: 9, score: 7, averageOpponents: 2348, rating: 2411 },
    })
  })
})
