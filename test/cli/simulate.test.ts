import { describe, expect, it, test } from 'vitest'
import { filesUnder, openDesk } from '../support/desk.js'

const SMALL = ['--players', '300', '--games', '400', '--months', '2'] as const

async function simulated(...args: string[]) {
  const desk = openDesk()
  const out = desk.path('sim')
  const answer = await desk.json('simulate', '--out', out, ...SMALL, ...args)
  return { desk, out, answer, files: filesUnder(out) }
}

describe('frl simulate', () => {
  it.each([['trf'], ['csv']])('writes %s reports that are taken and rated without a fault', async (format) => {
    const { desk, out, answer, files } = await simulated('--format', format)
    expect(answer).toMatchObject({ players: 300, months: 2, games: 400, files: Object.keys(files).length })
    for (const type of ['standard', 'rapid', 'blitz'])
      await desk.done('import', 'list', `${out}/lists/${type}_2026-01.csv`)
    for (const list of ['2026-02', '2026-03']) {
      await desk.done('import', 'tournaments', `${out}/${list}/tournaments.csv`)
      const ingested = await desk.json('ingest', `${out}/${list}/reports`)
      expect(ingested).toMatchObject({ refused: 0, held: 0 })
      expect(ingested.games).toBeGreaterThanOrEqual(400)
      const rated = await desk.json('rate', list)
      expect(rated.types[0].report.playersRated).toBeGreaterThan(20)
    }
  })

  it('gives the same bytes for the same seed, and others for another', async () => {
    const once = (await simulated('--seed', '7')).files
    expect((await simulated('--seed', '7')).files).toEqual(once)
    expect((await simulated('--seed', '8')).files).not.toEqual(once)
  })

  it('brings newcomers as they are asked for', async () => {
    const newcomers = async (permille: string) => {
      const { files } = await simulated('--newcomers', permille, '--format', 'csv')
      const games = Object.entries(files).filter(([path]) => path.includes('/reports/'))
      const ids = games.flatMap(([, text]) => text.match(/\b99\d{7}\b/g) ?? [])
      return new Set(ids.filter((id) => Number(id) >= 990_000_300)).size
    }
    expect(await newcomers('0')).toBe(0)
    const usual = await newcomers('35')
    expect(usual).toBeGreaterThan(0)
    expect(await newcomers('100')).toBeGreaterThan(usual)
  })

  test.each([['txt'], ['xml']])('writes an opening list in FIDE’s combined %s', async (lists) => {
    const { desk, out, files } = await simulated('--lists', lists)
    const [name = ''] = Object.keys(files).filter((path) => path.startsWith('lists/'))
    const imported = await desk.json('import', 'list', `${out}/${name}`, '--list', '2026-01')
    // An XML says itself where it ends.
    const problems = lists === 'xml' ? [] : [expect.objectContaining({ code: 'list-end-unknown' })]
    expect(imported).toMatchObject({ players: 300, badRecords: [], problems })
    expect(imported.types.map(({ type }: { type: string }) => type)).toEqual(['standard', 'rapid', 'blitz'])
  })

  test.each([
    [['--players', '10', '--rated', '11'], '--rated 11'],
    [['--federation', 'XXX'], '--federation XXX'],
    [['--newcomers', '101'], 'whole number'],
    [['--from', '2000-01'], '--from 2000-01'],
    [['--players', '3000000'], 'whole number'],
  ])('refuses %j', async (args, said) => {
    const desk = openDesk()
    const { code, err } = await desk.frl('simulate', '--out', desk.path('sim'), ...args)
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  it('does not write into a folder that holds something', async () => {
    const desk = openDesk()
    desk.file('sim/mine.txt', 'mine')
    const { code, err } = await desk.frl('simulate', '--out', desk.path('sim'))
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(`in ${desk.path('sim')} already`) })
    expect(filesUnder(desk.path('sim'))).toEqual({ 'mine.txt': 'mine' })
  })
})
