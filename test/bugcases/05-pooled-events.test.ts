import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { printedList } from '../support/steps.js'

/*
 * First ratings for the list of June 2026; its window is the 26 lists from May 2024 on (A8).
 * Ra = (sum + 2 x 1800) / (n + 2), p = (W + 1) / (n + 2) to two decimals half up, Ru = Ra + dp(p) rounded once (A7).
 *
 * id   n  W    sum    Ra                    p               dp    Ru
 * ..1  5  2½   8906   12506/7 = 1786.57     3.5/7 = .50      0    1786.57 -> 1787  published
 * ..2  4  3½   6955   10555/6 = 1759.17     4.5/6 = .75   +193    1952.17 -> 1952  a game missing
 * ..3  5  1    7114   10714/7 = 1530.57     2/7   = .29   -158    1372.57 -> 1373  27 points under the floor
 * ..4  5  4½  11688   15288/7 = 2184.00     5.5/7 = .79   +230    2414    -> 2200  the maximum
 * ..5  3  2    5109    8709/5 = 1741.80     3/5   = .60    +72    1813.80 -> 1814  three games of list 2024-04 are out
 * ..6  6  4½   9985   13585/8 = 1698.13     5.5/8 = .69   +141    1839.13 -> 1839  the same three of list 2024-05 are in
 * ..7  6  4    9300   12900/8 = 1612.50     5/8   = .625   +95    1707.50 -> 1708  p and Ru are ties; .62 gives 1700
 * ..8  6  3   10068   13668/8 = 1708.50     4/8   = .50      0    1708.50 -> 1709  Ra is a tie
 * ..9  5  3    8295   11895/7 = 1699.29     4/7   = .57    +50    1749.29 -> 1749  a forfeit and two unrated left out
 */
const pool = `player_id,event,rated_in_list,opponent_rating,score
88050001,A1,2026-01,1733,1
88050001,A1,2026-01,1690,0
88050001,A2,2026-06,1812,0.5
88050001,A2,2026-06,1905,0
88050001,A2,2026-06,1766,1
88050002,B,2026-06,1720,1
88050002,B,2026-06,1745,0.5
88050002,B,2026-06,1688,1
88050002,B,2026-06,1802,1
88050003,C,2026-06,1412,0
88050003,C,2026-06,1405,0.5
88050003,C,2026-06,1441,0.5
88050003,C,2026-06,1420,0
88050003,C,2026-06,1436,0
88050004,D,2026-06,2365,1
88050004,D,2026-06,2280,1
88050004,D,2026-06,2344,1
88050004,D,2026-06,2298,1
88050004,D,2026-06,2401,0.5
88050005,E1,2024-04,1640,1
88050005,E1,2024-04,1625,0.5
88050005,E1,2024-04,1611,1
88050005,E2,2026-06,1702,0
88050005,E2,2026-06,1718,1
88050005,E2,2026-06,1689,1
88050006,F1,2024-05,1640,1
88050006,F1,2024-05,1625,0.5
88050006,F1,2024-05,1611,1
88050006,F2,2026-06,1702,0
88050006,F2,2026-06,1718,1
88050006,F2,2026-06,1689,1
88050007,G,2026-06,1510,1
88050007,G,2026-06,1530,1
88050007,G,2026-06,1555,0
88050007,G,2026-06,1540,1
88050007,G,2026-06,1575,0.5
88050007,G,2026-06,1590,0.5
88050008,H,2026-06,1650,1
88050008,H,2026-06,1661,0
88050008,H,2026-06,1672,1
88050008,H,2026-06,1683,0
88050008,H,2026-06,1694,0.5
88050008,H,2026-06,1708,0.5
88050009,I,2026-06,1640,1
88050009,I,2026-06,1612,0
88050009,I,2026-06,unrated,1
88050009,I,2026-06,unrated,0.5
88050009,I,2026-06,1733,0.5
88050009,I,2026-06,1705,+
88050009,I,2026-06,1588,1
88050009,I,2026-06,1722,0.5
`

const right = [
  // id, games, score, Ra, p, dp, Ru, published
  [88050001, 5, 2.5, 1786.57, 50, 0, 1787, true],
  [88050002, 4, 3.5, 1759.17, 75, 193, 1952, false],
  [88050003, 5, 1, 1530.57, 29, -158, 1373, false],
  [88050004, 5, 4.5, 2184, 79, 230, 2200, true],
  [88050005, 3, 2, 1741.8, 60, 72, 1814, false],
  [88050006, 6, 4.5, 1698.13, 69, 141, 1839, true],
  [88050007, 6, 4, 1612.5, 63, 95, 1708, true],
  [88050008, 6, 3, 1708.5, 50, 0, 1709, true],
  [88050009, 5, 3, 1699.29, 57, 50, 1749, true],
] as const

async function ratedJune() {
  const desk = openDesk()
  const imported = await desk.done('import', 'pool', desk.file('pool.csv', pool))
  await desk.done('rate', '2026-06', '--type', 'standard')
  return { desk, imported }
}

describe('05: a first rating from pooled events', () => {
  test.each(right)('%i: %i games, %f points, Ra %f, p %i, dp %i, Ru %i', async (...row) => {
    const [id, games, score, averageOpponents, p, dp, rating, published] = row
    const { desk } = await ratedJune()
    const printed = await printedList(desk, '2026-06')
    expect(printed.get(id)).toMatchObject({ rating: published ? rating : null, k: published ? 40 : null, games })
    const explained = await desk.json('explain', String(id), '2026-06', '--type', 'standard')
    expect(explained).toMatchObject({
      status: published ? 'initial' : 'unrated',
      newRating: published ? rating : null,
      initial: { games, score, averageOpponents, p, dp, rating, windowFrom: '2024-05', published },
    })
  })

  it('names the gate that fails, by how much, and until which list the games count', async () => {
    const { desk } = await ratedJune()
    const text = (id: number) => desk.done('explain', String(id), '2026-06', '--type', 'standard')
    const [tooFew, tooLow, tooOld] = await Promise.all([88050002, 88050003, 88050005].map(text))
    expect(tooFew).toContain('4 of 5 needed: 1 missing')
    expect(tooFew).toContain('they count until the list of July 2028')
    expect(tooLow).toContain('1373, 1400 needed: 27 missing')
    expect(tooOld).toContain('too old: they counted until the list of May 2026')
    expect(tooOld).toContain('3 of 5 needed: 2 missing')
  })

  it('shows a number below the floor on no list', async () => {
    const { desk } = await ratedJune()
    await desk.done('publish', '2026-06', '--out', desk.path('out'))
    for (const end of ['txt', 'xml', 'csv']) {
      const text = desk.read(`out/2026-06/standard/standard_jun26frl.${end}`)
      expect(text).toContain('88050001')
      expect(text).not.toContain('1373')
      expect(text.includes('88050003'), `${end}: unrated with pooled games in CSV only`).toBe(end === 'csv')
    }
  })

  it('keeps the games below the floor: another win in July makes a rating', async () => {
    const { desk } = await ratedJune()
    const more = 'player_id,event,rated_in_list,opponent_rating,score\n88050003,C2,2026-07,1500,1\n'
    await desk.done('import', 'pool', desk.file('more.csv', more))
    await desk.done('rate', '2026-07', '--type', 'standard')
    // (7114 + 1500 + 3600) / 8 = 1526.75, p 3/8 = .375 -> .38, dp -87: 1439.75 -> 1440
    const { status, newRating, initial } = await desk.json('explain', '88050003', '2026-07', '--type', 'standard')
    expect({ status, newRating }).toEqual({ status: 'initial', newRating: 1440 })
    expect(initial).toMatchObject({ games: 6, score: 2, averageOpponents: 1526.75, p: 38, dp: -87 })
  })

  it('lets a pool expire without a game: on the list of July the three games of May 2024 are out', async () => {
    const { desk } = await ratedJune()
    const old = 'player_id,event,rated_in_list,opponent_rating,score\n'
    const rows = ['1640,1', '1625,0.5', '1611,1'].map((game) => `88050010,O1,2024-05,${game}\n`)
    await desk.done('import', 'pool', desk.file('old.csv', old + rows.join('')))
    await desk.done('rate', '2026-06', '--type', 'standard')
    await desk.done('rate', '2026-07', '--type', 'standard')
    const on = async (list: string) => (await desk.json('explain', '88050010', list, '--type', 'standard')).initial
    expect(await on('2026-06')).toMatchObject({ games: 3, windowFrom: '2024-05' })
    expect(await on('2026-07')).toMatchObject({ games: 0, windowFrom: '2024-06', rating: null })
  })

  it('says that the file has no starts and what was assumed', async () => {
    const { imported } = await ratedJune()
    expect(imported).toContain('9 unrated players in 12 events; 48 count, 3 do not')
    expect(imported).toContain('no start_date')
  })
})
