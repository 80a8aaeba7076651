import { mkdirSync, readFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'

const PLAYERS = [{ id: 88510001, name: 'Alm, Ada', rating: 1900, k: 20 }] as const

describe('files that can not be read or written (exit 74)', () => {
  test.each([
    ['import', 'list', 'FILE', '--list', '2026-03', '--type', 'standard'],
    ['import', 'players', 'FILE'],
    ['import', 'tournaments', 'FILE'],
    ['import', 'pool', 'FILE'],
    ['ingest', 'FILE'],
  ])('%s %s: a file that is not there', async (...command) => {
    const desk = openDesk()
    const { code, err } = await desk.frl(...command.map((word) => (word === 'FILE' ? desk.path('missing.x') : word)))
    expect(code, err).toBe(74)
    expect(err).toMatch(/missing\.x: there is no such file/)
    expect(err).not.toContain('fault of frl')
  })

  test.each([
    ['import', 'list', 'FOLDER', '--list', '2026-03', '--type', 'standard'],
    ['import', 'players', 'FOLDER'],
    ['import', 'tournaments', 'FOLDER'],
    ['import', 'pool', 'FOLDER'],
  ])('%s %s: a folder', async (...command) => {
    const desk = openDesk()
    const { code, err } = await desk.frl(...command.map((word) => (word === 'FOLDER' ? desk.folder : word)))
    expect(code, err).toBe(74)
    expect(err).toContain('it is a folder, not a file')
  })

  it('ingests an empty folder: no report, no fault', async () => {
    const desk = openDesk()
    mkdirSync(desk.path('inbox'))
    expect(await desk.done('ingest', desk.path('inbox'))).toContain('0 files')
  })

  it('publishes into no place below a file, records nothing, and can do it elsewhere', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    await desk.done('rate', '2026-04', '--type', 'standard')
    const { code, err } = await desk.frl('publish', '2026-04', '--out', desk.file('afile', 'x'))
    expect(code, err).toBe(74)
    const { lists } = await desk.json('status', '--date', '2026-04-02')
    expect(lists).toContainEqual(expect.objectContaining({ list: '2026-04', state: 'computed' }))
    await desk.done('publish', '2026-04', '--out', desk.path('out'))
  })

  it('names a database that is none', async () => {
    const desk = openDesk()
    desk.file('frl.sqlite', 'no database, but longer than the head of one would be. '.repeat(40))
    expect(await desk.frl('status')).toMatchObject({ code: 74, err: expect.stringContaining('not a database') })
  })

  it('refuses a damaged zip as bad input (exit 1)', async () => {
    const desk = openDesk()
    const zip = desk.file('standard_mar26frl.zip', Buffer.from('PK\u0003\u0004 and no more'))
    expect(await desk.frl('import', 'list', zip)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/standard_mar26frl\.zip: the zip is damaged/),
    })
  })
})

describe('a database in use (exit 75)', () => {
  it('waits for its turn, then says that another program holds it, and stores nothing', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    const other = new Sqlite(desk.path('frl.sqlite'))
    other.exec('begin immediate')
    try {
      const locked = await desk.frl('rate', '2026-04', '--type', 'standard')
      expect(locked).toMatchObject({ code: 75, err: expect.stringContaining('in use by another program') })
      expect(locked.err).toContain('try again')
      // Reading goes on.
      expect(await desk.done('list', '2026-03', '--type', 'standard')).toContain('Alm, Ada')
    } finally {
      other.exec('rollback')
      other.close()
    }
    await desk.done('rate', '2026-04', '--type', 'standard')
  }, 30_000)
})

describe('a file that is not ours', () => {
  const alien = (desk: Desk) => {
    const path = desk.path('frl.sqlite')
    const database = new Sqlite(path)
    database.exec("create table accounts (name text); insert into accounts values ('Ada')")
    database.close()
    return readFileSync(path)
  }

  test.each([['status'], ['find', 'Ada'], ['check', 'report.trf'], ['rate', '2026-03']])(
    'is left alone by %s, which says so',
    async (...args) => {
      const desk = openDesk()
      desk.file('report.trf', '012 Open\n')
      const before = alien(desk)
      const at = args.map((word) => (word === 'report.trf' ? desk.path(word) : word))
      const { code, err } = await desk.frl(...at)
      expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('has tables, and none of frl') })
      expect(readFileSync(desk.path('frl.sqlite')).equals(before)).toBe(true)
    },
  )

  it('is not written over by a page of check; an earlier page is', async () => {
    const desk = openDesk()
    const report = desk.file('report.trf', '012 Open\n')
    const notes = desk.file('notes.html', 'what I know of the event')
    const refused = await desk.frl('check', report, '--html', notes)
    expect({ code: refused.code, err: refused.err }).toEqual({
      code: 3,
      err: expect.stringContaining(`something else stands in ${notes}`),
    })
    expect(desk.read('notes.html')).toBe('what I know of the event')
    for (const _ of ['first', 'again']) {
      expect((await desk.frl('check', report, '--html', desk.path('page.html'))).code).toBe(1)
    }
  })
})

test.each([
  [['status', '--date', '9999-12-31'], 'a year from 1850 to 2200'],
  [['rate', '0001-01'], 'a year from 1850 to 2200'],
  [['ingest', 'report.trf', '--code', ' '], 'letters, digits'],
  [['ingest', 'report.trf', '--code', 'a/../b'], 'letters, digits'],
  [['simulate', '--out', 'sim', '--players', '3'], 'a whole number from 10'],
])('%j is wrong usage, and says what was expected', async (args, said) => {
  const { code, err } = await openDesk().frl(...args)
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(said) })
})
