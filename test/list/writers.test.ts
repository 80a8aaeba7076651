import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import type { ListEntry } from '../../src/list/list-entry.js'
import { inListOrder } from '../../src/list/list-order.js'
import type { RatingListLine } from '../../src/list/rating-list-line.js'
import { writeCsvList } from '../../src/list/write-csv.js'
import { writeTxtList } from '../../src/list/write-txt.js'
import { writeXmlList } from '../../src/list/write-xml.js'
import { asciiName } from '../../src/shared/ascii-name.js'
import { read } from './made-up-lists.js'

const SAID = { list: '2026-03', type: 'standard' } as const

const plain: RatingListLine = {
  fideId: 99000001,
  name: 'Example, Edda',
  federation: 'NED',
  sex: 'F',
  birthYear: 1988,
  title: 'WFM',
  womanTitle: 'WFM',
  otherTitles: 'FA,IO',
  foaTitle: 'AFM',
  rating: 1850,
  games: 9,
  k: 20,
  inactive: true,
}

const txt = (...lines: RatingListLine[]) => [...writeTxtList(lines, '2026-03')].join('')

describe('TXT', () => {
  it("is FIDE's single-type layout with FOA titles, 136 wide, CRLF", () => {
    const text = txt(plain, {
      ...plain,
      sex: 'M',
      inactive: false,
      birthYear: null,
      name: '',
      title: '',
      womanTitle: '',
      otherTitles: '',
      foaTitle: '',
    })
    expect(text.split('\r\n')).toEqual([
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA MAR26 Gms K  B-day Flag',
      '99000001       Example, Edda                                                NED F   WFM  WFM  FA,IO          AFM 1850  9   20 1988  wi  ',
      '99000001                                                                    NED M                                1850  9   20 0         ',
      '',
    ])
    expect(
      text
        .split('\r\n')
        .slice(0, 3)
        .map((line) => line.length),
    ).toEqual([136, 136, 136])
  })

  test.each([
    [{ name: 'Müller, Jörg' }, 'Muller, Jorg ', 'folded to ASCII'],
    [{ name: 'Łącka,  Zofia\u00a0Ż' }, 'Lacka, Zofia Z ', 'blanks collapsed'],
    [{ name: 'Иванов, Иван' }, 'Ivanov, Ivan ', 'another script'],
    [{ name: 'X'.repeat(70) }, `${'X'.repeat(61)}NED`, 'cut at 61'],
    [{ name: `${'X'.repeat(60)} Y` }, `${'X'.repeat(60)} NED`, 'cut behind a blank'],
  ])('name %#', (fields, printed, why) => {
    expect(
      txt({ ...plain, ...fields })
        .split('\r\n')[1]
        ?.slice(15),
      why,
    ).toMatch(new RegExp(`^${printed}`))
  })

  test.each([
    [{ sex: 'F', inactive: false }, 'w   '],
    [{ sex: 'F', inactive: true }, 'wi  '],
    [{ sex: 'M', inactive: true }, 'i   '],
    [{ sex: 'M', inactive: false }, '    '],
    [{ sex: null, inactive: false }, '    '],
  ] as const)('flag of %j', (fields, flag) => {
    expect(
      txt({ ...plain, ...fields })
        .split('\r\n')[1]
        ?.slice(132),
    ).toBe(flag)
  })

  test.each([
    [{ otherTitles: 'LSI,FI,SI,SLI,NA', foaTitle: '' }, 136, 'over the blank FOA column'],
    [{ otherTitles: 'LSI,FI,SI,SLI,NA', foaTitle: 'AFM' }, 137, 'moves what follows by one'],
    [{ otherTitles: 'LSI,FI,SI,SLI,NA,FST,IO', foaTitle: '' }, 144, 'moves what follows by eight'],
  ])('other titles that need more room: %#', async (fields, width, why) => {
    const text = txt({ ...plain, ...fields })
    expect(text.split('\r\n')[1]?.length, why).toBe(width)
    expect((await read(text, SAID)).entries[0]).toMatchObject({
      ...fields,
      ratings: { standard: { rating: 1850, k: 20 } },
    })
  })
})

describe('XML', () => {
  it("has FIDE's elements in FIDE's order, one a line", () => {
    expect([...writeXmlList([plain])].join('')).toBe(`<playerslist>
<player>
<fideid>99000001</fideid>
<name>Example, Edda</name>
<country>NED</country>
<sex>F</sex>
<title>WFM</title>
<w_title>WFM</w_title>
<o_title>FA,IO</o_title>
<foa_title>AFM</foa_title>
<rating>1850</rating>
<games>9</games>
<k>20</k>
<birthday>1988</birthday>
<flag>wi</flag>
</player>
</playerslist>
`)
  })

  test.each([
    [{ name: "O'Example & <Co>" }, "<name>O'Example &amp; &lt;Co&gt;</name>"],
    [{ name: 'Unit\u001fSeparator\n' }, '<name>UnitSeparator</name>'],
    [{ name: '\ud800lone' }, '<name>lone</name>'],
    [{ name: 'Müller, Jörg' }, '<name>Müller, Jörg</name>'],
    [{ birthYear: null }, '<birthday></birthday>'],
    [{ title: '' }, '<title></title>'],
  ])('%j', (fields, element) => {
    expect([...writeXmlList([{ ...plain, ...fields }])].join('')).toContain(`\n${element}\n`)
  })
})

describe('CSV', () => {
  test.each([
    [{}, '99000001,"Example, Edda",NED,F,WFM,WFM,"FA,IO",1850,9,20,1988,wi,AFM'],
    [{ rating: null, k: null, inactive: false }, '99000001,"Example, Edda",NED,F,WFM,WFM,"FA,IO",,9,,1988,w,AFM'],
    [{ birthYear: null, sex: null, otherTitles: '' }, '99000001,"Example, Edda",NED,,WFM,WFM,,1850,9,20,,i,AFM'],
    [{ name: 'Example "Ed" Edda' }, '99000001,"Example ""Ed"" Edda",NED,F,WFM,WFM,"FA,IO",1850,9,20,1988,wi,AFM'],
    [{ name: '=1+1' }, '99000001,=1+1,NED,F,WFM,WFM,"FA,IO",1850,9,20,1988,wi,AFM'],
    [{ name: 'Two\nlines' }, '99000001,"Two\nlines",NED,F,WFM,WFM,"FA,IO",1850,9,20,1988,wi,AFM'],
  ])('%#', (fields, row) => {
    expect([...writeCsvList([{ ...plain, ...fields }])].join('')).toBe(
      `id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,foa_title\n${row}\n`,
    )
  })
})

it('gives long lists in stretches, and an empty one as its frame', () => {
  const lines = Array.from({ length: 2_500 }, (_, index) => ({ ...plain, fideId: index + 1 }))
  expect([...writeTxtList(lines, '2026-03')].length).toBe(3)
  expect([...writeXmlList([])].join('')).toBe('<playerslist>\n</playerslist>\n')
})

describe('parse(render(list)) is the list', () => {
  const title = fc.constantFrom('', 'GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM')
  const word = fc.stringMatching(/^[A-Za-z'. -]{0,12}$/)
  const asciiNames = fc.tuple(word, word).map(([last, first]) => asciiName(`${last}, ${first}`))
  const anyNames = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((name) => name.normalize('NFC').replace(/\p{C}|\s+/gu, ' '))
  const lines = (names: fc.Arbitrary<string>) =>
    fc.uniqueArray(
      fc.record<RatingListLine>({
        fideId: fc.integer({ min: 1, max: 99_999_999 }),
        name: names.map((name) => name.replace(/^[, ]+/, '').trim()),
        federation: fc.constantFrom('NED', 'IND', 'FID', 'NON', 'QQQ'),
        sex: fc.constantFrom('M' as const, 'F' as const),
        birthYear: fc.option(fc.integer({ min: 1900, max: 2026 })),
        title,
        womanTitle: title,
        otherTitles: fc.subarray(['LSI', 'FI', 'SI', 'SLI', 'NA', 'FST', 'IO', 'DI']).map((titles) => titles.join(',')),
        foaTitle: fc.constantFrom('', 'AGM', 'AIM', 'AFM', 'ACM'),
        rating: fc.integer({ min: 1400, max: 2900 }),
        games: fc.integer({ min: 0, max: 250 }),
        k: fc.constantFrom(10, 20, 40, null),
        inactive: fc.boolean(),
      }),
      { selector: ({ fideId }) => fideId, maxLength: 20, minLength: 1 },
    )

  /** The entry that a line must become. */
  function entryOf({ rating, games, k, inactive, ...details }: RatingListLine): Omit<ListEntry, 'line'> {
    return { ...details, ratings: rating === null ? {} : { standard: { rating, games, k, inactive } } }
  }
  const withoutLines = (entries: readonly ListEntry[]) => entries.map(({ line: _, ...entry }) => entry)

  test.each([
    ['TXT', asciiNames, (list: RatingListLine[]) => writeTxtList(list, '2026-03')],
    ['XML', anyNames, writeXmlList],
    ['CSV', anyNames, writeCsvList],
  ] as const)('%s', async (_, names, render) => {
    await fc.assert(
      fc.asyncProperty(lines(names), async (list) => {
        const ordered = inListOrder(list)
        const { entries, reading } = await read([...render(ordered)].join(''), SAID)
        expect(withoutLines(entries)).toEqual(ordered.map(entryOf))
        expect(reading.badRecords).toEqual([])
      }),
    )
  })
})
