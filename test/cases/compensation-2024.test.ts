import { describe, expect, it, test } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { describeShared, sharedCases } from '../support/shared.js'
import { importList, printedList, ratingsOn, register } from '../support/steps.js'

/** R + 0.4 x (2000 - R) for 1000 to 1999, to nearest, after the month's changes and before the floor test (A13). */
const compressed = [
  // on the list of February, on the list of March
  [1000, 1400],
  [1001, 1401], // 1001 + 399.6 = 1400.6
  [1004, 1402], // 1004 + 398.4 = 1402.4
  [1399, 1639], // 1399 + 240.4 = 1639.4
  [1627, 1776], // 1627 + 149.2 = 1776.2
  [1873, 1924], // 1873 + 50.8 = 1923.8
  [1999, 1999], // 1999 + 0.4 = 1999.4
  [2000, 2000],
  [2413, 2413],
] as const

describe('the compression of March 2024', () => {
  test.each(['standard', 'rapid', 'blitz'])('lifts everybody of the %s list who did not play', async (type) => {
    const desk = openDesk()
    await importList(
      desk,
      '2024-02',
      compressed.map(([rating], index) => ({ id: 88300001 + index, rating, k: 20 })),
      type,
    )
    if (type !== 'standard') await importList(desk, '2024-02', [{ id: 88300099, rating: 1500, k: 20 }])
    await desk.done('rate', '2024-03')
    expect(await ratingsOn(desk, '2024-03', type)).toEqual(
      Object.fromEntries(compressed.map(([, rating], index) => [88300001 + index, rating])),
    )
    const explained = await desk.json('explain', '88300005', '2024-03', '--type', type)
    expect(explained).toMatchObject({ previousRating: 1627, change: 0, adjustment: 149, newRating: 1776, games: 0 })
    const text = await desk.done('explain', '88300005', '2024-03', '--type', type)
    expect(text).toContain('One-time adjustment of this list: +149')
  })

  it('comes after the month’s change and before the floor, and not again in April', async () => {
    const desk = openDesk()
    await importList(desk, '2024-02', [
      { id: 88300001, rating: 1750, k: 20 },
      { id: 88300002, rating: 1003, k: 40 },
      { id: 88300003, rating: 1750, k: 20 },
    ])
    await played(desk, [
      [88300001, 88300003, '1'],
      [88300003, 88300002, '0'],
      [88300002, 88300001, '0'],
    ])
    await desk.done('rate', '2024-03', '--type', 'standard')
    // 1: beats 1750 +50, beats 1003 (747 counts as 400) +8: +0.58 x 20 = +11.6: 1762 + 0.4 x 238 = 1857.2
    // 2: beats 1750 +92, loses -8: +0.84 x 40 = +33.6: 1037 + 0.4 x 963 = 1422.2
    // 3: -50 -92 = -1.42 x 20 = -28.4: 1722 + 0.4 x 278 = 1833.2
    const march = { 88300001: 1857, 88300002: 1422, 88300003: 1833 }
    expect(await ratingsOn(desk, '2024-03')).toEqual(march)
    expect(await desk.json('explain', '88300001', '2024-03', '--type', 'standard')).toMatchObject({
      change: 12,
      adjustment: 95,
      edition: 'fide-2024-03-01',
      tournaments: [{ edition: 'fide-2022-01-01', listInForce: '2024-02' }],
    })
    await desk.done('rate', '2024-04', '--type', 'standard')
    expect(await ratingsOn(desk, '2024-04')).toEqual(march)
  })

  it('leaves who would be under 1000 before it, who falls; and first ratings, which need 1400', async () => {
    const desk = openDesk()
    const opponents = Array.from({ length: 5 }, (_, index) => ({ id: 88300011 + index, rating: 1300, k: 20 }))
    await importList(desk, '2024-02', [{ id: 88300001, rating: 1001, k: 40 }, ...opponents])
    await played(desk, [
      [88300001, 88300011, '0'],
      ...opponents.map(({ id }, index) => [88300002, id, index < 2 ? '1' : '0'] as const),
      ...opponents.map(({ id }, index) => [88300003, id, index < 3 ? '1' : '0'] as const),
    ])
    await desk.done('rate', '2024-03', '--type', 'standard')
    const printed = await printedList(desk, '2024-03')
    // D -299: 0-.15 = -0.15 x 40 = -6: 995, which the compression does not reach; 995 is below 1400
    expect(printed.get(88300001)).toMatchObject({ rating: null })
    const explained = await desk.json('explain', '88300001', '2024-03', '--type', 'standard')
    expect(explained).toMatchObject({ status: 'delisted', change: -6, adjustment: 0 })
    // Five games of January: the rule of 2022. 2 of 5 against 1300: 1300 - 72 = 1228; 3 of 5: 1320. Both below 1400.
    for (const [id, rating] of [
      [88300002, 1228],
      [88300003, 1320],
    ]) {
      expect(printed.get(id ?? 0)).toMatchObject({ rating: null, games: 5 })
      const { initial } = await desk.json('explain', String(id), '2024-03', '--type', 'standard')
      expect(initial).toMatchObject({ rating, published: false })
    }
  })
})

async function played(desk: Desk, games: readonly (readonly [white: number, black: number, result: string])[]) {
  await register(desk, [
    { code: 'FEB', start_date: '2024-02-03', end_date: '2024-02-09', received_date: '2024-02-10', rounds: 9 },
  ])
  const rows = games.map(([white, black, result], index) => ['FEB', index + 1, white, black, result] as const)
  await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
}

interface Case {
  readonly id: string
  readonly kind: string
  readonly player: { readonly rating: number }
  readonly expected: { readonly newRating: number; readonly gameChange?: number }
}

const WEB = 'cases/publications_and_web.json'

describeShared('compensations that players reported', [WEB], () => {
  const cases = sharedCases<Case>(WEB).filter(({ kind }) => kind === 'compensation')

  it('are four', () => expect(cases).toHaveLength(4))

  test.each(cases)('$id', async ({ player, expected }) => {
    const desk = openDesk()
    const opponent = { id: 88300002, rating: player.rating + 70, k: 20 }
    await importList(desk, '2024-02', [{ id: 88300001, rating: player.rating, k: 20 }, opponent])
    if (expected.gameChange !== undefined) {
      // D -70: expected .40, so a win is +0.60 x 20 = +12.
      expect(expected.gameChange).toBe(12)
      await played(desk, [[88300001, 88300002, '1']])
    }
    await desk.done('rate', '2024-03', '--type', 'standard')
    expect((await ratingsOn(desk, '2024-03'))[88300001]).toBe(expected.newRating)
  })
})
