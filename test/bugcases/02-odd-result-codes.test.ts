import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, printedList } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'

/*
 * Only 1, = and 0 against a real opponent are games. ΔR in hundredths (score less PD), by opponent:
 *
 * no  rating K   rated games                                           sum    K x sum      new
 *  1  1950  20   5: 1-.81=+19   4: 0-.74=-74   3: ½-.68=-18           -0.73   -14.60 -15  1935
 *  2  1888  20   6: ½-.79=-29   3: 1-.60=+40                          +0.11    +2.20  +2  1890
 *  3  1815  20   8: 1-.81=+19   4: ½-.57= -7   2: 0-.40=-40  1: +18   -0.10    -2.00  -2  1813
 *  4  1762  20   5: 0-.58=-58   3: ½-.43= +7   1: 1-.26=+74  6: +35   +0.58   +11.60 +12  1774
 *  5  1701  40   1: 0-.19=-19   4: 1-.42=+58   8: 1-.69=+31           +0.70   +28.00 +28  1729
 *  6  1655  40   2: ½-.21=+29   4: 0-.35=-35                          -0.06    -2.40  -2  1653
 *  7  1608  20   none                                                                     1608
 *  8  1560  20   3: 0-.19=-19   5: 0-.31=-31                          -0.50   -10.00 -10  1550
 *  9  unrated    pool: two games against 1560, 1½ points
 *
 * Numbers 5 and 6 have 27 games behind them: 5 completes 30 and gets K 20, 6 would only with his W and L counted.
 * Numbers 1 and 7 last played for the list of March 2025: 7 turns inactive, his forfeit and his L are no games.
 */
const players = [
  // id, name, rating, K, games before, last list | games counted, sum, change, K printed, flag
  [88020001, 'Aune, Astrid', 1950, 20, 40, '2025-03', 3, -73, -15, 20, 'w'],
  [88020002, 'Brox, Bjarne', 1888, 20, 40, '2026-01', 2, 11, 2, 20, ''],
  [88020003, 'Corneliussen, Carl', 1815, 20, 40, '2026-01', 4, -10, -2, 20, ''],
  [88020004, 'Dybdahl, Dag', 1762, 20, 40, '2026-01', 4, 58, 12, 20, ''],
  [88020005, 'Enger, Eskil', 1701, 40, 27, '2026-01', 3, 70, 28, 20, ''],
  [88020006, 'Fjeld, Frida', 1655, 40, 27, '2026-01', 2, -6, -2, 40, 'w'],
  [88020007, 'Gjerde, Geir', 1608, 20, 40, '2025-03', 0, 0, 0, 20, 'i'],
  [88020008, 'Holte, Harald', 1560, 20, 40, '2026-01', 2, -50, -10, 20, ''],
] as const
const NEWCOMER = 88020009

const event: MadeUpReport = {
  name: 'Odd Codes Open',
  start: '2026-02-11',
  end: '2026-02-15',
  players: [
    ...players.map(([id, name, rating, , , , , , , , flag]) => ({
      id,
      name,
      rating,
      sex: flag === 'w' ? 'w' : 'm',
    })),
    { id: NEWCOMER, name: 'Ness, Nora', sex: 'w', born: 2011 },
  ],
  games: [
    [1, 1, 5, '1'],
    [1, 6, 2, '='],
    [1, 3, 7, '+'],
    [1, 9, 8, '='],
    [2, 2, 1, 'D'],
    [2, 8, 3, '0'],
    [2, 4, 5, '0'],
    [2, 6, 7, 'W'],
    [3, 3, 4, '='],
    [3, 5, 8, '1'],
    [3, 9, 6, 'W'],
    [4, 1, 4, '0'],
    [4, 2, 3, '1'],
    [4, 9, 8, '1'],
    [5, 3, 1, '='],
    [5, 2, 5, 'Z+'],
    [5, 6, 4, '0'],
  ],
  cells: {
    '4/1': '0000 - H',
    '9/2': '0000 - U',
    '1/3': '0000 - F',
    '5/4': '0000 - +',
    '6/4': '0000 - h',
    '8/5': '0000 - =',
    '9/5': '0000 - -',
  },
}

async function ratedMonth() {
  const desk = openDesk()
  await importList(desk, '2026-02', [
    ...players.map(([id, name, rating, k, gamesTotal, lastList, , , , , flag]) => ({
      id,
      name,
      rating,
      k,
      gamesTotal,
      lastList,
      sex: flag === 'w' ? ('F' as const) : ('M' as const),
    })),
  ])
  const report = desk.file('odd.trf', trf(event))
  const ingested = await desk.done('ingest', report, '--code', 'ODD', '--received', '2026-02-16')
  await desk.done('rate', '2026-03')
  return { desk, report, ingested }
}

describe('02: unplayed games and odd result codes', () => {
  it('has every code of the format in the report', () => {
    const cells = trf(event)
      .split('\n')
      .filter((line) => line.startsWith('001'))
      .flatMap((line) => [...line.slice(91).matchAll(/.{7}(.)(?: {2}|$)/g)].map(([, code]) => code))
    expect([...new Set(cells)].sort().join('')).toBe(' +-01=DFHLUWZh')
  })

  it('rates only results over the board against an opponent, for change, games, K and activity', async () => {
    const { desk } = await ratedMonth()
    const printed = await printedList(desk, '2026-03')
    for (const [id, name, rating, , , , games, , change, k, flag] of players) {
      expect(printed.get(id), name).toMatchObject({ rating: rating + change, games, k, flag })
    }
    expect(printed.get(NEWCOMER)).toMatchObject({ rating: null, games: 2 })
  })

  test.each(players)('%i %s: the explanation names every game that is none', async (...row) => {
    const [id, , , , , , games, sum, change] = row
    const { desk } = await ratedMonth()
    const explained = await desk.json('explain', String(id), '2026-03', '--type', 'standard')
    expect(explained).toMatchObject({ games, sum, change })
    const [tournament] = explained.tournaments
    const unrated = tournament.lines.filter(({ rated }: { rated: boolean }) => !rated)
    expect(tournament.lines).toHaveLength(games + unrated.length)
    for (const line of unrated) {
      expect(line).toMatchObject({ delta: null, expected: null, article: expect.stringMatching(/^(5\.1|8\.3\.2)$/) })
    }
  })

  it('pools a newcomer’s games over the board only', async () => {
    const { desk } = await ratedMonth()
    const { initial } = await desk.json('explain', String(NEWCOMER), '2026-03', '--type', 'standard')
    // (2 x 1560 + 2 x 1800) / 4 = 1680
    expect(initial).toMatchObject({ games: 2, score: 1.5, averageOpponents: 1680 })
  })

  it('says what it read otherwise than written, and nothing of the points, which agree', async () => {
    const { ingested } = await ratedMonth()
    expect(ingested).toMatch(/round 4: player 6 .* has the result code h in lower case, read as H/)
    expect(ingested).toMatch(/round 5: player 2 .*\(5 w Z\) and player 5 .*\(2 b \+\) did not play.*taken as unplayed/)
    expect(ingested).toMatch(/results without an opponent were read as byes, not games \(2, .*4\/5 \+, 5\/8 =\)/)
    expect(ingested).not.toContain('points')
  })
})
