import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LineTable } from '../../src/list/line-table.js'
import { byListOrder, byRating, placesInListOrder, placesInRatingOrder } from '../../src/list/list-order.js'
import type { RatingListLine } from '../../src/list/rating-list-line.js'

const text = fc.constantFrom('', 'NOR', 'GM', 'Ås, Åse', 'FA,NI')
const line = fc.record<RatingListLine>({
  fideId: fc.integer({ min: 1, max: 999_999_999 }),
  name: fc.string({ maxLength: 6, unit: 'binary' }),
  federation: text,
  sex: fc.constantFrom('M', 'F', null),
  birthYear: fc.option(fc.integer({ min: 1900, max: 2030 })),
  title: text,
  womanTitle: text,
  otherTitles: text,
  foaTitle: text,
  rating: fc.option(fc.integer({ min: 1, max: 9_999 })),
  games: fc.integer({ min: 0, max: 99_999 }),
  k: fc.option(fc.integer({ min: 1, max: 40 })),
  inactive: fc.boolean(),
})
const lists = fc.uniqueArray(line, { selector: ({ fideId }) => fideId, maxLength: 40 })

test('a line comes out of the table as it went in, and in the orders of the lists', () => {
  fc.assert(
    fc.property(lists, (lines) => {
      const table = new LineTable()
      for (const one of lines) table.add(one)
      expect(table.size).toBe(lines.length)
      expect([...table.in(lines.keys())]).toEqual(lines)
      const [nameAt, idAt] = [(place: number) => table.nameAt(place), (place: number) => table.idAt(place)]
      const byName = placesInListOrder(table.size, nameAt, idAt)
      expect([...table.in(byName)]).toEqual([...lines].sort(byListOrder))
      const fromTheTop = placesInRatingOrder(table.size, (place) => table.ratingAt(place), idAt)
      expect([...table.in(fromTheTop)]).toEqual([...lines].sort(byRating))
    }),
  )
})
