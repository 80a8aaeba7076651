import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Frl, frlOn } from '../../data/frl.js'
import { runDemo } from '../../data/make-demo/index.js'
import { filesUnder } from '../support/desk.js'

/**
 * What the program gives, held to the byte: the published lists and what `explain` answers, of the sample federation and
 * of a simulated month of 20,000 games. The digests were taken before anything was made faster, and change only together
 * with what a user gets (or, where `workload` changes too, with what is simulated).
 */
const golden = JSON.parse(readFileSync(join('test', 'sample', 'same-bytes.json'), 'utf8')) as {
  readonly sample: Record<string, string>
  readonly month: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'frl-bytes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of the files whose paths match, by path and content. */
function digestOf(files: Record<string, string>, wanted = /./): string {
  const hash = createHash('sha256')
  for (const [path, bytes] of Object.entries(files)) {
    if (wanted.test(path)) hash.update(`${path} ${bytes.length}\n`).update(bytes, 'latin1')
  }
  return hash.digest('hex')
}

/** Lists only: a manifest names the program's version and its reckoning of what went in. */
const PUBLISHED = /\.(txt|xml|csv)$/

async function explained(frl: Frl, ids: readonly number[], list: string): Promise<string> {
  const hash = createHash('sha256')
  for (const id of ids) hash.update(JSON.stringify(await frl.json('explain', String(id), list)))
  return hash.digest('hex')
}

/** FIDE IDs of a published CSV list. */
function idsOf(csv = ''): number[] {
  return csv
    .split('\n')
    .slice(1)
    .flatMap((line) => (line === '' ? [] : [Number(line.split(',')[0])]))
}

const everyNth = (ids: readonly number[], n: number) => ids.filter((_, index) => index % n === 0)

describe('the sample federation', () => {
  const root = join(folder, 'demo')
  let published: Record<string, string> = {}
  let frl: Frl

  beforeAll(async () => {
    await runDemo({ sample: join('data', 'sample'), root, width: 72, terminal: null, say: () => {} })
    frl = frlOn({ database: join(root, 'frl.sqlite'), now: () => new Date('2026-04-01'), terminal: null })
    published = filesUnder(join(root, 'lists'))
  })

  test('is given the lists it was given', () => {
    expect(Object.keys(published).filter((path) => PUBLISHED.test(path))).toHaveLength(27)
    expect(digestOf(published, PUBLISHED)).toBe(golden.sample.published)
  })

  test('is explained as it was', async () => {
    const players = idsOf(published[Object.keys(published).find((path) => /2026-04.*standard.*csv$/.test(path)) ?? ''])
    expect(players.length).toBeGreaterThan(200)
    expect(await explained(frl, players, '2026-04')).toBe(golden.sample.explained)
  })
})

describe('the sample federation replayed', () => {
  it('gives the lists that were given out, manifests and all, and leaves its source alone', async () => {
    const root = join(folder, 'replayed')
    await runDemo({ sample: join('data', 'sample'), root, width: 72, terminal: null, say: () => {} })
    const settings = { now: () => new Date('2026-04-01'), terminal: null }
    const [source, into] = [join(root, 'frl.sqlite'), join(root, 'replay.sqlite')]
    const before = readFileSync(source)
    const span = ['--from', '2026-02', '--to', '2026-04']
    await frlOn({ database: source, ...settings }).json('replay', ...span, '--into', into)
    expect(readFileSync(source).equals(before)).toBe(true)
    const replayed = frlOn({ database: into, ...settings })
    for (const list of ['2026-02', '2026-03', '2026-04']) {
      await replayed.json('publish', list, '--out', join(root, 'replayed'))
    }
    expect(filesUnder(join(root, 'replayed'))).toEqual(filesUnder(join(root, 'lists')))
  })
})

describe('a month of 20,000 games', () => {
  /** Simulated, taken in, rated and published, with reports of one format. */
  async function month(format: string) {
    const at = join(folder, format)
    const frl = frlOn({ database: join(at, 'frl.sqlite'), now: () => new Date('2026-02-01'), terminal: null })
    const size = [
      '--players',
      '12000',
      '--rated',
      '8000',
      '--games',
      '20600',
      '--months',
      '1',
      '--lists',
      'txt',
    ] as const
    const workload = join(at, 'workload')
    await frl.json('simulate', '--out', workload, '--seed', '20', '--format', format, ...size)
    for (const file of Object.keys(filesUnder(join(workload, 'lists'))))
      await frl.json('import', 'list', join(workload, 'lists', file), '--list', '2026-01')
    await frl.json('import', 'tournaments', join(workload, '2026-02', 'tournaments.csv'))
    const ingested = await frl.json<{ games: number }>('ingest', join(workload, '2026-02', 'reports'))
    await frl.json('rate', '2026-02')
    await frl.json('publish', '2026-02', '--out', join(at, 'published'))
    return { frl, ingested, workload: filesUnder(workload), published: filesUnder(join(at, 'published')) }
  }
  let trf: Awaited<ReturnType<typeof month>>

  beforeAll(async () => {
    trf = await month('trf')
  }, 120_000)

  test('is given the lists it was given', () => {
    expect(trf.ingested.games).toBeGreaterThanOrEqual(20_000)
    expect(Object.keys(trf.published).filter((path) => PUBLISHED.test(path))).toHaveLength(9)
    const digests = { workload: digestOf(trf.workload), published: digestOf(trf.published, PUBLISHED) }
    expect(digests).toEqual({ workload: golden.month.workload, published: golden.month.published })
  })

  test('is explained as it was', async () => {
    const lists = Object.entries(trf.published).filter(([path]) => path.endsWith('.csv'))
    const players = [...new Set(lists.flatMap(([, csv]) => idsOf(csv)))].sort((a, b) => a - b)
    expect(await explained(trf.frl, everyNth(players, 20), '2026-02')).toBe(golden.month.explained)
  })

  test('gives the same ratings from reports in CSV', { timeout: 120_000 }, async () => {
    const csv = await month('csv')
    for (const [path, text] of Object.entries(csv.published)) {
      if (path.endsWith('.csv')) expect(ratingsOf(text)).toEqual(ratingsOf(trf.published[path]))
    }
  })
})

/** ID, rating and games of each line, in the order of IDs: a games file knows nothing of who was born when. */
function ratingsOf(csv = ''): string[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true })
  return rows.map(({ id, rating, games }) => `${id} ${rating} ${games}`).sort()
}
