import { describe, expect, it, test } from 'vitest'
import { HEADERS, line } from '../list/made-up-lists.js'
import { databaseContent } from '../support/database.js'
import { type Desk, openDesk } from '../support/desk.js'
import { importList, printedList, ratingsOn } from '../support/steps.js'

const NONE = ['', '', ''] as const
const ZERO = [0, 0, 0] as const
const standard = (rating: number, games = 0, k = 20) => [[rating, games, k], NONE, NONE] as const

/** A line of the combined layout with the FOA column. */
const row = (given: Omit<Parameters<typeof line>[0], 'foa'> & { foa?: string }) => line({ foa: '', sex: 'M', ...given })

const three = [
  [1912, 9, 20],
  [1850, 0, 40],
  [1777, 0, 20],
] as const
const lines = [
  row({ id: 88110001, name: 'Berg, Bent', ratings: three, birth: 1985 }),
  row({ id: 88110002, name: 'Blank, Bodil', sex: 'F', ratings: [NONE, NONE, NONE], birth: 2013, flag: 'w' }),
  row({ id: 88110003, name: 'Zero, Zacharias', ratings: [ZERO, ZERO, ZERO], birth: 2010 }).trimEnd(),
  row({ id: 88110004, name: 'Idle, Isak', ratings: standard(2033), birth: 1959, flag: 'i' }),
  row({ id: 88110005, name: 'Idle, Irene', sex: 'F', ratings: standard(2002), birth: 1962, flag: 'wi' }),
  row({
    id: 88110006,
    name: 'Lively, Liv',
    sex: 'F',
    tit: 'WFM',
    wtit: 'WFM',
    ratings: standard(2150, 12),
    flag: 'w',
  }).trimEnd(),
  row({ id: 88110007, name: 'Capital, Caspar', ratings: standard(1720), birth: 1971, flag: 'I' }),
  // Five titles need 16 places and run into the FOA column.
  row({ id: 88110008, name: 'Titles, Thea', otit: 'LSI,FI,SI,SLI,N', foa: 'A', ratings: standard(1933), birth: 1955 }),
  row({ id: 88110009, name: 'Yearless, Ylva', sex: 'F', ratings: standard(1655, 4, 40), birth: '0000', flag: 'w' }),
  row({ id: 88110010, name: 'Future, Frode', ratings: standard(1610), birth: 9999 }),
  row({ id: 88110011, name: 'Stateless, Stig', fed: 'NON', ratings: standard(1515), birth: 1991 }),
  row({ id: 88110012, name: 'Newland, Nils', fed: 'QQZ', ratings: standard(1565), birth: 1992 }),
  row({ id: 88110013, name: '', ratings: standard(1456), birth: 1981 }),
  row({ id: 88110014, name: ',Comma,Camilla', ratings: standard(1477), birth: 1982 }),
  row({ id: 88110015, name: 'Twin, Tuva', fed: 'NOR', ratings: standard(1801), birth: 2001 }),
  row({ id: 88110015, name: 'Twin, Tuva', fed: 'SWE', ratings: standard(1822, 5), birth: 2001 }),
  row({ id: 88110016, name: 'Below, Beate', ratings: standard(1399), birth: 1993 }),
  row({ id: 88110017, name: 'Rapid, Rikard', ratings: [NONE, [1623, 8, 40], NONE], birth: 1998 }).trimEnd(),
  row({ id: 88110018, name: 'Short, Stein', ratings: standard(1744), birth: '' }).trimEnd(),
  '   ',
  row({ id: '88A10019', name: 'Letter, Lasse', ratings: standard(1520), birth: 1994 }),
  row({ id: 7, name: 'Tiny, Tiril', ratings: standard(1755), birth: 1972 }),
]
const text = `${[HEADERS.combinedFoa, ...lines].join('\r\n')}\r\n`

const january = [
  { id: 88110015, name: 'Twin, Tuva', rating: 1790, k: 20, born: 2001 },
  { id: 88110001, name: 'Berg, Bent', rating: 1905, k: 20, born: 1985 },
] as const

async function officeWithList() {
  const desk = openDesk()
  await importList(desk, '2026-01', january)
  const path = desk.file('players_list-2026-02.txt', text)
  return { desk, path, answer: await desk.frl('import', 'list', path) }
}

/** Status and person of a player as explained on the list of February. */
async function person(desk: Desk, id: number, type = 'standard') {
  return desk.json('explain', String(id), '2026-02', '--type', type)
}

describe('11: a FIDE list in TXT', () => {
  it('stores what can be stored and names the records left out', async () => {
    const { answer } = await officeWithList()
    expect(answer.code).toBe(1)
    expect(answer.out).toContain('list 2026-02, 20 players read')
    expect(answer.out).toContain('register: 17 players new')
    expect(answer.out).toContain('2 bad records left out')
    expect(answer.out).toMatch(/line 22: "88A10019" is not a FIDE ID: Letter, Lasse/)
    expect(answer.out).toMatch(/ID 88110015 stands on line 16 and on line 17; they differ: federation NOR \/ SWE/)
  })

  test.each([
    [88110001, { rating: 1912, k: 20, games: 9, birthYear: 1985, flag: '' }],
    [88110004, { rating: 2033, flag: 'i' }],
    [88110005, { rating: 2002, flag: 'wi' }],
    [88110006, { rating: 2150, flag: 'w', birthYear: 1990 }],
    [88110007, { rating: 1720, flag: 'i' }],
    [88110008, { rating: 1933, name: 'Titles, Thea' }],
    [88110009, { rating: 1655, k: 40, birthYear: null, flag: 'w' }],
    [88110010, { rating: 1610, birthYear: null }],
    [88110011, { rating: 1515, federation: 'NON' }],
    [88110012, { rating: 1565, federation: 'QQZ' }],
    [88110013, { rating: 1456, name: '', federation: 'NED', birthYear: 1981 }],
    [88110014, { rating: 1477, name: 'Comma,Camilla' }],
    [88110018, { rating: 1744, k: 20, birthYear: null }],
    [7, { rating: 1755, name: 'Tiny, Tiril' }],
  ])('%i stands on the standard list with %o', async (id, expected) => {
    const { desk } = await officeWithList()
    expect((await printedList(desk, '2026-02')).get(id)).toMatchObject(expected)
  })

  test.each([88110002, 88110003, 88110016, 88110017])('%i is unrated: nothing, not 0', async (id) => {
    const { desk } = await officeWithList()
    expect(await person(desk, id)).toMatchObject({ status: 'unrated', newRating: null, k: null, kListed: null })
    expect((await printedList(desk, '2026-02')).has(id)).toBe(false)
  })

  it('has the other types of the same lines', async () => {
    const { desk } = await officeWithList()
    expect(await ratingsOn(desk, '2026-02', 'rapid')).toEqual({ 88110001: 1850, 88110017: 1623 })
    expect(await ratingsOn(desk, '2026-02', 'blitz')).toEqual({ 88110001: 1777 })
    expect((await printedList(desk, '2026-02', 'rapid')).get(88110001)?.k).toBe(40)
  })

  it('keeps last month’s entry of the doubled ID', async () => {
    const { desk } = await officeWithList()
    const twin = (await printedList(desk, '2026-02')).get(88110015)
    expect(twin).toMatchObject({ rating: 1790, federation: 'NOR', games: 0, k: 20 })
  })

  test.each([
    /note: ID 88110010: "9999" can not be a year of birth/,
    /note: ID 88110012: QQZ is no federation code/,
    /note: ID 88110013 has no name/,
    /note: ID 88110014: the comma before the name is left out/,
    /note: ID 88110016: standard 1399 is below the floor of 1400; taken as unrated/,
  ])('says %o', async (note) => {
    const { answer } = await officeWithList()
    expect(answer.out).toMatch(note)
  })

  it('writes nothing the second time', async () => {
    const { desk, path } = await officeWithList()
    const before = databaseContent(desk)
    const again = await desk.frl('import', 'list', path)
    expect(again.out).toContain('standard: already imported, nothing to do')
    expect(databaseContent(desk)).toEqual(before)
  })

  it('finds the columns of a layout without FOA by its header', async () => {
    const desk = openDesk()
    const legacy = [
      HEADERS.combined,
      line({ id: 88110001, name: 'Berg, Bent', ratings: three, birth: 1985 }),
      line({ id: 88110002, name: 'Blank, Bodil', ratings: [NONE, NONE, NONE], birth: 2013, flag: 'w' }),
    ]
    await desk.done('import', 'list', desk.file('list.txt', legacy.join('\n')), '--list', '2026-02')
    expect((await printedList(desk, '2026-02')).get(88110001)).toMatchObject({ rating: 1912, k: 20, birthYear: 1985 })
    expect(await ratingsOn(desk, '2026-02', 'blitz')).toEqual({ 88110001: 1777 })
  })

  it('refuses a file cut inside a rating, and the list in use stays', async () => {
    const { desk } = await officeWithList()
    const end = text.indexOf('1565') + 2
    const { code, out } = await desk.frl(
      'import',
      'list',
      desk.file('cut.txt', text.slice(0, end)),
      '--list',
      '2026-03',
    )
    expect(code).toBe(1)
    expect(out).toMatch(/cut\.txt: refused.*line 13: the file is cut off: it ends with .*Newland, Nils QQZ M 15"/s)
    expect((await desk.frl('list', '2026-03', '--type', 'standard')).code).toBe(3)
    expect(await desk.json('status', '--date', '2026-03-01')).toMatchObject({
      lists: expect.not.arrayContaining([expect.objectContaining({ list: '2026-03' })]),
    })
  })

  it('refuses a file cut between two lines for its far fewer players', async () => {
    const { desk } = await officeWithList()
    const cut = `${[HEADERS.combinedFoa, ...lines.slice(0, 7)].join('\r\n')}\r\n`
    const { code, out } = await desk.frl('import', 'list', desk.file('cut.txt', cut), '--list', '2026-03')
    expect(code).toBe(1)
    expect(out).toContain('players with a standard rating: 5; on the list before: 15')
    expect((await desk.frl('list', '2026-03', '--type', 'standard')).code).toBe(3)
  })
})
