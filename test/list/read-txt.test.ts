import { describe, expect, it, test } from 'vitest'

import { HEADERS, line, read } from './made-up-lists.js'

const ALL = { list: '2026-02' } as const
const NONE = ['', '', ''] as const
const ZERO = [0, 0, 0] as const

/** A combined list with FOA titles and one line, which reads as one entry or none. */
async function one(given: string, header: string = HEADERS.combinedFoa) {
  const { entries, codes, reading } = await read(`${header}\r\n${given}\r\n`, ALL)
  return { entry: entries[0], codes, reading }
}

const foa = (fields: Partial<Parameters<typeof line>[0]>) =>
  line({ foa: '', ratings: [[1850, 9, 20], ZERO, ZERO], ...fields })

describe('layouts of 2012 and later', () => {
  test.each([
    [
      HEADERS.combinedFoa,
      line({
        foa: '',
        ratings: [
          [1850, 9, 20],
          [1790, 1, 20],
          [1755, 0, 40],
        ],
      }),
      'combined with FOA',
    ],
    [
      HEADERS.combined,
      line({
        ratings: [
          [1850, 9, 20],
          [1790, 1, 20],
          [1755, 0, 40],
        ],
      }),
      'combined, legacy',
    ],
  ])('columns are found from the header, three types: %#', async (header, text, why) => {
    const { entry, reading } = await one(text, header)
    expect(entry?.ratings, why).toEqual({
      standard: { rating: 1850, games: 9, k: 20, inactive: false },
      rapid: { rating: 1790, games: 1, k: 20, inactive: false },
      blitz: { rating: 1755, games: 0, k: 40, inactive: false },
    })
    expect(reading).toMatchObject({ combined: true, types: ['standard', 'rapid', 'blitz'], players: 1 })
  })

  test.each([
    [HEADERS.singleFoa, line({ foa: 'AFM', ratings: [[1850, 9, 20]] }), '2026-10', 'AFM'],
    [HEADERS.single, line({ ratings: [[1850, 9, 20]] }), '2012-09', ''],
  ])('columns are found from the header, one type: %#', async (header, text, list, foaTitle) => {
    const { entries, reading } = await read(`${header}\n${text}\n`, {}, { name: 'blitz_list.txt' })
    expect(entries[0]?.ratings).toEqual({ blitz: { rating: 1850, games: 9, k: 20, inactive: false } })
    expect(entries[0]?.foaTitle).toBe(foaTitle)
    expect(reading).toMatchObject({ combined: false, types: ['blitz'], list })
  })

  it('takes one type of a combined list when asked to', async () => {
    const text = `${HEADERS.combinedFoa}\n${foa({ ratings: [[1850, 9, 20], [1790, 1, 20], ZERO], flag: 'wi' })}\n`
    const { entries, reading } = await read(text, { list: '2026-02', type: 'rapid' })
    expect(entries[0]?.ratings).toEqual({ rapid: { rating: 1790, games: 1, k: 20, inactive: false } })
    expect(reading).toMatchObject({ combined: true, types: ['rapid'] })
  })

  it('finds columns at other places from their header, never a number cut from two columns (bug case 11)', async () => {
    const header = HEADERS.combinedFoa.replace('OTit           FOA ', 'OTit      ')
    const { entry } = await one(foa({}).slice(0, 104) + foa({}).slice(113), header)
    expect(entry?.ratings.standard).toEqual({ rating: 1850, games: 9, k: 20, inactive: false })
  })

  it('leaves out a column it does not know, with a note', async () => {
    const { entry, codes } = await one(`${foa({ flag: 'w' })}  x`, `${HEADERS.combinedFoa}  New`)
    expect(entry?.ratings.standard?.rating).toBe(1850)
    expect(codes).toEqual(['list-column-unknown'])
  })

  test.each([
    ['99000001       Somebody, Some', 'no header at all'],
    ['{"players": []}', 'JSON'],
    ['PK\u0000', 'not a text'],
  ])('refuses %j', async (header) => {
    const { reading, entries } = await read(`${header}\r\n${foa({})}\r\n`, ALL)
    expect(entries).toEqual([])
    const found = expect.stringContaining(header.trim().slice(0, 5).replaceAll('\u0000', '.'))
    expect(reading.problems).toMatchObject([{ code: 'list-layout-unknown', line: 1, args: { found } }])
  })

  test.each([
    [HEADERS.single.replace('sep12', '     '), 'rating'],
    [HEADERS.single.replace('B-day', '     '), 'B-day'],
    [HEADERS.single.replace('WTit', 'Tit '), 'Tit (once)'],
  ])('refuses a header without what is needed: %j', async (header, columns) => {
    const { reading } = await read(`${header}\n${line({ ratings: [[1850, 9, 20]] })}\n`)
    expect(reading.problems).toMatchObject([{ code: 'list-columns-missing', args: { columns } }])
  })
})

describe('one record', () => {
  test.each([
    [
      { ratings: [[1850, 9, 20], NONE, NONE] },
      { standard: { rating: 1850, games: 9, k: 20, inactive: false } },
      'blank is unrated',
    ],
    [{ ratings: [ZERO, ZERO, ZERO] }, {}, '0 is unrated, never a rating of 0'],
    [{ ratings: [['0000', 0, 0], NONE, ZERO] }, {}, '0000 is unrated'],
    [
      { ratings: [NONE, [1610, 7, 40], NONE] },
      { rapid: { rating: 1610, games: 7, k: 40, inactive: false } },
      'rapid only',
    ],
    [
      { ratings: [[1850, 9, 0], NONE, NONE] },
      { standard: { rating: 1850, games: 9, k: null, inactive: false } },
      'K 0 is no K',
    ],
    [
      { ratings: [[1850, '', ''], NONE, NONE] },
      { standard: { rating: 1850, games: 0, k: null, inactive: false } },
      'blank games are 0',
    ],
  ] as const)('ratings %#', async (fields, ratings, why) => {
    const { entry, codes } = await one(foa(fields))
    expect(entry?.ratings, why).toEqual(ratings)
    expect(codes).toEqual([])
  })

  test.each([
    ['i', true],
    ['I', true],
    ['wi', true],
    ['w', false],
    ['', false],
  ])(
    'flag %j: inactive in standard %j, and never in rapid or blitz of a combined list (A14)',
    async (flag, inactive) => {
      const { entry } = await one(
        foa({
          flag,
          ratings: [
            [1850, 9, 20],
            [1790, 0, 20],
            [1755, 0, 20],
          ],
        }),
      )
      expect(entry?.ratings).toMatchObject({
        standard: { inactive },
        rapid: { inactive: false },
        blitz: { inactive: false },
      })
    },
  )

  it('takes the flag of a single-type list for that type', async () => {
    const text = `${HEADERS.single}\n${line({ ratings: [[1850, 9, 20]], flag: 'i' })}\n`
    const { entries } = await read(text, { list: '2013-02', type: 'rapid' })
    expect(entries[0]?.ratings.rapid?.inactive).toBe(true)
  })

  test.each([
    [1988, 1988, [], 'as printed'],
    ['0000', null, [], 'unknown, never age 2026'],
    ['0', null, [], 'unknown in FOA lists'],
    ['', null, [], 'blank'],
    [2026, 2026, [], 'the year of the list'],
    [2027, null, ['list-birth-unlikely'], 'in the future of the list'],
    [9999, null, ['list-birth-unlikely'], 'in the future'],
    [1850, 1850, [], 'the first year believed'],
    [1849, null, ['list-birth-unlikely'], 'too early'],
    ['19x8', null, ['list-birth-unlikely'], 'no year'],
    ['88', null, ['list-birth-unlikely'], 'half a year'],
  ])('birth %j', async (birth, birthYear, notes, why) => {
    const { entry, codes } = await one(foa({ birth }))
    expect(entry?.birthYear, why).toBe(birthYear)
    expect(codes).toEqual(notes)
  })

  test.each([
    ['Example, Edda', 'Example, Edda', [], 'as printed'],
    ["'t Example, Edda", "'t Example, Edda", [], 'a quote is part of the name'],
    ['Edda E', 'Edda E', [], 'no comma'],
    ['', '', ['list-name-empty'], 'empty: never the next field'],
    [', Edda', 'Edda', ['list-name-comma'], 'leading comma removed'],
    [',Example First,Edda', 'Example First,Edda', ['list-name-comma'], 'leading comma removed, the others kept'],
    ['X'.repeat(61), 'X'.repeat(61), [], 'cut by FIDE at 61, touching the federation'],
  ])('name %j', async (printed, name, notes, why) => {
    const { entry, codes } = await one(foa({ name: printed }))
    expect(entry, why).toMatchObject({ name, federation: 'NED' })
    expect(codes).toEqual(notes)
  })

  test.each([
    ['NED', []],
    ['NON', []],
    ['FID', []],
    ['SCG', []],
    ['', []],
    ['QQQ', ['list-federation-unknown']],
    ['ned', ['list-federation-unknown']],
  ])('federation %j is stored as it stands', async (fed, notes) => {
    const { entry, codes } = await one(foa({ fed }))
    expect(entry?.federation).toBe(fed)
    expect(codes).toEqual(notes)
  })

  test.each([
    ['GM', '', 'GM', ''],
    ['WF', 'WF', 'WFM', 'WFM'],
    ['WC', '', 'WCM', ''],
    ['IM', 'WGM', 'IM', 'WGM'],
    ['g', '', 'GM', ''],
    ['m', '', 'IM', ''],
    ['wm', 'wm', 'WIM', 'WIM'],
    ['', '', '', ''],
  ])('titles %j and %j in full', async (tit, wtit, title, womanTitle) => {
    const { entry, codes } = await one(foa({ tit, wtit }))
    expect(entry).toMatchObject({ title, womanTitle })
    expect(codes).toEqual([])
  })

  it('keeps a title FIDE does not have, with a note', async () => {
    const { entry, codes } = await one(foa({ tit: 'XM' }))
    expect(entry?.title).toBe('XM')
    expect(codes).toEqual(['list-title-unknown'])
  })

  test.each([
    ['M', '', 'M'],
    ['F', 'w', 'F'],
    ['', 'w', 'F'],
    ['', '', null],
  ])('sex %j with flag %j', async (sex, flag, expected) => {
    expect((await one(foa({ sex, flag }))).entry?.sex).toBe(expected)
  })
})

describe('other titles that need more room than they have', () => {
  const head = line({ foa: '', ratings: [] }).slice(0, 94)
  test.each([
    [
      'LSI,FI,SI,SLI,NA   1946  3   20 0     0   0  0     0   0  1958  i   ',
      'LSI,FI,SI,SLI,NA',
      '',
      'over the blank FOA column',
    ],
    ['LSI,FI,SI,SLI,NAAFM 1946  3   20 0     0   0  0     0   0  1958  i   ', 'LSI,FI,SI,SLI,NA', 'AFM', '163 wide'],
    [
      'LSI,FI,SI,SLI,NA    1946  3   20 0     0   0  0     0   0  1958  i   ',
      'LSI,FI,SI,SLI,NA',
      '',
      '163 wide, no FOA title',
    ],
    ['LSI,FI,SI,SLI,IAAFM 1946  3   20 0     0   0  0     0   0  1958  i   ', 'LSI,FI,SI,SLI,IA', 'AFM', '163 wide'],
    ['IA,FI,SI,SLI,NAAGM 1946  3   20 0     0   0  0     0   0  1958  i   ', 'IA,FI,SI,SLI,NA', 'AGM', 'exactly full'],
    [
      'LSI,FI,SI,SLI,NA,FST,IOACM 1946  3   20 0     0   0  0     0   0  1958  i   ',
      'LSI,FI,SI,SLI,NA,FST,IO',
      'ACM',
      'eight too many',
    ],
  ])('FOA layout: %j', async (tail, otherTitles, foaTitle, why) => {
    const { entry, codes } = await one(head + tail)
    expect(entry, why).toMatchObject({ otherTitles, foaTitle, birthYear: 1958 })
    expect(entry?.ratings).toEqual({ standard: { rating: 1946, games: 3, k: 20, inactive: true } })
    expect(codes).toEqual([])
  })

  test.each([
    ['LSI,FI,SI,SLI,N1946  3   20 1958  i   ', 'LSI,FI,SI,SLI,N', 'full: the rating touches'],
    ['LSI,FI,SI,SLI,NA1946  3   20 1958  i   ', 'LSI,FI,SI,SLI,NA', 'one too many: all behind moves'],
  ])('layout without FOA: %j', async (tail, otherTitles, why) => {
    const { entries } = await read(`${HEADERS.single}\n${head}${tail}\n`, { list: '2026-02', type: 'rapid' })
    expect(entries[0], why).toMatchObject({ otherTitles, birthYear: 1958 })
    expect(entries[0]?.ratings.rapid).toEqual({ rating: 1946, games: 3, k: 20, inactive: true })
  })
})

describe('bad records are left out and named, and the list goes on', () => {
  const good = foa({ id: 99000009 })
  const shifted = (by: number) =>
    by > 0 ? foa({}).replace('NED', `${' '.repeat(by)}NED`) : foa({}).replace(`${' '.repeat(-by)}NED`, 'NED')

  test.each([
    [foa({ id: '' }), 'list-record-no-id', 'no ID'],
    [foa({ id: '99A00019' }), 'list-record-id', 'not a number'],
    [foa({ id: '0' }), 'list-record-id', 'zero'],
    [foa({ id: '-5' }), 'list-record-id', 'negative'],
    [foa({ id: '9900000199' }), 'list-record-id', 'ten digits'],
    [foa({ ratings: [['18x0', 9, 20], ZERO, ZERO] }), 'list-record-number', 'rating with a letter'],
    [foa({ ratings: [['18505', 9, 20], ZERO, ZERO] }), 'list-record-number', 'five digits'],
    [foa({ ratings: [['-1850', 9, 20], ZERO, ZERO] }), 'list-record-number', 'negative'],
    [foa({ ratings: [[1850, 'x', 20], ZERO, ZERO] }), 'list-record-number', 'games'],
    [foa({ ratings: [[1850, 9, 'K'], ZERO, ZERO] }), 'list-record-number', 'K'],
    [foa({ ratings: [[1850, 9, 20], ['179 ', 'o', 0], ZERO] }), 'list-record-number', 'another type'],
    [shifted(-1), 'list-record-shifted', 'one place to the left: the rating would be 850'],
    [shifted(-3), 'list-record-shifted', 'three places to the left'],
    [shifted(-6), 'list-record-shifted', 'six places to the left: games where the rating is'],
    [shifted(3), 'list-record-shifted', 'three places to the right: the rating would be 185'],
    [shifted(6), 'list-record-shifted', 'six places to the right'],
    [foa({ sex: 'MF' }), 'list-record-shifted', 'two letters of sex'],
    [`${foa({}).slice(0, 113)}\t1850\t9`, 'list-record-shifted', 'tabs'],
  ])('%#', async (text, code, why) => {
    const { entries, reading } = await read(`${HEADERS.combinedFoa}\r\n${text}\r\n${good}\r\n`, ALL)
    expect(reading.badRecords, why).toMatchObject([{ code, line: 2, severity: 'refuse' }])
    expect(reading.problems.filter(({ severity }) => severity === 'refuse')).toEqual([])
    expect(entries.map(({ fideId }) => fideId)).toEqual([99000009])
  })

  test.each([1, 5, 2536, 99000001, 990000019])('ID %i is an ID', async (id) => {
    expect((await one(foa({ id }))).entry?.fideId).toBe(id)
  })

  it('reads a line one place to the right, where every column has room for it', async () => {
    expect((await one(shifted(1))).entry).toMatchObject({
      federation: 'NED',
      ratings: { standard: { rating: 1850, games: 9, k: 20 } },
    })
  })

  it('reads a short line: what is missing is empty (bug case 11)', async () => {
    const { entry, codes } = await one(foa({}).slice(0, 125))
    expect(entry).toMatchObject({
      birthYear: null,
      ratings: { standard: { rating: 1850, games: 9, k: 20, inactive: false } },
    })
    expect(entry?.ratings.rapid).toBeUndefined()
    expect(codes).toEqual([])
  })
})

describe('lines', () => {
  const a = foa({ id: 99000001 })
  const b = foa({ id: 99000002 })
  const header = HEADERS.combinedFoa

  test.each([
    [`${header}\r\n${a}\r\n${b}\r\n`, [2, 3], 'CRLF'],
    [`${header}\n${a}\n${b}\n`, [2, 3], 'LF'],
    [`${header}\r\r\n${a}\r\r\n${b}\r\r\n`, [2, 3], 'CR CR LF'],
    [`${header}\r\n${a}\r\n${b}`, [2, 3], 'a whole last line without an end'],
    [`${header}\n${a}\n${b.trimEnd()}`, [2, 3], 'the same without trailing blanks'],
    [`\n\r\n${header}\n\n${a}\n   \n${b}\n\n`, [5, 7], 'blank lines'],
    [`${header}\n${a}\n${header}\n${b}\n`, [2, 4], 'header repeated'],
    [`${header}\r\n${a}\r\n${b}\r\n\u001a`, [2, 3], 'DOS end of file'],
    [`${header}\r\n${a}\r\n${b}\u001a`, [2, 3], 'DOS end of file behind the last record'],
    [`\ufeff${header}\n${a}\n${b}\n`, [2, 3], 'byte order mark'],
  ])('%#', async (text, numbers, why) => {
    const { entries, codes } = await read(text, ALL)
    expect(
      entries.map(({ fideId, line: number }) => [fideId, number]),
      why,
    ).toEqual([
      [99000001, numbers[0]],
      [99000002, numbers[1]],
    ])
    expect(codes).toEqual([])
  })

  test.each([1, 2, 3, 7, 64, 161, 162, 163, 164, 165, 1000])('chunks of %i bytes give the same', async (chunkBytes) => {
    const bytes = Buffer.concat([
      Buffer.from(`${header}\r\n${a}\r\n${foa({ name: 'Éxample, Edda' })}\r\n`),
      Buffer.from(foa({ name: 'M\u00fcller, J\u00f6rg' }), 'latin1'),
    ])
    const whole = await read(bytes, ALL)
    expect(await read(bytes, ALL, { chunkBytes })).toEqual(whole)
    expect(whole.entries.map(({ name }) => name)).toEqual(['Example, Edda', 'Éxample, Edda', 'Müller, Jörg'])
  })

  it('refuses another header in the middle', async () => {
    const { codes } = await read(`${header}\n${a}\n${HEADERS.combined}\n${b}\n`, ALL)
    expect(codes).toEqual(['list-header-changes'])
  })

  it('refuses a line without end and does not fill the memory with it', async () => {
    const { codes } = await read(`${header}\n${a}\n${'x'.repeat(200_000)}`, ALL, { chunkBytes: 10_000 })
    expect(codes).toEqual(['list-line-endless'])
  })
})

describe('encodings', () => {
  const text = (name: string) => foa({ name })

  test.each([
    ['utf8', 'Müller, Jörg', [], 'UTF-8: columns count characters, not bytes'],
    ['latin1', 'Müller, Jörg', ['list-not-utf8'], 'Latin-1 noted'],
  ] as const)('%s', async (encoding, name, notes, why) => {
    const bytes = Buffer.from(`${HEADERS.combinedFoa}\n${text(name)}\n${foa({})}\n`, encoding)
    const { entries, codes, reading } = await read(bytes, ALL)
    expect(entries[0]).toMatchObject({ name, federation: 'NED', ratings: { standard: { rating: 1850 } } })
    expect(codes, why).toEqual(notes)
    expect(reading.encoding).toBe(encoding === 'utf8' ? 'utf-8' : 'windows-1252')
  })

  it('reads windows-1252 and not Latin-1: 0x8A is a letter', async () => {
    const bytes = Buffer.from(`${HEADERS.combinedFoa}\n${text('\u008aimun, Ana')}\n`, 'latin1')
    expect((await read(bytes, ALL)).entries[0]?.name).toBe('Šimun, Ana')
  })

  it('composes letters made of two characters, which take two columns', async () => {
    const { entry } = await one(foa({ name: 'Mu\u0308ller, Jo\u0308rg' }))
    expect(entry).toMatchObject({ name: 'M\u00fcller, J\u00f6rg', federation: 'NED' })
  })

  it('reads UTF-16 with its mark', async () => {
    const { entries, reading } = await read(
      Buffer.from(`\ufeff${HEADERS.combinedFoa}\r\n${text('Müller, Jörg')}\r\n`, 'utf16le'),
      ALL,
    )
    expect(entries[0]?.name).toBe('Müller, Jörg')
    expect(reading.encoding).toBe('utf-16le')
  })
})

describe('a file that is cut off is refused whole', () => {
  const lines = [1, 2, 3].map((id) =>
    foa({ id: 99000000 + id, ratings: [[1555, 3, 20], [1600, 0, 20], ZERO], birth: 1988, flag: 'wi' }),
  )
  const text = `${HEADERS.combinedFoa}\r\n${lines.join('\r\n')}`
  const start = text.length - 162

  test.each([
    [3, 'in the ID'],
    [20, 'in the name'],
    [78, 'in the federation'],
    [100, 'before the ratings'],
    [115, 'after 15 of 1555 (bug case 11)'],
    [117, 'after a whole rating'],
    [124, 'after 2 of K 20'],
    [125, 'after a whole K'],
    [151, 'before the year of birth'],
    [154, 'after 19 of 1988'],
  ])('%i places into the last record', async (places, why) => {
    const { reading } = await read(text.slice(0, start + places), ALL)
    expect(reading.problems, why).toMatchObject([{ code: 'list-cut-off', line: 4 }])
    expect(reading.badRecords).toEqual([])
  })

  test.each([
    [156, 'after the year of birth, as a writer without trailing blanks ends'],
    [160, 'after the flag'],
    [162, 'whole'],
  ])('%i places are a whole record', async (places, why) => {
    const { entries, codes } = await read(text.slice(0, start + places), ALL)
    expect(codes, why).toEqual([])
    expect(entries.length).toBe(3)
  })

  it('takes a year of birth that is 0 for whole', async () => {
    const { codes } = await read(`${HEADERS.combinedFoa}\n${foa({ birth: 0 }).trimEnd()}`, ALL)
    expect(codes).toEqual([])
  })

  test.each([
    ['', 'list-empty'],
    ['\r\n\r\n', 'list-empty'],
    [HEADERS.combinedFoa.slice(0, 100), 'list-columns-missing'],
    [HEADERS.combinedFoa, 'list-no-players'],
    [`${HEADERS.combinedFoa}\r\n`, 'list-no-players'],
  ])('%j is refused', async (content, code) => {
    expect((await read(content, ALL)).codes).toEqual([code])
  })
})
