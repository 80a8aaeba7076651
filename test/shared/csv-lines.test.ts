import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutLines } from '../../src/shared/csv-lines.js'
import { PARSING } from '../../src/shared/csv-table.js'

describe('lines cut into records', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['A26,1,"Åsrud, Odd","Wu, Chi",\n', [['A26', '1', 'Åsrud, Odd', 'Wu, Chi', '']]],
    [',', [['', '']]],
    ['a, b', null],
    ['a\n\nb', null],
    ['"a""b"', null],
    ['"a" ,b', null],
    ['a"b', null],
    ['"a', null],
    ['" a"', null],
  ])('%j', (text, records) => {
    expect(cutLines(text, ',')).toEqual(records)
  })

  it('are what csv-parse makes of them', () => {
    const piece = fc.constantFrom('a', 'bc', '1', 'é', ',', ',', ';', '"', ' ', '\n', '\n', '\t', '""', '"a, b"')
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    const found = { cut: 0 }
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';'), (csv, delimiter) => {
        const records = cutLines(csv, delimiter)
        if (records === null) return
        found.cut++
        expect(records).toEqual(parse(csv, { ...PARSING, delimiter }))
      }),
      { numRuns: 20_000 },
    )
    expect(found.cut).toBeGreaterThan(1000)
  })
})
