import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Desk } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'
import { codesOfJune, codesOfMay, NEWCOMER, openSeason, publishSeason, RENAMED, reportOf } from '../support/season.js'
import { printedList } from '../support/steps.js'

const allCodes = [...codesOfMay, ...codesOfJune]
const anyOrder = (codes: readonly string[]) => fc.shuffledSubarray([...codes], { minLength: codes.length })

const ingest = (desk: Desk, codes: readonly string[]) =>
  desk.done('ingest', ...codes.map((code) => reportOf(desk, code)))

/** The published files of both months, reports in the order of their names and in one go: made once. */
async function rightFiles(): Promise<Record<string, string>> {
  if (known === null) {
    const desk = await openSeason()
    await desk.done('ingest', desk.path('inbox'))
    known = await publishSeason(desk)
  }
  return known
}
let known: Record<string, string> | null = null

describe('the order in which reports arrive', () => {
  it('publishes three types in both months, each with TXT, XML, CSV and a manifest', async () => {
    const right = await rightFiles()
    const folders = ['2026-05/rapid', '2026-05/standard', '2026-06/blitz', '2026-06/rapid', '2026-06/standard']
    const named = Object.keys(right).map((path) => path.split('/').slice(0, 2).join('/'))
    expect([...new Set(named)]).toEqual(folders)
    expect(Object.keys(right)).toHaveLength(4 * folders.length)
  })

  it('has a season in which everything happens', async () => {
    const desk = await openSeason()
    await desk.done('ingest', desk.path('inbox'))
    await publishSeason(desk)
    const [may, june] = [await printedList(desk, '2026-05'), await printedList(desk, '2026-06')]
    expect(may.get(NEWCOMER)).toMatchObject({ rating: null, games: 3 })
    expect(june.get(NEWCOMER)).toMatchObject({ games: 5, k: 40, rating: expect.any(Number) })
    expect(may.get(RENAMED)).toMatchObject({ name: 'Skifte, Sol', federation: 'NOR', birthYear: 2011 })
    expect(june.get(RENAMED)).toMatchObject({ name: 'Skifte, Sol', federation: 'NOR', birthYear: 2011 })
    expect(may.get(88400008)?.rating).toBeNull()
    expect(await printedList(desk, '2026-05', 'rapid')).toHaveLength(5)
  })

  it('does not matter, one by one', async () => {
    const property = fc.asyncProperty(anyOrder(allCodes), async (order) => {
      const desk = await openSeason()
      for (const code of order) await ingest(desk, [code])
      expect(await publishSeason(desk)).toEqual(await rightFiles())
    })
    await fc.assert(property, { numRuns: 8 })
  })

  it('does not matter in one go', async () => {
    const property = fc.asyncProperty(anyOrder(allCodes), async (order) => {
      const desk = await openSeason()
      await ingest(desk, order)
      expect(await publishSeason(desk)).toEqual(await rightFiles())
    })
    await fc.assert(property, { numRuns: 6 })
  })

  it('does not matter when lists are computed before all is there, and computed again', async () => {
    const computing = fc.array(fc.constantFrom('2026-05', '2026-06'), { minLength: allCodes.length, maxLength: 9 })
    const property = fc.asyncProperty(anyOrder(allCodes), computing, async (order, lists) => {
      const desk = await openSeason()
      for (const [index, code] of order.entries()) {
        await ingest(desk, [code])
        await desk.done('rate', lists[index] ?? '2026-05', '--through')
      }
      expect(await publishSeason(desk)).toEqual(await rightFiles())
    })
    await fc.assert(property, { numRuns: 6 })
  })

  it('does not matter when May is published before the reports of June arrive', async () => {
    const property = fc.asyncProperty(anyOrder(codesOfMay), anyOrder(codesOfJune), async (may, june) => {
      const desk = await openSeason()
      for (const code of may) await ingest(desk, [code])
      await desk.done('rate', '2026-05')
      await desk.done('publish', '2026-05', '--out', desk.path('out'))
      for (const code of june) await ingest(desk, [code])
      expect(await publishSeason(desk)).toEqual(await rightFiles())
    })
    await fc.assert(property, { numRuns: 6 })
  })

  it('does not matter when reports are sent twice, nor on which day the program runs', async () => {
    const property = fc.asyncProperty(anyOrder(allCodes), anyOrder(allCodes), async (order, again) => {
      const desk = await openSeason('2031-01-01T00:00:00Z')
      await ingest(desk, order)
      await ingest(desk, again)
      expect(await publishSeason(desk)).toEqual(await rightFiles())
    })
    await fc.assert(property, { numRuns: 4 })
  })

  it('does not matter whether the register comes before, between or after the reports', async () => {
    const published = async (at: number) => {
      const desk = await openSeason()
      const rows = [`${RENAMED},"Skifte, Solveig Marie",FAR,F,2012`, `${NEWCOMER},"Ny, Nils Petter",NOR,M,2008`]
      const register = desk.file('players.csv', `id,name,federation,sex,birth_year\n${rows.join('\n')}\n`)
      for (const [index, code] of allCodes.entries()) {
        if (index === at) await desk.done('import', 'players', register)
        await ingest(desk, [code])
      }
      if (at >= allCodes.length) await desk.done('import', 'players', register)
      return publishSeason(desk)
    }
    const first = await published(0)
    expect(first['2026-05/standard/standard_may26frl.csv']).toContain(`${RENAMED},"Skifte, Solveig Marie",FAR,F,`)
    for (const at of [1, 3, allCodes.length]) expect(await published(at), `after ${at} reports`).toEqual(first)
  })

  it('does not matter in which order the lists of a chain are imported', async () => {
    const lists = ['2026-01', '2026-02', '2026-03']
    const published = async (order: readonly string[]) => {
      const desk = await openSeason()
      for (const list of order) {
        const month = Number(list.slice(5))
        const players = [
          { id: 88400005, rating: 1800 + month, k: 40, games: month, born: 1999 },
          { id: 88400021, rating: 2000 - 10 * month, k: 20, games: 0, lastList: '2025-06', born: 2008 - (month % 2) },
        ]
        const path = desk.file(`${list}.csv`, listCsv(players))
        await desk.done('import', 'list', path, '--list', list, '--type', 'standard', '--accept-fewer')
      }
      await desk.done('ingest', desk.path('inbox'))
      return publishSeason(desk)
    }
    const inOrder = await published(lists)
    for (const order of [
      ['2026-03', '2026-02', '2026-01'],
      ['2026-02', '2026-01', '2026-03'],
    ]) {
      expect(await published(order), order.join(' ')).toEqual(inOrder)
    }
  })
})
