import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

interface SourceFile {
  /** From the root of the project, with slashes: `src/rating/pool.ts`. */
  readonly path: string
  /** Without comments and without what stands between quotes. */
  readonly code: string
  /** Paths of files of ours and names of packages, imports of types included. */
  readonly imports: readonly string[]
}

const files = ['src', 'jobs', 'migrations', 'data'].flatMap(typescriptFiles).map(readSource)
const byPath = new Map(files.map((file) => [file.path, file]))

/** Where the law and the month are computed, and where texts are read: values in, values out. */
const PURE = ['shared', 'regulations', 'rating', 'period', 'list', 'report', 'compare']

/** Which rooms of the house each may ask for something; every room may ask itself, but for jobs and `main`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  regulations: ['shared'],
  rating: ['shared', 'regulations'],
  period: ['shared', 'regulations', 'rating'],
  list: ['shared'],
  report: ['shared'],
  compare: ['shared', 'rating'],
  charts: [],
  files: [...PURE],
  db: [...PURE, 'files', 'migrations'],
  run: [...PURE, 'db', 'files', 'version'],
  intake: [...PURE, 'db', 'files', 'run'],
  month: [...PURE, 'db', 'files', 'run', 'version'],
  // A check answers what would be done with a report: it asks who would do it, and foretelling writes nothing.
  answers: [...PURE, 'db', 'run', 'intake', 'month'],
  simulate: [...PURE],
  replay: [...PURE, 'db', 'files', 'run', 'month'],
  export: [...PURE, 'db', 'files', 'run', 'version'],
  texts: [...PURE, 'charts', 'intake', 'month', 'answers', 'export', 'replay'],
  jobs: [...PURE, 'db', 'files', 'run', 'intake', 'month', 'answers', 'texts', 'version'],
  cli: [
    ...PURE,
    'db',
    'files',
    'run',
    'intake',
    'month',
    'answers',
    'texts',
    'simulate',
    'export',
    'replay',
    'jobs',
    'version',
  ],
  main: ['cli'],
  migrations: [],
  version: [],
  // The sample and the demo use the program as its users do: the command line, its words, and the shapes of its answers.
  data: [...PURE, 'intake', 'month', 'answers', 'texts', 'simulate', 'cli'],
}

/** Packages a pure room may use: none of them reads a file, a clock or a random number. */
const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  shared: ['@date-fns/utc/date/mini', 'date-fns/addDays', 'any-ascii', 'csv-parse/sync'],
  regulations: ['zod'],
  rating: [],
  period: ['node:crypto'],
  report: ['@mliebelt/pgn-parser', 'saxes'],
  list: ['node:crypto', 'saxes', 'iconv-lite'],
  compare: [],
}

describe('who imports whom', () => {
  it('is read from every room there is', () => {
    expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(MAY_IMPORT).filter((room) => hasFiles(room))))
    for (const room of PURE) expect(hasFiles(room), room).toBe(true)
    // The reader of imports reads: these are there, and each in its own form.
    const targets = (path: string) => byPath.get(path)?.imports
    expect(targets('src/main.ts')).toContain('src/cli/program.ts')
    expect(targets('src/period/player-month.ts')).toContain('src/rating/pool.ts')
    expect(targets('src/shared/problem.ts')).toContain('src/shared/messages/catalogue.ts')
  })

  test.each(Object.entries(MAY_IMPORT))('%s: %j', (room, allowed) => {
    expect(
      importsWhere((file, target) => roomOf(file) === room && ![room, ...allowed].includes(roomOf(target))),
    ).toEqual([])
  })

  it('jobs do not import each other, but for their list and the month that is made of the others', () => {
    const isJob = ({ path }: SourceFile) =>
      path.startsWith('jobs/') && !['jobs/index.ts', 'jobs/monthly.ts'].includes(path)
    expect(importsWhere((file, target) => isJob(file) && roomOf(target) === 'jobs')).toEqual([])
  })

  it('migrations are read by the connection alone', () => {
    const readers = importsWhere((file, target) => roomOf(target) === 'migrations' && roomOf(file) !== 'migrations')
    expect(readers).toEqual(['src/db/connect.ts -> migrations/index.ts'])
  })

  it('migrations import kysely only, and their index imports them', () => {
    const others = packagesWhere((file, name) => roomOf(file) === 'migrations' && name !== 'kysely')
    expect(others).toEqual([])
    const each = importsWhere((file) => roomOf(file) === 'migrations' && file.path !== 'migrations/index.ts')
    expect(each).toEqual([])
  })

  it('the database is asked in src/db alone, where every plan can be looked over', () => {
    const asking = /\bhandleOf\(|\.(?:selectFrom|updateTable|insertInto|deleteFrom|prepare)\(/
    const asked = files.filter((file) => asking.test(file.code)).map(({ path }) => path)
    expect(asked.filter((path) => !path.startsWith('src/db/'))).toEqual([])
    expect(asked).toContain('src/db/tournaments.ts')
  })

  it('answers only look: whoever writes begins a transaction, and no answer does', () => {
    const writing = files.filter(({ code }) => /\b(?:inTransaction|openStore|takeLock)\(/.test(code))
    expect(writing.filter((file) => roomOf(file) === 'answers').map(({ path }) => path)).toEqual([])
    expect(writing.map(({ path }) => path)).toContain('src/intake/keep-name-index.ts')
  })

  it('imports name files that are there', () => {
    const missing = files.flatMap(({ path, imports }) =>
      imports
        .filter((target) => /^(src|jobs|migrations|data)\//.test(target) && !byPath.has(target))
        .map((target) => `${path} -> ${target}`),
    )
    expect(missing).toEqual([])
  })

  it('goes round in no circle', () => {
    expect(circles()).toEqual([])
  })
})

describe('the pure rooms', () => {
  test.each(PURE)('%s uses no packages but its own', (room) => {
    const allowed = PURE_PACKAGES[room] ?? []
    expect(packagesWhere((file, name) => roomOf(file) === room && !allowed.includes(name))).toEqual([])
  })

  test.each([
    ['the clock', /\bDate\.(now|parse)\b|\bnew Date\b|\bDate\(|\bperformance\.now\b|\bTemporal\b/],
    ['chance', /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\bcrypto\b/],
    ['the machine', /\bprocess\b|\bglobalThis\b|\b__dirname\b|\bimport\.meta\b|\brequire\(/],
    ['files and the database', /\breadFile\w*\(|\bwriteFile\w*\(|\bfs\b|\bkysely\b|\bKysely\b|\bfetch\(/],
    ['the locale', /\btoLocale\w+\(|\blocaleCompare\(|\bIntl\b/],
    ['waiting', /\bsetTimeout\(|\bsetInterval\(|\bsetImmediate\(/],
  ])('know nothing of %s', (_what, pattern) => {
    const found = files.filter((file) => PURE.includes(roomOf(file)) && pattern.test(file.code))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  it('take nothing of node:crypto but a hash', () => {
    const text = (path: string) => readFileSync(join(root, path), 'utf8')
    for (const { path, imports } of files.filter((file) => PURE.includes(roomOf(file)))) {
      if (!imports.includes('node:crypto')) continue
      expect(text(path), path).toMatch(/^import \{ createHash(?:, type Hash)? \} from 'node:crypto'$/m)
    }
  })
})

describe('src/rating', () => {
  const rating = files.filter((file) => roomOf(file) === 'rating')

  it('rounds in one place, and never binary fractions', () => {
    expect(
      rating.filter(({ code }) => /\bMath\.(round|floor|ceil|trunc)\b/.test(code)).map(({ path }) => path),
    ).toEqual(
      // K is the largest whole number within the limit (8.3.3): cut off, not rounded.
      ['src/rating/rating-change.ts'],
    )
    expect(rating.filter(({ code }) => /\bMath\.round\b|\btoFixed\b|\bparseFloat\b/.test(code))).toEqual([])
  })

  it('has no number of the law: those stand in the editions', () => {
    // Hundredths, halves and signs are arithmetic.
    const arithmetic = ['0', '1', '2', '50', '100']
    const numbers = rating.flatMap(({ path, code }) =>
      [...code.matchAll(/(?<![\w.])\d[\d_.]*(?:e\d+)?/g)]
        .map(([number]) => number)
        .filter((number) => !arithmetic.includes(number))
        .map((number) => `${path}: ${number}`),
    )
    expect(numbers).toEqual([])
  })
})

describe('the reader of sources', () => {
  test.each([
    ["const a = 'new Date()' // Date.now()", "const a = '' "],
    ['/* 400 */ const cap = 1', ' const cap = 1'],
    [`const text = \`K \${k * 400} games\``, `const text = \`\${k * 400}\``],
    ['const url = "http://x" + 1', "const url = '' + 1"],
    ["it's", "it's"],
  ])('%s', (source, code) => {
    expect(codeOf(source)).toBe(code)
  })

  test.each<[source: string, imports: string[]]>([
    ["import { a } from './b.js'", ['src/x/b.ts']],
    ["import type { a } from '../y/b.js'", ['src/y/b.ts']],
    ["import { type A, type B } from './b.js'", ['src/x/b.ts']],
    ["import {\n  type A,\n  b,\n} from './b.js'", ['src/x/b.ts']],
    ["export type { A } from './b.js'", ['src/x/b.ts']],
    ["export { a } from './b.js'", ['src/x/b.ts']],
    ["export * from './b.js'", ['src/x/b.ts']],
    ["import * as a from '../../migrations/a.js'", ['migrations/a.ts']],
    ["import a from 'node:fs'", ['node:fs']],
    ["import './b.js'", ['src/x/b.ts']],
    ["const b = await import('./b.js')", ['src/x/b.ts']],
    ["const sql = `select a\n  from 'b'`", []],
  ])('%j', (source, imports) => {
    expect(importsOf(source, 'src/x/a.ts')).toEqual(imports)
  })
})

function typescriptFiles(folder: string): string[] {
  // A folder that holds nothing yet is not part of a checkout.
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

function readSource(path: string): SourceFile {
  const source = readFileSync(join(root, path), 'utf8')
  return { path, code: codeOf(source), imports: importsOf(source, path) }
}

/** A source without comments and without texts; what is computed inside a template stays. */
function codeOf(source: string): string {
  const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g
  return source.replace(token, (found) => {
    if (found.startsWith('/')) return ''
    if (found.startsWith('`')) return `\`${(found.match(/\$\{[^}]*\}/g) ?? []).join('')}\``
    return "''"
  })
}

/** All that a source imports or exports again: the formatter keeps each statement at the beginning of a line. */
function importsOf(source: string, path: string): string[] {
  const statement = /^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm
  return [...source.matchAll(statement)].map(([, from, bare, dynamic]) => resolved(from ?? bare ?? dynamic ?? '', path))
}

function resolved(target: string, path: string): string {
  if (!target.startsWith('.')) return target
  return posix.normalize(posix.join(posix.dirname(path), target)).replace(/\.js$/, '.ts')
}

/** `src/rating/pool.ts` lies in `rating`, `src/main.ts` in `main`, `jobs/index.ts` in `jobs`. */
function roomOf({ path }: Pick<SourceFile, 'path'>): string {
  const [first = '', second = '', third] = path.split('/')
  if (first !== 'src') return first
  return third === undefined ? second.replace(/\.ts$/, '') : second
}

function hasFiles(room: string): boolean {
  return files.some((file) => roomOf(file) === room)
}

function importsWhere(found: (file: SourceFile, target: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((target) => {
      const other = byPath.get(target)
      return other !== undefined && found(file, other) ? [`${file.path} -> ${target}`] : []
    }),
  )
}

function packagesWhere(found: (file: SourceFile, name: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((target) => !/^(src|jobs|migrations|data)\//.test(target) && found(file, target))
      .map((target) => `${file.path} -> ${target}`),
  )
}

/** Files that import themselves by way of others, be it for a type. */
function circles(): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (way.includes(path) || done.has(path)) return
    for (const target of byPath.get(path)?.imports ?? []) visit(target, [...way, path])
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return found
}
