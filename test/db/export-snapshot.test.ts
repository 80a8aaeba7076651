import { expect, it } from 'vitest'
import { openStore } from '../../src/db/connect.js'
import { exportedPlayers, inSnapshot } from '../../src/db/export-rows.js'
import { openDesk } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'
import { importList } from '../support/steps.js'

const players = [1, 2].map((number) => ({ id: 88400000 + number, name: 'Aga', rating: 2000, k: 20, born: 1990 }))

it('an export reads one moment, and keeps nobody from writing meanwhile', async () => {
  const desk = openDesk()
  await importList(desk, '2026-04', players)
  const store = await openStore(desk.path('frl.sqlite'))
  const read = () => [...exportedPlayers(store.db)].map(({ name }) => name)
  try {
    await inSnapshot(store, async () => {
      expect(read()).toEqual(['Aga', 'Aga'])
      const renamed = players.map((player) => ({ ...player, name: 'Borg' }))
      await desk.done(
        'import',
        'list',
        desk.file('may.csv', listCsv(renamed)),
        '--list',
        '2026-05',
        '--type',
        'standard',
      )
      expect(read()).toEqual(['Aga', 'Aga'])
    })
    expect(read()).toEqual(['Borg', 'Borg'])
    await expect(inSnapshot(store, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
    expect(read()).toEqual(['Borg', 'Borg'])
  } finally {
    await store.close()
  }
})
