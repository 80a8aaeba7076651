import { describe, expect, it } from 'vitest'
import { HEADERS, line } from '../list/made-up-lists.js'
import { openDesk } from '../support/desk.js'
import { printedList } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'

/*
 * The report prints ratings for seeding: 2100 and 1400 for two unrated players, and 1930, a national one, for number 2.
 * On the list number 5 has blanks, number 6 zeros, number 2 has 1868. ΔR in hundredths, K 20 for all:
 *
 * no  listed   printed  games against the rated                    sum     K x sum       new
 *  1  2040     2040     2: ½-.73=-23  3: 1-.80=+20  4: 0-.88=-88  -0.91   -18.20  -18   2022
 *  2  1868     1930     1: ½-.27=+23  3: 0-.60=-60  4: 1-.72=+28  -0.09    -1.80   -2   1866
 *  3  1795     1795     1: 0-.20=-20  2: 1-.40=+60  4: ½-.63=-13  +0.27    +5.40   +5   1800
 *  4  1702     1702     1: 1-.12=+88  2: 0-.28=-28  3: ½-.37=+13  +0.73   +14.60  +15   1717
 *  5  unrated  2100     pool: ½ 1 0 ½ = 2 of 4    Ra (7405 + 3600) / 6 = 1834.17  3/6   .50    0  1834
 *  6  unrated  1400     pool: 0 ½ 1 1 = 2½ of 4   Ra                     1834.17  3½/6  .58  +57  1891
 */
const rated = [
  [88030001, 'Rosseland, Rolf', 2040, -91, -18],
  [88030002, 'Sande, Siri', 1868, -9, -2],
  [88030003, 'Tangen, Tor', 1795, 27, 5],
  [88030004, 'Ulstein, Una', 1702, 73, 15],
] as const
const newcomers = [
  [88030005, 'Vik, Vetle', 2, 50, 1834],
  [88030006, 'Wold, Wenche', 2.5, 58, 1891],
] as const

const NONE = ['', '', ''] as const
const list = [
  HEADERS.combinedFoa,
  ...rated.map(([id, name, rating]) =>
    line({ id, name, fed: 'AND', sex: 'M', foa: '', ratings: [[rating, 0, 20], NONE, NONE], birth: 1990 }),
  ),
  line({ id: 88030005, name: 'Vik, Vetle', fed: 'AND', sex: 'M', foa: '', ratings: [NONE, NONE, NONE], birth: 2001 }),
  line({
    id: 88030006,
    name: 'Wold, Wenche',
    fed: 'AND',
    foa: '',
    ratings: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    birth: 2002,
    flag: 'w',
  }),
].join('\r\n')

const printedRatings = [2040, 1930, 1795, 1702, 2100, 1400]
const event: MadeUpReport = {
  name: 'Filler Festival',
  federation: 'AND',
  start: '2026-02-03',
  end: '2026-02-07',
  system: 'Individual: Round-Robin',
  players: [
    ...rated.map(([id, name], index) => ({ id, name, born: 1990, rating: printedRatings[index] ?? '' })),
    ...newcomers.map(([id, name], index) => ({
      id,
      name,
      born: 2001 + index,
      rating: printedRatings[4 + index] ?? '',
    })),
  ],
  games: [
    [1, 1, 6, '1'],
    [1, 2, 5, '0'],
    [1, 3, 4, '='],
    [2, 6, 4, '1'],
    [2, 5, 3, '0'],
    [2, 1, 2, '='],
    [3, 2, 6, '='],
    [3, 3, 1, '0'],
    [3, 4, 5, '='],
    [4, 6, 5, '0'],
    [4, 1, 4, '0'],
    [4, 2, 3, '0'],
    [5, 3, 6, '0'],
    [5, 4, 2, '0'],
    [5, 5, 1, '='],
  ],
}

async function ratedMonth() {
  const desk = openDesk()
  await desk.done('import', 'list', desk.file('players_list_foa.txt', `${list}\r\n`), '--list', '2026-02')
  const ingested = await desk.done('ingest', desk.file('filler.trf', trf(event)), '--code', 'FILL')
  await desk.done('rate', '2026-03')
  return { desk, ingested }
}

describe('03: a report’s rating column never rates', () => {
  it('takes every rating from the list', async () => {
    const { desk } = await ratedMonth()
    const printed = await printedList(desk, '2026-03')
    for (const [id, name, rating, , change] of rated) {
      expect(printed.get(id), name).toMatchObject({ rating: rating + change, games: 3 })
      const explained = await desk.json('explain', String(id), '2026-03', '--type', 'standard')
      const reasons = explained.tournaments[0].lines.map(({ reason }: { reason: string | null }) => reason)
      expect(reasons.filter((reason: string | null) => reason === 'unrated-opponent')).toHaveLength(2)
    }
    for (const [id, name] of newcomers) expect(printed.get(id), name).toMatchObject({ rating: null, games: 4 })
  })

  it('pools the newcomers’ games against the rated, and their own game for nobody', async () => {
    const { desk } = await ratedMonth()
    for (const [id, name, score, p, rating] of newcomers) {
      const { initial, tournaments } = await desk.json('explain', String(id), '2026-03', '--type', 'standard')
      expect(initial, name).toMatchObject({ games: 4, score, averageOpponents: 1834.17, p, rating })
      const opponents = tournaments[0].lines
        .filter((one: { rated: boolean }) => one.rated)
        .map(({ opponentRating }: { opponentRating: number }) => opponentRating)
      expect(opponents.sort()).toEqual([1702, 1795, 1868, 2040])
    }
  })

  it('names both numbers of every rating that differs, and none that agrees', async () => {
    const { ingested } = await ratedMonth()
    const differing = ingested.split('\n').filter((one) => one.includes('the list counts'))
    expect(differing).toHaveLength(3)
    expect(differing[0]).toMatch(/player 2 Sande, Siri \(88030002\) 1930, .* 1868/)
    expect(differing[1]).toMatch(/player 5 Vik, Vetle \(88030005\) 2100, .* unrated/)
    expect(differing[2]).toMatch(/player 6 Wold, Wenche \(88030006\) 1400, .* unrated/)
  })
})
