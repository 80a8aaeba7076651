import { existsSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { takeLock } from '../../src/run/lock.js'
import { type Desk, openDesk } from '../support/desk.js'
import { importList, ingest } from '../support/steps.js'
import type { MadeUpReport, ReportedPlayer } from '../support/trf.js'

const PEOPLE = [
  { id: 88600001, name: 'Kortschnoi, Wiktor', rating: 2600, k: 10, born: 1931, federation: 'SUI', title: 'GM' },
  { id: 88600010, name: 'Carlsberg, Magnus', rating: 2500, k: 10, born: 1990, federation: 'NOR', title: 'GM' },
  { id: 88600011, name: 'Carlsberg, Magnus', rating: 2100, k: 20, born: 2001, federation: 'DEN' },
  { id: 88600012, name: 'Carlsberg, Magnus', born: 2003, federation: 'DEN' },
  { id: 88600013, name: 'Carlsberg, Magnus Bo', rating: 2650, k: 10, born: 1985, federation: 'NOR' },
  { id: 88600014, name: 'Carlsberg, Mia', rating: 1900, k: 20, born: 1990, sex: 'F', federation: 'NOR', title: 'WFM' },
  { id: 88600020, name: 'Li, Wei', rating: 1800, k: 20, born: 1970, federation: 'CHN' },
  { id: 88600021, name: 'Wu, Li', rating: 1700, k: 20, born: 1971, sex: 'F', federation: 'CHN' },
  { id: 88600022, name: 'Lindgård, Åse', rating: 1600, k: 20, born: 1972, sex: 'F', federation: 'SWE' },
  { id: 88600030, name: 'Møller, Jürgen', rating: 1500, k: 20, born: 1973, federation: 'GER', flag: 'i' },
  { id: 88600040, name: 'Strauß, Ida', rating: 1450, k: 20, born: 1974, sex: 'F', federation: 'AUT' },
] as const

async function deskWithPeople(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-02', PEOPLE)
  return desk
}

interface Found {
  readonly id: number
  readonly foundBy: string
}

async function found(desk: Desk, ...args: string[]): Promise<(readonly [number, string])[]> {
  const { persons } = (await desk.json('find', ...args)) as { persons: Found[] }
  return persons.map(({ id, foundBy }) => [id, foundBy] as const)
}

describe('frl find', () => {
  it('finds by name in whatever form, the closest first, then by rating, then by ID', async () => {
    const desk = await deskWithPeople()
    const magnus = [
      [88600010, 'whole-name'],
      [88600011, 'whole-name'],
      [88600012, 'whole-name'],
      [88600013, 'words'],
    ]
    for (const asked of ['Carlsberg, Magnus', 'magnus CARLSBERG', 'Cárlsberg  Magnus', 'Carlsberg-Magnus']) {
      expect(await found(desk, asked), asked).toEqual(magnus)
    }
    const spelt = [88600013, 88600010, 88600011, 88600012].map((id) => [id, 'spelling'])
    expect(await found(desk, 'Карлсберг Магнус')).toEqual(spelt)
    expect(await found(desk, 'Magnus', 'Carlsberg')).toEqual(magnus)
  })

  test('tolerates spellings, typing errors and beginnings', async () => {
    const desk = await deskWithPeople()
    const table: [string, number, string][] = [
      ['Korchnoi', 88600001, 'spelling'],
      ['Korchnoy Viktor', 88600001, 'spelling'],
      ['Корчной', 88600001, 'spelling'],
      ['Kortschnio', 88600001, 'typing-error'],
      ['Kortchnoi Viktro', 88600001, 'spelling-and-typing-error'],
      ['Carlsberg M', 88600013, 'beginning'],
      ['Carlsb', 88600013, 'beginning'],
      ['Carlberg Magnsu', 88600013, 'typing-error'],
      ['Karlsberg Mangus', 88600013, 'typing-error'],
      ['Li', 88600020, 'words'],
      ['Wu', 88600021, 'words'],
      ['Lindgaard Aase', 88600022, 'spelling'],
      ['Lindgard Ase', 88600022, 'whole-name'],
      ['Moeller Juergen', 88600030, 'spelling'],
      ['Moller Jurgen', 88600030, 'whole-name'],
      ['Strauss', 88600040, 'words'],
      ['Straus', 88600040, 'beginning'],
      ['Kortschnoi Wiktor Lwowitsch', 88600001, 'word-missing'],
    ]
    for (const [asked, id, how] of table) expect((await found(desk, asked))[0], asked).toEqual([id, how])
  })

  it('finds by FIDE ID: the number, its beginning, or where nobody has it one slip', async () => {
    const desk = await deskWithPeople()
    expect(await found(desk, '88600010')).toEqual([[88600010, 'id']])
    expect(await found(desk, '0088600010')).toEqual([[88600010, 'id']])
    expect(await found(desk, '8860004')).toEqual([[88600040, 'id-beginning']])
    expect(await found(desk, '88600041')).toEqual([
      [88600014, 'digits-exchanged'],
      [88600001, 'digit-wrong'],
      [88600011, 'digit-wrong'],
      [88600021, 'digit-wrong'],
      [88600040, 'digit-wrong'],
    ])
    expect(await found(desk, '88600100')).toEqual([[88600010, 'digits-exchanged']])
  })

  it('narrows down by federation, year of birth and sex', async () => {
    const desk = await deskWithPeople()
    const ids = async (...args: string[]) => (await found(desk, ...args)).map(([id]) => id)
    expect(await ids('Carlsberg', '--federation', 'den')).toEqual([88600011, 88600012])
    expect(await ids('Carlsberg', '--born', '1990')).toEqual([88600010, 88600014])
    expect(await ids('Carlsberg', '--born', '1986-1990')).toEqual([88600010, 88600014])
    expect(await ids('Carlsberg', '--born', '1985-1989')).toEqual([88600013])
    expect(await ids('Carlsberg', '--sex', 'f')).toEqual([88600014])
    expect(await ids('886000', '--sex', 'F', '--federation', 'NOR')).toEqual([88600014])
    expect(await ids('Carlsberg', '--top', '1')).toEqual([88600013])
  })

  it('shows who it is, with the ratings of the latest lists, and why', async () => {
    const desk = await deskWithPeople()
    await importList(desk, '2026-02', [{ ...PEOPLE[9], rating: 1555 }], 'rapid')
    expect(await desk.json('find', 'Moeller')).toEqual({
      asked: 'Moeller',
      lists: { standard: '2026-02', rapid: '2026-02', blitz: null },
      persons: [
        {
          id: 88600030,
          name: 'Møller, Jürgen',
          federation: 'GER',
          sex: 'M',
          title: '',
          birthYear: 1973,
          ratings: { standard: 1500, rapid: 1555, blitz: null },
          inactive: true,
          foundBy: 'spelling',
          met: [{ asked: 'moeller', found: 'moller', how: 'spelling' }],
        },
      ],
      more: false,
      tooMany: false,
      readOneByOne: 0,
      leftOut: null,
    })
    const text = await desk.done('find', 'Carlsberg', 'Magnsu', '--top', '2')
    expect(text).toContain('88600013  Carlsberg, Magnus Bo  NOR  M           1985      2650')
    expect(text).toContain('one letter differs: magnsu - magnus')
    expect(text).toContain('2 persons, the closest ones')
  })

  it('says who is not found and what was tried', async () => {
    const desk = await deskWithPeople()
    expect(await desk.done('find', 'Xyzzy')).toMatch(/Nobody is found by Xyzzy\.\nTried: .*typing error/)
    expect(await desk.done('find', '12345')).toMatch(/Nobody is found by 12345\.\nTried: the number itself/)
  })

  it('says which filter leaves out whom', async () => {
    const desk = await deskWithPeople()
    const asked = async (...args: string[]) =>
      (await desk.done('find', ...args)).split('\nTried')[0]?.split('\n').slice(1)
    expect(await asked('Carlsberg', '--federation', 'NOX')).toEqual([
      'NOX is no federation that FIDE prints on its lists.',
      'The filters leave out all who are found without them: 5 persons.',
    ])
    expect(await asked('Carlsberg', '--federation', 'SWE', '--born', '1990')).toEqual([
      'The filters leave out all who are found without them: 5 persons.',
      'Without --federation: 2 persons.',
    ])
    expect(await asked('Carlsberg', '--federation', 'NOR', '--born', '2003')).toEqual([
      'The filters leave out all who are found without them: 5 persons.',
      'Without --federation: 1 person.',
      'Without --born: 3 persons.',
    ])
    expect(await asked('Xyzzy', '--sex', 'F')).toEqual(['Nobody is found without the filters either.'])
    expect(await asked('88600011', '--sex', 'F')).toEqual([
      'The filters leave out all who are found without them: 1 person.',
    ])
    expect(await asked('Xyzzy')).toEqual([])
    expect(await desk.json('find', 'Carlsberg', '--federation', 'SWE', '--sex', 'F')).toMatchObject({
      persons: [],
      leftOut: {
        unfiltered: { persons: 5, more: false },
        without: [
          { filter: 'federation', persons: 1, more: false },
          { filter: 'sex', persons: 0, more: false },
        ],
        unknownFederation: null,
      },
    })
  })

  test.each([
    [['find', '., '], 'expected a name or a FIDE ID'],
    [['find', '0'], 'Nobody is found'],
    [['find', 'Berg', '--born', '199'], 'expected a year'],
    [['find', 'Berg', '--born', '1995-1990'], 'expected a year'],
    [['find', 'Berg', '--sex', 'X'], 'expected M or F'],
    [['find', 'Berg', '--top', '0'], 'expected a whole number'],
  ])('%j', async (args, text) => {
    const desk = await deskWithPeople()
    const { code, out, err } = await desk.frl(...args)
    expect(out + err).toContain(text)
    expect(code).toBe(text.startsWith('Nobody') ? 0 : 2)
  })

  it('has nobody to look for where nothing was imported', async () => {
    const desk = openDesk()
    await desk.done('init')
    expect(await desk.frl('find', 'Berg')).toMatchObject({ code: 3, err: expect.stringContaining('nobody') })
  })
})

function reportWith(players: readonly ReportedPlayer[]): MadeUpReport {
  return { start: '2026-03-07', end: '2026-03-08', players, games: [[1, 1, 2, '1']] }
}

describe('the index of names', () => {
  it('is made once, with a word on standard error, and is not asked for by an ID', async () => {
    const desk = await deskWithPeople()
    expect((await desk.frl('find', '88600010')).err).toBe('')
    expect((await desk.frl('find', 'Berg')).err).toMatch(/index of names, once/)
    expect((await desk.frl('find', 'Berg')).err).toBe('')
    const quiet = await deskWithPeople()
    expect((await quiet.frl('--quiet', 'find', 'Berg')).err).toBe('')
  })

  it('follows renames, later lists, and persons who come with reports', async () => {
    const desk = await deskWithPeople()
    expect(await found(desk, 'Lindgard')).toEqual([[88600022, 'words']])
    const register = 'id,name,federation\n88600022,"Fjordheim, Åse",SWE\n88600090,"Nilsrud, Tor",NOR\n'
    await desk.done('import', 'players', desk.file('register.csv', register))
    expect(await found(desk, 'Lindgard')).toEqual([])
    expect(await found(desk, 'Fjordheim')).toEqual([[88600022, 'words']])
    expect(await found(desk, 'Nilsrud')).toEqual([[88600090, 'words']])

    await importList(desk, '2026-03', [...PEOPLE, { id: 88600091, name: 'Ravnkilde, Per', rating: 1500, k: 20 }])
    expect(await found(desk, 'Ravnkilde')).toEqual([[88600091, 'words']])

    const magnus = { id: 88600010, name: 'Carlsberg, Magnus', born: 1990 }
    const sara = { id: 88600099, name: 'Selvmeldt, Sara', born: 2011 }
    await ingest(desk, 'NEW', reportWith([magnus, sara]))
    expect(await found(desk, 'Selvmeldt')).toEqual([[88600099, 'words']])
    await ingest(desk, 'NEW', reportWith([magnus, { ...sara, name: 'Selvrettet, Sara' }]))
    expect(await found(desk, 'Selvmeldt')).toEqual([])
    expect(await found(desk, 'Selvrettet')).toEqual([[88600099, 'words']])
    await ingest(desk, 'NEW', reportWith([magnus, { id: 88600014, name: 'Carlsberg, Mia', born: 1990 }]))
    expect(await found(desk, 'Selvrettet')).toEqual([])
  })

  it('is not waited for while another run is at work: names are read one by one, with the same answer', async () => {
    const desk = await deskWithPeople()
    const asked = ['Carlsberg Magnsu', 'Li', 'Korchnoi'] as const
    const answers = async () => {
      const all: unknown[] = []
      for (const name of asked) all.push((await desk.json('find', name)).persons)
      return all
    }
    const lock = takeLock(desk.path('frl.sqlite'), 'ingest', new Date('2026-11-30T12:00:00Z'))
    let without: unknown
    try {
      expect((await desk.json('find', 'Li')).readOneByOne).toBe(PEOPLE.length)
      expect(await desk.done('find', 'Li')).toContain(`${PEOPLE.length} names had to be read one by one`)
      without = await answers()
    } finally {
      lock.release()
    }
    expect(await answers()).toEqual(without)

    const register = 'id,name,federation\n88600020,"Lo, Wei",CHN\n'
    await desk.done('import', 'players', desk.file('register.csv', register))
    const again = takeLock(desk.path('frl.sqlite'), 'ingest', new Date('2026-11-30T12:00:00Z'))
    try {
      const { persons, readOneByOne } = await desk.json('find', 'Li')
      expect(readOneByOne).toBe(1)
      expect(persons.map(({ id }: Found) => id)).not.toContain(88600020)
      expect(await found(desk, 'Lo Wei')).toEqual([[88600020, 'whole-name']])
    } finally {
      again.release()
    }
    expect(existsSync(desk.path('frl.sqlite.lock.json'))).toBe(false)
    expect((await desk.json('find', 'Lo Wei')).readOneByOne).toBe(0)
  })
})
