import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../src/db/connect.js'
import { listFormats } from '../../src/list/list-format.js'
import { publishType } from '../../src/month/publish-list.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { type Desk, filesUnder, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { noProgress } from '../support/progress.js'
import { importList, printedList, register } from '../support/steps.js'

const PLAYERS = [
  {
    id: 88530001,
    name: 'Øberg, Åse',
    federation: 'NOR',
    sex: 'F',
    rating: 1900,
    k: 20,
    title: 'WFM',
    womanTitle: 'WFM',
  },
  { id: 88530002, name: 'bech, Bo', federation: 'DEN', rating: 1900, k: 20, born: 1970 },
  { id: 88530003, name: 'Aas, Anne', federation: 'NOR', sex: 'F', rating: 2100, k: 20, born: 1990 },
  { id: 88530004, name: 'Cato, Carl', federation: 'NOR', rating: 1401, k: 40, born: 1999, gamesTotal: 12 },
] as const
const NEWCOMER = 88530009

async function computed(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  await register(desk, [{ code: 'MAR', start_date: '2026-03-07', end_date: '2026-03-08', received_date: '2026-03-09' }])
  const games = gamesCsv([
    ['MAR', 1, 88530003, 88530002, '1'],
    ['MAR', 2, NEWCOMER, 88530001, '='],
    ['MAR', 3, 88530004, 88530002, '0'],
  ])
  await desk.done('ingest', desk.file('games.csv', games))
  await desk.done('rate', '2026-04', '--type', 'standard')
  return desk
}

const publish = (desk: Desk, ...more: string[]) =>
  desk.frl('publish', '2026-04', '--type', 'standard', '--out', desk.path('out'), ...more)

const FOLDER = '2026-04/standard'

describe('publish', () => {
  it('writes the three files and a manifest that names each with its digest', async () => {
    const desk = await computed()
    await publish(desk)
    const files = filesUnder(desk.path('out'))
    const names = ['standard_apr26frl.csv', 'standard_apr26frl.txt', 'standard_apr26frl.xml']
    expect(Object.keys(files)).toEqual(['manifest.json', ...names].map((name) => `${FOLDER}/${name}`))
    const manifest = JSON.parse(files[`${FOLDER}/manifest.json`] ?? '')
    expect(manifest).toMatchObject({
      list: '2026-04',
      type: 'standard',
      edition: 'fide-2025-10-01',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      players: 3,
      program: 'frl',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
    for (const { name, sha256 } of manifest.files) {
      const bytes = Buffer.from(files[`${FOLDER}/${name}`] ?? '', 'latin1')
      expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(sha256)
    }
    expect(manifest.files.map(({ name }: { name: string }) => name).sort()).toEqual(names)
  })

  it('prints TXT and XML by name as FIDE does, CSV by rating with the unrated last', async () => {
    const desk = await computed()
    await publish(desk)
    const ids = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => Number(id))
    const read = (end: string) => desk.read(`out/${FOLDER}/standard_apr26frl.${end}`)
    // 2: loses to 2100 (D -200: 0-.24), beats 1401 (D 499, limited to 400: 1-.92): -0.16 x 20 = -3.2
    // 4: loses with D -400: 0-.08 x 40 = -3.2: 1398, below 1400
    const byName = [88530003, 88530002, 88530001]
    expect(ids(read('txt'), /^(\d{8}) /gm)).toEqual(byName)
    expect(ids(read('xml'), /<fideid>(\d+)</g)).toEqual(byName)
    expect(ids(read('csv'), /^(\d{8}),/gm)).toEqual([88530003, 88530001, 88530002, 88530004, NEWCOMER])
    expect(read('txt')).toContain('\r\n')
    expect(read('txt')).toContain('Oberg, Ase')
    expect(read('xml')).toContain('Øberg, Åse')
    expect(read('csv')).toContain('"Øberg, Åse"')
    const printed = await printedList(desk, '2026-04')
    expect([...printed.keys()]).toEqual(ids(read('csv'), /^(\d{8}),/gm))
    expect(await desk.done('list', '2026-04', '--type', 'standard', '--csv')).toBe(read('csv'))
  })

  it('does nothing where the same bytes stand', async () => {
    const desk = await computed()
    await publish(desk)
    const before = filesUnder(desk.path('out'))
    const again = await publish(desk)
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('the same files are there already') })
    expect(filesUnder(desk.path('out'))).toEqual(before)
  })

  it('publishes the same bytes elsewhere', async () => {
    const desk = await computed()
    await publish(desk)
    await desk.done('publish', '2026-04', '--type', 'standard', '--out', desk.path('copy'))
    expect(filesUnder(desk.path('copy'))).toEqual(filesUnder(desk.path('out')))
  })

  it.each(['standard_apr26frl.txt', 'standard_apr26frl.csv', 'manifest.json'])(
    'touches nothing where %s has other bytes (exit 3)',
    async (name) => {
      const desk = await computed()
      await publish(desk)
      desk.file(`out/${FOLDER}/${name}`, `${desk.read(`out/${FOLDER}/${name}`)} `)
      const before = filesUnder(desk.path('out'))
      const { code, err } = await publish(desk)
      expect(code).toBe(3)
      expect(err).toMatch(/holds a standard list 2026-04 already, .* nothing was touched/)
      expect(err).toContain(name)
      expect(filesUnder(desk.path('out'))).toEqual(before)
    },
  )

  it('takes files of an earlier version of the program, whose manifest says so, for the same', async () => {
    const desk = await computed()
    await publish(desk)
    const name = `out/${FOLDER}/manifest.json`
    desk.file(name, desk.read(name).replace(/"version": "[^"]*"/, '"version": "0.0.9"'))
    expect((await publish(desk)).code).toBe(0)
    expect(desk.read(name)).toContain('"version": "0.0.9"')
    desk.file(name, '{ cut off')
    expect((await publish(desk)).code).toBe(3)
    rmSync(desk.path(name))
    expect((await publish(desk)).code).toBe(3)
  })

  it('touches nothing where another database published another list', async () => {
    const desk = await computed()
    await publish(desk)
    const other = openDesk()
    await importList(other, '2026-03', PLAYERS.slice(0, 3))
    await other.done('rate', '2026-04', '--type', 'standard')
    const before = filesUnder(desk.path('out'))
    const { code } = await other.frl('publish', '2026-04', '--type', 'standard', '--out', desk.path('out'))
    expect(code).toBe(3)
    expect(filesUnder(desk.path('out'))).toEqual(before)
    const { lists } = await other.json('status', '--date', '2026-04-02')
    expect(lists).toContainEqual(expect.objectContaining({ list: '2026-04', state: 'computed' }))
  })

  it('closes the list: what comes later goes on the next one, and the files stay', async () => {
    const desk = await computed()
    await publish(desk)
    const before = filesUnder(desk.path('out'))
    await register(desk, [
      { code: 'MORE', start_date: '2026-03-14', end_date: '2026-03-14', received_date: '2026-03-15' },
    ])
    await desk.done('ingest', desk.file('more.csv', gamesCsv([['MORE', 1, 88530001, 88530003, '1']])))
    expect(await desk.done('rate', '2026-04', '--type', 'standard')).toContain('nothing to do')
    expect((await publish(desk)).code).toBe(0)
    expect(filesUnder(desk.path('out'))).toEqual(before)
    await desk.done('rate', '2026-05', '--type', 'standard')
    const explained = await desk.json('explain', '88530001', '2026-05', '--type', 'standard')
    expect(explained.tournaments).toMatchObject([{ code: 'MORE', listInForce: '2026-03' }])
  })

  it('prints a published list as it was, whatever the register says later', async () => {
    const desk = await computed()
    await publish(desk)
    const players = 'id,name,federation,title\n88530003,"Aas-Berg, Anne",SWE,FM\n'
    await desk.done('import', 'players', desk.file('players.csv', players))
    expect(await publish(desk)).toMatchObject({ code: 0, out: expect.stringContaining('the same files') })
    await desk.done('rate', '2026-05', '--type', 'standard')
    expect((await printedList(desk, '2026-05')).get(88530003)).toMatchObject({
      name: 'Aas-Berg, Anne',
      federation: 'SWE',
    })
    expect((await printedList(desk, '2026-04')).get(88530003)).toMatchObject({ name: 'Aas, Anne', federation: 'NOR' })
  })

  it('writes only one federation’s players, and only the formats asked for', async () => {
    const desk = await computed()
    await desk.done(
      ...['publish', '2026-04', '--type', 'standard', '--out', desk.path('nor')],
      ...['--federation', 'nor', '--format', 'csv'],
    )
    const files = filesUnder(desk.path('nor'))
    expect(Object.keys(files)).toEqual([`${FOLDER}/manifest.json`, `${FOLDER}/standard_apr26frl.csv`])
    const csv = files[`${FOLDER}/standard_apr26frl.csv`] ?? ''
    expect(csv).toContain('88530003')
    expect(csv).not.toContain('88530002')
    await desk.done('publish', '2026-04', '--type', 'standard', '--out', desk.path('out'))
  })

  it('folds names in XML and CSV too where the configuration says so', async () => {
    const desk = await computed()
    desk.file('frl.yaml', 'asciiNames: true\n')
    await publish(desk)
    for (const end of ['txt', 'xml', 'csv']) {
      expect(desk.read(`out/${FOLDER}/standard_apr26frl.${end}`), end).toContain('Oberg, Ase')
    }
  })
})

describe('a publication that was killed', () => {
  it('before it was recorded: leaves nothing behind, and the list open', async () => {
    const desk = await computed()
    const store = await openStore(desk.path('frl.sqlite'))
    const settings = { editions: fideEditions, base: 'official', out: desk.path('out'), formats: listFormats } as const
    const now = () => {
      throw new Error('killed')
    }
    const published = publishType(store, 'standard', '2026-04', {
      ...settings,
      progress: noProgress,
      federation: null,
      asciiNames: false,
      now,
    })
    await expect(published).rejects.toThrow('killed')
    await store.close()
    expect(filesUnder(desk.path('out'))).toEqual({})
    expect(readdirSync(desk.path('out/2026-04'))).toEqual([])
    const { lists } = await desk.json('status', '--date', '2026-04-02')
    expect(lists).toContainEqual(expect.objectContaining({ list: '2026-04', state: 'computed' }))
    expect((await publish(desk)).code).toBe(0)
  })

  it('between the record and the rename: the next run writes the same bytes', async () => {
    const desk = await computed()
    await publish(desk)
    const before = filesUnder(desk.path('out'))
    // As a kill leaves it: the record is there, the files wait in the hidden folder of a process that is gone.
    const hidden = desk.path('out/2026-04/.standard.frl-999999999-0123abcd')
    renameSync(desk.path(`out/${FOLDER}`), hidden)
    expect(await publish(desk)).toMatchObject({ code: 0, out: expect.stringContaining('3 rated players') })
    expect(filesUnder(desk.path('out'))).toEqual(before)
    expect(readdirSync(desk.path('out/2026-04'))).toEqual(['standard'])
  })

  it('when the folder is lost later: it can be written again, and only so', async () => {
    const desk = await computed()
    await publish(desk)
    const before = filesUnder(desk.path('out'))
    rmSync(desk.path('out'), { recursive: true })
    mkdirSync(desk.path('out'))
    expect((await publish(desk)).code).toBe(0)
    expect(filesUnder(desk.path('out'))).toEqual(before)
  })
})
