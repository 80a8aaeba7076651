import { describe, expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, printedList, register } from '../support/steps.js'

const NEWCOMER = 88260001
const STILL_UNRATED = 88260004

/*
 * OLD was played in January and is rated on the list of April. The newcomer got his first rating in between, from FEB:
 * 1 ½ 1 0 ½ against 1650 1700 1580 1620 1711: (8261 + 3600) / 7 = 1694.43, p 4/7 = .57, +50: 1744, K 40.
 *
 * OLD for him, with today's 1744 (8.2.4): beats 1802, D -58, 1-.42 = +58; loses to 1733, D +11, 0-.52 = -52;
 * +0.06 x 40 = +2.4: 1746. For his two opponents he was unrated: 1802 and 1733 stay. So was the one who drew with 1802,
 * whose half point goes into his pool.
 */
const january = [
  { id: 88260002, name: 'Myklebust, Mari', rating: 1802, k: 20 },
  { id: 88260003, name: 'Nordby, Nikolai', rating: 1733, k: 20 },
  ...[1650, 1700, 1580, 1620, 1711].map((rating, index) => ({ id: 88260011 + index, rating, k: 20 })),
]

async function ratedUntilApril() {
  const desk = openDesk()
  await importList(desk, '2026-01', january)
  await register(desk, [
    { code: 'OLD', start_date: '2026-01-24', end_date: '2026-01-25', received_date: '2026-03-09' },
    { code: 'FEB', start_date: '2026-01-30', end_date: '2026-02-01', received_date: '2026-02-02' },
  ])
  const old = gamesCsv([
    ['OLD', 1, NEWCOMER, 88260002, '1'],
    ['OLD', 2, NEWCOMER, 88260003, '0'],
    ['OLD', 3, STILL_UNRATED, 88260002, '='],
  ])
  const february = gamesCsv(
    ['1', '=', '1', '0', '='].map((result, index) => ['FEB', index + 1, NEWCOMER, 88260011 + index, result]),
  )
  await desk.done('ingest', desk.file('february.csv', february))
  await desk.done('rate', '2026-03', '--type', 'standard', '--through')
  await desk.done('publish', '2026-03', '--type', 'standard', '--out', desk.path('out'))
  const answer = await desk.done('ingest', desk.file('old.csv', old))
  await desk.done('rate', '2026-04', '--type', 'standard')
  const explain = (id: number, list = '2026-04') => desk.json('explain', String(id), list, '--type', 'standard')
  return { desk, answer, explain }
}

describe('26: a newcomer is rated before an older event of his', () => {
  it('gives the first rating from the later event', async () => {
    const { explain } = await ratedUntilApril()
    expect(await explain(NEWCOMER, '2026-03')).toMatchObject({ status: 'initial', newRating: 1744, kListed: 40 })
  })

  it('rates his own games with the rating of today', async () => {
    const { explain } = await ratedUntilApril()
    const explained = await explain(NEWCOMER)
    expect(explained).toMatchObject({
      status: 'rated',
      previousRating: 1744,
      newRating: 1746,
      kUsed: 40,
      games: 2,
      sum: 6,
      rawChange: 240,
      initial: null,
      tournaments: [{ code: 'OLD', basis: 'rated-meanwhile', ownRating: 1744, listInForce: '2026-01' }],
    })
    expect(explained.tournaments[0].lines).toMatchObject([
      { opponentRating: 1802, difference: -58, expected: 42, delta: 58, rated: true },
      { opponentRating: 1733, difference: 11, expected: 52, delta: -52, rated: true },
    ])
  })

  it('leaves his opponents, for whom he was unrated', async () => {
    const { desk, explain } = await ratedUntilApril()
    const printed = await printedList(desk, '2026-04')
    expect(printed.get(88260002)).toMatchObject({ rating: 1802, games: 0 })
    expect(printed.get(88260003)).toMatchObject({ rating: 1733, games: 0 })
    for (const id of [88260002, 88260003]) {
      const explained = await explain(id)
      expect(explained).toMatchObject({ change: 0, games: 0, sum: 0 })
      for (const line of explained.tournaments[0].lines) {
        expect(line).toMatchObject({ rated: false, reason: 'unrated-opponent', delta: null })
      }
    }
  })

  it('pools the draw of the other one, who is unrated still', async () => {
    const { explain } = await ratedUntilApril()
    // (1802 + 3600) / 3 = 1800.67, p 1.5/3 = .50
    expect(await explain(STILL_UNRATED)).toMatchObject({
      status: 'unrated',
      initial: { games: 1, score: 0.5, averageOpponents: 1800.67, rating: 1801 },
    })
  })

  it('tells it in words', async () => {
    const { desk } = await ratedUntilApril()
    const text = await desk.done('explain', String(NEWCOMER), '2026-04', '--type', 'standard')
    expect(text).toContain('Unrated when it started, rated since: own games count with the rating of today, 1744')
    expect(text).toContain('(art. 8.2.4)')
  })

  it('the other way round: rated at the start, fallen since, his games enter a new pool and count for his opponents', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', [
      { id: 88260005, name: 'Faller, Finn', rating: 1405, k: 40 },
      { id: 88260006, name: 'Oksnes, Olga', rating: 1500, k: 20 },
      { id: 88260007, name: 'Paulsen, Pia', rating: 1450, k: 20 },
    ])
    await register(desk, [
      { code: 'JAN', start_date: '2026-01-10', end_date: '2026-01-11', received_date: '2026-01-12' },
      { code: 'OLD', start_date: '2026-01-17', end_date: '2026-01-18', received_date: '2026-02-12' },
    ])
    const games = gamesCsv([
      ['JAN', 1, 88260005, 88260006, '0'],
      ['JAN', 2, 88260005, 88260007, '0'],
      ['OLD', 1, 88260006, 88260005, '='],
    ])
    await desk.done('ingest', desk.file('games.csv', games))
    await desk.done('rate', '2026-03', '--type', 'standard', '--through')
    const explain = (id: number, list: string) => desk.json('explain', String(id), list, '--type', 'standard')
    // JAN: D -95, 0-.37; D -45, 0-.44: -0.81 x 40 = -32.4: 1373, below 1400
    expect(await explain(88260005, '2026-02')).toMatchObject({ status: 'delisted', change: -32, newRating: null })
    // OLD: (1500 + 3600) / 3 = 1700
    expect(await explain(88260005, '2026-03')).toMatchObject({
      status: 'unrated',
      initial: { games: 1, score: 0.5, averageOpponents: 1700 },
    })
    // JAN: D +95, 1-.63 = +37: +7.4; OLD: ½-.63 = -13: -2.6
    expect(await explain(88260006, '2026-02')).toMatchObject({ newRating: 1507 })
    expect(await explain(88260006, '2026-03')).toMatchObject({ newRating: 1504, sum: -13, games: 1 })
  })
})
