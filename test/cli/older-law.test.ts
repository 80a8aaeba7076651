import { expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, printedList, register } from '../support/steps.js'

const RATED = [1, 2, 3, 4, 5].map((number) => ({ id: 88_600_000 + number, rating: 1500, k: 15, gamesTotal: 100 }))
const NEWCOMER = 88_600_090

it('admits a newcomer of June 2014 with the list of July, by five games instead of nine, without another game', async () => {
  const desk = openDesk()
  await importList(desk, '2014-05', RATED)
  await register(desk, [{ code: 'MAY', start_date: '2014-05-02', end_date: '2014-05-11', system: 'swiss' }])
  const rows = RATED.map(({ id }, index) => ['MAY', index + 1, NEWCOMER, id, '='] as const)
  await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
  await desk.done('rate', '2014-06', '--type', 'standard')
  expect((await printedList(desk, '2014-06')).get(NEWCOMER)?.rating).toBeNull()
  await desk.done('rate', '2014-07', '--type', 'standard')
  expect((await printedList(desk, '2014-07')).get(NEWCOMER)).toMatchObject({ rating: 1500, k: 40 })
})

it('rates a tournament that was booked for another calendar on the next list there is', async () => {
  const desk = openDesk()
  await importList(desk, '2025-01', RATED)
  await register(desk, [{ code: 'JAN', start_date: '2025-01-10', end_date: '2025-01-12', system: 'swiss' }])
  await desk.done('ingest', desk.file('games.csv', gamesCsv([['JAN', 1, RATED[0]?.id ?? 0, RATED[1]?.id ?? 0, '1']])))
  const law = desk.file('law.yaml', 'id: quarterly\nextends: fide-2024-03-01\nlistMonths: [1, 4, 7, 10]\n')
  await desk.done('--edition', law, 'rate', '2025-04', '--type', 'standard')
  expect((await printedList(desk, '2025-04')).get(RATED[0]?.id ?? 0)).toMatchObject({ rating: 1508, games: 1 })
})

it('uses for each tournament the K at its start, and says so', async () => {
  const desk = openDesk()
  const [one, two, three] = RATED.map(({ id }) => id) as [number, number, number]
  // K 25 on the list of September 2010, 15 on that of November.
  await importList(
    desk,
    '2010-09',
    RATED.map((player) => ({ ...player, k: 25, gamesTotal: 10 })),
  )
  await importList(desk, '2010-11', RATED)
  await register(desk, [
    { code: 'LONG', start_date: '2010-10-20', end_date: '2010-12-10', system: 'swiss' },
    { code: 'SHORT', start_date: '2010-12-03', end_date: '2010-12-05', system: 'swiss' },
  ])
  const rows = [
    ['LONG', 1, one, two, '1'],
    ['SHORT', 1, one, three, '1'],
  ] as const
  await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
  await desk.done('rate', '2011-01', '--type', 'standard')
  const explained = await desk.json('explain', String(one), '2011-01', '--type', 'standard')
  // 0.5 x 25 + 0.5 x 15 = 20
  expect(explained).toMatchObject({ change: 20, rawChange: 2000, newRating: 1520, k: 15 })
  expect(explained.tournaments.map(({ code, k }: { code: string; k: number }) => [code, k])).toEqual([
    ['LONG', 25],
    ['SHORT', 15],
  ])
  expect(await desk.done('explain', String(one), '2011-01', '--type', 'standard')).toContain(
    'K 25, as it stood at the start',
  )
})
