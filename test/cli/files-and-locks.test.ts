import { mkdirSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
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
