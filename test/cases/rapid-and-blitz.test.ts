import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, printedList, ratingsOn, register } from '../support/steps.js'

const A = 88600001
const B = 88600002
const C = 88600003
const D = 88600004

type Result = readonly [white: number, black: number, result: string]

async function played(desk: Desk, code: string, day: string, results: readonly Result[], type = 'rapid') {
  await register(desk, [{ code, type, start_date: day, end_date: day, received_date: day, rounds: 9 }])
  const rows = results.map(([white, black, result], index) => [code, index + 1, white, black, result] as const)
  await desk.done('ingest', desk.file(`${code}.csv`, gamesCsv(rows)))
}

const explain = (desk: Desk, id: number, list: string, type = 'rapid') =>
  desk.json('explain', String(id), list, '--type', type)

/** Rapid and blitz 7.2.1 (A20): without a rating of the type the standard rating counts, for himself and the others. */
describe('a first rapid game with a standard rating', () => {
  it('counts with the rating of the start, and moves the rating of the list before', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [
      { id: A, rating: 1800, k: 20 },
      { id: B, rating: 1900, k: 20 },
    ])
    await importList(desk, '2026-04', [
      { id: A, rating: 1830, k: 20 },
      { id: B, rating: 1900, k: 20 },
    ])
    for (const list of ['2026-03', '2026-04']) await importList(desk, list, [{ id: B, rating: 1850, k: 20 }], 'rapid')
    // Played in March, rated on the list of May.
    await register(desk, [
      {
        code: 'QUICK',
        type: 'rapid',
        start_date: '2026-03-20',
        end_date: '2026-03-20',
        received_date: '2026-04-02',
        rounds: 9,
      },
    ])
    const rows = [
      ['QUICK', 1, A, B, '1'],
      ['QUICK', 2, C, A, '='],
    ] as const
    await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
    await desk.done('rate', '2026-05')
    // A: D 1800 - 1850 = -50, 1-.43 = +57, x 40 = +22.8 on 1830. B: D +50, 0-.57, x 20 = -11.4.
    expect(await explain(desk, A, '2026-05')).toMatchObject({
      status: 'rated',
      fromStandard: true,
      previousRating: 1830,
      newRating: 1853,
      kUsed: 40,
      games: 1,
      sum: 57,
      tournaments: [{ basis: 'standard', ownRating: 1800, listInForce: '2026-03' }],
    })
    expect(await explain(desk, B, '2026-05')).toMatchObject({ newRating: 1839, sum: -57, games: 1 })
    // The unrated C has a game against a rated one, and the standard list does not move.
    expect(await explain(desk, C, '2026-05')).toMatchObject({
      initial: { games: 1, score: 0.5, averageOpponents: 1800 },
    })
    expect(await ratingsOn(desk, '2026-05')).toEqual({ [A]: 1830, [B]: 1900 })
    const text = await desk.done('explain', String(A), '2026-05', '--type', 'rapid')
    expect(text).toContain('Without a rapid rating he counts with his standard rating, 1830 (art. 7.2.1)')
  })

  it('is a rapid rating of its own from then on', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [{ id: A, rating: 1800, k: 20 }])
    await importList(desk, '2026-03', [{ id: B, rating: 1800, k: 20 }], 'rapid')
    await played(desk, 'ONE', '2026-03-10', [[A, B, '1']])
    await played(desk, 'TWO', '2026-04-10', [[A, B, '1']])
    await desk.done('rate', '2026-05', '--through')
    // +0.50 x 40 = +20; then 1820 against 1790, D 30: 1-.54 = +46 x 40 = +18.4
    expect(await ratingsOn(desk, '2026-04', 'rapid')).toEqual({ [A]: 1820, [B]: 1790 })
    expect(await explain(desk, A, '2026-05')).toMatchObject({
      previousRating: 1820,
      newRating: 1838,
      fromStandard: false,
      tournaments: [{ basis: 'rated', ownRating: 1820 }],
    })
  })

  it('drops a rapid pool from the time before the standard rating', async () => {
    const desk = openDesk()
    const five = Array.from({ length: 5 }, (_, index) => ({ id: 88600011 + index, rating: 1600, k: 20 }))
    await importList(desk, '2026-03', five)
    const other = 88600005
    const rapid = [
      { id: B, rating: 1700, k: 20 },
      { id: other, rating: 1700, k: 20 },
    ]
    await importList(desk, '2026-03', rapid, 'rapid')
    await played(desk, 'POOL', '2026-03-08', [
      [D, B, '1'],
      [other, D, '='],
    ])
    await played(
      desk,
      'FIRST',
      '2026-03-14',
      five.map(({ id }, index) => [D, id, index < 3 ? '1' : '0'] as const),
      'standard',
    )
    await played(desk, 'AFTER', '2026-04-12', [[D, B, '0']])
    await desk.done('rate', '2026-04')
    expect(await explain(desk, D, '2026-04')).toMatchObject({ status: 'unrated', initial: { games: 2, score: 1.5 } })
    // (8000 + 3600) / 7 = 1657.14, p 4/7 = .57, +50: 1707
    expect(await ratingsOn(desk, '2026-04')).toMatchObject({ [D]: 1707 })
    await desk.done('rate', '2026-05')
    // D 1707 - 1700 = +7: 0-.51 x 40 = -20.4
    expect(await explain(desk, D, '2026-05')).toMatchObject({
      status: 'rated',
      fromStandard: true,
      previousRating: 1707,
      newRating: 1687,
      games: 1,
      initial: null,
    })
    expect((await printedList(desk, '2026-05', 'rapid')).get(D)).toMatchObject({ rating: 1687, k: 40, games: 1 })
  })

  it('also in blitz, from the standard rating and not from the rapid one', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [{ id: A, rating: 1800, k: 20 }])
    await importList(desk, '2026-03', [{ id: A, rating: 2000, k: 20 }], 'rapid')
    await importList(desk, '2026-03', [{ id: B, rating: 1800, k: 20 }], 'blitz')
    await played(desk, 'FAST', '2026-03-10', [[A, B, '=']], 'blitz')
    await desk.done('rate', '2026-04')
    expect(await explain(desk, A, '2026-04', 'blitz')).toMatchObject({
      previousRating: 1800,
      newRating: 1800,
      games: 1,
    })
  })
})

describe('rapid and blitz games that are not rated (7.3.1 since December 2024)', () => {
  it('a difference of 600 and a player above 2600: removed for both, with the reason', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [{ id: C, rating: 1990, k: 20 }])
    await importList(
      desk,
      '2026-03',
      [
        { id: A, rating: 2601, k: 10 },
        { id: B, rating: 2001, k: 20 },
        { id: D, rating: 2002, k: 20 },
      ],
      'rapid',
    )
    await played(desk, 'QUICK', '2026-03-10', [
      [A, B, '1'],
      [D, A, '0'],
      [A, C, '1'],
    ])
    await desk.done('rate', '2026-04')
    // D 599 counts as 400: 1-.92 = +8 x 10 = +0.8; the other side -8 x 20 = -1.6
    const explained = await explain(desk, A, '2026-04')
    expect(explained).toMatchObject({ games: 1, sum: 8, newRating: 2602 })
    expect(
      explained.tournaments[0].lines.map(({ rated, reason }: { rated: boolean; reason: string }) => [rated, reason]),
    ).toEqual([
      [false, 'removed'],
      [true, null],
      [false, 'removed'],
    ])
    expect(await explain(desk, B, '2026-04')).toMatchObject({ games: 0, newRating: 2001 })
    expect(await explain(desk, D, '2026-04')).toMatchObject({ games: 1, newRating: 2000 })
    expect((await printedList(desk, '2026-04', 'rapid')).has(C)).toBe(false)
  })
})

describe('the lift of October 2022', () => {
  it('brings rapid and blitz to 100 below standard, each on its own, after the month’s changes', async () => {
    const desk = openDesk()
    await importList(desk, '2022-09', [
      { id: A, rating: 2000, k: 20 },
      { id: B, rating: 2000, k: 20 },
      { id: C, rating: 2000, k: 20 },
      { id: D, rating: 1500, k: 20 },
    ])
    const rapid = [
      { id: A, rating: 1899, k: 20 },
      { id: B, rating: 1900, k: 20 },
      { id: C, rating: 1850, k: 20 },
    ]
    await importList(desk, '2022-09', rapid, 'rapid')
    await importList(desk, '2022-09', [{ id: A, rating: 1500, k: 20 }], 'blitz')
    // C beats D, who enters with his standard rating: D 350, 1-.89 = +0.11. C has K 20 from the list before, which the
    // lift then covers: +2.2; D is new on this list, whose law has K 40: -4.4.
    await played(desk, 'QUICK', '2022-09-10', [[C, D, '1']])
    await desk.done('rate', '2022-10')
    expect(await ratingsOn(desk, '2022-10', 'rapid')).toEqual({ [A]: 1900, [B]: 1900, [C]: 1900, [D]: 1496 })
    expect(await ratingsOn(desk, '2022-10', 'blitz')).toEqual({ [A]: 1900 })
    expect(await explain(desk, C, '2022-10')).toMatchObject({ change: 2, adjustment: 48, newRating: 1900 })
    expect(await ratingsOn(desk, '2022-10')).toEqual({ [A]: 2000, [B]: 2000, [C]: 2000, [D]: 1500 })
  })
})

it('asks for the standard list that rapid looks at', async () => {
  const desk = openDesk()
  await importList(desk, '2026-02', [{ id: A, rating: 1800, k: 20 }])
  await importList(desk, '2026-03', [{ id: B, rating: 1800, k: 20 }], 'rapid')
  await played(desk, 'QUICK', '2026-03-10', [[A, B, '1']])
  const { code, err } = await desk.frl('rate', '2026-04', '--type', 'rapid')
  expect(code).toBe(3)
  expect(err).toMatch(/standard list 2026-03/)
})
