import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PQueue from 'p-queue'
import { contentOf } from './database.js'
import { treeOf } from './desk.js'
import { type EndedProgram, type Fault, interruptedAt, runProgram, startProgram } from './program.js'
import { MONTHS, type Month, monthlyArgs, openFederation, post, posted, postedFor } from './three-months.js'

/** A monthly run that will be killed: the folder it begins in, and what it leaves when nobody disturbs it. */
export interface Scenario {
  readonly name: string
  readonly folder: string
  readonly date: string
  readonly right: Left
}

/** What a run leaves behind: all files and folders, and what the database holds, without the times of runs. */
export interface Left {
  readonly tree: Readonly<Record<string, string>>
  readonly besideDatabase: readonly string[]
  readonly database: Readonly<Record<string, unknown[]>>
}

/** How a run is ended: at a call, or after a time; or asked to end, as by Ctrl-C. */
export type Kill = Fault | { readonly afterMs: number } | { readonly interruptAt: Pick<Fault, 'at' | 'match'> }

/** A month made in its turn, or all of them at once after two were missed. */
export const SCENARIOS = [...MONTHS, 'all at once'] as const

export async function openScenario(name: (typeof SCENARIOS)[number]): Promise<Scenario> {
  const desk = await openFederation()
  const inTurn = MONTHS.includes(name as Month)
  for (const month of inTurn ? MONTHS.filter((one) => one < name) : []) {
    post(desk, postedFor(month))
    await desk.frl(...monthlyArgs(desk, `${month}-01`))
  }
  post(desk, inTurn ? postedFor(name as Month) : posted.filter(({ onlyInTurn }) => onlyInTurn === undefined))
  const date = inTurn ? `${name}-01` : `${MONTHS.at(-1)}-02`
  const right = await inCopy(desk.folder, async (folder) => {
    const { err } = await runProgram(argsFor(date), { folder })
    if (err !== '') throw new Error(err)
    return left(folder)
  })
  return { name, folder: desk.folder, date, right }
}

/** The calls of an undisturbed run that write, in order. */
export function callsOf({ folder, date }: Scenario): Promise<string[]> {
  return inCopy(folder, async (copy) => {
    const log = `${copy}.calls`
    await runProgram(argsFor(date), { folder: copy, env: { FAULT_LOG: log } })
    const calls = readFileSync(log, 'utf8').trimEnd().split('\n')
    rmSync(log)
    return calls
  })
}

/** What became of a run that was killed, once or more, and then made again. */
export interface Trial {
  /** How many of the kills came before the run had ended. */
  readonly killed: number
  /** What differs from the undisturbed run; empty: nothing was lost. */
  readonly lost: readonly string[]
}

/** Kills a run and makes it again, to the end, while somebody reads the published lists all the time. */
export function killAndRepeat({ folder, date, right }: Scenario, kills: readonly Kill[]): Promise<Trial> {
  return inCopy(folder, async (copy) => {
    const reader = readAllTheTime(join(copy, 'out'))
    let killed = 0
    for (const kill of kills) {
      const ended = await killedBy(copy, date, kill)
      if (ended.killedBy === 'SIGKILL' || ended.code === 130) killed++
    }
    const { code, err } = await runProgram(argsFor(date), { folder: copy })
    const lost = [...(await reader.stop()), ...differences(left(copy), right)]
    if (code > 1 || err !== '') lost.push(`exit ${code}: ${err}`)
    return { killed, lost }
  })
}

/** Makes many trials side by side; names those that lost something. */
export async function trials(scenario: Scenario, all: readonly (readonly Kill[])[]) {
  const queue = new PQueue({ concurrency: availableParallelism() })
  const made = await Promise.all(
    all.map((kills) => queue.add(async () => ({ kills, ...(await killAndRepeat(scenario, kills)) }))),
  )
  return {
    killed: made.reduce((sum, { killed }) => sum + killed, 0),
    lost: made.filter(({ lost }) => lost.length > 0).map(({ kills, lost }) => ({ kills, lost })),
  }
}

/** Below the folder it is run in, so that every copy says the same. */
function argsFor(date: string): string[] {
  return ['--db', 'frl.sqlite', '--quiet', ...monthlyArgs({ path: (name) => name }, date)]
}

async function killedBy(folder: string, date: string, kill: Kill): Promise<EndedProgram> {
  if ('interruptAt' in kill) return interruptedAt(argsFor(date), kill.interruptAt, { folder })
  if (!('afterMs' in kill)) return runProgram(argsFor(date), { folder, fault: kill })
  const program = startProgram(argsFor(date), { folder })
  await wait(kill.afterMs)
  program.signal('SIGKILL')
  return program.ended
}

async function inCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'frl-kill-'))
  try {
    cpSync(folder, copy, { recursive: true })
    return await work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function left(folder: string): Left {
  const tree = treeOf(folder)
  const isDatabase = (path: string) => path.startsWith('frl.sqlite')
  return {
    tree: Object.fromEntries(Object.entries(tree).filter(([path]) => !isDatabase(path))),
    besideDatabase: Object.keys(tree).filter(isDatabase),
    database: withoutTimes(contentOf(join(folder, 'frl.sqlite'))),
  }
}

type Row = Record<string, unknown>

/** Without the times at which something was done, and of the runs only the lists they made and that all have ended. */
function withoutTimes(tables: Record<string, unknown[]>): Record<string, unknown[]> {
  const timeless = (row: Row) => Object.fromEntries(Object.entries(row).filter(([column]) => !/_at$/.test(column)))
  const content = Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [table, (rows as Row[]).map(timeless)]),
  )
  const runs = (content.run ?? []).map(({ id: _, ...run }) => run)
  content.run = runs.filter(({ type }) => type !== null)
  content.unended = runs.filter(({ outcome }) => outcome === null)
  return content
}

function differences(left: Left, right: Left): string[] {
  return [
    ...unlike('file', left.tree, right.tree),
    ...unlike('file', { ...left.besideDatabase }, { ...right.besideDatabase }),
    ...Object.keys(right.database).flatMap((table) =>
      unlike(table, { ...left.database[table] }, { ...right.database[table] }),
    ),
  ]
}

function unlike(what: string, left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>) {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort()
  return names
    .filter((name) => JSON.stringify(left[name]) !== JSON.stringify(right[name]))
    .map((name) => `${what} ${name}: ${JSON.stringify(left[name])} for ${JSON.stringify(right[name])}`)
}

/** Somebody who looks at the published lists again and again: what is there must be whole. */
function readAllTheTime(out: string) {
  const partial = new Set<string>()
  let stopped = false
  const reading = (async () => {
    while (!stopped) {
      for (const fault of partialLists(out)) partial.add(fault)
      await wait(1)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await reading
      return [...partial]
    },
  }
}

/** Lists that can be seen and are not whole: files of their manifest that are missing or have other bytes. */
export function partialLists(out: string): string[] {
  const visible = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  const types = visible(out).flatMap((list) => visible(join(out, list)).map((type) => join(out, list, type)))
  return types.flatMap((folder) => {
    if (!existsSync(join(folder, 'manifest.json'))) return [`${folder} has no manifest`]
    const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    const wrong = files.filter(({ name, sha256 }: { name: string; sha256: string }) => {
      const path = join(folder, name)
      return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256
    })
    return wrong.map(({ name }: { name: string }) => `${basename(folder)}: ${name} is not whole`)
  })
}
