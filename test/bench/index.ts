import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addMonths, isListMonth, type ListMonth } from '../../src/shared/dates.js'
import { programVersion } from '../../src/version.js'
import { documented } from './document.js'
import { thisMachine } from './machine.js'
import { measured, median, type Taken, together } from './measure.js'
import { gamesOf, linesUnder, playersIn } from './rows.js'
import { type BenchSize, sizes } from './sizes.js'
import { markdownTable, type StageFigures } from './table.js'

/**
 * `npm run bench`: the program as a user runs it, whole processes, beside a floor of plain loops over the same rows in the
 * same run; figures are medians, speed is a ratio.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'month' },
    runs: { type: 'string' },
    json: { type: 'string' },
    keep: { type: 'string' },
    /** A page in Markdown whose section of this size is written anew. */
    document: { type: 'string' },
  },
})
const size = sizes.find(({ name }) => name === values.size)
if (size === undefined)
  throw new Error(`--size ${values.size}: expected one of ${sizes.map(({ name }) => name).join(', ')}`)

const here = dirname(fileURLToPath(import.meta.url))
const program = join(here, '..', '..', 'bin', 'main.js')
const floor = join(here, 'floor.js')
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'frl-bench-'))
try {
  bench(size, Number(values.runs ?? size.runs), folder)
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
}

/** One stage of one run: our figure and the floor's. */
interface Pair {
  readonly ours: Taken
  readonly floor: Taken
  readonly rows: number | null
}

function bench(of: BenchSize, runs: number, work: string): void {
  const workload = join(work, 'workload')
  say(`${of.name}: writing the workload (frl simulate ${of.simulate.join(' ')})`)
  if (!isThere(workload)) measured([program, 'simulate', '--quiet', '--out', workload, '--seed', '1', ...of.simulate])
  const stages = new Map<string, Pair[]>()
  let databaseBytes: readonly number[] = []
  for (let run = 1; run <= runs; run++) {
    say(`run ${run} of ${runs}`)
    const { pairs, bytes } = oneRun(of, workload, join(work, `run-${run}`))
    databaseBytes = bytes
    for (const [stage, pair] of Object.entries(pairs)) {
      stages.set(stage, [...(stages.get(stage) ?? []), pair])
    }
    rmSync(join(work, `run-${run}`), { recursive: true, force: true })
  }
  const figures: StageFigures[] = [...stages].map(([stage, pairs]) => ({
    stage,
    ours: median(pairs.map(({ ours }) => ours)),
    floor: median(pairs.map((pair) => pair.floor)),
    rows: pairs[0]?.rows ?? null,
  }))
  const result = {
    ...{ size: of.name, simulate: of.simulate, seed: 1, runs, date: new Date().toISOString().slice(0, 10) },
    ...{ machine: thisMachine(), version: programVersion, figures, databaseBytes },
  }
  process.stdout.write(`${markdownTable(figures)}\n`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`)
  if (values.document !== undefined) {
    writeFileSync(values.document, documented(readFileSync(values.document, 'utf8'), result))
  }
}

/** What a run of all stages took, and the bytes of the database after each month. */
interface RunFigures {
  readonly pairs: Record<string, Pair>
  readonly bytes: readonly number[]
}

function oneRun(of: BenchSize, workload: string, work: string): RunFigures {
  mkdirSync(work, { recursive: true })
  const [db, floorDb] = [join(work, 'frl.sqlite'), join(work, 'floor.sqlite')]
  const frl = (...args: string[]) => measured([program, '--db', db, '--quiet', ...args])
  const bare = (...args: string[]) => measured([floor, args[0] ?? '', floorDb, ...args.slice(1)])
  const list = (month: number): ListMonth => {
    if (!isListMonth(of.firstList)) throw new Error(`${of.firstList} is no month`)
    return addMonths(of.firstList, month)
  }
  const months = Array.from({ length: of.months }, (_, month) => list(month))
  const openings = readdirSync(join(workload, 'lists')).map((name) => join(workload, 'lists', name))
  const monthOfOpening = addMonths(list(0), -1)
  const pairs: Record<string, Pair> = {}
  pairs.import = {
    ours: together(openings.map((file) => frl('import', 'list', file, '--list', monthOfOpening))),
    floor: together(openings.map((file) => bare('import', file))),
    rows: openings.reduce((sum, file) => sum + playersIn(file), 0),
  }
  if (months.length === 0) return { pairs, bytes: [] }
  const stage = (name: string, each: readonly Pair[]) => {
    pairs[name] = inAll(each)
  }
  const reports = (month: ListMonth) => join(workload, month, 'reports')
  const registrations = (month: ListMonth) => join(workload, month, 'tournaments.csv')
  for (const month of months) {
    frl('import', 'tournaments', registrations(month))
    bare('register', registrations(month))
  }
  stage(
    'ingest',
    months.map((month) => ({
      ours: frl('ingest', reports(month)),
      floor: bare('ingest', reports(month)),
      rows: gamesOf(of),
    })),
  )
  // A list is given out before the next one is made.
  const [out, floorOut] = [join(work, 'out'), join(work, 'floor-out')]
  const [rated, given]: [Pair[], Pair[]] = [[], []]
  const bytes: number[] = []
  for (const month of months) {
    rated.push({ ours: frl('rate', month), floor: bare('rate', month, ...of.types), rows: gamesOf(of) })
    given.push({
      ours: frl('publish', month, '--out', out),
      floor: bare('publish', month, floorOut, ...of.types),
      rows: linesUnder(join(out, month)),
    })
    bytes.push(statSync(db).size)
  }
  stage('rate', rated)
  stage('publish', given)
  pairs.all = { ...inAll(Object.values(pairs)), rows: null }
  Object.assign(pairs, answers(frl, measured([program, '--version']), months.at(-1) ?? list(0), of, out))
  if (months.length >= 100) Object.assign(pairs, growth('rate', rated), growth('publish', given))
  say(`  database ${Math.round(statSync(db).size / 1e6)} MB, floor ${Math.round(statSync(floorDb).size / 1e6)} MB`)
  return { pairs, bytes }
}

/** Figures of stages or months that follow one another. */
function inAll(each: readonly Pair[]): Pair {
  return {
    ours: together(each.map(({ ours }) => ours)),
    floor: together(each.map(({ floor }) => floor)),
    rows: each.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
  }
}

/** What a question costs beside the start of the program, which stands in the place of the floor. */
function answers(
  frl: (...args: string[]) => Taken,
  start: Taken,
  month: ListMonth,
  { types: [type = ''] }: BenchSize,
  out: string,
): Record<string, Pair> {
  const folder = join(out, month, type)
  const csv = readdirSync(folder).find((name) => name.endsWith('.csv')) ?? ''
  // Somebody who is on the list.
  const [, id = ''] = /\n(\d+),/.exec(readFileSync(join(folder, csv), 'utf8')) ?? []
  return {
    explain: { ours: frl('explain', id, month, '--type', type), floor: start, rows: null },
    'list --top': { ours: frl('list', month, '--type', type, '--top', '20'), floor: start, rows: null },
    status: { ours: frl('status'), floor: start, rows: null },
  }
}

/** How a stage grows with the months: one early and one late, each the middle of three that follow one another. */
function growth(stage: string, each: readonly Pair[]): Record<string, Pair> {
  const around = (month: number) => {
    const three = each.slice(month - 2, month + 1)
    return {
      ours: median(three.map(({ ours }) => ours)),
      floor: median(three.map(({ floor }) => floor)),
      rows: three[1]?.rows ?? null,
    }
  }
  return { [`${stage}, month 3`]: around(3), [`${stage}, month ${each.length - 1}`]: around(each.length - 1) }
}

function isThere(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
