import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'

/** The fields that programs rely on: all of them are there, of the right kind, whatever the status. */

type Shape = Readonly<Record<string, unknown>>

const whole = expect.toSatisfy(Number.isInteger, 'a whole number')
const nullable = (kind: (value: unknown) => boolean, what: string) =>
  expect.toSatisfy((value: unknown) => value === null || kind(value), `null or ${what}`)
const wholeOrNull = nullable(Number.isInteger, 'a whole number')
const textOrNull = nullable((value) => typeof value === 'string', 'a text')
const points = expect.toSatisfy((value) => Number.isInteger(Number(value) * 2), 'points')
const month = expect.stringMatching(/^\d{4}-\d{2}$/)

const LINE: Shape = {
  round: wholeOrNull,
  opponentId: wholeOrNull,
  opponentRating: wholeOrNull,
  difference: wholeOrNull,
  countedDifference: wholeOrNull,
  expected: wholeOrNull,
  score: points,
  delta: wholeOrNull,
  rated: expect.any(Boolean),
  reason: textOrNull,
}
const TOURNAMENT: Shape = {
  code: expect.any(String),
  name: expect.any(String),
  startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ownRating: wholeOrNull,
  listInForce: month,
  edition: expect.stringMatching(/^fide-\d{4}-\d{2}-\d{2}$/),
  games: whole,
  score: points,
  sum: whole,
  lines: expect.any(Array),
}
const GATE: Shape = {
  name: expect.stringMatching(/^(games|score|rating)$/),
  required: expect.any(Number),
  actual: expect.toSatisfy((value) => value === null || typeof value === 'number', 'a number or null'),
  passed: expect.any(Boolean),
}
const INITIAL: Shape = {
  games: whole,
  score: points,
  averageOpponents: expect.toSatisfy((value) => value === null || typeof value === 'number', 'a number or null'),
  p: wholeOrNull,
  dp: wholeOrNull,
  rating: wholeOrNull,
  windowFrom: month,
  gates: expect.any(Array),
}
const EXPLANATION: Shape = {
  id: whole,
  list: month,
  type: 'standard',
  status: expect.any(String),
  previousRating: wholeOrNull,
  newRating: wholeOrNull,
  k: wholeOrNull,
  kReason: textOrNull,
  kUsed: wholeOrNull,
  games: whole,
  sum: whole,
  change: whole,
  rawChange: whole,
  tournaments: expect.any(Array),
  initial: expect.toSatisfy((value) => value === null || typeof value === 'object', 'null or an object'),
  corrections: [],
}

// biome-ignore lint/suspicious/noExplicitAny: what a program prints is whatever it prints
function checkShape(explained: any) {
  expect(explained).toMatchObject(EXPLANATION)
  for (const tournament of explained.tournaments) {
    expect(tournament).toMatchObject(TOURNAMENT)
    for (const line of tournament.lines) {
      expect(line).toMatchObject(LINE)
      if (!line.rated) expect(line.reason).not.toBeNull()
      if (line.rated && tournament.ownRating !== null) expect(line.delta).toBe(line.score * 100 - line.expected)
    }
    const rated = tournament.lines.filter((line: { rated: boolean }) => line.rated)
    expect(rated).toHaveLength(tournament.games)
    const sum = rated.reduce((total: number, { delta }: { delta: number | null }) => total + (delta ?? 0), 0)
    expect(sum).toBe(tournament.sum)
  }
  if (explained.initial !== null) {
    expect(explained.initial).toMatchObject(INITIAL)
    for (const gate of explained.initial.gates) expect(gate).toMatchObject(GATE)
  }
  if (explained.kUsed !== null) expect(explained.rawChange).toBe(explained.sum * explained.kUsed)
}

const RATED = 88550001
const NEWCOMER = 88550002
const BEGINNER = 88550003
const FALLER = 88550004
const QUIET = 88550005
const STRANGER = 88559999

/*
 * RATED 1800 K 20: beats the FALLER, 1410, D 390: +.09; draws with BEGINNER: unrated; +0.09 x 20 = +1.8
 * FALLER 1410 K 40: -.09, and four losses against 1500: D -90, 0-.38; -1.61 x 40 = -64.4
 * NEWCOMER: 1 1 0 0 ½ against 1500: (7500 + 3600) / 7 = 1585.71, p 3.5/7 = .50
 * BEGINNER: 1 ½ against 1500 and 1800, as two games: (3300 + 3600) / 4 = 1725, p 2.5/4 = .625 -> .63, +95
 */
async function office(): Promise<Desk> {
  const desk = openDesk()
  const others = Array.from({ length: 5 }, (_, index) => ({ id: 88550011 + index, rating: 1500, k: 20 }))
  await importList(desk, '2026-03', [
    { id: RATED, name: 'Alm, Ada', rating: 1800, k: 20 },
    { id: FALLER, name: 'Dahl, Dag', rating: 1410, k: 40, born: 2012 },
    { id: QUIET, name: 'Eng, Eva', rating: 1600, k: 20 },
    ...others,
  ])
  await register(desk, [{ code: 'MAR', start_date: '2026-03-07', end_date: '2026-03-08', received_date: '2026-03-09' }])
  const rows = [
    [RATED, FALLER, '1'],
    [RATED, BEGINNER, '='],
    ...[0, 1, 2, 3].map((index) => [FALLER, 88550011 + index, '0'] as const),
    ...['1', '1', '0', '0', '='].map((result, index) => [NEWCOMER, 88550011 + index, result] as const),
    [88550011, BEGINNER, '0'],
    [88550012, BEGINNER, '+'],
  ] as const
  await desk.done(
    'ingest',
    desk.file(
      'games.csv',
      gamesCsv(rows.map(([white, black, result], index) => ['MAR', index + 1, white, black, result])),
    ),
  )
  await desk.done('rate', '2026-04', '--type', 'standard')
  return desk
}

const explain = (desk: Desk, id: number, list = '2026-04') =>
  desk.json('explain', String(id), list, '--type', 'standard')

describe('explain --json', () => {
  it('rated', async () => {
    const explained = await explain(await office(), RATED)
    checkShape(explained)
    expect(explained).toMatchObject({
      id: RATED,
      list: '2026-04',
      status: 'rated',
      previousRating: 1800,
      newRating: 1802,
      k: 20,
      kUsed: 20,
      games: 1,
      sum: 9,
      change: 2,
      rawChange: 180,
      initial: null,
    })
    expect(explained.tournaments[0]).toMatchObject({ code: 'MAR', ownRating: 1800, listInForce: '2026-03', score: 1 })
    expect(explained.tournaments[0].lines).toMatchObject([
      { round: 1, opponentId: FALLER, opponentRating: 1410, difference: 390, countedDifference: 390, expected: 91 },
      { round: 2, opponentId: BEGINNER, opponentRating: null, delta: null, rated: false, reason: 'unrated-opponent' },
    ])
  })

  it('rated, without a game', async () => {
    const explained = await explain(await office(), QUIET)
    checkShape(explained)
    expect(explained).toMatchObject({
      status: 'rated',
      previousRating: 1600,
      newRating: 1600,
      games: 0,
      change: 0,
      kUsed: null,
      tournaments: [],
      initial: null,
    })
  })

  it('initial', async () => {
    const explained = await explain(await office(), NEWCOMER)
    checkShape(explained)
    expect(explained).toMatchObject({
      status: 'initial',
      previousRating: null,
      newRating: 1586,
      k: 40,
      kUsed: null,
      games: 5,
      initial: { games: 5, score: 2.5, averageOpponents: 1585.71, p: 50, dp: 0, rating: 1586, windowFrom: '2024-03' },
    })
    expect(explained.initial.gates).toEqual([
      { name: 'games', required: 5, actual: 5, passed: true },
      { name: 'score', required: 0.5, actual: 2.5, passed: true },
      { name: 'rating', required: 1400, actual: 1586, passed: true },
    ])
  })

  it('unrated', async () => {
    const explained = await explain(await office(), BEGINNER)
    checkShape(explained)
    expect(explained).toMatchObject({
      status: 'unrated',
      previousRating: null,
      newRating: null,
      k: null,
      kReason: null,
      kUsed: null,
      initial: { games: 2, score: 1.5, averageOpponents: 1725, p: 63, dp: 95, rating: 1820 },
    })
    expect(explained.initial.gates).toEqual([
      { name: 'games', required: 5, actual: 2, passed: false },
      { name: 'score', required: 0.5, actual: 1.5, passed: true },
      { name: 'rating', required: 1400, actual: 1820, passed: true },
    ])
  })

  it('delisted, on the list of the fall only', async () => {
    const desk = await office()
    const explained = await explain(desk, FALLER)
    checkShape(explained)
    expect(explained).toMatchObject({
      status: 'delisted',
      previousRating: 1410,
      newRating: null,
      k: 40,
      kUsed: 40,
      games: 5,
      sum: -161,
      rawChange: -6440,
      change: -64,
      initial: null,
    })
    await desk.done('rate', '2026-05', '--type', 'standard')
    const later = await explain(desk, FALLER, '2026-05')
    checkShape(later)
    expect(later).toMatchObject({ status: 'unrated', previousRating: null, newRating: null, k: null, games: 0 })
    expect(later.initial).toMatchObject({ games: 0, score: 0, averageOpponents: null, p: null, dp: null, rating: null })
  })

  it('not-listed', async () => {
    const explained = await explain(await office(), STRANGER)
    checkShape(explained)
    expect(explained).toMatchObject({
      id: STRANGER,
      status: 'not-listed',
      previousRating: null,
      newRating: null,
      k: null,
      games: 0,
      tournaments: [],
      initial: null,
    })
  })

  it('an imported list, which was not computed here', async () => {
    const explained = await explain(await office(), RATED, '2026-03')
    checkShape(explained)
    expect(explained).toMatchObject({ status: 'rated', newRating: 1800, tournaments: [] })
  })

  it('one answer a type where no type is given', async () => {
    const desk = await office()
    await importList(desk, '2026-03', [{ id: RATED, rating: 1700, k: 20 }], 'rapid')
    await importList(desk, '2026-03', [{ id: RATED, rating: 1650, k: 20 }], 'blitz')
    await desk.done('rate', '2026-04')
    const all = await desk.json('explain', String(RATED), '2026-04')
    expect(all.map(({ type, newRating }: { type: string; newRating: number }) => [type, newRating])).toEqual([
      ['standard', 1802],
      ['rapid', 1700],
      ['blitz', 1650],
    ])
  })

  it('leaves out types of which there is no list of that month', async () => {
    const all = await (await office()).json('explain', String(RATED), '2026-04')
    expect(all).toMatchObject([{ type: 'standard', newRating: 1802 }])
  })

  it('says in calc --unrated what it says here', async () => {
    const { initial } = await explain(await office(), NEWCOMER)
    const args = [
      'calc',
      '--unrated',
      '--date',
      '2026-03-07',
      ...['1', '1', '0', '0', '0.5'].map((score) => `1500=${score}`),
    ]
    const { windowFrom: _, ...calculated } = await openDesk().json(...args)
    expect(initial).toMatchObject(calculated)
  })
})
