import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, printedList } from '../support/steps.js'
import { type MadeUpReport, type ReportedGame, trf } from '../support/trf.js'

/*
 * Two groups of four, sent in one report (A), as two (B, C), and once more under another name (D). K 20:
 *
 * 1  2011   4: -71   2: +43   3: +36   +0.08    +1.6   +2   2013      everything twice: 2014
 * 2  1958   3:  -7   1: -43   4: -14   -0.64   -12.8  -13   1945                        1932
 * 3  1909   2:  +7   4: -57   1: -36   -0.86   -17.2  -17   1892                        1875
 * 4  1857   1: +71   3: +57   2: +14   +1.42   +28.4  +28   1885                        1914
 * 5  1803   8: -21   6: +42   7: -64   -0.43    -8.6   -9   1794                        1786
 * 6  1744   7: -56   5: -42   8: -14   -1.12   -22.4  -22   1722                        1699
 * 7  1698   6: +56   8: -58   5: +64   +0.62   +12.4  +12   1710                        1723
 * 8  1641   5: +21   7: +58   6: +14   +0.93   +18.6  +19   1660                        1678
 */
const players = [
  { id: 88140001, name: 'Abel, Amund', rating: 2011 },
  { id: 88140002, name: 'Bull, Berit', rating: 1958 },
  { id: 88140003, name: 'Collett, Cille', rating: 1909 },
  { id: 88140004, name: 'Dass, Ditlev', rating: 1857 },
  { id: 88140005, name: 'Egge, Einar', rating: 1803 },
  { id: 88140006, name: 'Falk, Fredrik', rating: 1744 },
  { id: 88140007, name: 'Grieg, Gerd', rating: 1698 },
  { id: 88140008, name: 'Hegre, Hilde', rating: 1641 },
] as const
const once = [2013, 1945, 1892, 1885, 1794, 1722, 1710, 1660]
const twice = [2014, 1932, 1875, 1914, 1786, 1699, 1723, 1678]

const groupOne: readonly ReportedGame[] = [
  [1, 1, 4, '0'],
  [1, 2, 3, '='],
  [2, 4, 3, '1'],
  [2, 1, 2, '1'],
  [3, 2, 4, '='],
  [3, 3, 1, '0'],
]
const groupTwo: readonly ReportedGame[] = [
  [1, 5, 8, '='],
  [1, 6, 7, '0'],
  [2, 8, 7, '1'],
  [2, 5, 6, '1'],
  [3, 6, 8, '='],
  [3, 7, 5, '1'],
]
const all: MadeUpReport = {
  name: 'Easter Festival',
  start: '2026-04-02',
  end: '2026-04-04',
  system: 'Individual: Round-Robin',
  players,
  games: [...groupOne, ...groupTwo],
}
const reports: Readonly<Record<string, string>> = {
  A: trf(all),
  B: trf({ ...all, name: 'Easter Festival group 1', players: players.slice(0, 4), games: groupOne }),
  C: trf({
    ...all,
    name: 'Easter Festival group 2',
    players: players.slice(4),
    games: groupTwo.map(([round, white, black, result]) => [round, white - 4, black - 4, result] as const),
  }),
  D: trf({ ...all, name: 'EASTER FESTIVAL 2026' }).replaceAll('\n', '   \r\n'),
}

async function office() {
  const desk = openDesk()
  await importList(
    desk,
    '2026-04',
    players.map((player) => ({ ...player, k: 20 })),
  )
  const send = (code: string) =>
    desk.frl('ingest', desk.file(`${code}.trf`, reports[code] ?? ''), '--code', code, '--received', '2026-04-06')
  const resolve = (code: string, as: string) => desk.frl('tournament', 'resolve', code, '--as', as)
  const rated = async () => {
    await desk.done('rate', '2026-05', '--type', 'standard')
    const printed = await printedList(desk, '2026-05')
    return players.map(({ id }) => ({ rating: printed.get(id)?.rating, games: printed.get(id)?.games }))
  }
  return { desk, send, resolve, rated }
}

const ratings = (numbers: readonly number[], games: number) => numbers.map((rating) => ({ rating, games }))
const [first, second] = [ratings(once, 3).slice(0, 4), ratings(once, 3).slice(4)]

describe('14: one event sent under two names', () => {
  it('A, then D: the same content under another code is held', async () => {
    const { desk, send, rated } = await office()
    expect((await send('A')).code).toBe(0)
    const { code, out } = await send('D')
    expect(code).toBe(1)
    expect(out).toMatch(/tournament D is held: 12 of its 12 games are stored already .*under A \(12 of its 12\)/)
    expect(await rated()).toEqual(ratings(once, 3))
    const { held } = (await desk.json('status', '--date', '2026-04-10')).tournaments
    expect(held).toMatchObject([{ code: 'D', heldFor: '12 of its 12 games are stored under A (12 of its 12)' }])
  })

  it('A, then B: a part of it is held', async () => {
    const { send, rated } = await office()
    await send('A')
    const { code, out } = await send('B')
    expect(code).toBe(1)
    expect(out).toMatch(/tournament B is held: 6 of its 6 games are stored already .*under A \(6 of its 12\)/)
    expect(out).toContain('frl tournament resolve B --as duplicate | separate | replaces:CODE')
    expect(await rated()).toEqual(ratings(once, 3))
  })

  it('B and C, then A: the whole of them is held', async () => {
    const { send, rated } = await office()
    await send('B')
    expect((await send('C')).code).toBe(0)
    const { out } = await send('A')
    expect(out).toMatch(/12 of its 12 games are stored already .* under B \(6 of its 6\), C \(6 of its 6\)/)
    expect(await rated()).toEqual(ratings(once, 3))
  })

  test.each(orders('ABCD'))('%s: no game is rated twice while nobody has decided', async (order) => {
    const { send, rated } = await office()
    for (const code of order) await send(code)
    const now = await rated()
    const unplayed = players.map(({ rating }) => ({ rating, games: 0 }))
    for (const [group, played, quiet] of [
      [now.slice(0, 4), first, unplayed.slice(0, 4)],
      [now.slice(4), second, unplayed.slice(4)],
    ]) {
      expect([played, quiet]).toContainEqual(group)
    }
  })

  it('keeps a duplicate out for good, also its later revisions', async () => {
    const { desk, send, resolve, rated } = await office()
    await send('A')
    await send('D')
    expect((await resolve('D', 'duplicate')).out).toContain('D is a duplicate: it is not rated')
    const revised = (reports.D ?? '').replace('EASTER FESTIVAL 2026', 'EASTER FESTIVAL 2026 (final)')
    await desk.frl('ingest', desk.file('D.trf', revised), '--code', 'D')
    expect(await rated()).toEqual(ratings(once, 3))
    expect((await desk.json('status', '--date', '2026-04-10')).tournaments.held).toEqual([])
  })

  it('rates both where a person says they are two', async () => {
    const { send, resolve, rated } = await office()
    await send('A')
    await send('D')
    expect((await resolve('D', 'separate')).code).toBe(0)
    expect(await rated()).toEqual(ratings(twice, 6))
  })

  it('puts one in the place of the other', async () => {
    const { desk, send, resolve, rated } = await office()
    await send('A')
    await send('D')
    expect((await resolve('D', 'replaces:A')).out).toContain('D takes the place of A')
    expect(await rated()).toEqual(ratings(once, 3))
    const explained = await desk.json('explain', '88140001', '2026-05', '--type', 'standard')
    expect(explained.tournaments.map(({ code }: { code: string }) => code)).toEqual(['D'])
  })

  it('stays held when it replaces only one of the two it is made of, until it replaces both', async () => {
    const { desk, send, resolve, rated } = await office()
    await send('B')
    await send('C')
    await send('A')
    const half = await resolve('A', 'replaces:B')
    expect(half.code).toBe(1)
    expect(half.out).toContain('6 of its 12 games are stored under C (6 of its 6)')
    const { held } = (await desk.json('status', '--date', '2026-04-10')).tournaments
    expect(held).toMatchObject([{ code: 'A' }])
    expect((await rated()).slice(4)).toEqual(second)
    expect((await resolve('A', 'replaces:C')).code).toBe(0)
    expect(await rated()).toEqual(ratings(once, 3))
  })

  it('lets a real second game between two of them a week later pass', async () => {
    const { desk, send, rated } = await office()
    await send('A')
    const again = trf({
      ...all,
      name: 'Easter Replay',
      start: '2026-04-11',
      end: '2026-04-11',
      players: players.slice(0, 2),
      games: [[1, 1, 2, '1']],
    })
    const answer = await desk.done('ingest', desk.file('replay.trf', again), '--code', 'R', '--received', '2026-04-12')
    expect(answer).toContain('accepted as R')
    // +0.08 + 0.43 = +0.51, -0.64 - 0.43 = -1.07: +10, -21
    expect((await rated()).slice(0, 2)).toEqual([
      { rating: 2021, games: 4 },
      { rating: 1937, games: 4 },
    ])
  })

  it('refuses a decision on what is not held or not there, and says what to do', async () => {
    const { send, resolve } = await office()
    await send('A')
    expect(await resolve('A', 'duplicate')).toMatchObject({ code: 3, err: expect.stringContaining('is not held') })
    expect(await resolve('X', 'duplicate')).toMatchObject({ code: 3, err: expect.stringContaining('no tournament') })
    await send('D')
    expect(await resolve('D', 'replaces:X')).toMatchObject({ code: 3, err: expect.stringContaining('code X') })
    expect(await resolve('D', 'nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('--as nonsense') })
  })

  it('can not replace what is published', async () => {
    const { desk, send, resolve } = await office()
    await send('A')
    await desk.done('rate', '2026-05', '--type', 'standard')
    await desk.done('publish', '2026-05', '--type', 'standard', '--out', desk.path('out'))
    await send('D')
    expect(await resolve('D', 'replaces:A')).toMatchObject({
      code: 3,
      err: expect.stringContaining('on the published list 2026-05'),
    })
  })
})

/** Every order of some letters. */
function orders(letters: string): string[] {
  if (letters.length < 2) return [letters]
  return [...letters].flatMap((letter) => orders(letters.replace(letter, '')).map((rest) => letter + rest))
}
