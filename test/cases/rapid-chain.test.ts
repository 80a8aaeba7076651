import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../src/cli/program.js'
import { importedStanding } from '../../src/period/imported-standing.js'
import type { Standing } from '../../src/period/standing.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsNearest } from '../../src/regulations/regulations.js'
import { type ListMonth, listDate } from '../../src/shared/dates.js'
import { describeShared, sharedPath } from '../support/shared.js'

/** FIDE's 19 rapid lists from September 2012 to March 2014, oldest first. */
const CHAIN = 'lists/chain_rapid_sep12-mar14.tar.xz'
const MONTHS = Array.from({ length: 19 }, (_, index) => {
  const number = 8 + index
  return `${2012 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
})
const LAST = MONTHS.length - 1
/** The first list with a year of lists up to it. */
const FIRST_JUDGED = 11

/** What a file prints of a player. */
interface Printed {
  readonly rating: number
  readonly games: number
  readonly k: number
  readonly inactive: boolean
}

type ById = ReadonlyMap<number, Printed>

/** `mar14`, as names and headers of files have it. */
function tokenOf(month: string): string {
  const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
  return `${names[Number(month.slice(5)) - 1]}${month.slice(2, 4)}`
}

function fileOf(folder: string, month: string): string {
  return join(folder, `rapid_${tokenOf(month)}frl.txt`)
}

/** What a file prints, read by the place of its columns alone; who stands twice in it is left out. */
function printedIn(folder: string, month: string): ById {
  const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
  const header = `${names[Number(month.slice(5)) - 1]}${month.slice(2, 4)}`
  const [head = '', ...lines] = readFileSync(join(folder, `rapid_${header}frl.txt`), 'latin1')
    .trimEnd()
    .split(/\r?\n/)
  const at = (name: string) => head.indexOf(name)
  const [rating, games, k, flag] = [at(tokenOf(month)), at('Gms'), at('K '), at('Flag')]
  const found = new Map<number, Printed>()
  const doubled = new Set<number>()
  for (const line of lines) {
    const id = Number(line.slice(0, 15))
    if (found.has(id)) doubled.add(id)
    const number = (from: number, width: number) => Number(line.slice(from, from + width))
    found.set(id, {
      rating: number(rating, 4),
      games: number(games, 3),
      k: number(k, 3),
      inactive: line.slice(flag).includes('i'),
    })
  }
  for (const id of doubled) found.delete(id)
  return found
}

describeShared('the chain of rapid lists, September 2012 to March 2014', [CHAIN], () => {
  let folder = ''
  let files: ById[] = []
  /** By list, what `frl compare` says of every player. */
  let compared: Map<number, Printed>[] = []
  // biome-ignore lint/suspicious/noExplicitAny: what a program prints is whatever it prints
  let neighbours: any[] = []

  async function frl(...args: string[]): Promise<string> {
    let [out, err] = ['', '']
    const code = await run(['--db', join(folder, 'frl.sqlite'), '--quiet', ...args], {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      env: {},
      now: () => new Date('2026-11-30T12:00:00Z'),
      terminal: null,
      sleep: () => Promise.reject(new Error('nothing here waits')),
      stopSignal: () => new AbortController().signal,
    })
    // Of the list with doubled IDs some records are left out.
    if (code !== 0 && !(code === 1 && args[0] === 'import'))
      throw new Error(`frl ${args.join(' ')}: exit ${code}\n${err}`)
    return out
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'frl-chain-'))
    execFileSync('tar', ['xJf', sharedPath(CHAIN), '-C', folder])
    files = MONTHS.map((month) => printedIn(folder, month))
    for (const month of MONTHS) await frl('import', 'list', fileOf(folder, month))
    const database = join(folder, 'frl.sqlite')
    const csv = join(folder, 'neighbours.csv')
    neighbours = JSON.parse(await frl('compare', database, '--shift', '1', '--csv', csv, '--json')).types[0].lists
    compared = listsIn(readFileSync(csv, 'utf8'))
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is told by compare as the files print it: every player of every list', () => {
    files.forEach((printed, index) => {
      const told = compared[index] ?? new Map()
      const others = [...printed].filter(([id, one]) => JSON.stringify(told.get(id)) !== JSON.stringify(one))
      expect(others, MONTHS[index]).toEqual([])
      // Whom the files do not have once: who stands twice on the list of March 2013, and is on it as on the one before.
      const extra = [...told.keys()].filter((id) => !printed.has(id))
      expect(extra.length, MONTHS[index]).toBeLessThanOrEqual(MONTHS[index] === '2013-03' ? 6 : 0)
    })
  })

  it('has between neighbours the figures that follow from the files', () => {
    expect(neighbours).toHaveLength(LAST)
    neighbours.forEach((pair, index) => {
      const [a, b] = [files[index] ?? new Map(), files[index + 1] ?? new Map()]
      if ([MONTHS[index], MONTHS[index + 1]].includes('2013-03')) return
      const both = [...a].flatMap(([id, { rating }]) => {
        const after = b.get(id)
        return after === undefined ? [] : [after.rating - rating]
      })
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      expect([pair.a.list, pair.b.list]).toEqual([MONTHS[index], MONTHS[index + 1]])
      expect(pair.rated.a.players).toBe(a.size)
      expect(pair.rated.a.mean).toBeCloseTo(sum([...a.values()].map(({ rating }) => rating)) / a.size, 2)
      expect(pair.moved).toMatchObject({
        players: both.length,
        lower: both.filter((one) => one < 0).length,
        same: both.filter((one) => one === 0).length,
        higher: both.filter((one) => one > 0).length,
      })
      expect(pair.moved.meanDifference).toBeCloseTo(sum(both) / both.length, 2)
      expect([pair.onlyInA, pair.onlyInB]).toEqual([a.size - both.length, b.size - both.length])
      expect(pair.firstRatings.b.players).toBe(b.size - both.length)
      expect(pair.inactive.b).toBe([...b.values()].filter(({ inactive }) => inactive).length)
      expect(pair.gainers[0].difference).toBe(Math.max(...both))
      expect(pair.losers[0].difference).toBe(Math.min(...both))
    })
  })

  it('is told by history as the files print it', async () => {
    const asked = [...(files[LAST]?.keys() ?? [])].filter((_, index) => index % 100 === 0)
    expect(asked).toHaveLength(310)
    for (const id of asked) {
      const { types } = JSON.parse(await frl('history', String(id), '--json'))
      const lines = types[0].lists as (Printed & { readonly list: string })[]
      for (const [index, printed] of files.entries()) {
        const line = lines.find(({ list }) => list === MONTHS[index])
        const told = line === undefined ? null : pick(line)
        if (MONTHS[index] !== '2013-03') expect(told, `${id} ${MONTHS[index]}`).toEqual(printed.get(id) ?? null)
      }
    }
  })

  /**
   * The rule (art. 7.2.2, decision A14): a player is flagged on a list when it and the eleven before it hold no game of his.
   * It speaks of who was on all of them. What it does not foretell is counted by kind.
   */
  it('has the inactivity flags that follow from twelve lists without a game', () => {
    const counts = MONTHS.slice(FIRST_JUDGED).map((list, judged) => ({
      list,
      ...flagsOn(compared, judged + FIRST_JUDGED),
    }))
    expect(counts).toEqual([
      { list: '2013-08', players: 21110, flags: 1678, asRuled: 1675, newOnLists: 3, withGames: 0, notFlagged: 0 },
      { list: '2013-09', players: 22865, flags: 2100, asRuled: 2096, newOnLists: 4, withGames: 0, notFlagged: 0 },
      { list: '2013-10', players: 25384, flags: 2402, asRuled: 2398, newOnLists: 4, withGames: 0, notFlagged: 3 },
      { list: '2013-11', players: 25785, flags: 3094, asRuled: 3087, newOnLists: 6, withGames: 1, notFlagged: 3 },
      { list: '2013-12', players: 26998, flags: 3570, asRuled: 3563, newOnLists: 6, withGames: 1, notFlagged: 3 },
      { list: '2014-01', players: 29492, flags: 4231, asRuled: 4217, newOnLists: 14, withGames: 0, notFlagged: 4 },
      { list: '2014-02', players: 30113, flags: 4869, asRuled: 4857, newOnLists: 12, withGames: 0, notFlagged: 5 },
      { list: '2014-03', players: 30944, flags: 5340, asRuled: 5324, newOnLists: 15, withGames: 1, notFlagged: 6 },
    ])
    const sum = (of: 'flags' | 'asRuled' | 'newOnLists' | 'withGames' | 'notFlagged') =>
      counts.reduce((total, one) => total + one[of], 0)
    expect([sum('flags'), sum('asRuled'), sum('newOnLists'), sum('withGames'), sum('notFlagged')]).toEqual([
      27284, 27217, 64, 3, 24,
    ])
  })

  it('has those that the program derives where a list has no flag of its own, from a year after the first list on', () => {
    // Of who came without a game the last one is assumed on his first list: three flags of returned ratings come a list later.
    const derived = flagsDerivedOn(compared)
    const agreed = MONTHS.slice(FIRST_JUDGED + 1).map((_, judged) => {
      const list = compared[judged + FIRST_JUDGED + 1] ?? new Map<number, Printed>()
      const flags = [...(derived[judged + FIRST_JUDGED + 1] ?? [])]
      return {
        both: flags.filter((id) => list.get(id)?.inactive === true).length,
        derivedOnly: flags.filter((id) => list.get(id)?.inactive === false).length,
      }
    })
    expect(agreed.map(({ both }) => both)).toEqual([2095, 2398, 3087, 3562, 4217, 4856, 5324])
    expect(agreed.map(({ derivedOnly }) => derivedOnly)).toEqual([0, 3, 3, 3, 4, 5, 6])
  })

  it('prints no game where it changes the rating of who is not flagged against the rule', () => {
    // Whoever the rule would flag and the file does not has another rating within the year: it was put right, or games
    // were rated that no list prints.
    for (let index = FIRST_JUDGED; index <= LAST; index++) {
      for (const id of unflaggedOn(compared, index)) {
        const year = compared.slice(index - FIRST_JUDGED, index + 1).flatMap((list) => list.get(id)?.rating ?? [])
        expect(new Set(year).size, `${id} ${MONTHS[index]}`).toBeGreaterThan(1)
      }
    }
  })
})

function pick({ rating, games, k, inactive }: Printed): Printed {
  return { rating, games, k, inactive }
}

/** What the lines of a comparison of neighbours say, by list: each list but the last is side A once, the last side B. */
function listsIn(csv: string): Map<number, Printed>[] {
  const [head = [], ...rows] = parse(csv) as string[][]
  const lists = MONTHS.map(() => new Map<number, Printed>())
  const at = (name: string) => head.indexOf(name)
  const sides = (['a', 'b'] as const).map((side) =>
    ['list', 'rating', 'games', 'k', 'inactive'].map((name) => at(`${name}_${side}`)),
  )
  const id = at('fide_id')
  for (const row of rows) {
    for (const [list = 0, rating = 0, games = 0, k = 0, inactive = 0] of sides) {
      if (row[rating] === '') continue
      const printed = {
        rating: Number(row[rating]),
        games: Number(row[games]),
        k: Number(row[k]),
        inactive: row[inactive] === '1',
      }
      lists[MONTHS.indexOf(row[list] ?? '')]?.set(Number(row[id]), printed)
    }
  }
  return lists
}

/** Whether the twelve lists up to one hold no game of a player. */
function isWithoutGames(lists: readonly ById[], index: number, id: number): boolean {
  return lists.slice(index - FIRST_JUDGED, index + 1).every((list) => (list.get(id)?.games ?? 0) === 0)
}

/** Whether he was on a list twelve lists ago or earlier: whoever came later has no year behind him. */
function hasYearBehind(lists: readonly ById[], index: number, id: number): boolean {
  return lists.slice(0, index - FIRST_JUDGED + 1).some((list) => list.has(id))
}

function unflaggedOn(lists: readonly ById[], index: number): number[] {
  const list = lists[index] ?? new Map<number, Printed>()
  return [...list]
    .filter(([id, { inactive }]) => !inactive && hasYearBehind(lists, index, id) && isWithoutGames(lists, index, id))
    .map(([id]) => id)
}

function flagsOn(lists: readonly ById[], index: number) {
  const list = lists[index] ?? new Map<number, Printed>()
  const flagged = [...list].filter(([, { inactive }]) => inactive).map(([id]) => id)
  const known = flagged.filter((id) => hasYearBehind(lists, index, id))
  const asRuled = known.filter((id) => isWithoutGames(lists, index, id))
  return {
    players: list.size,
    flags: flagged.length,
    asRuled: asRuled.length,
    // Flagged within a year of their first list here, and no list prints a game: ratings that came back, long after the last
    // game.
    newOnLists: flagged.length - known.length,
    // Flagged though a game is printed: the rating it brought was taken back.
    withGames: known.length - asRuled.length,
    notFlagged: unflaggedOn(lists, index).length,
  }
}

/** Whom the program would flag on each list if the files had no flags (decision A14). */
function flagsDerivedOn(lists: readonly ById[]): ReadonlySet<number>[] {
  const standings = new Map<number, Standing>()
  return lists.map((list, index) => {
    const month = MONTHS[index] as ListMonth
    const regulations = regulationsNearest(fideEditions, 'rapid', listDate(month))
    const { calendar } = fideEditions
    const law = { list: month, type: 'rapid', regulations, calendar, flagKnown: false, first: index === 0 } as const
    for (const id of new Set([...standings.keys(), ...list.keys()])) {
      const standing = importedStanding(standings.get(id) ?? null, list.get(id) ?? null, null, law)
      if (standing !== null) standings.set(id, standing)
    }
    return new Set([...standings].filter(([, { inactive }]) => inactive).map(([id]) => id))
  })
}
