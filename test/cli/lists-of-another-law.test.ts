import { expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'

it('a list that is stored is shown whatever law is named; only making one asks the law for its month', async () => {
  const desk = openDesk()
  await importList(desk, '2026-03', [{ id: 88_700_001, rating: 1800 }])
  const law = desk.file('law.yaml', 'id: quarterly\nextends: fide-2024-03-01\nlistMonths: [1, 4, 7, 10]\n')
  const quarterly = (...args: string[]) => desk.frl('--edition', law, ...args)
  expect(await quarterly('list', '2026-03', '--type', 'standard')).toMatchObject({ code: 0 })
  expect(await quarterly('explain', '88700001', '2026-03', '--type', 'standard')).toMatchObject({ code: 0 })
  expect(await quarterly('rate', '2026-05')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no list in 2026-05'),
  })
})
