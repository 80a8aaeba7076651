import { expect, it } from 'vitest'
import { openReader } from '../../src/db/connect.js'
import { allLists } from '../../src/db/lists.js'
import { standingsOf } from '../../src/db/standings.js'
import { playerRows, standingOn, standingsThrough } from '../../src/db/standings-through.js'
import type { ListedStanding } from '../../src/db/state-rows.js'
import { listCsv } from '../support/fixtures.js'
import { openSeason, publishSeason } from '../support/season.js'
import { importList } from '../support/steps.js'

it('many lists read at once say what each says by itself', async () => {
  const desk = await openSeason()
  await desk.done('ingest', desk.path('inbox'))
  await publishSeason(desk)
  // An official list beside an own one, one before all others, and one after a gap.
  const official = (rating: number) => [1, 3, 5, 99].map((number) => ({ id: 88400000 + number, rating }))
  await importList(desk, '2026-03', official(1900))
  await desk.done(...importArgs(desk, '2026-05', official(1950)))
  await desk.done(...importArgs(desk, '2026-08', official(1960)))
  const store = openReader(desk.path('frl.sqlite'))
  try {
    const all = await allLists(store.db)
    for (const type of ['standard', 'rapid', 'blitz'] as const) {
      const lists = all.filter((list) => list.type === type)
      const each = lists.map(
        (list) => new Map([...standingsOf(store.db, list)].map((one) => [one.fideId, one.standing])),
      )
      const through = [...standingsThrough(store.db, type, lists)]
      expect(through.map(({ fideId }) => fideId)).toEqual(
        [...new Set(each.flatMap((list) => [...list.keys()]))].sort((a, b) => a - b),
      )
      for (const { fideId, standings } of through) {
        const expected: (ListedStanding | null)[] = each.map((list) => list.get(fideId) ?? null)
        expect(standings).toEqual(expected)
        const { own, official: printed } = playerRows(store.db, type, fideId)
        expect(lists.map((list) => standingOn(list, own, printed))).toEqual(expected)
      }
      // Any of them, in any order: the lists before others are read with them.
      const some = lists.toReversed().slice(0, 2)
      expect([...standingsThrough(store.db, type, some)]).toEqual(
        through
          .map(({ fideId, standings }) => ({ fideId, standings: standings.toReversed().slice(0, 2) }))
          .filter(({ standings }) => standings.some((standing) => standing !== null)),
      )
    }
    expect(all.map(({ type, list, series }) => `${type} ${list} ${series}`)).toContain('standard 2026-05 own')
  } finally {
    await store.close()
  }
})

function importArgs(desk: Parameters<typeof importList>[0], list: string, players: Parameters<typeof listCsv>[0]) {
  const file = desk.file(`lists/more-${list}.csv`, listCsv(players))
  return ['import', 'list', file, '--list', list, '--type', 'standard', '--accept-fewer']
}
