import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { openDesk, treeOf } from '../support/desk.js'
import { importList } from '../support/steps.js'

/** Every command that only looks into what is stored. */
const LOOKING: readonly (readonly [string, ...string[]])[] = [
  ['list', '2026-03', '--type', 'standard'],
  ['explain', '88510001', '2026-03', '--type', 'standard'],
  ['status', '--date', '2026-03-05'],
  ['status', '--run', '1'],
  ['find', 'Alm'],
  ['find', '88510001'],
  ['export', 'parquet', '--out', 'OUT'],
  ['export', 'trf', 'A'],
  ['rate', '2026-04', '--dry-run'],
]

const PLAYERS = [{ id: 88510001, name: 'Alm, Ada', rating: 1900, k: 20 }] as const

test.each(LOOKING)('%s %s: where there is no database it says so, and makes nothing', async (...args) => {
  const desk = openDesk()
  const at = args.map((word) => (word === 'OUT' ? desk.path('out') : word))
  const { code, err } = await desk.frl('--db', desk.path('no/such/frl.sqlite'), ...at)
  expect({ code, err }).toEqual({
    code: 3,
    err: expect.stringMatching(/there is no database .*no\/such\/frl\.sqlite.*frl init/),
  })
  expect(readdirSync(desk.folder)).toEqual([])
})

it('check does without a database, and makes none', async () => {
  const desk = openDesk()
  const report = desk.file('report.trf', '012 Open\n')
  expect((await desk.frl('check', report)).code).toBe(1)
  expect(readdirSync(desk.folder)).toEqual(['report.trf'])
})

it('status says where the day stands in the calendar all the same', async () => {
  const desk = openDesk()
  const answer = await desk.json('status', '--date', '2026-03-05')
  expect(answer).toMatchObject({ date: '2026-03-05', listInForce: '2026-03', exit: 3 })
  expect(answer.refused).toEqual([expect.objectContaining({ code: 'database-missing' })])
  const { out } = await desk.frl('status', '--date', '2026-03-05')
  expect(out).toContain('2026-03-05: list 2026-03 is in force')
})

test.each(LOOKING)('%s %s: leaves the bytes of the database alone', async (...args) => {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  await desk.done('find', 'Alm')
  const before = readFileSync(desk.path('frl.sqlite'))
  const files = Object.keys(treeOf(desk.folder)).filter((name) => name.startsWith('frl.sqlite'))
  await desk.frl(...args.map((word) => (word === 'OUT' ? desk.path('out') : word)))
  expect(readFileSync(desk.path('frl.sqlite')).equals(before)).toBe(true)
  expect(Object.keys(treeOf(desk.folder)).filter((name) => name.startsWith('frl.sqlite'))).toEqual(files)
  expect(existsSync(desk.path('frl.sqlite-wal'))).toBe(false)
})
