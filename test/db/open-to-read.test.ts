import { chmodSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { handleOf, openStore, openToRead } from '../../src/db/connect.js'
import { type Desk, openDesk, treeOf } from '../support/desk.js'

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

it('says which folder has to be writable where nothing may be laid beside the file', async () => {
  const desk = await openWithStore()
  const before = treeOf(desk.folder)
  chmodSync(desk.folder, 0o555)
  onTestFinished(() => chmodSync(desk.folder, 0o755))
  await asNobody(async () => {
    await expect(openToRead(desk.path('frl.sqlite'))).rejects.toThrow(desk.folder)
    const { code, err } = await desk.frl('check', desk.path('frl.sqlite'))
    expect({ code, err }).toEqual({
      code: 74,
      err: expect.stringContaining(`can not write ${desk.folder}: SQLite reads`),
    })
  })
  expect(Object.keys(treeOf(desk.folder))).toEqual(Object.keys(before))
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
