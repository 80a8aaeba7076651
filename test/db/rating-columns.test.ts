import { describe, expect, it } from 'vitest'
import { openReader } from '../../src/db/connect.js'
import { allLists } from '../../src/db/lists.js'
import { latestRatingOfMany, ratingsOfMany } from '../../src/db/rating-columns.js'
import { latestRating, ratingReader } from '../../src/db/standings.js'
import { listCsv } from '../support/fixtures.js'
import { NEWCOMER, openSeason, publishSeason } from '../support/season.js'

/** Those of the season, newcomers too, and some whom nobody knows. */
const IDS = [...Array.from({ length: 30 }, (_, index) => 88_400_000 + index), 1, 99_999_999_999]

/** A season given out, with an official list after it on which somebody is rated otherwise and somebody is no more. */
async function season() {
  const desk = await openSeason()
  await desk.done('ingest', desk.path('inbox'))
  await publishSeason(desk)
  const later = [
    { id: 88_400_001, rating: 2400, k: 20, gamesTotal: 210 },
    { id: 88_400_025, rating: 1500, k: 40, gamesTotal: 6 },
  ]
  await desk.done(
    'import',
    'list',
    desk.file('later.csv', listCsv(later)),
    '--list',
    '2026-08',
    '--type',
    'standard',
    '--accept-fewer',
  )
  return openReader(desk.path('frl.sqlite'))
}

describe('ratings read for many players', () => {
  it('are those read one by one, on every list, from the first look-up or a later one on', async () => {
    const store = await season()
    const lists = await allLists(store.db)
    expect(new Set(lists.map(({ series }) => series))).toEqual(new Set(['official', 'own']))
    for (const list of lists) {
      const singly = IDS.map(ratingReader(store.db, list))
      for (const from of [0, 7, IDS.length]) {
        expect(IDS.map(ratingsOfMany(store.db, list, from)), `${list.series} ${list.type} ${list.list}`).toEqual(singly)
      }
    }
    await store.close()
  })

  it('are the latest ones of any type, wherever those stand', async () => {
    const store = await season()
    const singly = IDS.map(latestRating(store.db))
    expect(singly.filter((rating) => rating !== null).length).toBeGreaterThan(8)
    expect(singly[25]).toBe(1500)
    expect(singly[IDS.indexOf(NEWCOMER)]).toEqual(expect.any(Number))
    for (const from of [0, 7]) expect(IDS.map(latestRatingOfMany(store.db, from))).toEqual(singly)
    await store.close()
  })
})
