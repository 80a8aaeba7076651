import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { migrations } from '../../migrations/index.js'
import { handleOf, openReader, openStore } from '../../src/db/connect.js'
import { openToRead } from '../../src/db/open-to-read.js'
import { FileAccessError } from '../../src/files/errors.js'
import { type Desk, openDesk, treeOf } from '../support/desk.js'
import { emptyStore } from '../support/migrating.js'

async function openWithStore(): Promise<Desk> {
  const desk = openDesk()
  await (await openStore(desk.path('frl.sqlite'))).close()
  return desk
}

it('leaves nothing behind where nobody writes', async () => {
  const desk = await openWithStore()
  const before = treeOf(desk.folder)
  const store = await openToRead(desk.path('frl.sqlite'))
  expect(Object.keys(treeOf(desk.folder)).sort()).toEqual(['frl.sqlite', 'frl.sqlite-shm', 'frl.sqlite-wal'])
  await store?.close()
  expect(Object.keys(treeOf(desk.folder))).toEqual(['frl.sqlite'])
  expect(treeOf(desk.folder)['frl.sqlite'] === before['frl.sqlite']).toBe(true)
})

it('leaves what another process has written beside the file, and reads it', async () => {
  const desk = await openWithStore()
  const writer = await openStore(desk.path('frl.sqlite'))
  onTestFinished(() => writer.close())
  handleOf(writer.db).exec("insert into tournament_resolution values ('A', 'separate')")
  const log = treeOf(desk.folder)['frl.sqlite-wal']
  const store = await openToRead(desk.path('frl.sqlite'))
  if (store === null) throw new Error('there is a database')
  expect(await store.db.selectFrom('tournament_resolution').select('code').execute()).toEqual([{ code: 'A' }])
  await store.close()
  expect(treeOf(desk.folder)['frl.sqlite-wal']).toEqual(log)
  expect(log).not.toBeUndefined()
})

it('writes nothing, though it could', async () => {
  const desk = await openWithStore()
  const store = await openToRead(desk.path('frl.sqlite'))
  if (store === null) throw new Error('there is a database')
  onTestFinished(() => store.close())
  expect(() => handleOf(store.db).exec("insert into tournament_resolution values ('A', 'separate')")).toThrow(
    'readonly',
  )
})

describe('where nothing may be written', () => {
  const NOTHING_WRITABLE = [
    ['the folder', 0o555, 0o644],
    ['the file', 0o777, 0o444],
    ['both', 0o555, 0o444],
  ] as const

  it.each(NOTHING_WRITABLE)('%s: reads a copy, and leaves nothing anywhere', async (_what, folderMode, fileMode) => {
    const desk = await openWithStore()
    const before = treeOf(desk.folder)
    allow(desk, folderMode, fileMode)
    // A place of its own for copies: others lay theirs into the shared one meanwhile.
    const copies = mkdtempSync(join(tmpdir(), 'frl-copies-'))
    chmodSync(copies, 0o777)
    vi.stubEnv('TMPDIR', copies)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      rmSync(copies, { recursive: true, force: true })
    })
    await asNobody(async () => {
      const store = await openToRead(desk.path('frl.sqlite'))
      expect(await store?.db.selectFrom('rating_list').selectAll().execute()).toEqual([])
      await store?.close()
      expect(readdirSync(copies)).toEqual([])
      expect((await desk.frl('status')).code).toBe(0)
      expect((await desk.frl('find', 'Berg')).code).toBe(3)
    })
    expect(treeOf(desk.folder)).toEqual(before)
  })

  it('names people all the same, and says why it read them one by one', async () => {
    const desk = await openWithStore()
    const players = 'id,name,federation\n88600090,"Nilsrud, Tor",NOR\n'
    await desk.done('import', 'players', desk.file('players.csv', players), '--from', '2026-03')
    allow(desk, 0o555, 0o444)
    await asNobody(async () => {
      expect(await desk.done('find', 'Nilsrud')).toMatch(/may only be read: 1 name had to be read one by one/)
    })
  })

  it('says which folder a log needs, where one lies beside the file', async () => {
    const desk = await openWithStore()
    const writer = await openStore(desk.path('frl.sqlite'))
    handleOf(writer.db).exec("insert into tournament_resolution values ('A', 'separate')")
    const log = desk.path('frl.sqlite-wal')
    const kept = readFileSync(log)
    await writer.close()
    writeFileSync(log, kept)
    allow(desk, 0o555, 0o644)
    await asNobody(async () => {
      await expect(openToRead(desk.path('frl.sqlite'))).rejects.toThrow(FileAccessError)
      const { code, err } = await desk.frl('status')
      expect({ code, err }).toEqual({
        code: 74,
        err: expect.stringContaining(`${desk.folder}: the database in it has`),
      })
    })
  })

  it('says that it is older where it can not be brought up to date, and does so where it can', async () => {
    const desk = await openWithStore()
    desk.file('older.sqlite', await olderDatabase())
    const older = ['--db', desk.path('older.sqlite')]
    allow(desk, 0o555, 0o444, 'older.sqlite')
    await asNobody(async () => {
      const { code, err } = await desk.frl(...older, 'status')
      expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining('was written by an older version') })
    })
    allow(desk, 0o755, 0o644, 'older.sqlite')
    await desk.done(...older, 'status')
  })
})

function allow(desk: Desk, folder: number, file: number, name = 'frl.sqlite'): void {
  chmodSync(desk.path(name), file)
  chmodSync(desk.folder, folder)
  onTestFinished(() => chmodSync(desk.folder, 0o755))
}

/** A database of the first migration. */
async function olderDatabase(): Promise<Uint8Array> {
  const { database, migrate } = emptyStore()
  await migrate(Object.keys(migrations)[0] ?? '')
  return database.serialize()
}

describe('brings its log into the file when it is closed after writing', () => {
  it('while another process has it open', async () => {
    const desk = await openWithStore()
    const other = openReader(desk.path('frl.sqlite'))
    onTestFinished(() => other.close())
    handleOf(other.db).prepare('select count(*) from player').get()
    const writer = await openStore(desk.path('frl.sqlite'))
    handleOf(writer.db).exec("insert into tournament_resolution values ('A', 'separate')")
    expect(statSync(desk.path('frl.sqlite-wal')).size).toBeGreaterThan(0)
    await writer.close()
    expect(statSync(desk.path('frl.sqlite-wal')).size).toBe(0)
  })

  it('but not while that one reads, which is no fault', async () => {
    const desk = await openWithStore()
    const other = openReader(desk.path('frl.sqlite'))
    onTestFinished(() => other.close())
    handleOf(other.db).exec('begin; select count(*) from player')
    const reading = handleOf(other.db).prepare('select count(*) from player')
    reading.get()
    const writer = await openStore(desk.path('frl.sqlite'))
    handleOf(writer.db).exec("insert into tournament_resolution values ('A', 'separate')")
    await writer.close()
    expect(statSync(desk.path('frl.sqlite-wal')).size).toBeGreaterThan(0)
    const again = await openStore(desk.path('frl.sqlite'))
    expect(handleOf(again.db).prepare('select code from tournament_resolution').pluck().all()).toEqual(['A'])
    await again.close()
  })
})

/** The superuser may write everywhere: he is somebody else meanwhile. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  const isSuperuser = process.geteuid?.() === 0
  if (isSuperuser) process.seteuid?.(65_534)
  try {
    await work()
  } finally {
    if (isSuperuser) process.seteuid?.(0)
  }
}
