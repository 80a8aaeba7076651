import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, ratingsOn } from '../support/steps.js'
import { lineOf, type MadeUpReport, type ReportedGame, trf } from '../support/trf.js'

/*
 * Four players, K 20, ΔR in hundredths in the good report:
 *
 * 1  2012   3: ½-.69=-19   4: 1-.76=+24   2: 0-.59=-59   -0.54   -10.8  -11   2001
 * 2  1944   4: 1-.68=+32   3: 0-.60=-60   1: 1-.41=+59   +0.31    +6.2   +6   1950
 * 3  1870   1: ½-.31=+19   2: 1-.40=+60   4: ½-.58= -8   +0.71   +14.2  +14   1884
 * 4  1811   2: 0-.32=-32   1: 0-.24=-24   3: ½-.42= +8   -0.48    -9.6  -10   1801
 */
const players = [
  { id: 88090001, name: 'Solberg, Sigrid', rating: 2012, born: 1976 },
  { id: 88090002, name: 'Torp, Trond', rating: 1944, born: 1977 },
  { id: 88090003, name: 'Utne, Unni', rating: 1870, born: 1978 },
  { id: 88090004, name: 'Voll, Viggo', rating: 1811, born: 1979 },
] as const
const games: readonly ReportedGame[] = [
  [1, 1, 3, '='],
  [1, 2, 4, '1'],
  [2, 4, 1, '0'],
  [2, 3, 2, '1'],
  [3, 1, 2, '0'],
  [3, 4, 3, '='],
]
const good: MadeUpReport = { name: 'Crosstable Cup', start: '2026-02-07', end: '2026-02-08', players, games }
const withGame = (changed: ReportedGame): MadeUpReport => ({
  ...good,
  games: games.map((game) => (game[0] === changed[0] && game[1] === changed[1] ? changed : game)),
})
const withCell = (place: string, cell: string): MadeUpReport => ({ ...good, cells: { [place]: cell } })

const faulty: readonly (readonly [fault: string, report: string, line: number, message: RegExp])[] = [
  ['b: both win', trf(withGame([2, 4, 1, '11'])), 10, /round 2: .*player 1 .*\(4 b 1\) and player 4 .*\(1 w 1\)/],
  ['c: both have black', trf(withCell('1/1', '   3 b =')), 10, /round 1: player 1 .* and player 3 .* colour b/],
  [
    'd: meets a number that is not there',
    trf(withCell('2/2', '   9 b 0')),
    11,
    /round 2: player 2 .* number 9.* 4 play/,
  ],
  ['e: plays himself', trf(withCell('4/3', '   4 w =')), 13, /round 3: player 4 .* own opponent/],
  [
    'f: points do not add up',
    trf({ ...good, players: players.map((one, index) => (index === 0 ? { ...one, points: '3.5' } : one)) }),
    10,
    /player 1 .*3\.5 points are printed, the results add up to 1\.5/,
  ],
  [
    'g: a number twice',
    withTheNumberTwice(trf(good)),
    13,
    /start number 3 .*Utne, Unni in line 12 and Voll, Viggo in line 13/,
  ],
  ['h: half a game', trf(withCell('3/1', '')), 10, /round 1: player 1 .* met 3 .*has no entry/],
  ['i: a code nobody knows', trf(withCell('1/3', '   2 w Q')), 10, /round 3: player 1 .* result code Q/],
  ['i: adjourned for one', trf(withCell('1/3', '   2 w X')), 10, /round 3: .*player 1 .*\(2 w X\) and player 2 /],
]

function withTheNumberTwice(text: string): string {
  return text.replace(lineOf(text, 4), lineOf(text, 4).replace('001    4', '001    3'))
}

async function office() {
  const desk = openDesk()
  await importList(
    desk,
    '2026-02',
    players.map((player) => ({ ...player, k: 20 })),
  )
  return desk
}

describe('09: a crosstable that does not agree with itself', () => {
  it('a: rates the good one', async () => {
    const desk = await office()
    await desk.done('ingest', desk.file('good.trf', trf(good)), '--code', 'GOOD')
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual({ 88090001: 2001, 88090002: 1950, 88090003: 1884, 88090004: 1801 })
  })

  test.each(faulty)('%s: the whole file is refused, with line, numbers and round', async (_, text, line, message) => {
    const desk = await office()
    const report = desk.file('faulty.trf', text)
    expect((await desk.frl('ingest', report, '--code', 'BAD')).code).toBe(1)
    const { files, games: stored } = await desk.json('ingest', report, '--code', 'BAD')
    expect(files).toHaveLength(1)
    expect(files[0]).toMatchObject({ outcome: 'refused', tournaments: [] })
    const refusals = files[0].problems.filter(({ severity }: { severity: string }) => severity === 'refuse')
    expect(refusals).toMatchObject([{ file: report, line, message: expect.stringMatching(message) }])
    expect(refusals[0].expected).not.toBeNull()
    expect(refusals[0].advice).not.toBeNull()

    expect(stored).toBe(0)
    expect((await desk.json('status', '--date', '2026-02-20')).tournaments).toMatchObject({ waiting: [], held: [] })
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual({ 88090001: 2012, 88090002: 1944, 88090003: 1870, 88090004: 1811 })
  })

  it('j: notes pairs that meet twice, and rates them', async () => {
    const desk = await office()
    const again = trf({ ...good, games: [...games.slice(0, 4), [3, 1, 4, '1'], [3, 2, 3, '0']] })
    const answer = await desk.done('ingest', desk.file('again.trf', again), '--code', 'AGAIN')
    expect(answer).toMatch(/note: players 1 .* and 4 .* meet more than once, in rounds 2, 3/)
    expect(answer).toMatch(/note: players 2 .* and 3 .* meet more than once, in rounds 2, 3/)
    await desk.done('rate', '2026-03')
    const explained = await desk.json('explain', '88090001', '2026-03', '--type', 'standard')
    // ½-.69, 1-.76, 1-.76 = +0.29
    expect(explained).toMatchObject({ games: 3, sum: 29, newRating: 2018 })
  })

  it('refuses a faulty file beside a good one, and takes the good one', async () => {
    const desk = await office()
    desk.file('inbox/a.trf', faulty[0]?.[1] ?? '')
    desk.file('inbox/b.trf', trf(good))
    const { code, out } = await desk.frl('ingest', desk.path('inbox'))
    expect(code).toBe(1)
    expect(out).toContain('1 accepted, 0 held, 1 refused')
  })
})
