import { describe, expect, it, test } from 'vitest'

import { readRatingList } from '../../src/list/read-list.js'
import { chunksOf, HEADERS, line, read } from './made-up-lists.js'

const TXT = `${HEADERS.single}\n${line({ ratings: [[1850, 0, 20]] })}\n`
const COMBINED = `${HEADERS.combined}\n${line({
  ratings: [
    [1850, 0, 20],
    ['', '', ''],
    ['', '', ''],
  ],
})}\n`
const XML = '<playerslist><player><fideid>5</fideid><name>E, E</name><rating>1850</rating></player></playerslist>'
const CSV = `id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag
5,"E, E",NED,F,,,,1850,0,20,1990,w
`

describe('what a file is the list of', () => {
  test.each([
    ['rapid_sep12frl.txt', TXT, {}, '2012-09', ['rapid'], []],
    ['list.txt', TXT, {}, '2012-09', null, []],
    ['list.txt', TXT, { type: 'blitz' }, '2012-09', ['blitz'], []],
    ['rapid_list.txt', TXT, { type: 'blitz' }, '2012-09', ['blitz'], ['list-type-overruled']],
    ['rapid_oct12frl.txt', TXT, {}, null, ['rapid'], ['list-month-contradicts']],
    ['rapid_oct12frl.txt', TXT, { list: '2012-10' }, '2012-10', ['rapid'], ['list-month-overruled']],
    ['players_list_foa.txt', COMBINED, {}, null, ['standard', 'rapid', 'blitz'], []],
    ['players_list-2026-02.txt', COMBINED, {}, '2026-02', ['standard', 'rapid', 'blitz'], []],
    ['players_list-2026-02.txt', COMBINED, { type: 'standard' }, '2026-02', ['standard'], []],
    ['standard_mar26frl.xml', XML, {}, '2026-03', ['standard'], []],
    ['list.xml', XML, { list: '2026-03' }, '2026-03', null, []],
    ['standard_mar26frl.csv', CSV, {}, '2026-03', ['standard'], []],
    ['2026-03.csv', CSV, {}, '2026-03', null, []],
  ] as const)('%s %#', async (name, text, said, list, types, codes) => {
    const found = await read(text, said, { name })
    expect(found.reading).toMatchObject({ list, types })
    expect(found.codes).toEqual(codes)
    const known = list !== null && types !== null
    expect(found.entries.length, 'nothing is read of a list whose month or type is not known').toBe(known ? 1 : 0)
  })

  it('refuses a type the file does not have', async () => {
    const { reading } = await read(`${HEADERS.single.replace('sep12', 'SRtng')}\n`, { list: '2026-02', type: 'blitz' })
    expect(reading.problems).toMatchObject([{ code: 'list-type-missing', args: { type: 'blitz', found: 'standard' } }])
  })

  it('looks at the name of the zip where the entry says nothing', async () => {
    const source = { name: 'list.xml', zipName: 'blitz_mar26frl_xml.zip', chunks: () => chunksOf(Buffer.from(XML), 99) }
    const reading = await readRatingList(source, {}, () => {})
    expect(reading).toMatchObject({ list: '2026-03', types: ['blitz'], players: 1 })
  })
})

describe('the format is found by content, not by name', () => {
  test.each([
    [TXT, 'txt'],
    [XML, 'xml'],
    [`\ufeff\n  ${XML}`, 'xml'],
    [CSV, 'csv'],
    [`\ufeff${CSV}`, 'csv'],
    [CSV.replaceAll('"E, E"', 'E').replaceAll(',', ';'), 'csv'],
    [CSV.replaceAll('"E, E"', 'E').replaceAll(',', '\t'), 'csv'],
    ['nothing we know', 'txt'],
  ])('%#', async (text, format) => {
    expect((await read(text, undefined, { name: 'list.zip' })).reading.format).toBe(format)
  })
})

it('closes the file when it stops early', async () => {
  let closed = false
  async function* chunks() {
    try {
      for (;;) yield Buffer.from('no list\n'.repeat(1000))
    } finally {
      closed = true
    }
  }
  await readRatingList({ name: 'list.txt', chunks }, { list: '2026-02' }, () => {})
  expect(closed).toBe(true)
})

it('does not swallow a fault of the disk', async () => {
  async function* chunks() {
    yield Buffer.from(TXT)
    throw new Error('EIO')
  }
  await expect(readRatingList({ name: 'rapid_list.txt', chunks }, {}, () => {})).rejects.toThrow('EIO')
})
