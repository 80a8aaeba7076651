import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { answerTo } from '../../src/cli/answer.js'
import { openDesk, treeOf } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList } from '../support/steps.js'

const main = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'dist', 'src', 'main.js')

/** Runs the program where no file may be larger than so many blocks of 512 bytes: the disk is full for it then. */
function runWithRoomFor(blocks: number, folder: string, ...args: string[]) {
  const words = [process.execPath, main, ...args].map((word) => `'${word}'`).join(' ')
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec ${words}`], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, err: stderr }
}

describe('a disk without room (exit 74) leaves no half result', () => {
  it('of simulate, which can be made again there', async () => {
    const desk = openDesk()
    const size = ['--players', '300', '--games', '400', '--months', '1']
    const { code, err } = runWithRoomFor(8, desk.folder, 'simulate', '--out', 'sim', ...size)
    expect({ code, err }).toEqual({
      code: 74,
      err: expect.stringContaining('the file would be larger than is allowed'),
    })
    expect(treeOf(desk.folder)).toEqual({})
    await desk.done('simulate', '--out', desk.path('sim'), ...size)
  })

  it('of simulate into an empty folder, which stays', () => {
    const desk = openDesk()
    mkdirSync(desk.path('sim'))
    expect(runWithRoomFor(8, desk.folder, 'simulate', '--out', 'sim', '--players', '300').code).toBe(74)
    expect(treeOf(desk.folder)).toEqual({ 'sim/': '' })
  })

  it('of export parquet', async () => {
    const desk = openDesk()
    await desk.done('simulate', '--out', desk.path('sim'), '--players', '9000', '--games', '30', '--months', '1')
    await desk.done('import', 'list', desk.path('sim/lists/standard_2026-01.csv'))
    const { code, err } = runWithRoomFor(90, desk.folder, '--db', 'frl.sqlite', 'export', 'parquet', '--out', 'parquet')
    expect({ code, err }).toEqual({
      code: 74,
      err: expect.stringContaining('the file would be larger than is allowed'),
    })
    expect(readdirSync(desk.folder).filter((name) => name.includes('parquet'))).toEqual([])
  })

  it('of an import, which can be made again; what is said is the disk', async () => {
    const desk = openDesk()
    await desk.done('init')
    await desk.done('simulate', '--out', desk.path('sim'), '--players', '9000', '--games', '30', '--months', '1')
    const args = ['import', 'list', 'sim/lists/standard_2026-01.csv']
    const { code, err } = runWithRoomFor(600, desk.folder, '--db', 'frl.sqlite', ...args)
    expect({ code, err }).toEqual({ code: 74, err: expect.stringMatching(/the database frl\.sqlite: .*how full/) })
    expect((await desk.json('status')).lists).toEqual([])
    await desk.done('import', 'list', desk.path('sim/lists/standard_2026-01.csv'))
  })

  // A log of the first pages, of some tables, of nearly all.
  it.each([8, 80, 200, 500])(
    'of init with %i blocks: no half database or configuration is in the way of the next',
    async (blocks) => {
      const desk = openDesk()
      const { code, err } = runWithRoomFor(blocks, desk.folder, '--db', 'frl.sqlite', 'init')
      expect({ code, err }).toEqual({ code: 74, err: expect.stringMatching(/the database frl\.sqlite: .*how full/) })
      expect(existsSync(desk.path('frl.yaml'))).toBe(false)
      await desk.done('init')
      await desk.done('status')
    },
  )
})

test.each([
  ['SQLITE_FULL', 'database or disk is full', 'make room and run the command again'],
  ['SQLITE_READONLY', 'attempt to write a readonly database', 'check who may write there'],
  ['SQLITE_IOERR_WRITE', 'disk I/O error', 'check how full and how sound it is'],
])('%s is said with the path and what to do', async (code, message, advice) => {
  let err = ''
  const io = { env: {}, out: () => undefined, err: (text: string) => (err += text) }
  const failing = () => Promise.reject(new Sqlite.SqliteError(message, code))
  // biome-ignore lint/suspicious/noExplicitAny: the rest of the world is not asked
  expect(await answerTo({ db: '/srv/frl.sqlite' }, io as any, failing)).toBe(74)
  expect(err).toBe(`frl: ${err.slice(5)}`)
  expect(err).toContain('the database /srv/frl.sqlite: ')
  expect(err).toContain(advice)
  expect(err).toContain(`(${message})`)
})

describe('a place that is no folder (exit 74) is named, and why', () => {
  const desk = () => {
    const one = openDesk()
    one.file('afile', 'mine')
    return one
  }

  test.each([
    ['simulate', '--out', 'PLACE'],
    ['export', 'parquet', '--out', 'PLACE'],
  ])('%s %s: a file', async (...args) => {
    const one = desk()
    await importList(one, '2026-03', [{ id: 88510001, name: 'Alm, Ada', rating: 1900, k: 20 }])
    for (const [place, named] of [
      [one.path('afile'), one.path('afile')],
      ['/dev/null', '/dev/null'],
      [one.path('afile/below/it'), one.path('afile')],
    ] as const) {
      const { code, err } = await one.frl(...args.map((word) => (word === 'PLACE' ? place : word)))
      expect({ code, err }).toEqual({ code: 74, err: expect.stringContaining(`${named}: it is a file, not a folder`) })
    }
    expect(one.read('afile')).toBe('mine')
  })

  it('export trf, check --html, publish and the database below a file', async () => {
    const one = desk()
    await importList(one, '2026-03', [{ id: 88510001, name: 'Alm, Ada', rating: 1900, k: 20 }])
    await importList(one, '2026-04', [{ id: 88510001, name: 'Alm, Ada', rating: 1900, k: 20 }])
    await one.done('rate', '2026-05', '--type', 'standard')
    const below = one.path('afile/x')
    for (const args of [
      ['publish', '2026-05', '--out', below],
      ['--db', `${below}/frl.sqlite`, 'init'],
      ['--db', `${below}/frl.sqlite`, 'ingest', one.file('games.csv', gamesCsv([]))],
    ]) {
      const { code, err } = await one.frl(...args)
      expect({ code, err }, args.join(' ')).toEqual({
        code: 74,
        err: expect.stringContaining('it is a file, not a folder'),
      })
    }
  })

  it.runIf(existsSync('/proc/self'))('a file system that takes no folder', async () => {
    const { code, err } = await openDesk().frl('simulate', '--out', '/proc/frl/sim')
    expect({ code, err }).toEqual({ code: 74, err: expect.stringContaining('can not make the folder /proc/frl: ') })
  })
})
