import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openDesk } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'
import { openSeason, publishSeason } from '../support/season.js'

/** The first of a list are found without reading it: they must be the first of what is read. */

type Printed = { readonly players: readonly { readonly federation: string }[] }
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'] as const

async function expectTop(desk: ReturnType<typeof openDesk>, list: string, type: string): Promise<void> {
  const of = ['list', list, '--type', type]
  const whole = JSON.parse(await desk.done(...of, '--json')) as Printed
  for (const top of [1, 2, 3, 5, 8, 100]) {
    const first = JSON.parse(await desk.done(...of, '--top', `${top}`, '--json')) as Printed
    expect(first.players).toEqual(whole.players.slice(0, top))
  }
  const chosen = JSON.parse(await desk.done(...of, '--top', '2', '--federation', 'NOR', '--json')) as Printed
  expect(chosen.players).toEqual(whole.players.filter(({ federation }) => federation === 'NOR').slice(0, 2))
  const [head = ''] = (await desk.done(...of, '--top', '1')).split('\n')
  if (whole.players.length > 1) expect(head).toContain(` of ${whole.players.length}`)
}

it('prints the first of every list of a chain, whatever the lists before and after it say', async () => {
  const rating = fc.option(fc.constantFrom(2199, 2200, 2201, 2250, 2300, 2450, 1500), { nil: '' as const })
  const lists = fc.array(fc.array(rating, { minLength: 7, maxLength: 7 }), { minLength: 4, maxLength: 4 })
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
  await fc.assert(
    fc.asyncProperty(lists, order, async (ratings, imported) => {
      const desk = openDesk()
      for (const at of imported) {
        const players = (ratings[at] ?? []).map((one, number) => {
          const federation = number % 2 === 0 ? 'NOR' : 'SWE'
          return { id: 1001 + number, federation, rating: one, flag: number === 3 ? 'i' : '' }
        })
        // So that no list is empty or a tenth shorter than the one before.
        const others = Array.from({ length: 80 }, (_, number) => ({ id: 2001 + number, rating: 1500 }))
        const file = desk.file(`${at}.csv`, listCsv([...players, ...others]))
        await desk.done('import', 'list', file, '--list', MONTHS[at] ?? '', '--type', 'standard')
      }
      for (const month of MONTHS) await expectTop(desk, month, 'standard')
    }),
    { numRuns: 6 },
  )
})

it('prints the first of lists that were computed here, over the official ones', async () => {
  const desk = await openSeason()
  await desk.done('ingest', desk.path('inbox'))
  await publishSeason(desk)
  for (const list of ['2026-04', '2026-05', '2026-06']) await expectTop(desk, list, 'standard')
  for (const type of ['rapid', 'blitz']) await expectTop(desk, '2026-06', type)
})
