import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { describeShared, sharedPath } from '../support/shared.js'
import { ratingsOn } from '../support/steps.js'

interface Ingested {
  readonly file: string
  readonly outcome: 'accepted' | 'refused' | 'already-stored'
  readonly tournaments: readonly { readonly outcome: string; readonly players: number }[]
  readonly problems: readonly {
    readonly severity: string
    readonly message: string
    readonly expected: string | null
    readonly advice: string | null
  }[]
}

const REPORTS = 'reports'

/** Report files of many programs, awkward ones on purpose: read without a crash, and refused in words one can act on. */
describeShared('real reports', [REPORTS], () => {
  const entries = readdirSync(sharedPath(REPORTS), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))

  it('are all there', () => expect(files.length).toBeGreaterThanOrEqual(79))

  test.each(files.map((path) => [path.slice(sharedPath(REPORTS).length + 1), path]))('%s', async (_, path) => {
    const desk = openDesk()
    const { code, out, err } = await desk.frl('--json', 'ingest', path, '--received', '2026-11-30')
    expect([0, 1], out + err).toContain(code)
    checkAnswer(JSON.parse(out).files)
    const again = await desk.frl('ingest', path, '--received', '2026-11-30', '--type', 'standard', '--dates', 'dmy')
    expect([0, 1], again.out + again.err).toContain(again.code)
    const status = await desk.frl('status', '--date', '2026-11-30')
    expect(status.code, status.err).toBe(0)
  })

  it('are read from their folder in one go, and known the second time', async () => {
    const desk = openDesk()
    const first: { files: Ingested[] } = await desk.json('ingest', sharedPath(REPORTS), '--type', 'standard')
    checkAnswer(first.files)
    const outcomes = (answer: { files: Ingested[] }) =>
      Object.fromEntries(answer.files.map(({ file, outcome }) => [basename(file), outcome]))
    expect(first.files).toHaveLength(files.length)
    expect(new Set(first.files.map(({ outcome }) => outcome))).toEqual(new Set(['accepted', 'refused']))
    const second = outcomes(await desk.json('ingest', sharedPath(REPORTS), '--type', 'standard'))
    for (const { file, outcome } of first.files) {
      expect(second[basename(file)], file).toBe(outcome === 'refused' ? 'refused' : 'already-stored')
    }
  })
})

function checkAnswer(files: readonly Ingested[]) {
  for (const { file, outcome, tournaments, problems } of files) {
    const refusals = problems.filter(({ severity }) => severity === 'refuse')
    expect(refusals.length > 0, file).toBe(outcome === 'refused')
    expect(tournaments.length > 0, file).toBe(outcome !== 'refused')
    for (const { message, expected, advice } of problems) {
      expect(message, file).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
      expect(`${expected}${advice}`, message).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
    }
    for (const { message, expected, advice } of refusals) {
      expect(expected, `${file}: ${message}`).not.toBeNull()
      expect(advice, `${file}: ${message}`).not.toBeNull()
    }
  }
}

const LISTS = 'lists/chain_rapid_sep12-mar14.tar.xz'

/** Nineteen complete consecutive months of FIDE's rapid list, as one chain through the program. */
describeShared('the chain of rapid lists, September 2012 to March 2014', [LISTS], () => {
  it('imports month after month; IDs that stand twice are reported and keep last month’s entry', async () => {
    const desk = openDesk()
    execFileSync('tar', ['xJf', sharedPath(LISTS), '-C', desk.folder])
    const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
    const order = (name: string) => Number(name.slice(9, 11)) * 12 + months.indexOf(name.slice(6, 9))
    const names = readdirSync(desk.folder).filter((name) => /^rapid_.*frl\.txt$/i.test(name))
    names.sort((a, b) => order(a) - order(b))
    expect(names).toHaveLength(19)

    for (const name of names) {
      const { code, out } = await desk.frl('--json', 'import', 'list', desk.path(name))
      const answer = JSON.parse(out)
      const doubled = answer.badRecords.map(({ message }: { message: string }) => /^ID (\d+) stands/.exec(message)?.[1])
      expect(answer.refused, name).toBe(false)
      expect(code, name).toBe(name === 'rapid_mar13frl.txt' ? 1 : 0)
      expect(doubled.length, name).toBe(name === 'rapid_mar13frl.txt' ? 6 : 0)
      expect(answer.types).toMatchObject([{ type: 'rapid', outcome: 'imported' }])
      if (doubled.length === 0) continue
      const [before, now] = [await ratingsOn(desk, '2013-02', 'rapid'), await ratingsOn(desk, '2013-03', 'rapid')]
      for (const id of doubled) expect(now[id], id).toBe(before[id])
    }
    const { lists } = await desk.json('status', '--date', '2014-03-01')
    expect(lists.map(({ list }: { list: string }) => list).sort()).toHaveLength(19)
    const again = await desk.done('import', 'list', desk.path(names[7] ?? ''))
    expect(again).toContain('already imported, nothing to do')
  }, 300_000)
})
