import { describe, expect, it } from 'vitest'
import { filesUnder, openDesk } from '../support/desk.js'
import { importList, printedList } from '../support/steps.js'
import { type MadeUpReport, type ReportedGame, trf } from '../support/trf.js'

/*
 * The first report books the games of number 5 under the ID of a namesake rated 1515 (K 40) and has round 2, 5 v 3 as
 * 1-0; the corrected one has the right ID (1847, K 20) and 0-1. ΔR in hundredths, then K x sum:
 *
 *            first report                                    corrected report
 * 1  2105    +14 -10 -19 +24  +8 = +0.17   +3.4  +3          +14 -10 -19 +24 +18 = +0.27   +5.4  +5   2110
 * 2  2033    -42 +10 +20 -60 -18 = -0.90  -18.0 -18          -24 +10 +20 -60 -18 = -0.72  -14.4 -14   2019
 * 3  1961    -58 -92 +19 +60 +27 = -0.44   -8.8  -9          -58 +34 +19 +60 +27 = +0.82  +16.4 +16   1977
 * 4  1902    +58 +35 -41 -24 +18 = +0.46   +9.2  +9          +58 +35  -8 -24 +18 = +0.79  +15.8 +16   1918
 * 5  1847    not in it                                       +24 -34  +8  -8 -18 = -0.28   -5.6  -6   1841
 * 6  1790    -14 -35 -20 -33 -27 = -1.29  -25.8 -26          -14 -35 -20  +8 -27 = -0.88  -17.6 -18   1772
 * 50 1515    +42 +92 +41 +33  -8 = +2.00  +80.0 +80          no games                                 1515
 */
const listed = [
  { id: 88060001, name: 'Lunde, Lars', rating: 2105, k: 20, born: 1971 },
  { id: 88060002, name: 'Moe, Marte', rating: 2033, k: 20, born: 1972 },
  { id: 88060003, name: 'Nilsen, Nina', rating: 1961, k: 20, born: 1973 },
  { id: 88060004, name: 'Olsen, Ove', rating: 1902, k: 20, born: 1974 },
  { id: 88060005, name: 'Myhre, Mona', rating: 1847, k: 20, born: 1975 },
  { id: 88060006, name: 'Pettersen, Per', rating: 1790, k: 20, born: 1976 },
  { id: 88060050, name: 'Myhre, Mona', rating: 1515, k: 40, born: 2009 },
] as const
const afterFirst = { 1: 3, 2: -18, 3: -9, 4: 9, 5: 0, 6: -26, 50: 80 } as const
const afterCorrection = { 1: 5, 2: -14, 3: 16, 4: 16, 5: -6, 6: -18, 50: 0 } as const

const games: readonly ReportedGame[] = [
  [1, 1, 6, '1'],
  [1, 2, 5, '='],
  [1, 3, 4, '0'],
  [2, 6, 4, '0'],
  [2, 5, 3, '1'],
  [2, 1, 2, '='],
  [3, 2, 6, '1'],
  [3, 3, 1, '='],
  [3, 4, 5, '='],
  [4, 6, 5, '='],
  [4, 1, 4, '1'],
  [4, 2, 3, '0'],
  [5, 3, 6, '1'],
  [5, 4, 2, '='],
  [5, 5, 1, '0'],
]
const reported = (fifth: number): MadeUpReport['players'] =>
  listed.slice(0, 6).map(({ id, name, rating, born }, index) => ({ id: index === 4 ? fifth : id, name, rating, born }))

const first: MadeUpReport = {
  name: 'Resent Cup',
  start: '2026-02-09',
  end: '2026-02-13',
  system: 'Individual: Round-Robin',
  players: reported(88060050),
  games,
}
const corrected: MadeUpReport = {
  ...first,
  players: reported(88060005),
  games: games.map((game) => (game[0] === 2 && game[1] === 5 ? [2, 5, 3, '0'] : game)),
}

function officeWithReports() {
  const desk = openDesk()
  desk.file('first.trf', trf(first))
  desk.file('corrected.trf', trf(corrected))
  const send = (name: string, ...more: string[]) => desk.done('ingest', desk.path(name), '--code', '880006', ...more)
  const changes = async (list: string) => {
    const printed = await printedList(desk, list)
    return Object.fromEntries(listed.map(({ id, rating }) => [id % 100, (printed.get(id)?.rating ?? 0) - rating]))
  }
  return { desk, send, changes }
}

describe('06: a corrected report of the same tournament', () => {
  it('notices in the first report that the ID is of a namesake, and takes it', async () => {
    const { desk, send } = officeWithReports()
    await importList(desk, '2026-02', listed)
    const answer = await send('first.trf')
    expect(answer).toMatch(
      /player 5 Myhre, Mona and ID 88060050 differ: .*born 2009, rated 1515.*born 1975, rated 1847/,
    )
    expect(answer).toContain('accepted as 880006')
  })

  it('rates what the last revision says, once', async () => {
    const { desk, send, changes } = officeWithReports()
    await importList(desk, '2026-02', listed)
    await send('first.trf')
    await desk.done('rate', '2026-03')
    expect(await changes('2026-03')).toEqual(afterFirst)
    expect(await send('corrected.trf')).toContain('accepted as revision 2 of 880006')
    expect(await desk.done('rate', '2026-03')).toContain('computed anew')
    expect(await changes('2026-03')).toEqual(afterCorrection)
    expect((await printedList(desk, '2026-03')).get(88060050)).toMatchObject({ games: 0, k: 40 })
  })

  it('gives the bytes of the second report alone', async () => {
    const publish = async (...names: string[]) => {
      const { desk, send } = officeWithReports()
      await importList(desk, '2026-02', listed)
      for (const name of names) await send(name)
      await desk.done('rate', '2026-03')
      await desk.done('publish', '2026-03', '--out', desk.path('out'))
      return filesUnder(desk.path('out'))
    }
    expect(await publish('first.trf', 'corrected.trf')).toEqual(await publish('corrected.trf'))
  })

  it('changes nothing when a revision is sent again', async () => {
    const { desk, send } = officeWithReports()
    await importList(desk, '2026-02', listed)
    await send('first.trf')
    await send('corrected.trf')
    await desk.done('rate', '2026-03')
    expect(await send('corrected.trf')).toContain('already stored as 880006, Resent Cup, revision 2; nothing to do')
    expect(await desk.done('rate', '2026-03')).toContain('nothing to do')
  })

  it('keeps the day of the first report: a correction of March stays with the list of March', async () => {
    const { desk, send, changes } = officeWithReports()
    await importList(desk, '2026-02', listed)
    await send('first.trf', '--received', '2026-02-20')
    expect(await send('corrected.trf', '--received', '2026-03-04')).toContain('list 2026-03; it replaces')
    await desk.done('rate', '2026-03')
    expect(await changes('2026-03')).toEqual(afterCorrection)
  })

  it('never rewrites a published list: the revision waits as a correction for a person', async () => {
    const { desk, send, changes } = officeWithReports()
    await importList(desk, '2026-02', listed)
    await send('first.trf')
    await desk.done('rate', '2026-03', '--type', 'standard')
    await desk.done('publish', '2026-03', '--type', 'standard', '--out', desk.path('out'))
    const published = filesUnder(desk.path('out'))

    const answer = await send('corrected.trf')
    expect(answer).toContain('kept as a correction of 880006')
    expect(answer).toContain('880006 is on the published list 2026-03')
    expect(await send('corrected.trf')).toContain('already stored')
    expect(await desk.done('rate', '2026-03', '--type', 'standard')).toContain('nothing to do')
    expect(await desk.done('publish', '2026-03', '--type', 'standard', '--out', desk.path('out'))).toContain('same')
    expect(filesUnder(desk.path('out'))).toEqual(published)
    expect(await changes('2026-03')).toEqual(afterFirst)

    const status = await desk.json('status', '--date', '2026-03-10')
    expect(status.tournaments.corrections).toMatchObject([{ code: '880006', name: 'Resent Cup' }])
    const explained = await desk.done('explain', '88060003', '2026-03', '--type', 'standard')
    expect(explained).toContain('Rating 1961 -> 1952 (-9)')
    expect(explained).toContain('Resent Cup (880006): a correction that came after its list was published')

    await desk.done('rate', '2026-04', '--type', 'standard')
    expect(await changes('2026-04')).toEqual(afterFirst)
  })
})
