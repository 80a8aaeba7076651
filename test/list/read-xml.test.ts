import { describe, expect, it, test } from 'vitest'

import { read } from './made-up-lists.js'

const SAID = { list: '2026-02', type: 'standard' } as const
const ALL = { list: '2026-02' } as const

const COMBINED = {
  fideid: '99000001',
  name: 'Example, Edda',
  country: 'NED',
  sex: 'F',
  title: 'WF',
  w_title: 'WF',
  o_title: 'FA,IO',
  foa_title: '',
  rating: '1850',
  games: '9',
  k: '20',
  rapid_rating: '1790',
  rapid_games: '1',
  rapid_k: '20',
  blitz_rating: '',
  blitz_games: '',
  blitz_k: '',
  birthday: '1988',
  flag: 'wi',
}
const SINGLE = Object.fromEntries(Object.entries(COMBINED).filter(([name]) => !/^(rapid|blitz)/.test(name)))

/** A player, with other texts in some elements; undefined leaves an element out. */
function player(fields: Record<string, string | undefined> = {}, base: Record<string, string> = COMBINED): string {
  const elements = Object.entries({ ...base, ...fields }).filter(([, text]) => text !== undefined)
  return `<player>\n${elements.map(([name, text]) => `<${name}>${text}</${name}>`).join('\n')}\n</player>\n`
}
const list = (...players: string[]) => `<playerslist>\n${players.join('')}</playerslist>\n`

describe('layouts', () => {
  it('reads a combined list', async () => {
    const { entries, codes, reading } = await read(list(player()), ALL)
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
        ratings: {
          standard: { rating: 1850, games: 9, k: 20, inactive: true },
          rapid: { rating: 1790, games: 1, k: 20, inactive: false },
        },
      },
    ])
    expect(codes).toEqual([])
    expect(reading).toMatchObject({
      format: 'xml',
      combined: true,
      types: ['standard', 'rapid', 'blitz'],
      linesRead: 23,
    })
  })

  it('reads a single-type list, whose type the file does not say', async () => {
    const { entries, reading } = await read(list(player({}, SINGLE)), { list: '2026-02', type: 'blitz' })
    expect(entries[0]?.ratings).toEqual({ blitz: { rating: 1850, games: 9, k: 20, inactive: true } })
    expect(reading).toMatchObject({ combined: false, types: ['blitz'] })
  })

  test.each([
    [player({ foa_title: undefined }), 'without FOA title'],
    [player({ extra: 'x', nested: '<name>No, Not</name>' }), 'elements not known'],
    [player().replaceAll('\n', ''), 'all on one line'],
    [player().replaceAll('\n', '\r\n'), 'CRLF'],
    [player().replace('<title>', '<!-- a comment --><title>'), 'a comment'],
    [player({ title: '<![CDATA[WF]]>' }), 'CDATA'],
    [player({ flag: undefined }).replace('</player>', '<flag>wi</flag></player>'), 'another order'],
  ])('%#', async (text, why) => {
    const plain = await read(list(player()), ALL)
    const { entries, codes } = await read(list(text), ALL)
    expect(entries, why).toEqual(plain.entries)
    expect(codes).toEqual([])
  })

  it('reads one player, and many on one line', async () => {
    expect((await read(list(player({}, SINGLE)), SAID)).entries).toHaveLength(1)
    const many = Array.from({ length: 100 }, (_, index) => player({ fideid: String(index + 1) })).join('')
    expect((await read(list(many).replaceAll('\n', ''), ALL)).entries).toHaveLength(100)
  })

  it("reads a federation's player file, with a note", async () => {
    const text = `<playerslist>\n  <player FIDEID="99000001">\n<name>Example, Edda</name><country>NED</country><sex>F</sex>
<title>wf</title><rating>1850</rating><flag>i</flag><birthday>1988-03-04</birthday></player></playerslist>`
    const { entries, codes } = await read(text, SAID)
    expect(entries[0]).toMatchObject({ fideId: 99000001, title: 'WFM', birthYear: 1988 })
    expect(entries[0]?.ratings).toEqual({ standard: { rating: 1850, games: 0, k: null, inactive: true } })
    expect(codes).toEqual(['list-player-file'])
  })

  test.each([
    ['<html><body>Not Found</body></html>', 'list-layout-unknown'],
    ['<!DOCTYPE html><html></html>', 'list-layout-unknown'],
    ['<players></players>', 'list-layout-unknown'],
    [list('<player><name>Nobody</name></player>'), 'list-layout-unknown'],
    ['<<<not XML', 'list-xml-broken'],
    ['<playerslist></playerslist>', 'list-empty'],
    ['<playerslist/>', 'list-empty'],
    [list(player(), '<player><fideid>5</name></player>'), 'list-xml-broken'],
    [list(player(), player({ rating: '18<50' })), 'list-xml-broken'],
    [list(player({}, SINGLE), player()), 'list-header-changes'],
    [`${list(player())}${list(player())}`, 'list-xml-broken'],
  ])('refuses %j', async (text, code) => {
    const { reading } = await read(text, SAID)
    expect(reading.problems.map((found) => found.code)).toEqual([code])
  })
})

describe('one record (bug case 23)', () => {
  test.each([
    [{ rating: '', games: '', k: '', rapid_rating: '' }, {}, 'empty'],
    [{ rating: '0', games: '0', k: '0', rapid_rating: '0' }, {}, '0 means none'],
    [{ k: '0', rapid_rating: '' }, { standard: { rating: 1850, games: 9, k: null, inactive: true } }, 'K 0 is no K'],
    [{ rating: undefined, rapid_rating: '', flag: '' }, {}, 'no element'],
  ])('ratings %#', async (fields, ratings, why) => {
    expect((await read(list(player(fields)), ALL)).entries[0]?.ratings, why).toEqual(ratings)
  })

  test.each([
    ['1988', 1988, []],
    ['1988-03-04', 1988, []],
    ['', null, []],
    ['0', null, []],
    ['2027', null, ['list-birth-unlikely']],
    ['4 March 1988', null, ['list-birth-unlikely']],
  ])('birthday %j', async (birthday, birthYear, notes) => {
    const { entries, codes } = await read(list(player({ birthday })), ALL)
    expect(entries[0]?.birthYear).toBe(birthYear)
    expect(codes).toEqual(notes)
  })

  test.each([
    [{ fideid: '' }, 'list-record-no-id'],
    [{ fideid: '99x' }, 'list-record-id'],
    [{ fideid: '0' }, 'list-record-id'],
    [{ rating: '18.5' }, 'list-record-number'],
    [{ rapid_k: 'none' }, 'list-record-number'],
  ])('bad record %j is left out, and the list goes on', async (fields, code) => {
    const { entries, reading } = await read(list(player(fields), player({ fideid: '99000002' })), ALL)
    expect(reading.badRecords).toMatchObject([{ code, line: 2 }])
    expect(entries.map(({ fideId }) => fideId)).toEqual([99000002])
  })

  test.each([
    ['O&apos;Example &amp; Co, Pat', "O'Example & Co, Pat", []],
    ['M&#252;ller, J&#xF6;rg', 'Müller, Jörg', []],
    ['Unit\u001fSeparator, Ulf', 'UnitSeparator, Ulf', ['list-control-characters']],
    ['Unit&#31;Separator, Ulf', 'UnitSeparator, Ulf', ['list-control-characters']],
    ['Unit&#x1F;Separator, Ulf', 'UnitSeparator, Ulf', ['list-control-characters']],
    ['Example & Co, Pat', 'Example & Co, Pat', ['list-raw-ampersand']],
    ['Example&nbsp;Co, Pat', 'Example&nbsp;Co, Pat', ['list-raw-ampersand']],
    ['<![CDATA[Example & Co, Pat]]>', 'Example & Co, Pat', []],
  ])('name %j', async (printed, name, notes) => {
    const { entries, reading, codes } = await read(
      list(player(), player({ fideid: '99000002', name: printed }), player()),
      ALL,
    )
    expect(entries.map((entry) => entry.name)).toEqual(['Example, Edda', name, 'Example, Edda'])
    expect(codes).toEqual(notes)
    for (const found of reading.problems) expect(found).toMatchObject({ line: 23, args: { id: '99000002', name } })
  })

  it('resolves more entities than some readers allow', async () => {
    const players = Array.from({ length: 1_100 }, (_, index) =>
      player({ fideid: String(index + 1), name: 'O&apos;Example' }),
    )
    const { entries } = await read(list(...players), ALL)
    expect(entries).toHaveLength(1_100)
    expect(entries.every(({ name }) => name === "O'Example")).toBe(true)
  })

  it('expands no entity of a DTD', async () => {
    const dtd = '<!DOCTYPE playerslist [<!ENTITY lol "lol"><!ENTITY file SYSTEM "file:///etc/passwd">]>\n'
    const { entries, codes } = await read(dtd + list(player({ name: '&lol;&file;' })), ALL)
    expect(entries[0]?.name).toBe('&lol;&file;')
    expect(codes).toEqual(['list-raw-ampersand'])
  })
})

describe('encodings', () => {
  const named = (name: string) => list(player(), player({ name }))
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n`

  test.each([
    [Buffer.from(named('Müller, Jörg')), 'Müller, Jörg', 'utf-8', []],
    [Buffer.from(`\ufeff${named('Müller, Jörg')}`), 'Müller, Jörg', 'utf-8', []],
    [Buffer.from(declared('UTF-8') + named('Müller, Jörg')), 'Müller, Jörg', 'utf-8', []],
    [
      Buffer.from(declared('UTF-8') + named('Müller, Jörg'), 'latin1'),
      'Müller, Jörg',
      'windows-1252',
      ['list-not-utf8'],
    ],
    [Buffer.from(named('Müller, Jörg'), 'latin1'), 'Müller, Jörg', 'windows-1252', ['list-not-utf8']],
    [Buffer.from(declared('ISO-8859-1') + named('Müller, Jörg'), 'latin1'), 'Müller, Jörg', 'iso-8859-1', []],
    [Buffer.from(declared('windows-1251') + named('\u00c8\u00e2\u00e0\u00ed'), 'latin1'), 'Иван', 'windows-1251', []],
    [Buffer.from(declared('x-none') + named('Müller, Jörg')), 'Müller, Jörg', 'utf-8', []],
    [Buffer.from(`\ufeff${declared('UTF-16')}${named('Müller, Jörg')}`, 'utf16le'), 'Müller, Jörg', 'utf-16le', []],
  ])('%#', async (bytes, name, encoding, notes) => {
    const { entries, codes, reading } = await read(bytes, ALL)
    expect(entries.map((entry) => entry.name)).toEqual(['Example, Edda', name])
    expect(reading.encoding).toBe(encoding)
    expect(codes).toEqual(notes)
  })

  it('reads each stretch by itself where a file mixes the two', async () => {
    const [utf8, latin1] = [player({ name: 'Żółw, Éva' }), player({ name: 'Müller, Jörg' })]
    const bytes = Buffer.concat([Buffer.from(`<playerslist>${utf8}`), Buffer.from(`${latin1}</playerslist>`, 'latin1')])
    const { entries } = await read(bytes, ALL)
    expect(entries.map(({ name }) => name)).toEqual(['Żółw, Éva', 'Müller, Jörg'])
  })

  test.each([1, 2, 3, 5, 17, 100, 4096])('chunks of %i bytes give the same', async (chunkBytes) => {
    const bytes = Buffer.concat([
      Buffer.from(`<playerslist>\n${player({ name: 'Żółw, Éva &amp; Co' })}${player({ name: 'A\u0001b & c' })}`),
      Buffer.from(`${player({ name: 'Müller, Jörg' })}</playerslist>`, 'latin1'),
    ])
    const whole = await read(bytes, ALL)
    expect(whole.entries).toHaveLength(3)
    expect(await read(bytes, ALL, { chunkBytes })).toEqual(whole)
  })
})

describe('a file that is cut off is refused whole', () => {
  const text = list(player(), player({ fideid: '99000002' })).trimEnd()
  const places = Array.from({ length: 30 }, (_, index) => Math.floor(((text.length - 1) * (index + 1)) / 30))

  test.each(places)('after %i characters', async (end) => {
    const { reading } = await read(text.slice(0, end), ALL)
    expect(reading.problems).toMatchObject([{ code: 'list-cut-off', args: { found: expect.stringMatching(/./) } }])
  })

  it('does not fill the memory with a text that never ends', async () => {
    const { codes } = await read(`<playerslist><player><name>${'x'.repeat(200_000)}`, ALL, { chunkBytes: 10_000 })
    expect(codes).toEqual(['list-line-endless'])
  })
})
