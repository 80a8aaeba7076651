import { describe, expect, it, test } from 'vitest'

import { read } from './made-up-lists.js'

const HEADER = 'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag'
const ROW = '99000001,"Example, Edda",NED,F,WFM,WFM,"FA,IO",1850,9,20,1988,wi'
const SAID = { list: '2026-03', type: 'rapid' } as const

const csv = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`

it('reads a row', async () => {
  const { entries, codes, reading } = await read(csv(ROW), SAID)
  expect(entries).toEqual([
    {
      fideId: 99000001,
      name: 'Example, Edda',
      federation: 'NED',
      sex: 'F',
      birthYear: 1988,
      title: 'WFM',
      womanTitle: 'WFM',
      otherTitles: 'FA,IO',
      foaTitle: '',
      line: 2,
      ratings: { rapid: { rating: 1850, games: 9, k: 20, inactive: true } },
    },
  ])
  expect(codes).toEqual([])
  expect(reading).toMatchObject({ format: 'csv', linesRead: 2, encoding: 'utf-8', combined: false })
})

describe('columns only our own lists have', () => {
  const more = `${HEADER},foa_title,games_total,peak,last_list`
  test.each([
    [`${ROW},AFM,57,1990,2025-11`, { gamesTotal: 57, peak: 1990, lastList: '2025-11' }, 'all'],
    [`${ROW},,,,`, {}, 'blank ones stay absent'],
    [`${ROW},,0,0,`, { gamesTotal: 0 }, 'no games so far, no peak'],
  ])('%#', async (row, history, why) => {
    const { entries } = await read(`${more}\n${row}\n`, SAID)
    expect(entries[0]?.ratings.rapid, why).toEqual({ rating: 1850, games: 9, k: 20, inactive: true, ...history })
  })

  test.each([
    [`${ROW},,x,,`, 'list-record-number'],
    [`${ROW},,57,19.9,`, 'list-record-number'],
    [`${ROW},,57,1990,2025-13`, 'list-record-month'],
  ])('%j is a bad record', async (row, code) => {
    const { reading } = await read(`${more}\n${row}\n${ROW.replace('99000001', '99000002')},,,,\n`, SAID)
    expect(reading.badRecords).toMatchObject([{ code, line: 2 }])
    expect(reading.players).toBe(1)
  })
})

test.each([
  [ROW.replace(',1850,', ',,'), {}, 'empty is unrated'],
  [ROW.replace(',1850,', ',0,'), {}, '0 is unrated'],
  [ROW.replace(',20,1988', ',,1988'), { rapid: { rating: 1850, games: 9, k: null, inactive: true } }, 'no K'],
])('ratings %#', async (row, ratings, why) => {
  const { entries } = await read(csv(row), SAID)
  expect(entries[0]?.ratings, why).toEqual(ratings)
})

describe('bad rows are left out and named', () => {
  test.each([
    [ROW.replace('99000001', ''), 'list-record-no-id'],
    [ROW.replace('99000001', '99x'), 'list-record-id'],
    [ROW.replace('1850', '"1850,5"'), 'list-record-number'],
    [ROW.replace('1850', '=1850'), 'list-record-number'],
    [`${ROW},more`, 'csv-cells-extra'],
    [ROW.replace(',1850', ''), 'csv-cells-missing'],
    [ROW.replace('Edda"', 'Ed"da"'), 'csv-quote-inside'],
  ])('%j', async (row, code) => {
    const { reading, entries } = await read(csv(row, ROW.replace('99000001', '99000002')), SAID)
    expect(reading.badRecords).toMatchObject([{ code, line: 2, severity: 'refuse' }])
    expect(reading.problems).toEqual([])
    expect(entries.map(({ fideId }) => fideId)).toEqual([99000002])
  })
})

describe('refused whole', () => {
  test.each([
    [`${HEADER.replace('rating,', '')}\n${ROW.replace('1850,', '')}\n`, 'csv-column-missing', 'no rating column'],
    [`${HEADER},k\n${ROW},20\n`, 'csv-column-twice', 'two K columns'],
    [`${HEADER}\n`, 'list-no-players', 'header only'],
    [csv(ROW, ROW).slice(0, -20), 'list-cut-off', 'the last row has too few cells and no line end'],
    [csv(ROW, ROW).slice(0, -50), 'list-cut-off', 'the last row ends inside a quoted cell'],
  ])('%#', async (text, code, why) => {
    const { reading } = await read(text, SAID)
    expect(
      reading.problems.map((found) => found.code),
      why,
    ).toEqual([code])
  })

  it('takes a whole last row without a line end', async () => {
    expect((await read(csv(ROW).trimEnd(), SAID)).codes).toEqual([])
  })
})

test.each([
  [csv(ROW).replaceAll('\n', '\r\n'), [], 'CRLF'],
  [`\ufeff${csv(ROW)}`, [], 'byte order mark'],
  [
    csv(ROW).replaceAll(',', ';').replaceAll('Example; Edda', 'Example, Edda').replace('FA;IO', 'FA,IO'),
    [],
    'semicolons',
  ],
  [
    csv(ROW).replace(HEADER, `${HEADER},club`).replace('wi\n', 'wi,Club\n'),
    ['csv-columns-unknown'],
    'an unknown column',
  ],
])('tolerated %#', async (text, notes, why) => {
  const plain = await read(csv(ROW), SAID)
  const { entries, codes } = await read(text, SAID)
  expect(entries, why).toEqual(plain.entries)
  expect(codes).toEqual(notes)
})
