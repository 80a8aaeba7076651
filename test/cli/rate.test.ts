import { describe, expect, it } from 'vitest'
import { databaseContent } from '../support/database.js'
import { filesUnder, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { codesOfMay, openSeason, publishSeason, reportOf } from '../support/season.js'
import { importList, ratingsOn, register } from '../support/steps.js'

async function seasonWithReports() {
  const desk = await openSeason()
  await desk.done('ingest', desk.path('inbox'))
  return desk
}

describe('rate --dry-run', () => {
  it('leaves the database as it was', async () => {
    const desk = await seasonWithReports()
    const before = databaseContent(desk)
    const text = await desk.done('rate', '2026-05', '--dry-run')
    expect(text).toContain('Dry run: this is what would be computed; nothing was stored')
    expect(databaseContent(desk)).toEqual(before)
    expect((await desk.frl('list', '2026-05', '--type', 'standard')).code).toBe(3)
  })

  it('reports what the real run then reports', async () => {
    const desk = await seasonWithReports()
    const dry = await desk.json('rate', '2026-06', '--through', '--dry-run')
    expect(dry.dryRun).toBe(true)
    expect(await desk.json('rate', '2026-06', '--through')).toEqual({ ...dry, dryRun: false })
  })

  it('also leaves a list alone that is there already and out of date', async () => {
    const desk = await openSeason()
    await desk.done('ingest', reportOf(desk, 'OPEN'))
    await desk.done('rate', '2026-05')
    await desk.done('rate', '2026-06')
    await desk.done('ingest', reportOf(desk, 'CLUB'))
    const before = databaseContent(desk)
    expect(await desk.done('rate', '2026-05', '--dry-run')).toContain('computed anew')
    expect(databaseContent(desk)).toEqual(before)
  })
})

describe('the same input twice', () => {
  it('does nothing the second time', async () => {
    const desk = await seasonWithReports()
    await desk.done('rate', '2026-05')
    const before = databaseContent(desk)
    const again = await desk.json('rate', '2026-05')
    const outcomes = again.types.map(({ type, outcome }: { type: string; outcome: string }) => [type, outcome])
    expect(outcomes).toEqual([
      ['standard', 'unchanged'],
      ['rapid', 'unchanged'],
      ['blitz', 'nothing'],
    ])
    expect(databaseContent(desk)).toEqual(before)
    expect(await desk.done('rate', '2026-05')).toContain('nothing has changed: nothing to do')
  })

  it.each([
    ['reports', (desk: Awaited<ReturnType<typeof openSeason>>) => ['ingest', desk.path('inbox')]],
    [
      'registrations',
      (desk: Awaited<ReturnType<typeof openSeason>>) => ['import', 'tournaments', desk.path('registrations.csv')],
    ],
    [
      'a list',
      (desk: Awaited<ReturnType<typeof openSeason>>) => [
        ...['import', 'list', desk.path('lists/standard-2026-04.csv'), '--list', '2026-04', '--type', 'standard'],
      ],
    ],
  ])('takes %s again without a trace', async (_, command) => {
    const desk = await seasonWithReports()
    const before = databaseContent(desk)
    await desk.done(...command(desk))
    expect(databaseContent(desk)).toEqual(before)
    await desk.done('rate', '2026-05')
    await desk.done(...command(desk))
    expect(await desk.done('rate', '2026-05')).toContain('nothing to do')
  })

  it('computes anew what a new report changes, and the list on top of it', async () => {
    const desk = await openSeason()
    for (const code of codesOfMay.slice(0, 2)) await desk.done('ingest', reportOf(desk, code))
    await desk.done('rate', '2026-06', '--through')
    await desk.done('ingest', reportOf(desk, 'LIGA'))
    const { types } = await desk.json('rate', '2026-06', '--through')
    const standard = types.filter(({ type }: { type: string }) => type === 'standard')
    expect(standard.map(({ list, outcome }: { list: string; outcome: string }) => [list, outcome])).toEqual([
      ['2026-05', 'recomputed'],
      ['2026-06', 'computed'],
    ])
  })
})

describe('rate --through', () => {
  const PLAYERS = [
    { id: 88520001, name: 'Alm, Ada', rating: 1900, k: 20 },
    { id: 88520002, name: 'Bech, Bo', rating: 1900, k: 20 },
  ] as const

  it('computes the missing lists in order, over the turn of the year, empty ones too', async () => {
    const desk = openDesk()
    await importList(desk, '2025-11', PLAYERS)
    const days = ['2025-11-12', '2026-01-14']
    await register(
      desk,
      days.map((day, index) => ({ code: `E${index}`, start_date: day, end_date: day, received_date: day })),
    )
    const games = days.map((_, index) => [`E${index}`, 1, 88520001, 88520002, '1'] as const)
    await desk.done('ingest', desk.file('games.csv', gamesCsv(games)))
    const { types } = await desk.json('rate', '2026-02', '--through', '--type', 'standard')
    expect(types.map(({ list }: { list: string }) => list)).toEqual(['2025-12', '2026-01', '2026-02'])
    // +0.50 x 20; then 1910 against 1890: D 20, expected .53, +0.47 x 20 = +9.4
    const [a, b] = [88520001, 88520002]
    expect(await ratingsOn(desk, '2025-12')).toEqual({ [a]: 1910, [b]: 1890 })
    expect(await ratingsOn(desk, '2026-01')).toEqual({ [a]: 1910, [b]: 1890 })
    expect(await ratingsOn(desk, '2026-02')).toEqual({ [a]: 1919, [b]: 1881 })
  })

  it('gives the bytes of computing month by month', async () => {
    const monthly = await seasonWithReports()
    const through = await seasonWithReports()
    await through.done('rate', '2026-06', '--through')
    for (const list of ['2026-05', '2026-06']) await through.done('publish', list, '--out', through.path('out'))
    expect(filesUnder(through.path('out'))).toEqual(await publishSeason(monthly))
  })

  it('has nothing to do where nothing is missing', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', PLAYERS)
    await desk.done('rate', '2026-03', '--through', '--type', 'standard')
    const before = databaseContent(desk)
    expect(await desk.done('rate', '2026-03', '--through', '--type', 'standard')).not.toContain('is computed')
    expect(databaseContent(desk)).toEqual(before)
  })

  it('has nothing to do where everything is published', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', PLAYERS)
    await desk.done('rate', '2026-02', '--type', 'standard')
    await desk.done('publish', '2026-02', '--type', 'standard', '--out', desk.path('out'))
    const before = databaseContent(desk)
    expect(await desk.done('rate', '2026-02', '--through')).toContain('Every list up to 2026-02 is there')
    expect(await desk.json('rate', '2026-02', '--through')).toMatchObject({ types: [] })
    expect(databaseContent(desk)).toEqual(before)
    expect((await openDesk().frl('rate', '2026-02', '--through')).code).toBe(3)
  })

  it('stands on an official list where one is imported in between', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', PLAYERS)
    await importList(desk, '2026-03', [{ ...PLAYERS[0], rating: 2000 }, PLAYERS[1]])
    await desk.done('rate', '2026-04', '--through', '--type', 'standard')
    expect(await ratingsOn(desk, '2026-04')).toMatchObject({ 88520001: 2000 })
  })
})

describe('an official list beside an own one', () => {
  it('compares: the own list is computed from the list before, and the official one goes on', async () => {
    const desk = openDesk()
    const players = [
      { id: 88520001, rating: 1900, k: 20 },
      { id: 88520002, rating: 1900, k: 20 },
    ]
    await importList(desk, '2026-01', players)
    await importList(desk, '2026-02', [{ id: 88520001, rating: 1911, k: 20, games: 1 }, players[1] ?? { id: 0 }])
    await register(desk, [
      { code: 'JAN', start_date: '2026-01-12', end_date: '2026-01-12', received_date: '2026-01-13' },
    ])
    await desk.done('ingest', desk.file('games.csv', gamesCsv([['JAN', 1, 88520001, 88520002, '1']])))
    await desk.done('rate', '2026-02', '--type', 'standard')
    const explained = await desk.json('explain', '88520001', '2026-02', '--type', 'standard')
    expect(explained).toMatchObject({ series: 'own', previousRating: 1900, newRating: 1910 })
    expect(await ratingsOn(desk, '2026-02')).toMatchObject({ 88520001: 1911 })
    await desk.done('rate', '2026-03', '--type', 'standard')
    // The official list holds the game already: it is not applied again.
    expect(await ratingsOn(desk, '2026-03')).toEqual({ 88520001: 1911, 88520002: 1900 })

    const own = openDesk()
    own.file('frl.yaml', 'base: own\n')
    await importList(own, '2026-01', players)
    await importList(own, '2026-02', [{ id: 88520001, rating: 1911, k: 20, games: 1 }, players[1] ?? { id: 0 }])
    await register(own, [
      { code: 'JAN', start_date: '2026-01-12', end_date: '2026-01-12', received_date: '2026-01-13' },
    ])
    await own.done('ingest', own.file('games.csv', gamesCsv([['JAN', 1, 88520001, 88520002, '1']])))
    await own.done('rate', '2026-02', '--type', 'standard')
    await own.done('rate', '2026-03', '--type', 'standard')
    expect(await ratingsOn(own, '2026-03')).toEqual({ 88520001: 1910, 88520002: 1890 })
  })
})
