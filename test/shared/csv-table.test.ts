import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { readCsvTable } from '../../src/shared/csv-table.js'
import { type Problem, renderProblem } from '../../src/shared/problem.js'

const columns = { required: ['id', 'name', 'score'], optional: ['note'] } as const

function read(source: string | Uint8Array) {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const rows: (readonly [number, string, string, string, string])[] = []
  const reading = readCsvTable(bytes, columns, 'a.csv', (row) =>
    rows.push([row.line, row.get('id'), row.get('name'), row.get('score'), row.get('note')]),
  )
  return { rows, problems: reading.problems.map(brief), encoding: reading.encoding, count: reading.rows }
}

function brief(problem: Problem): string {
  const { severity, code, line } = problem
  return `${severity} ${code} ${line ?? '-'}`
}

describe('readCsvTable reads', () => {
  const adler = [2, '7', 'Adler, Ada', '0.5', ''] as const
  const birk = [3, '8', 'Birk', '1', ''] as const

  test.each([
    ['comma', 'id,name,score\n7,"Adler, Ada",0.5\n8,Birk,1\n', [adler, birk], []],
    ['semicolon, byte order mark, CR LF', '\ufeffid;name;score\r\n7;Adler, Ada;0.5\r\n8;Birk;1\r\n', [adler, birk], []],
    ['tab', 'id\tname\tscore\n7\tAdler, Ada\t0.5\n8\tBirk\t1', [adler, birk], []],
    ['CR only', 'id,name,score\r7,"Adler, Ada",0.5\r8,Birk,1\r', [adler, birk], []],
    ['another order and case, blanks around', ' Score , NAME,id\n 0.5,"Adler, Ada" , 7\n', [adler], []],
    [
      'delimiters inside a quoted header',
      '"id";"name";"score";"a,b,c,d,e"\n7;"Adler, Ada";0.5;x\n',
      [adler],
      ['note csv-columns-unknown 1'],
    ],
    ['an optional column', 'id,name,score,note\n7,A,1,late\n', [[2, '7', 'A', '1', 'late']], []],
    ['unknown columns', 'id,x,name,y,score\n7,1,A,2,1\n', [[2, '7', 'A', '1', '']], ['note csv-columns-unknown 1']],
    [
      'an unknown column that stands twice',
      'id,x,x,name,score\n7,1,2,A,1\n',
      [[2, '7', 'A', '1', '']],
      ['note csv-columns-unknown 1'],
    ],
    ['doubled quotation marks', 'id,name,score\n7,"Ad ""Addi"" Adler",1\n', [[2, '7', 'Ad "Addi" Adler', '1', '']], []],
    [
      'a cell of two lines',
      'id,name,score\n7,"Adler,\nAda",1\n8,Birk,1\n',
      [
        [2, '7', 'Adler,\nAda', '1', ''],
        [4, '8', 'Birk', '1', ''],
      ],
      [],
    ],
    [
      'a cell of two lines, CR LF',
      'id,name,score\r\n7,"Adler,\r\nAda",1\r\n8,Birk,1\r\n',
      [
        [2, '7', 'Adler,\nAda', '1', ''],
        [4, '8', 'Birk', '1', ''],
      ],
      [],
    ],
    [
      'blank lines anywhere',
      '\n\nid,name,score\n\n7,A,1\n   \n\n8,B,0\n\n',
      [
        [5, '7', 'A', '1', ''],
        [8, '8', 'B', '0', ''],
      ],
      [],
    ],
    [
      'a header that is repeated',
      'id,name,score\n7,A,1\nID,Name,Score\n8,B,0\n',
      [
        [2, '7', 'A', '1', ''],
        [4, '8', 'B', '0', ''],
      ],
      ['note csv-header-repeated 3'],
    ],
    [
      'rows of delimiters only',
      'id,name,score\n7,A,1\n,,\n;;\n',
      [[2, '7', 'A', '1', '']],
      ['note csv-blank-row 3', 'note csv-blank-row 4'],
    ],
    ['a header only', 'id,name,score\n', [], []],
  ] as const)('%s', (_, text, rows, problems) => {
    expect(read(text)).toEqual({ rows, problems, encoding: 'utf-8', count: rows.length })
  })

  it('Windows-1252, with a note', () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('id,name,score\n7,J'),
      0xf6,
      ...new TextEncoder().encode('rg,1\n'),
    ])
    expect(read(bytes)).toMatchObject({ rows: [[2, '7', 'Jörg', '1', '']], problems: ['note text-not-utf8 -'] })
  })
})

describe('readCsvTable refuses', () => {
  test.each([
    ['an empty file', '', [], ['refuse csv-empty -']],
    ['a file of blank lines', '\n \r\n', [], ['refuse csv-empty -']],
    ['a missing column, once', 'id,score\n7,1\n8,1\n', [], ['refuse csv-column-missing 1']],
    ['two missing columns', 'id\n7\n', [], ['refuse csv-column-missing 1']],
    ['a column that stands twice', 'id,name,score,score\n7,A,1,0\n', [], ['refuse csv-column-twice 1']],
    [
      'too many and too few cells, every row',
      'id,name,score\n7,A,1,\n8,B,1\n9,C\n',
      [3],
      ['refuse csv-cells-extra 2', 'refuse csv-cells-missing 4'],
    ],
    [
      'a bad row of a file whose header is bad',
      'id,name\n7,A\n8\n',
      [],
      ['refuse csv-column-missing 1', 'refuse csv-cells-missing 3'],
    ],
    [
      'a quotation mark inside a quoted cell',
      'id,name,score\n7,"Ad "Addi" Adler",1\n8,B,1\n',
      [3],
      ['refuse csv-quote-inside 2'],
    ],
    [
      'a quoted cell that is not closed before the next',
      'id,name,score\n7,"Adler, Ada,"x",1\n8,B,1\n',
      [3],
      ['refuse csv-quote-inside 2'],
    ],
    [
      'a quoted cell that runs into the next row',
      'id,name,score\n7,"Adler,1\n8,"Birk, Bea",1\n9,C,1\n',
      [3, 4],
      ['refuse csv-quote-not-closed 2'],
    ],
    [
      'a quoted cell that is never closed',
      'id,name,score\n7,A,1\n8,"Birk,1\n9,C,1\n',
      [2, 4],
      ['refuse csv-quote-not-closed 3'],
    ],
    [
      'two torn rows',
      'id,name,score\n7,"A"x,1\n8,B,1\n\n9,"C"x,1\n',
      [3],
      ['refuse csv-quote-inside 2', 'refuse csv-quote-inside 5'],
    ],
    [
      'a quotation mark in a plain cell',
      'id,name,score\n7,Ad "Addi" Adler,1\n8,B,1\n',
      [3],
      ['refuse csv-quote-in-plain-cell 2'],
    ],
    ['a torn header', 'id,"name"x,score\n7,A,1\n', [], ['refuse csv-quote-inside 1']],
  ])('%s', (_, text, lines, problems) => {
    const reading = read(text)
    expect(reading.problems).toEqual(problems)
    expect(reading.rows.map(([line]) => line)).toEqual(lines)
  })

  it('says how many cells a row has and how many it should have', () => {
    const { problems } = readCsvTable(new TextEncoder().encode('id,name,score\n7,A,1,,\n'), columns, 'a.csv', () => {})
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      { file: 'a.csv', line: 2, message: 'the row has 5 cells', expected: '3, as the header has' },
    ])
  })

  it('lets a fault of the caller through', () => {
    const fault = () => {
      throw new RangeError('ours')
    }
    expect(() => readCsvTable(new TextEncoder().encode('id,name,score\n7,A,1\n'), columns, 'a.csv', fault)).toThrow(
      'ours',
    )
  })
})

it('reads what was written, whatever the delimiter', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'ö', ' ', ',', ';', '"', '\t', '\n', '1') })
    .map((text) => text.trim())
  const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), (written, delimiter) => {
      const kept = written.filter((cells) => cells.some((text) => !/^[\s,;]*$/.test(text)))
      const lines = [['id', 'name', 'score'], ...kept.map((cells) => cells.map(quoted))].map((cells) =>
        cells.join(delimiter),
      )
      const { rows, problems } = read(lines.join('\n'))
      expect(problems).toEqual([])
      expect(rows.map(([, ...cells]) => cells.slice(0, 3))).toEqual(kept)
    }),
  )
})
