import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cutRecords } from '../../src/shared/csv-cut.js'

const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', '1850', 'NED', '"Example, Edda"', '"Å"', 'Å', '""', 'a b') },
  fc.constantFrom('"a""b"', 'a"b', ' x', 'x ', '\u00a0y', 'z\ufeff', '"open', '"a" ', ' "a"', '"\n"', '"\t"', '"'),
  fc.string({ maxLength: 3, unit: fc.constantFrom('"', ',', ';', '\t', '\n', ' ', 'a', '\u0085', '\u1680', '\f') }),
)
const text = fc
  .tuple(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 5 }), fc.constantFrom(',', ';', '\t'), fc.boolean())
  .map(([rows, delimiter, ended]) => ({
    text: rows.map((cells) => cells.join(delimiter)).join('\n') + (ended ? '\n' : ''),
    delimiter,
  }))

it('cuts what the parser gives, or leaves it to the parser', () => {
  let cut = 0
  fc.assert(
    fc.property(text, ({ text, delimiter }) => {
      const records = cutRecords(text, delimiter)
      if (records === null) return
      cut += 1
      const options = { delimiter, record_delimiter: '\n', relax_column_count: true, trim: true } as const
      expect(records).toEqual(parse(text, options))
    }),
    { numRuns: 5000 },
  )
  expect(cut).toBeGreaterThan(500)
})

it.each([
  [
    '1,"Å, B",,x y\n2,"",a,\n',
    ',',
    [
      ['1', 'Å, B', '', 'x y'],
      ['2', '', 'a', ''],
    ],
  ],
  ['1;a', ';', [['1', 'a']]],
  ['', ',', []],
  ['1,"a""b"\n', ',', null],
  ['1, a\n', ',', null],
  ['1\n\n2\n', ',', null],
  ['1,"a\nb"\n', ',', null],
] as const)('%j', (given, delimiter, records) => {
  expect(cutRecords(given, delimiter)).toEqual(records)
})
