import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it, test } from 'vitest'
import { contentOf } from '../support/database.js'
import { filesUnder, openDesk, treeOf } from '../support/desk.js'
import { killAndRepeat, openScenario } from '../support/kills.js'
import { interruptedAt, runProgram, startProgram } from '../support/program.js'
import { trf } from '../support/trf.js'

/** Stored in one transaction, where nothing stops them. */
const REPORTS = 150
const FIRST_ID = 990_000_000

const folders: string[] = []

/** A federation whose lists are long enough for several breaths, with two months of reports; made once. */
let federation: Promise<string> | undefined

async function makeFederation(): Promise<string> {
  const folder = newFolder()
  const size = ['--players', '12000', '--rated', '9000', '--games', '900', '--months', '2', '--type', 'standard']
  await done(folder, ['simulate', '--out', 'sim', ...size])
  await done(folder, ['import', 'list', 'sim/lists/standard_2026-01.csv'])
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frl-stop-'))
  folders.push(folder)
  return folder
}

/** A copy of the federation in which the rest is done by its owner. */
async function copy(...commands: readonly (readonly string[])[]): Promise<string> {
  const folder = newFolder()
  federation ??= makeFederation()
  cpSync(await federation, folder, { recursive: true })
  for (const command of commands) await done(folder, command)
  return folder
}

const inDatabase = (args: readonly string[]) => ['--db', 'frl.sqlite', ...args]

async function done(folder: string, args: readonly string[]): Promise<string> {
  const { code, out, err } = await runProgram(inDatabase(args), { folder })
  if (code > 1) throw new Error(`frl ${args.join(' ')}: exit ${code}\n${err}`)
  return out
}

/** Everything in the database, without the times at which something was done. */
function stored(folder: string): string {
  return JSON.stringify(contentOf(join(folder, 'frl.sqlite'))).replace(/"(\w+_at)":"[^"]*"/g, '"$1":""')
}

function rows(folder: string, table: string): number {
  return contentOf(join(folder, 'frl.sqlite'))[table]?.length ?? 0
}

const reportsOf = (list: string) => [
  ['import', 'tournaments', `sim/${list}/tournaments.csv`],
  ['ingest', `sim/${list}/reports`],
]

describe('Ctrl-C', () => {
  it('ends an import of a list, of which nothing stands then; made again it is as if it had never been disturbed', async () => {
    const folder = await copy()
    const before = stored(folder)
    const command = ['import', 'list', 'sim/lists/standard_2026-01.csv', '--list', '2026-02']
    const ended = await interruptedAt(inDatabase(command), { match: 'sql begin immediate', at: 1 }, { folder })
    expect(ended).toEqual({
      code: 130,
      killedBy: null,
      out: '',
      err: 'frl: interrupted: nothing of it is stored; run the same command again\n',
    })
    expect(stored(folder)).toBe(before)
    await done(folder, command)
    expect(stored(folder)).toBe(stored(await copy(command)))
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends ingest between reports (%s, exit %i); the same command goes on', async (signal, code) => {
    const folder = await copy()
    writeReports(folder)
    const command = ['ingest', 'inbox']
    const undisturbed = await copy()
    writeReports(undisturbed)
    await done(undisturbed, command)

    const ended = await interruptedAt(inDatabase(command), { match: 'exec savepoint', at: 60 }, { folder, signal })
    expect(ended).toMatchObject({ code, killedBy: null })
    const [, taken = '', left = ''] = /^frl: interrupted: (\d+) of 150 reports taken; .* (\d+)\n$/.exec(ended.err) ?? []
    expect(Number(taken)).toBeGreaterThan(0)
    expect(Number(taken) + Number(left), ended.err).toBe(REPORTS)
    expect(Number(left)).toBeGreaterThan(0)
    expect(rows(folder, 'tournament')).toBe(Number(taken))
    expect(ended.out.match(/^inbox/gm)?.length).toBe(Number(taken))

    const again = JSON.parse(await done(folder, ['--json', ...command]))
    expect(again).toMatchObject({ accepted: Number(left), alreadyStored: Number(taken) })
    expect(stored(folder)).toBe(stored(undisturbed))
  })

  it('answers in JSON what was ingested', async () => {
    const folder = await copy()
    writeReports(folder)
    const command = ['--json', 'ingest', 'inbox']
    const { code, out } = await interruptedAt(
      inDatabase(command),
      { match: 'exec savepoint', at: 60 },
      {
        folder,
      },
    )
    const answer = JSON.parse(out)
    expect(code).toBe(130)
    expect(answer).toMatchObject({ exit: 130, message: expect.stringContaining('run the same command again') })
    expect(answer.files.length).toBe(rows(folder, 'tournament'))
  })

  it('ends rate between months', async () => {
    const folder = await copy(...reportsOf('2026-02'), ...reportsOf('2026-03'))
    const undisturbed = newFolder()
    cpSync(folder, undisturbed, { recursive: true })
    const command = ['rate', '2026-03', '--through', '--type', 'standard']
    const { code, err } = await interruptedAt(inDatabase(command), { match: 'sql begin immediate', at: 2 }, { folder })
    expect({ code, err }).toEqual({
      code: 130,
      err: 'frl: interrupted: stored 2026-02, and nothing of the list 2026-03; run the same command again for 2026-03\n',
    })
    expect(contentOf(join(folder, 'frl.sqlite')).rating_list).toEqual([
      expect.objectContaining({ list: '2026-01' }),
      expect.objectContaining({ list: '2026-02', series: 'own' }),
    ])
    await done(folder, command)
    await done(undisturbed, command)
    const publish = ['publish', '2026-03', '--out', 'out']
    for (const one of [folder, undisturbed]) await done(one, publish)
    expect(filesUnder(join(folder, 'out'))).toEqual(filesUnder(join(undisturbed, 'out')))
  })

  it('ends publish with no half folder; made again the files are the same', async () => {
    const folder = await copy(...reportsOf('2026-02'), ['rate', '2026-02', '--type', 'standard'])
    const undisturbed = newFolder()
    cpSync(folder, undisturbed, { recursive: true })
    const command = ['publish', '2026-02', '--out', 'out']
    const { code, err } = await interruptedAt(inDatabase(command), { match: 'open .standard.frl', at: 2 }, { folder })
    expect({ code, err }).toEqual({
      code: 130,
      err: 'frl: interrupted: nothing is published; run the same command again for standard 2026-02\n',
    })
    expect(treeOf(join(folder, 'out'))).toEqual({ '2026-02/': '' })
    expect(rows(folder, 'publication')).toBe(0)
    await done(folder, command)
    await done(undisturbed, command)
    expect(treeOf(join(folder, 'out'))).toEqual(treeOf(join(undisturbed, 'out')))
  })

  it('ends simulate, which takes away what it wrote', async () => {
    const folder = newFolder()
    const command = ['simulate', '--out', 'made', '--players', '300', '--games', '400']
    const { code, err } = await interruptedAt(command, { match: '.trf', at: 3 }, { folder })
    expect({ code, err }).toEqual({
      code: 130,
      err: 'frl: interrupted: nothing of it stands in made; run the same command again\n',
    })
    expect(treeOf(folder)).toEqual({})
    for (const place of ['made', 'undisturbed']) {
      await done(
        folder,
        command.map((word) => (word === 'made' ? place : word)),
      )
    }
    expect(filesUnder(join(folder, 'made'))).toEqual(filesUnder(join(folder, 'undisturbed')))
  })

  it('ends a monthly run, which is recorded as interrupted', async () => {
    const folder = await copy()
    writeReports(folder)
    const command = ['run', 'monthly', '--date', '2026-02-01', '--inbox', 'inbox', '--out', 'out']
    const { code, out, err } = await interruptedAt(
      inDatabase(['--json', ...command]),
      { match: 'exec savepoint', at: 60 },
      { folder },
    )
    expect({ code, err }).toEqual({ code: 130, err: '' })
    expect(JSON.parse(out)).toMatchObject({ exit: 130, outcome: 'interrupted', job: 'monthly', inbox: { refused: 0 } })
    const { runs } = JSON.parse(await done(folder, ['--json', 'status', '--date', '2026-02-01']))
    expect(runs[0]).toMatchObject({ job: 'monthly', outcome: 'interrupted' })
  })

  it.each([
    ['while reports are taken', 'sql begin immediate', 1],
    ['while the list is computed', 'insert into rating_change', 1],
    ['while the list is written', 'open .standard.frl', 2],
  ])('ends a monthly run %s; made again it loses nothing', async (_when, match, at) => {
    const scenario = await openScenario('2026-05')
    expect(await killAndRepeat(scenario, [{ interruptAt: { match, at } }])).toEqual({ killed: 1, lost: [] })
  })

  it('pressed twice ends at once what waits for something', async () => {
    const desk = openDesk()
    await desk.done('init')
    execFileSync('mkfifo', [desk.path('register.csv')])
    const args = ['--db', desk.path('frl.sqlite'), 'import', 'players', desk.path('register.csv')]
    const program = startProgram(args)
    while (!existsSync(desk.path('frl.sqlite.lock.json'))) await wait(20)
    program.signal('SIGINT')
    await wait(300)
    program.signal('SIGINT')
    expect(await program.ended).toMatchObject({ killedBy: 'SIGINT' })
    // The lock is free again.
    await desk.done('import', 'players', desk.file('other.csv', 'id,name,federation\n88600001,"Amb, Ada",NOR\n'))
  })

  test('sent on by npm as well, at the same moment, is one', async () => {
    const folder = await copy()
    writeReports(folder)
    const program = startProgram(inDatabase(['ingest', 'inbox']), {
      folder,
      fault: { match: 'exec savepoint', at: 60, signal: 'SIGSTOP' },
    })
    while (!program.said().includes('stopped at')) await wait(20)
    program.signal('SIGINT')
    const goOn = setInterval(() => program.signal('SIGCONT'), 50)
    program.signal('SIGINT')
    expect(await program.ended).toMatchObject({ code: 130, killedBy: null })
    clearInterval(goOn)
  })
})

/** Many small reports of players of the list. */
function writeReports(folder: string): void {
  const inbox = join(folder, 'inbox')
  rmSync(inbox, { recursive: true, force: true })
  mkdirSync(inbox)
  for (let number = 0; number < REPORTS; number++) {
    const [white, black] = [FIRST_ID + number * 2, FIRST_ID + number * 2 + 1]
    const text = trf({
      name: `Match ${number}`,
      start: '2026-01-10',
      end: '2026-01-11',
      players: [{ id: white }, { id: black }],
      games: [[1, 1, 2, '1']],
    })
    writeFileSync(join(inbox, `m${String(number).padStart(3, '0')}.trf`), text)
  }
}
