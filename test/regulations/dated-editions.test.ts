import { expect, it, test } from 'vitest'

import { fideEditions } from '../../src/regulations/editions.js'
import { ownEditions } from '../../src/regulations/own-editions.js'
import { editionsOf } from '../../src/regulations/regulations.js'
import type { IsoDate } from '../../src/shared/dates.js'

test.each<[from: IsoDate, may: boolean]>([
  ['2026-05-01', false],
  ['2026-05-02', true],
])('months without lists from %s on begin with the first list on or after that day', (from, may) => {
  const [newest] = fideEditions.standard
  if (newest === undefined) throw new Error('no edition')
  const quarterly = { ...newest, effectiveFrom: from, listMonths: [1, 4, 7, 10] }
  const { calendar } = editionsOf({ ...fideEditions, standard: [quarterly, ...fideEditions.standard] })
  expect([calendar.isList('2026-04'), calendar.isList('2026-05'), calendar.isList('2026-06')]).toEqual([
    true,
    may,
    false,
  ])
})

it('an edition of one’s own from the day of one of FIDE’s stands in its place', () => {
  const { editions } = ownEditions(
    { extends: 'fide-2024-03-01', effectiveFrom: '2024-03-01', ratingFloor: 1200 },
    'mine',
  )
  expect(editions?.standard.slice(0, 2).map(({ id }) => id)).toEqual(['mine', 'fide-2022-01-01'])
})
