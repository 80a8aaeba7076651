import { existsSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test, vi } from 'vitest'
import { LockedError, takeLock } from '../../src/run/lock.js'
import { type Desk, openDesk } from '../support/desk.js'
import { type RunningProgram, runProgram, startProgram } from '../support/program.js'
import { monthlyArgs, openFederation, post, postedFor } from '../support/three-months.js'

const SINCE = '2026-04-01T02:30:00.000Z'
const database = (desk: Desk) => desk.path('frl.sqlite')
const holderFile = (desk: Desk) => desk.path('frl.sqlite.lock.json')

/** A monthly run that has the lock and stands still. */
async function held(desk: Desk): Promise<RunningProgram> {
  post(desk, postedFor('2026-04'))
  const program = startProgram(['--db', database(desk), ...monthlyArgs(desk, '2026-04-01')], {
    env: { FRL_NOW: SINCE },
    fault: { match: 'insert into report_file', at: 1, signal: 'SIGSTOP' },
  })
  await vi.waitFor(() => expect(program.said()).toContain('stopped at'), { timeout: 20_000, interval: 20 })
  return program
}

describe('a second run', () => {
  it('ends at once with exit 75, naming the job, since when, where and as which process', async () => {
    const desk = await openFederation()
    const { pid } = await held(desk)
    const second = await runProgram(['--db', database(desk), ...monthlyArgs(desk, '2026-04-01')])
    expect(second).toMatchObject({ code: 75, out: '' })
    expect(second.err).toContain(`monthly, since ${SINCE.slice(0, 16)}`)
    expect(second.err).toContain(`as process ${pid} on ${hostname()}`)
  })

  test.each([
    ['ingest', 'x.trf'],
    ['rate', '2026-04'],
    ['publish', '2026-04', '--out', 'out'],
    ['import', 'list', 'x.csv', '--list', '2026-03', '--type', 'standard'],
    ['import', 'players', 'x.csv'],
    ['import', 'tournaments', 'x.csv'],
    ['import', 'pool', 'x.csv'],
    ['tournament', 'resolve', 'x', '--as', 'separate'],
    ['run', 'rate-list'],
    ['run', 'ingest-reports', '--inbox', 'inbox'],
    ['run', 'publish-list', '--out', 'out'],
    ['run', 'reconcile', '--out', 'out'],
  ])('is any command that writes: %s %s', async (...command) => {
    const desk = openDesk()
    const lock = takeLock(database(desk), 'a test', new Date(SINCE))
    const { code, err } = await desk.frl(...command)
    lock.release()
    expect(code, err).toBe(75)
    expect(err).toContain(`a test, since ${SINCE}, as process ${process.pid}`)
  })

  it('is named in JSON too', async () => {
    const desk = openDesk()
    const lock = takeLock(database(desk), 'a test', new Date(SINCE))
    expect(await desk.json('rate', '2026-04')).toEqual({ exit: 75, message: expect.stringContaining('a test, since') })
    lock.release()
  })

  it('is none where it only reads', async () => {
    const desk = await openFederation()
    await held(desk)
    for (const command of [['status'], ['list', '2026-03', '--type', 'standard'], ['status', '--run', '1']]) {
      expect(await desk.done(...command)).not.toBe('')
    }
  })

  it.each<[what: string, other: (desk: Desk) => string]>([
    ['a link to the file', (desk) => linked(desk, database(desk))],
    ['a link to the folder', (desk) => join(linked(desk, desk.folder), 'frl.sqlite')],
    ['a path with detours', (desk) => `${desk.folder}/./lists/../frl.sqlite`],
  ])('has the same lock under another name: %s', async (_what, other) => {
    const desk = await openFederation()
    const lock = takeLock(other(desk), 'a test', new Date(SINCE))
    expect(() => takeLock(database(desk), 'another', new Date())).toThrow(LockedError)
    lock.release()
    takeLock(database(desk), 'another', new Date()).release()
  })

  it('has the same lock from another folder, and by a link to a database that is still to be made', async () => {
    const desk = openDesk()
    mkdirSync(desk.path('inner'))
    const link = linked(desk, join('inner', 'new.sqlite'))
    const lock = takeLock(link, 'a test', new Date(SINCE))
    const other = await runProgram(['--db', 'new.sqlite', 'rate', '2026-04'], { folder: desk.path('inner') })
    lock.release()
    expect(other).toMatchObject({ code: 75, err: expect.stringContaining('a test, since') })
  })
})

describe('a run that was killed', () => {
  it('leaves nothing to be cleaned: the next one runs, and marks the other as interrupted', async () => {
    const desk = await openFederation()
    const program = await held(desk)
    program.signal('SIGKILL')
    expect(await program.ended).toMatchObject({ killedBy: 'SIGKILL' })
    expect(existsSync(holderFile(desk)), 'the file of the holder is still there').toBe(true)
    expect((await desk.frl(...monthlyArgs(desk, '2026-04-01'))).code).toBe(1)
    expect(existsSync(holderFile(desk))).toBe(false)
    const { runs } = await desk.json('status')
    const monthly = runs.filter(({ job }: { job: string }) => job === 'monthly')
    expect(monthly.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['some-refused', 'interrupted'])
  })

  test.each<[what: string, content: string]>([
    [
      'of a process that runs and is another',
      JSON.stringify({ job: 'monthly', since: SINCE, host: hostname(), pid: process.pid }),
    ],
    ['of a process on another machine', JSON.stringify({ job: 'monthly', since: SINCE, host: 'elsewhere', pid: 1 })],
    ['that is cut off', '{"job":"mon'],
    ['that is empty', ''],
  ])('fools nobody with a holder file %s', async (_what, content) => {
    const desk = await openFederation()
    writeFileSync(holderFile(desk), content)
    const lock = takeLock(database(desk), 'a test', new Date(SINCE))
    const second = await desk.frl('rate', '2026-04')
    expect(second).toMatchObject({ code: 75, err: expect.stringContaining(`a test, since ${SINCE}`) })
    lock.release()
    await desk.done('rate', '2026-04')
  })

  it('has the lock still where its holder file is gone or spoiled', () => {
    const desk = openDesk()
    const lock = takeLock(database(desk), 'a test', new Date(SINCE))
    for (const spoil of [
      () => renameSync(holderFile(desk), desk.path('away')),
      () => writeFileSync(holderFile(desk), '{'),
    ]) {
      spoil()
      expect(() => takeLock(database(desk), 'another', new Date())).toThrow(
        expect.objectContaining({ name: 'LockedError', holder: null }),
      )
    }
    lock.release()
  })

  it('gives the lock back where it can not sign', () => {
    const desk = openDesk()
    mkdirSync(join(holderFile(desk), 'in the way'), { recursive: true })
    expect(() => takeLock(database(desk), 'a test', new Date(SINCE))).toThrow()
    renameSync(holderFile(desk), desk.path('away'))
    takeLock(database(desk), 'a test', new Date(SINCE)).release()
  })
})

describe('a database that another program has locked', () => {
  it('is waited for, then named (exit 75); the run comes later as if nothing had been', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    const other = new Sqlite(database(desk))
    other.exec('begin exclusive')
    const locked = await desk.frl(...monthlyArgs(desk, '2026-04-01'))
    other.exec('rollback')
    other.close()
    expect(locked).toMatchObject({ code: 75, err: expect.stringContaining('in use by another program') })
    expect(locked.err).toContain(database(desk))
    expect(existsSync(desk.path('inbox/archive'))).toBe(false)
    expect((await desk.frl(...monthlyArgs(desk, '2026-04-01'))).code).toBe(1)
  })
})

function linked(desk: Desk, target: string): string {
  symlinkSync(target, desk.path('link'))
  return desk.path('link')
}
