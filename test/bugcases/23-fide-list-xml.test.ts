import { describe, expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { printedList, ratingsOn } from '../support/steps.js'

const TAGS = [
  'fideid',
  'name',
  'country',
  'sex',
  'title',
  'w_title',
  'o_title',
  'foa_title',
  'rating',
  'games',
  'k',
  'rapid_rating',
  'rapid_games',
  'rapid_k',
  'blitz_rating',
  'blitz_games',
  'blitz_k',
  'birthday',
  'flag',
] as const

type Fields = Partial<Record<(typeof TAGS)[number], string | number>>

/** A record with every element of FIDE's, one a line; what is not given is empty. */
function record(fields: Fields): string {
  return ['<player>', ...TAGS.map((tag) => `<${tag}>${fields[tag] ?? ''}</${tag}>`), '</player>'].join('\n')
}

function xml(...records: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<playerslist>', ...records, '</playerslist>', ''].join('\n')
}

const odd = record({
  fideid: 88230001,
  name: 'Odd, Ola',
  country: 'NOR',
  sex: 'M',
  rating: 1888,
  games: 7,
  k: 20,
  rapid_rating: 1801,
  rapid_games: 3,
  rapid_k: 40,
  blitz_rating: 1766,
  blitz_games: 0,
  blitz_k: 20,
  birthday: 1986,
})
const tom = record({ fideid: 88230002, name: 'Tom, Tone', country: 'NOR', sex: 'F', flag: 'w' })
const zero = record({
  fideid: 88230003,
  name: 'Null, Nils',
  country: 'NOR',
  sex: 'M',
  rating: 0,
  games: 0,
  k: 0,
  rapid_rating: 0,
  rapid_games: 0,
  rapid_k: 0,
  blitz_rating: 0,
  blitz_games: 0,
  blitz_k: 0,
  birthday: 2013,
})
const idle = record({
  fideid: 88230004,
  name: 'Idle, Ida',
  country: 'NOR',
  sex: 'F',
  rating: 2014,
  k: 20,
  birthday: 1958,
  flag: 'wi',
})
const sons = record({
  fideid: 88230005,
  name: 'O&apos;Shea &amp; Sons, Pat',
  country: 'IRL',
  sex: 'M',
  rating: 1722,
  k: 20,
  birthday: 1991,
})
const five = xml(odd, tom, zero, idle, sons)

async function imported(bytes: string | Uint8Array, ...more: string[]) {
  const desk = openDesk()
  const path = desk.file('players_list_xml_foa.xml', bytes)
  return { desk, path, answer: await desk.frl('import', 'list', path, '--list', '2026-02', ...more) }
}

describe('23: a FIDE list in XML', () => {
  it('a: stores five players; empty and zero are unrated', async () => {
    const { desk, answer } = await imported(five)
    expect(answer).toMatchObject({ code: 0, out: expect.stringContaining('5 players read') })
    const printed = await printedList(desk, '2026-02')
    expect([...printed.keys()]).toEqual([88230004, 88230001, 88230005])
    expect(printed.get(88230004)).toMatchObject({ rating: 2014, flag: 'wi' })
    expect(printed.get(88230005)?.name).toBe("O'Shea & Sons, Pat")
    expect(await ratingsOn(desk, '2026-02', 'rapid')).toEqual({ 88230001: 1801 })
    expect(await ratingsOn(desk, '2026-02', 'blitz')).toEqual({ 88230001: 1766 })
    for (const [id, name] of [
      [88230002, 'Tom, Tone'],
      [88230003, 'Null, Nils'],
    ] as const) {
      const explained = await desk.json('explain', String(id), '2026-02', '--type', 'standard')
      expect(explained).toMatchObject({ name, status: 'unrated', newRating: null, k: null, kListed: null })
    }
  })

  it('b: stores the one player of a list of one', async () => {
    const { desk, answer } = await imported(xml(odd))
    expect(answer.code).toBe(0)
    expect(await ratingsOn(desk, '2026-02')).toEqual({ 88230001: 1888 })
  })

  it('c: takes a control character out of a name, says whose, and loses nobody', async () => {
    const bell = record({ fideid: 88230006, name: 'Separator\u001f, Sara', country: 'NOR', rating: 1613, k: 20 })
    const { desk, answer } = await imported(xml(odd, bell, idle))
    expect(answer.out).toMatch(/control characters removed from the record of ID 88230006/)
    const printed = await printedList(desk, '2026-02')
    expect([...printed.keys()]).toEqual([88230004, 88230001, 88230006])
    expect(printed.get(88230006)?.name).toBe('Separator, Sara')
  })

  it.each(['</rapid_k>\n<blitz_rating>', '<rapid_k></rapi', '</player>\n<player>', '88230004</fideid>'])(
    'd: refuses a file that ends in %o, and the list in use stays',
    async (end) => {
      const { desk, path } = await imported(five)
      const at = five.indexOf(end, five.indexOf('Idle, Ida') - 60)
      expect(at).toBeGreaterThan(0)
      const cut = desk.file('cut.xml', five.slice(0, at + end.length))
      const { code, out } = await desk.frl('import', 'list', cut, '--list', '2026-03')
      expect(code).toBe(1)
      expect(out).toMatch(/cut\.xml: refused, nothing of it was taken\n {2}.*cut off/)
      expect((await desk.frl('list', '2026-03', '--type', 'standard')).code).toBe(3)
      expect(await desk.done('import', 'list', path, '--list', '2026-02')).toContain('already imported')
      expect(await desk.frl('explain', '88230001', '2026-03', '--type', 'standard')).toMatchObject({ code: 3 })
    },
  )

  it('e: reports an ID twice and a record without one; the doubled ID keeps last month’s data', async () => {
    const desk = openDesk()
    const many = Array.from({ length: 20 }, (_, index) =>
      record({ fideid: 88230100 + index, name: `Many, M${index}`, country: 'NOR', rating: 1500 + index, k: 20 }),
    )
    await desk.done('import', 'list', desk.file('jan.xml', xml(odd, ...many)), '--list', '2026-01')
    const other = odd.replace('NOR', 'SWE').replace('1888', '1899').replace('<games>7', '<games>1')
    const nameless = record({ name: 'Nobody, Nina', country: 'NOR', rating: 1700 })
    const path = desk.file('feb.xml', xml(odd, nameless, other, ...many))
    const { code, out } = await desk.frl('import', 'list', path, '--list', '2026-02')
    expect(code).toBe(1)
    expect(out).toContain('2 bad records left out')
    expect(out).toMatch(/no FIDE ID: Nobody, Nina/)
    expect(out).toMatch(/ID 88230001 stands on line 3 and on line 45; they differ: federation NOR \/ SWE/)
    const printed = await printedList(desk, '2026-02')
    expect(printed.size).toBe(21)
    expect(printed.get(88230001)).toMatchObject({ rating: 1888, federation: 'NOR', games: 0 })
  })

  it('f: reads more than a thousand entities', async () => {
    const records = Array.from({ length: 1200 }, (_, index) =>
      record({
        fideid: 88231000 + index,
        name: `O&apos;Brien${index}, &quot;Al&quot; &amp; Co`,
        country: 'IRL',
        rating: 1500,
        k: 20,
      }),
    )
    const { desk, answer } = await imported(xml(...records))
    expect(answer.out).toContain('1200 players read')
    const printed = await printedList(desk, '2026-02')
    expect(printed.size).toBe(1200)
    expect(printed.get(88232199)?.name).toBe(`O'Brien1199, "Al" & Co`)
  })

  it('g: reads Latin-1 bytes that call themselves UTF-8, with a note', async () => {
    const joerg = record({ fideid: 88230007, name: 'Müßig, Jörg', country: 'GER', rating: 1901, k: 20, birthday: 1980 })
    const { desk, answer } = await imported(Buffer.from(xml(joerg), 'latin1'))
    expect(answer).toMatchObject({ code: 0, out: expect.stringContaining('not UTF-8 here: read as windows-1252') })
    expect((await printedList(desk, '2026-02')).get(88230007)?.name).toBe('Müßig, Jörg')
  })
})
