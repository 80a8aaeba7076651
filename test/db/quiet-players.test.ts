import { describe, expect, test } from 'vitest'

import { openDesk } from '../support/desk.js'
import { importList, printedList } from '../support/steps.js'

const PLAYED_LONG_AGO = 88_600_001
const PLAYED_A_LIST_LATER = 88_600_002
const K_IS_DUE = 88_600_003

const january = [
  { id: PLAYED_LONG_AGO, rating: 2000, k: 20, gamesTotal: 100, lastList: '2025-02' },
  { id: PLAYED_A_LIST_LATER, rating: 2000, k: 20, gamesTotal: 100, lastList: '2025-03' },
  { id: K_IS_DUE, rating: 2000, k: 40, gamesTotal: 100, lastList: '2025-12' },
]
/** All of them played: their rows of January are past. */
const played = january.map((player) => ({ ...player, rating: 2010, games: 3, gamesTotal: 103, lastList: '' }))

describe('players whom a list changes without a game, read from the official list it stands on', () => {
  test.each([
    ['which is the latest one', null],
    ['before a later one that says the same', january],
    ['before a later one that says otherwise', played],
  ])('%s', async (_which, april) => {
    const desk = openDesk()
    await importList(desk, '2026-01', january)
    if (april !== null) await importList(desk, '2026-04', april)
    await desk.done('rate', '2026-02', '--type', 'standard')
    const february = await printedList(desk, '2026-02')
    expect(february.get(PLAYED_LONG_AGO)).toMatchObject({ rating: 2000, k: 20, flag: 'i' })
    expect(february.get(PLAYED_A_LIST_LATER)).toMatchObject({ rating: 2000, k: 20, flag: '' })
    expect(february.get(K_IS_DUE)).toMatchObject({ rating: 2000, k: 20, flag: '' })
  })

  test('one whom the official list shows as active long after his last game', async () => {
    const desk = openDesk()
    const stray = { id: PLAYED_LONG_AGO, rating: 2000, k: 20, gamesTotal: 100, lastList: '2024-05' }
    await importList(desk, '2026-01', [stray])
    expect((await printedList(desk, '2026-01')).get(PLAYED_LONG_AGO)).toMatchObject({ flag: '' })
    for (const list of ['2026-02', '2026-03']) await desk.done('rate', list, '--type', 'standard')
    expect((await printedList(desk, '2026-02')).get(PLAYED_LONG_AGO)).toMatchObject({ rating: 2000, flag: 'i' })
    expect((await printedList(desk, '2026-03')).get(PLAYED_LONG_AGO)).toMatchObject({ rating: 2000, flag: 'i' })
  })

  test('and on the list after it those whose time has come, over the own list', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', january)
    for (const list of ['2026-02', '2026-03']) await desk.done('rate', list, '--type', 'standard')
    const march = await printedList(desk, '2026-03')
    expect([...march.values()].map(({ k, flag }) => [k, flag])).toEqual([
      [20, 'i'],
      [20, 'i'],
      [20, ''],
    ])
  })
})
