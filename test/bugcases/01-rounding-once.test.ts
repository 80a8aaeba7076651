import { describe, expect, it, test } from 'vitest'
import { type Desk, filesUnder, openDesk } from '../support/desk.js'
import { importList, ingest, printedList } from '../support/steps.js'
import type { MadeUpReport, ReportedGame } from '../support/trf.js'

/*
 * Five testers meet three of five opponents in each of two tournaments of February 2026. A change is K times the sum
 * of BOTH tournaments, rounded once, halves away from zero (8.3.2, 8.3.4). Changes of single games in hundredths,
 * score less PD of table 8.1.2:
 *
 * player     K  first tournament        second tournament        sum         K x sum  once   each   float
 * Aase 2511  10  +34 +41 -20 = +0.55    -59 -70  -1 = -1.30    -0.75   =  -7.50    -8   +6-13   -7.4999
 * Bo   2454  10  +49 +38 +57 = +1.44    -62  +7 -54 = -1.09    +0.35   =  +3.50    +4   +14-11   3.4999
 * Cato 2321  20   +6 +74 +64 = +1.44    +74 -36 -40 = -0.02    +1.42   = +28.40   +28   +29 -0  28.4000
 * Dina 2460  10  +57 +45 +40 = +1.42    -55 -60 +48 = -0.67    +0.75   =  +7.50    +8   +14 -7   7.4999
 * Egil 2407  10   +3 +48  +6 = +0.57     -2 -44  -6 = -0.52    +0.05   =  +0.50    +1   +6  -5   0.4999
 *
 * "each": rounding tournament by tournament gives -7, +3, +29, +7, +1. "float": a sum of binary fractions, rounded by
 * the language, gives -7, +3, +28, +7, 0. Both are wrong in what they differ.
 */
const testers = [
  // id, name, rating, K, ΣΔR of each tournament in hundredths, K x sum in hundredths, change
  [88010001, 'Aasen, Aase', 2511, 10, [55, -130], -750, -8],
  [88010002, 'Bakke, Bo', 2454, 10, [144, -109], 350, 4],
  [88010003, 'Claussen, Cato', 2321, 20, [144, -2], 2840, 28],
  [88010004, 'Dahl, Dina', 2460, 10, [142, -67], 750, 8],
  [88010005, 'Eide, Egil', 2407, 10, [57, -52], 50, 1],
] as const

/*
 * Foss  2391  20  -34 -40 -48 = -1.22   +40 +60  +2 = +1.02   -0.20 =  -4.00
 * Gran  2448  10  -41 -49  -6 = -0.96   +59 -48 +44 = +0.55   -0.41 =  -4.10
 * Hagen 2363  20  +20 -38  -6 = -0.24   +70 +62  +6 = +1.38   +1.14 = +22.80
 * Iversen 2507 10 -57 -74 -57 = -1.88    +1  -7 -74 = -0.80   -2.68 = -26.80
 * Juul  2425  10  -64 -45  -3 = -1.12   +54 +36 +55 = +1.45   +0.33 =  +3.30
 */
const opponents = [
  [88010006, 'Foss, Finn', 2391, 20, [-122, 102], -400, -4],
  [88010007, 'Gran, Grete', 2448, 10, [-96, 55], -410, -4],
  [88010008, 'Hagen, Hans', 2363, 20, [-24, 138], 2280, 23],
  [88010009, 'Iversen, Ida', 2507, 10, [-188, -80], -2680, -27],
  [88010010, 'Juul, Jens', 2425, 10, [-112, 145], 330, 3],
] as const

const everybody = [...testers, ...opponents]

const first: readonly ReportedGame[] = [
  [1, 6, 1, '0'],
  [1, 2, 7, '1'],
  [1, 8, 3, '='],
  [1, 4, 9, '1'],
  [1, 10, 5, '='],
  [2, 1, 7, '1'],
  [2, 8, 2, '0'],
  [2, 3, 9, '1'],
  [2, 10, 4, '0'],
  [2, 5, 6, '1'],
  [3, 8, 1, '='],
  [3, 2, 9, '1'],
  [3, 10, 3, '0'],
  [3, 4, 6, '1'],
  [3, 7, 5, '='],
]
const second: readonly ReportedGame[] = [
  [1, 7, 1, '1'],
  [1, 2, 8, '0'],
  [1, 9, 3, '0'],
  [1, 4, 10, '0'],
  [1, 6, 5, '='],
  [2, 1, 8, '0'],
  [2, 9, 2, '='],
  [2, 3, 10, '0'],
  [2, 6, 4, '1'],
  [2, 5, 7, '0'],
  [3, 9, 1, '='],
  [3, 2, 10, '0'],
  [3, 6, 3, '1'],
  [3, 4, 7, '1'],
  [3, 8, 5, '='],
]

const players = everybody.map(([id, name, rating]) => ({ id, name, rating, born: 1980 }))
const february: MadeUpReport = { start: '2026-02-06', end: '2026-02-08', players, games: first }
const later: MadeUpReport = { start: '2026-02-20', end: '2026-02-22', players, games: second }

async function officeWith(...events: readonly (readonly [code: string, report: MadeUpReport])[]): Promise<Desk> {
  const desk = openDesk()
  await importList(
    desk,
    '2026-02',
    everybody.map(([id, name, rating, k]) => ({ id, name, rating, k })),
  )
  for (const [code, report] of events) await ingest(desk, code, report)
  await desk.done('rate', '2026-03')
  return desk
}

describe('01: a change is rounded once a period, halves away from zero', () => {
  it('prints the ratings that follow from the sum of both tournaments', async () => {
    const desk = await officeWith(['FEB1', february], ['FEB2', later])
    const printed = await printedList(desk, '2026-03')
    expect(printed.size).toBe(everybody.length)
    for (const [id, name, rating, , , , change] of everybody) {
      expect(printed.get(id), name).toMatchObject({ rating: rating + change, games: 6 })
    }
  })

  test.each(everybody)('%i %s (%i, K %i): explained to the hundredth', async (...row) => {
    const [id, , previousRating, k, sums, rawChange, change] = row
    const desk = await officeWith(['FEB1', february], ['FEB2', later])
    const explained = await desk.json('explain', String(id), '2026-03', '--type', 'standard')
    expect(explained).toMatchObject({
      status: 'rated',
      previousRating,
      newRating: previousRating + change,
      k,
      kUsed: k,
      games: 6,
      sum: sums[0] + sums[1],
      rawChange,
      change,
    })
    expect(explained.tournaments.map(({ sum }: { sum: number }) => sum)).toEqual(sums)
  })

  it('gives the same bytes when the job runs twice and when the tournaments arrive the other way round', async () => {
    const publish = async (desk: Desk) => {
      await desk.done('publish', '2026-03', '--out', desk.path('out'))
      return filesUnder(desk.path('out'))
    }
    const desk = await officeWith(['FEB1', february], ['FEB2', later])
    expect(await desk.done('rate', '2026-03')).toContain('nothing to do')
    const published = await publish(desk)
    expect(Object.keys(published)).toHaveLength(4)
    const other = await officeWith(['FEB2', later], ['FEB1', february])
    expect(await publish(other)).toEqual(published)
  })
})
