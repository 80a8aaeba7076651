import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import type { ListedPlayer } from '../support/fixtures.js'
import { openSeason, publishSeason } from '../support/season.js'
import { importList, printedList } from '../support/steps.js'

/** `frl list --csv` is read by `import list` as the list it is. */

async function csvOf(desk: Desk, list: string, type = 'standard'): Promise<string> {
  return desk.done('list', list, '--type', type, '--csv')
}

/** Only the rated: an imported list has no pools to show. */
const ratedLines = (csv: string) =>
  csv.split('\n').filter((line) => line === '' || (parse(line) as string[][])[0]?.[RATING] !== '')

const RATING = 7

async function copyOf(csv: string, list: string, type = 'standard'): Promise<Desk> {
  const desk = openDesk()
  const path = desk.file('copy.csv', csv)
  await desk.done('import', 'list', path, '--list', list, '--type', type)
  return desk
}

describe('frl list --csv, and back', () => {
  it.each(['standard', 'rapid', 'blitz'])('an own %s list comes back as it was', async (type) => {
    const desk = await openSeason()
    await desk.done('ingest', desk.path('inbox'))
    await publishSeason(desk)
    const csv = await csvOf(desk, '2026-06', type)
    const copy = await copyOf(csv, '2026-06', type)
    expect((await csvOf(copy, '2026-06', type)).split('\n')).toEqual(ratedLines(csv))
  })

  it('an imported list does, whatever names and titles it has', async () => {
    const name = fc.oneof(
      fc.constantFrom("O'Neill, Máire", 'Smith, "Bob" Robert', 'Ærø; Åse', '=SUM(A1)', '', 'Nguyễn, Thị', '李, 伟'),
      fc.string({ maxLength: 40, unit: 'grapheme-ascii' }).map((text) => text.replace(/^[\s,]+|\s+$/g, '')),
    )
    const player = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999 }),
      name,
      federation: fc.constantFrom('NOR', 'FID', 'NON', 'USA'),
      sex: fc.constantFrom('M' as const, 'F' as const),
      rating: fc.integer({ min: 1400, max: 2900 }),
      games: fc.integer({ min: 0, max: 99 }),
      k: fc.constantFrom(10, 20, 40),
      born: fc.oneof(fc.constant('' as const), fc.integer({ min: 1920, max: 2020 })),
      flag: fc.constantFrom('', 'i', 'w', 'wi'),
      title: fc.constantFrom('', 'GM', 'FM', 'CM'),
      womanTitle: fc.constantFrom('', 'WGM', 'WCM'),
    })
    const players = fc.uniqueArray(player, { minLength: 1, maxLength: 12, selector: ({ id }) => id })
    const property = fc.asyncProperty(players, async (listed) => {
      const quoted = listed.map((one): ListedPlayer => ({ ...one, name: one.name.replaceAll('"', '""') }))
      const desk = openDesk()
      await importList(desk, '2026-03', quoted)
      const csv = await csvOf(desk, '2026-03')
      expect(await csvOf(await copyOf(csv, '2026-03'), '2026-03')).toBe(csv)
      const printed = await printedList(desk, '2026-03')
      for (const { id, name: given, rating, games, k, born } of listed) {
        const birthYear = born === '' ? null : born
        expect(printed.get(id)).toMatchObject({ name: given.trim(), rating, games, k, birthYear })
      }
    })
    await fc.assert(property, { numRuns: 25 })
  })

  it('gives the next list the same numbers, the marks it can not carry aside', async () => {
    const desk = openDesk()
    const players = [
      { id: 88540001, rating: 2410, k: 10, born: 1980 },
      { id: 88540002, rating: 2200, k: 20, born: 2010 },
      { id: 88540003, rating: 1800, k: 40, born: 1990, games: 12 },
    ]
    await importList(desk, '2026-03', players)
    await desk.done('rate', '2026-04', '--type', 'standard')
    const copy = await copyOf(await csvOf(desk, '2026-04'), '2026-04')
    for (const one of [desk, copy]) await one.done('rate', '2026-05', '--type', 'standard')
    expect(await csvOf(copy, '2026-05')).toBe(await csvOf(desk, '2026-05'))
  })
})

describe('published files are read by import list, month and type from their names', () => {
  it.each(['standard', 'rapid', 'blitz'])('%s: XML as it is, TXT with its folded names', async (type) => {
    const desk = await openSeason()
    await desk.done('ingest', desk.path('inbox'))
    await publishSeason(desk)
    const rated = ratedLines(await csvOf(desk, '2026-06', type))
    const folded = rated.map((line) => line.replaceAll('ø', 'o'))
    for (const [end, expected] of [
      ['xml', rated],
      ['txt', folded],
    ] as const) {
      const copy = openDesk()
      await copy.done('import', 'list', desk.path(`out/2026-06/${type}/${type}_jun26frl.${end}`))
      expect((await csvOf(copy, '2026-06', type)).split('\n'), end).toEqual(expected)
    }
  })
})
