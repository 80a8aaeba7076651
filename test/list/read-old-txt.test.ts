import { describe, expect, it, test } from 'vitest'
import { HEADERS, line, read } from './made-up-lists.js'
import { OLD_HEADERS, OLD_LAYOUTS, oldLine, TAILS } from './made-up-old-lists.js'

const SAID = { list: '2003-01' } as const
const HEADER_OF = { A: OLD_HEADERS.jan01, B: OLD_HEADERS.apr02, C: OLD_HEADERS.mar11 } as const

/** One record under a header of its layout. */
async function one(layout: 'A' | 'B' | 'C', given: Parameters<typeof oldLine>[1] = {}, list = '2003-01' as const) {
  const { entries, codes, reading } = await read(`${HEADER_OF[layout]}\r\n${oldLine(layout, given)}\r\n`, { list })
  return { entry: entries[0], codes: codes.filter((code) => code !== 'list-month-overruled'), reading }
}

describe('layouts before September 2012', () => {
  test.each(
    OLD_LAYOUTS.flatMap((layout) => [...Object.values(OLD_HEADERS), null].map((header) => [layout, header] as const)),
  )('layout %s is told by its records, whatever header stands above them: %j', async (layout, header) => {
    const records = [1, 2].map((id) => oldLine(layout, { id, name: `'t Example, Edda ${id}`, title: 'wf' }))
    const { entries, reading } = await read(
      `${header === null ? '' : `${header}\r\n`}${records.join('\r\n')}\r\n`,
      SAID,
    )
    expect(entries.map(({ fideId }) => fideId)).toEqual([1, 2])
    expect(entries[0]).toMatchObject({
      name: "'t Example, Edda 1",
      federation: 'NED',
      title: 'WFM',
      womanTitle: 'WFM',
      birthYear: 1972,
      ratings: { standard: { rating: 2155, games: 9, k: null, inactive: false } },
    })
    expect(reading).toMatchObject({ types: ['standard'], combined: false, bad: 0 })
    expect(reading.layout).toBe(`TXT before September 2012, ${header === null ? 'without' : 'with'} header`)
  })

  it('takes the month from the header, and the type, which was standard only, from nothing', async () => {
    const { reading } = await read(`${OLD_HEADERS.mar11}\n${oldLine('C')}\n`, {})
    expect(reading).toMatchObject({ list: '2011-03', types: ['standard'], players: 1 })
  })

  it('needs to be told the month where neither header nor name says it', async () => {
    const { reading } = await read(`${oldLine('C')}\n`, {})
    expect(reading).toMatchObject({ list: null, players: 0 })
    expect((await read(`${oldLine('C')}\n`, {}, { name: 'OCT03FRL.TXT' })).reading.list).toBe('2003-10')
  })

  it('takes another type as asked, and says so', async () => {
    const { reading, codes } = await read(`${oldLine('C')}\n`, { ...SAID, type: 'rapid' })
    expect(reading.types).toEqual(['rapid'])
    expect(codes).toEqual(['list-type-overruled'])
  })

  it('refuses a header whose month is not that of the file name', async () => {
    const { codes } = await read(`${OLD_HEADERS.mar11}\n${oldLine('C')}\n`, {}, { name: 'std_apr11frl.txt' })
    expect(codes).toEqual(['list-month-contradicts'])
  })

  test.each([
    [line({ ratings: [[1850, 9, 20]] }), 'a record of 2012 and later without its header'],
    [oldLine('C').slice(1), 'a first record one place to the left'],
    [` ${oldLine('C')}`, 'one place to the right'],
    [oldLine('C', { fed: '' }), 'no federation in the first record'],
    [oldLine('C', { name: '' }), 'no name in the first record'],
    ['1234 something else', 'no record'],
  ])('refuses what begins with no record and no header: %#', async (text, why) => {
    const { entries, codes } = await read(`${text}\n${oldLine('C')}\n`, SAID)
    expect(codes, why).toEqual(['list-layout-unknown'])
    expect(entries).toEqual([])
  })
})

describe('one record', () => {
  test.each([
    ['g', 'GM', ''],
    ['m', 'IM', ''],
    ['f', 'FM', ''],
    ['c', 'CM', ''],
    ['wg', 'WGM', 'WGM'],
    ['wm', 'WIM', 'WIM'],
    ['wf', 'WFM', 'WFM'],
    ['wc', 'WCM', 'WCM'],
    ['', '', ''],
  ])('title %j is %j', async (printed, title, womanTitle) => {
    for (const layout of OLD_LAYOUTS) {
      expect((await one(layout, { title: printed })).entry).toMatchObject({ title, womanTitle })
    }
  })

  test.each([
    ['', '   n', 'M', 'no w: a man'],
    ['', '   wn', 'F', 'w'],
    ['wf', '    ', 'F', "a woman's title"],
    ['', ' 17.01.1972 F', 'F', 'a column of sex'],
    ['', ' 17.01.1972 M   w', 'M', 'a column of sex wins'],
  ])('title %j and %j behind the games: sex %j', async (title, tail, sex, why) => {
    const { entry } = await one(tail.includes('.') ? 'B' : 'A', { title, tail })
    expect(entry?.sex, why).toBe(sex)
  })

  it('notes a title FIDE does not have', async () => {
    expect((await one('C', { title: 'xx' })).codes).toEqual(['list-title-unknown'])
  })

  test.each([
    ['A', '       ', null, 'M', false, 'January 2001: no date of birth'],
    ['A', '   i   ', null, 'M', true, 'flag behind the games'],
    ['A', '   wi  ', null, 'F', true, 'both'],
    ['A', '   17.01.72 w', 1972, 'F', false, 'January 2002'],
    ['A', '     .  .   i', null, 'M', true, 'date not known'],
    ['B', ' 17.01.1972     ', 1972, 'M', false, 'April 2001'],
    ['B', ' 17.01.1972 wi  ', 1972, 'F', true, 'flag where others have the sex'],
    ['B', ' 17.01.1972 M   i   ', 1972, 'M', true, 'sex and flag'],
    ['B', '   .  .     F   w   ', null, 'F', false, 'sex, date not known'],
    ['B', '   .  .     F', null, 'F', false, 'sex alone'],
    ['C', '  17.01.72  i', 1972, 'M', true, 'October 2002'],
    ['C', '    .  .      wi ', null, 'F', true, '2003, not known'],
    ['C', '  1972  wi', 1972, 'F', true, 'year'],
    ['C', '        w ', null, 'F', false, 'no year'],
    ['C', '', null, 'M', false, 'nothing at all'],
    ['C', '  00.00.72       ', 1972, 'M', false, 'a day not known'],
    ['C', '  00.00.00       ', null, 'M', false, 'noughts'],
  ] as const)('layout %s, %j behind the games', async (layout, tail, birthYear, sex, inactive, why) => {
    const { entry, codes } = await one(layout, { tail })
    expect(entry, why).toMatchObject({ birthYear, sex, ratings: { standard: { rating: 2155, games: 9, inactive } } })
    expect(codes).toEqual([])
  })

  test.each([
    ['n', false, 'M', 'n (1)'],
    ['in', true, 'M', 'n (1)'],
    ['wn', false, 'F', 'n (1)'],
    ['win', true, 'F', 'n (1)'],
    ['ie', true, 'M', 'e (1)'],
    ['it', true, 'M', 't (1)'],
    ['wF', false, 'F', 'F (1)'],
  ])('flag %j of 2001 and 2002: i and w are read, the other letter is noted', async (flag, inactive, sex, letters) => {
    const { entry, reading } = await one('A', { tail: `   ${flag.padEnd(4)}` })
    expect(entry).toMatchObject({ sex, ratings: { standard: { inactive } } })
    expect(reading.problems.filter(({ code }) => code === 'list-flag-letters')).toMatchObject([{ args: { letters } }])
  })

  it('counts the letters of all flags in one note', async () => {
    const flags = ['n', 'in', 'i', 'wn', 'ie'].map((flag, id) => oldLine('A', { id: id + 1, tail: `   ${flag}` }))
    const { reading } = await read(`${flags.join('\n')}\n`, SAID)
    expect(reading.problems).toMatchObject([{ code: 'list-flag-letters', args: { letters: 'n (3), e (1)' } }])
  })

  it('has no rating where it is blank, as unrated players of 2011 have', async () => {
    const { entry, codes } = await one('C', { rating: '', games: '', tail: '  1990  ' })
    expect(entry).toMatchObject({ fideId: 990001, birthYear: 1990, ratings: {} })
    expect(codes).toEqual([])
  })

  test.each([
    ['NED', []],
    ['Ind', ['list-federation-unknown']],
    ['*', ['list-federation-unknown']],
    ['YUG', []],
  ])('federation %j is stored as it stands', async (fed, notes) => {
    const { entry, codes } = await one('C', { fed })
    expect(entry?.federation).toBe(fed)
    expect(codes).toEqual(notes)
  })

  it.each(OLD_LAYOUTS)('a name that fills its column may touch the title: layout %s', async (layout) => {
    const name = 'Examplewitharathernevendinglongname'.slice(0, layout === 'C' ? 34 : 33)
    expect((await one(layout, { name, title: 'g' })).entry).toMatchObject({ name, title: 'GM' })
  })

  it('leaves out the comma a name begins with', async () => {
    const { entry, codes } = await one('C', { name: ', Vera' })
    expect(entry?.name).toBe('Vera')
    expect(codes).toEqual(['list-name-comma'])
  })
})

describe('bad records are left out and named, and the list goes on', () => {
  const good = oldLine('C', { id: 990009 })
  const c = oldLine('C')
  test.each([
    [c.slice(1), 'list-record-shifted', 'one place to the left'],
    [` ${c}`, 'list-record-shifted', 'one place to the right'],
    [c.replace('NED', ' NED'), 'list-record-shifted', 'from the federation on: the rating would be 215'],
    [c.replace(' NED', 'NED'), 'list-record-shifted', 'to the left: the rating would be 155'],
    [oldLine('C', { rating: '21x5' }), 'list-record-number', 'a letter in the rating'],
    [oldLine('C', { games: '-1' }), 'list-record-number', 'negative games'],
    [oldLine('C', { id: '' }), 'list-record-no-id', 'no ID'],
    [oldLine('C', { id: '99x1' }), 'list-record-id', 'no number'],
    [oldLine('C', { title: 'a b' }), 'list-record-shifted', 'two words for a title'],
    [oldLine('C', { fed: 'N3D' }), 'list-record-shifted', 'a digit in the federation'],
    [oldLine('C', { tail: '  197' }), 'list-record-shifted', 'half a year'],
    [oldLine('C', { tail: '  17.01.197' }), 'list-record-shifted', 'a year of three digits'],
    [oldLine('B'), 'list-record-shifted', 'a record of another layout'],
    [oldLine('C', { tail: `  ${'x'.repeat(200)}` }), 'list-record-shifted', 'something behind the games'],
  ])('%#', async (text, code, why) => {
    const { entries, reading } = await read(`${oldLine('C', { id: 990008 })}\r\n${text}\r\n${good}\r\n`, SAID)
    expect(reading.badRecords, why).toMatchObject([{ code, line: 2, severity: 'refuse' }])
    expect(reading.problems).toEqual([])
    expect(entries.map(({ fideId }) => fideId)).toEqual([990008, 990009])
  })

  it('names what stands before the first record that shows the layout', async () => {
    const { entries, reading } = await read(`${OLD_HEADERS.jan03}\n${c.slice(1)}\n${good}\n`, SAID)
    expect(reading.badRecords).toMatchObject([{ code: 'list-record-columns', line: 2 }])
    expect(entries).toHaveLength(1)
  })

  it('a date of two digits is no half of one of four', async () => {
    const { reading } = await read(`${oldLine('B', { id: 1 })}\n${oldLine('B', { tail: ' 17.01.19' })}\n`, SAID)
    expect(reading.badRecords).toMatchObject([{ code: 'list-record-shifted' }])
  })
})

describe('lines', () => {
  const [a, b] = [oldLine('C', { id: 1 }), oldLine('C', { id: 2 })]
  const header = OLD_HEADERS.jan03

  test.each([
    [`\r\n${header}\r\n${a}\r\n${b}\r\n`, [], 'an empty line before the header (January 2003)'],
    [`\n${a}\n${b}\n`, [], 'an empty line and no header (October 2003)'],
    [`${header}\n${a}\n${b}\n\u001a`, [], 'DOS end of file'],
    [`${header}\n${a}\n${b}\u001a`, [], 'DOS end of file behind the last record'],
    [`${a}\n${b}\n\u001a${a}\n`, [], 'nothing is read behind it'],
    [`${header}\n${a}\n${header}\n${b}\n`, [], 'header repeated'],
    [`${header}\n${a}\n${header.trim()}\n${b}\n`, [], 'repeated, over other columns'],
    [`${a}\n${header}\n${b}\n`, [], 'header behind the first record'],
    [`${header}\n--------- ----\n${a}\n${b}\n`, ['list-heading-line'], 'a second line of heading (January 2006)'],
    [`${header}\n${a}\n${b}`, [], 'a whole last line without an end'],
    [`${header}\n${a.trimEnd()}\n${b.trimEnd()}`, [], 'the same without trailing blanks'],
    [`\ufeff${header}\n${a}\n${b}\n`, [], 'byte order mark'],
  ])('%#', async (text, notes, why) => {
    const { entries, codes } = await read(text, SAID)
    expect(
      entries.map(({ fideId }) => fideId),
      why,
    ).toEqual([1, 2])
    expect(codes).toEqual(notes)
  })

  test.each([OLD_HEADERS.mar11, HEADERS.single])('refuses another header in the middle: %j', async (other) => {
    const { codes } = await read(`${header}\n${a}\n${other}\n${b}\n`, SAID)
    expect(codes).toEqual(['list-header-changes'])
  })

  const two = `${header}\n${a}\n`
  const last = oldLine('C', { id: 99000002 })
  test.each([
    [4, 'in the ID'],
    [20, 'in the name'],
    [47, 'before the federation'],
    [50, 'in the federation'],
    [55, 'in the rating'],
    [57, 'after the rating'],
    [70, 'before the last digits of the date'],
    [71, 'in the year'],
  ])('is cut off %i places into the last record', async (places, why) => {
    const { reading } = await read(two + last.slice(0, places), SAID)
    expect(reading.problems, why).toMatchObject([{ code: 'list-cut-off', line: 3 }])
    expect(reading.badRecords).toEqual([])
  })

  it.each([72, 77, 79])('is whole %i places into the last record', async (places) => {
    expect((await read(two + last.slice(0, places), SAID)).codes).toEqual([])
  })

  it('refuses a header without records', async () => {
    expect((await read(`${header}\n`, SAID)).codes).toEqual(['list-no-players'])
  })
})

describe('names that are not ASCII', () => {
  const bytesOf = (name: string, layout: 'A' | 'B' | 'C' = 'C', fed = 'ESP') =>
    Buffer.from(`${oldLine(layout, { name, fed, tail: TAILS[layout] })}\n`, 'latin1')

  test.each([
    ['Mu\u00a4iz, Jos\u0082', 'Muñiz, José', 'cp850', 'ESP', 'code pages of DOS: 0xA4 is ñ'],
    ['P\u0082rez, \u00b5ngel', 'Pérez, Ángel', 'cp850', 'ESP', 'a capital that code page 437 does not have'],
    ['M\u0081ller, J\u0094rg', 'Müller, Jörg', 'cp850', 'GER', 'small letters below 0xA0'],
    ['\u00a5\u0090\u008e, Edda', 'ÑÉÄ, Edda', 'cp850', 'ESP', 'capitals'],
    ['Argui\u00f1a, Jos\u00e9', 'Arguiña, José', 'windows-1252', 'ARG', 'Latin-1, in the lists of 2003'],
    ['Bj\u00f6rk, \u00c5sa', 'Björk, Åsa', 'windows-1252', 'SWE', 'Latin-1 capital'],
    ['Hr\u009aka, \u008aimun', 'Hrška, Šimun', 'windows-1252', 'CRO', 'DOS would have a capital in a word'],
    ['\u00ca\u00ef\u00ec\u00ed, Edda', 'Κομν, Edda', 'windows-1253', 'GRE', 'a word in Greek'],
    ['\u00c8\u00e2\u00e0\u00ed, Edda', 'Иван, Edda', 'windows-1251', 'RUS', 'a word in Cyrillic'],
  ])('%j', async (printed, name, encoding, fed, why) => {
    const { entries, codes, reading } = await read(bytesOf(printed, 'C', fed), SAID)
    expect(entries[0], why).toMatchObject({ name, federation: fed, ratings: { standard: { rating: 2155 } } })
    expect(codes).toEqual(['list-not-utf8'])
    expect(reading.encoding).toBe(encoding)
  })

  it('reads every name of a list in its own code page, and names both', async () => {
    const bytes = Buffer.concat([bytesOf('Mu\u00a4iz, Ana'), bytesOf('Mu\u00f1iz, Eva'), bytesOf('Example, Edda')])
    const { entries, reading } = await read(bytes, SAID)
    expect(entries.map(({ name }) => name)).toEqual(['Muñiz, Ana', 'Muñiz, Eva', 'Example, Edda'])
    expect(reading.encoding).toBe('cp850, windows-1252')
    expect(reading.problems.map(({ line: number, args }) => [number, args.encoding])).toEqual([
      [1, 'cp850'],
      [2, 'windows-1252'],
    ])
  })

  it('reads UTF-8, columns counting characters', async () => {
    const { entries, codes } = await read(`${oldLine('B', { name: 'Muñiz, José' })}\n`, SAID)
    expect(entries[0]).toMatchObject({ name: 'Muñiz, José', federation: 'NED' })
    expect(codes).toEqual([])
  })

  test.each([1, 2, 3, 7, 79, 80, 81, 1000])('chunks of %i bytes give the same', async (chunkBytes) => {
    const bytes = Buffer.concat([bytesOf('Mu\u00a4iz, Ana'), bytesOf('Mu\u00f1iz, Eva'), bytesOf('Example, Edda')])
    expect(await read(bytes, SAID, { chunkBytes })).toEqual(await read(bytes, SAID))
  })
})
