import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { describeShared, hundredths, sharedPath } from '../support/shared.js'
import { importList, printedList } from '../support/steps.js'

const REPORT = 'cases/us_championship_2025.trf'
const EXPECTED = 'cases/us_championship_2025_expected.csv'
const GAMES = 'cases/us_championship_2025_games.csv'

/** The 2025 US Championship, twelve players and 66 games, with the ratings FIDE published before and after it. */
describeShared('the US Championship of 2025', [REPORT, EXPECTED, GAMES], () => {
  const rows = (file: string) => parse(readFileSync(sharedPath(file)), { columns: true }) as Record<string, string>[]
  const expected = rows(EXPECTED).map((row) => ({
    id: Number(row.fide_id),
    rating: Number(row.rating_2025_10),
    k: Number(row.k),
    published: Number(row.rating_2025_11_published),
    sum: hundredths(row.chg ?? ''),
    rawChange: hundredths(row.K_chg ?? ''),
    hasOtherEvents: Number(row.other_events_K_chg) !== 0,
  }))
  const games = rows(GAMES)

  async function rated(): Promise<Desk> {
    const desk = openDesk()
    await importList(
      desk,
      '2025-10',
      expected.map(({ id, rating, k }) => ({ id, name: `Player ${id}`, federation: 'USA', rating, k })),
    )
    const report = sharedPath(REPORT)
    const answer = await desk.done('ingest', report, '--received', '2025-10-27', '--type', 'standard')
    expect(answer).toContain('12 players, 66 games, list 2025-11')
    await desk.done('rate', '2025-11', '--type', 'standard')
    return desk
  }

  it('publishes exactly the ratings of November for the ten without another event', async () => {
    const printed = await printedList(await rated(), '2025-11')
    const alone = expected.filter(({ hasOtherEvents }) => !hasOtherEvents)
    expect(alone).toHaveLength(10)
    expect(alone.map(({ id }) => printed.get(id)?.rating)).toEqual(alone.map(({ published }) => published))
    expect([...printed.values()].every(({ games: played, k }) => played === 11 && k === 10)).toBe(true)
  })

  it('has exactly the published K x change of all twelve', async () => {
    const desk = await rated()
    for (const { id, sum, rawChange } of expected) {
      const explained = await desk.json('explain', String(id), '2025-11', '--type', 'standard')
      expect(explained, String(id)).toMatchObject({ sum, rawChange, kUsed: 10, games: 11 })
    }
  })

  it('explains every one of the 132 changes of the games file', async () => {
    const desk = await rated()
    const published = games.flatMap((game) => [
      [game.white_id, game.black_id, hundredths(game.chg_white ?? '')],
      [game.black_id, game.white_id, hundredths(game.chg_black ?? '')],
    ])
    expect(published).toHaveLength(132)
    const explained: unknown[] = []
    for (const { id } of expected) {
      const { tournaments } = await desk.json('explain', String(id), '2025-11', '--type', 'standard')
      for (const { opponentId, delta } of tournaments[0].lines) explained.push([String(id), String(opponentId), delta])
    }
    const ordered = (pairs: readonly unknown[]) => pairs.map((pair) => JSON.stringify(pair)).sort()
    expect(ordered(explained)).toEqual(ordered(published))
  })

  it('publishes twelve players in FIDE’s own forms', async () => {
    const desk = await rated()
    await desk.done('publish', '2025-11', '--type', 'standard', '--out', desk.path('out'))
    const txt = desk.read('out/2025-11/standard/standard_nov25frl.txt').trimEnd().split('\r\n')
    expect(txt).toHaveLength(13)
    expect(txt[0]).toContain('NOV25')
    const xml = desk.read('out/2025-11/standard/standard_nov25frl.xml')
    expect(xml.match(/<player>/g)).toHaveLength(12)
  })
})
