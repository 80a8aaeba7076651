import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it, test } from 'vitest'
import { contentOf } from '../support/database.js'
import { type Desk, openDesk, treeOf } from '../support/desk.js'
import type { ListedPlayer } from '../support/fixtures.js'
import { importList } from '../support/steps.js'
import { ADA, BO, DAG, openFederation } from '../support/two-federations.js'

const ID = 88510000
const listed = (number: number, rating: number, more: Partial<ListedPlayer> = {}): ListedPlayer => ({
  id: ID + number,
  rating,
  born: 1990,
  ...more,
})

/** Two lists of March and April on each side: 1 and 3 play, 4 is an inactive child, others are on one side only. */
async function openSides(): Promise<{ a: Desk; b: Desk }> {
  const [a, b] = [openDesk(), openDesk()]
  const child = { born: 2015, flag: 'i' }
  await importList(a, '2026-03', [
    listed(1, 2000),
    listed(2, 1900),
    listed(3, 1800),
    listed(4, 1500, child),
    listed(5, 1450),
  ])
  await importList(b, '2026-03', [
    listed(1, 2010),
    listed(2, 1900),
    listed(3, 1790),
    listed(4, 1500, child),
    listed(6, 1650),
  ])
  await importList(a, '2026-04', [
    listed(1, 2020, { games: 3 }),
    listed(2, 1900),
    listed(3, 1810, { games: 2 }),
    listed(4, 1500, child),
    listed(5, 1450),
    listed(7, 1700, { games: 5, k: 40 }),
  ])
  await importList(b, '2026-04', [
    listed(1, 2040, { games: 3, k: 40 }),
    listed(2, 1900),
    listed(3, 1790, { games: 2 }),
    listed(4, 1500, child),
    listed(6, 1660, { games: 1 }),
  ])
  return { a, b }
}

const databases = ({ a, b }: { a: Desk; b: Desk }) => [a.path('frl.sqlite'), b.path('frl.sqlite')] as const

describe('two databases with other lists', () => {
  it('are compared list by list, every figure by hand', async () => {
    const sides = await openSides()
    const answer = await sides.a.json('compare', ...databases(sides), '--floor', '1600', '--top', '1')
    expect(answer).toMatchObject({ shift: 0, bandPoints: 100, a: { file: databases(sides)[0], series: null } })
    expect(answer.types).toHaveLength(1)
    const [{ type, lists, fixedGroup, listsOnlyInA, listsOnlyInB, scatter }] = answer.types
    expect([type, listsOnlyInA, listsOnlyInB]).toEqual(['standard', [], []])
    const [march, april] = lists
    expect(march.a).toEqual({ list: '2026-03', series: 'official', floor: 1600 })
    // What was on the list of February is not known.
    expect(march.firstRatings).toEqual({ a: null, b: null })
    expect(april.rated).toEqual({
      // 2020 1900 1810 1700 1500 1450: sum 10380; squares of the deviations from 1730: 251600, a sixth 41933.3, root 204.776.
      a: {
        players: 6,
        mean: 1730,
        standardDeviation: 204.78,
        quantiles: { 5: 1450, 25: 1500, 50: 1700, 75: 1900, 95: 2020 },
      },
      // 2040 1900 1790 1660 1500: sum 8890; squares of the deviations from 1778: 174880, a fifth 34976, root 187.019.
      b: {
        players: 5,
        mean: 1778,
        standardDeviation: 187.02,
        quantiles: { 5: 1500, 25: 1660, 50: 1790, 75: 1900, 95: 2040 },
      },
    })
    // Of 1, 2, 3 and 4: +20, 0, -20, 0. The root of 800 / 4 is 14.142.
    expect(april.moved).toEqual({ players: 4, meanDifference: 0, lower: 1, same: 2, higher: 1 })
    expect(april.differences).toEqual({
      players: 4,
      mean: 0,
      standardDeviation: 14.14,
      quantiles: { 5: -20, 25: -20, 50: 0, 75: 0, 95: 20 },
    })
    expect([april.onlyInA, april.onlyInB]).toEqual([2, 1])
    expect(april.firstRatings).toEqual({ a: { players: 1, mean: 1700 }, b: { players: 0, mean: null } })
    expect(april.inactive).toEqual({ a: 1, b: 1 })
    expect(april.belowFloor).toEqual({ a: 2, b: 1 })
    expect(april.gainers).toEqual([
      { id: ID + 1, name: `Player ${ID + 1}`, federation: 'NOR', a: 2020, b: 2040, difference: 20 },
    ])
    expect(april.losers).toMatchObject([{ id: ID + 3, difference: -20 }])
    expect(april.k).toEqual({ printed: [{ a: 20, b: 40, players: 1 }], computed: null })
    // 1 and 3 are rated throughout, active and played: (2000 + 1800) / 2, (2020 + 1810) / 2; (2010 + 1790) / 2, (2040 + 1790) / 2.
    expect(fixedGroup).toEqual({
      players: 2,
      means: [
        { a: 1900, b: 1900 },
        { a: 1915, b: 1915 },
      ],
      change: { a: 15, b: 15 },
    })
    expect(scatter).toEqual([
      { a: 1500, b: 1500, players: 1 },
      { a: 1800, b: 1780, players: 1 },
      { a: 1900, b: 1900, players: 1 },
      { a: 2020, b: 2040, players: 1 },
    ])
  })

  it('are compared by band and by age', async () => {
    const sides = await openSides()
    const answer = await sides.a.json('compare', ...databases(sides), '--band', '200', '--from', '2026-04')
    const [{ lists, fixedGroup }] = answer.types
    expect(fixedGroup).toBe(null)
    const [{ bands, ageGroups, belowFloor, a }] = lists
    // Nobody is below the floor of the edition in force.
    expect([a.floor, belowFloor]).toEqual([1400, { a: 0, b: 0 }])
    const counted = (groups: { from?: number; group?: string; a: { players: number }; b: { players: number } }[]) =>
      groups.map(({ from, group, a: ofA, b: ofB }) => [from ?? group, ofA.players, ofB.players])
    expect(counted(bands)).toEqual([
      [1400, 2, 1],
      [1600, 1, 2],
      [1800, 2, 1],
      [2000, 1, 1],
    ])
    // Who stood between 1800 and 1999 on side A: 2 (0) and 3 (-20).
    expect(bands[2].moved).toEqual({ players: 2, meanDifference: -10, lower: 1, same: 1, higher: 0 })
    expect(bands[2].a).toMatchObject({ mean: 1855, standardDeviation: 45 })
    expect(counted(ageGroups)).toEqual([
      ['0-11', 1, 1],
      ['35-49', 5, 4],
    ])
  })

  it('give a line of CSV for each player and list', async () => {
    const sides = await openSides()
    const { out, code } = await sides.a.frl('compare', ...databases(sides), '--csv', '-')
    expect(code).toBe(0)
    const rows = parse(out, { columns: true }) as Record<string, string>[]
    expect(rows.map((row) => `${row.fide_id} ${row.list_a}`)).toEqual(
      [1, 2, 3, 4, 5, 6]
        .flatMap((number) => [`${ID + number} 2026-03`, `${ID + number} 2026-04`])
        .concat(`${ID + 7} 2026-04`),
    )
    expect(rows[1]).toEqual({
      type: 'standard',
      list_a: '2026-04',
      list_b: '2026-04',
      fide_id: String(ID + 1),
      name: `Player ${ID + 1}`,
      federation: 'NOR',
      birth_year: '1990',
      rating_a: '2020',
      rating_b: '2040',
      difference: '20',
      games_a: '3',
      games_b: '3',
      k_a: '20',
      k_b: '40',
      k_used_a: '',
      k_used_b: '',
      change_a: '',
      change_b: '',
      inactive_a: '0',
      inactive_b: '0',
    })
    expect(rows[8]).toMatchObject({
      fide_id: String(ID + 5),
      rating_a: '1450',
      rating_b: '',
      difference: '',
      games_b: '',
    })
    await sides.a.done('compare', ...databases(sides), '--csv', sides.a.path('out.csv'))
    expect(sides.a.read('out.csv')).toBe(out)
    // An earlier comparison is written anew.
    await sides.a.done('compare', ...databases(sides), '--csv', sides.a.path('out.csv'))
    expect(sides.a.read('out.csv')).toBe(out)
  })

  it('are left as they were, to the byte', async () => {
    const sides = await openSides()
    const before = databases(sides).map((file) => readFileSync(file).toString('latin1'))
    const folders = [treeOf(sides.a.folder), treeOf(sides.b.folder)].map(Object.keys)
    await sides.a.done('compare', ...databases(sides))
    expect(databases(sides).map((file) => readFileSync(file).toString('latin1'))).toEqual(before)
    expect([treeOf(sides.a.folder), treeOf(sides.b.folder)].map(Object.keys)).toEqual(folders)
  })
})

describe('neighbouring lists', () => {
  it('are two lists of one database', async () => {
    const { a } = await openSides()
    const answer = await a.json('compare', a.path('frl.sqlite'), '--shift', '1')
    const [{ lists, listsOnlyInA, listsOnlyInB }] = answer.types
    expect(lists.map((one: { a: { list: string }; b: { list: string } }) => [one.a.list, one.b.list])).toEqual([
      ['2026-03', '2026-04'],
    ])
    // April has no list after it, and March is nobody's list after.
    expect([listsOnlyInA, listsOnlyInB]).toEqual([['2026-04'], ['2026-03']])
    expect(lists[0]).toMatchObject({
      moved: { players: 5, meanDifference: 6, lower: 0, same: 3, higher: 2 },
      onlyInA: 0,
      onlyInB: 1,
      firstRatings: { a: null, b: { players: 1, mean: 1700 } },
      gainers: [
        { id: ID + 1, difference: 20 },
        { id: ID + 3, difference: 10 },
      ],
      losers: [],
    })
  })
})

describe('a list with a rating nobody has', () => {
  it('is compared all the same: four digits are what a list can print', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [listed(1, 9999), listed(2, 1500)])
    await importList(desk, '2026-04', [listed(1, 1400), listed(2, 1500)])
    const answer = await desk.json('compare', desk.path('frl.sqlite'), '--shift', '1')
    const [list] = answer.types[0].lists
    expect(list.rated.a).toMatchObject({ players: 2, mean: 5749.5, quantiles: { 50: 1500, 95: 9999 } })
    expect(list.losers).toMatchObject([{ id: ID + 1, difference: -8599 }])
    expect(list.bands.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual([
      [1400, 1499],
      [1500, 1599],
      [9900, 9999],
    ])
    expect(answer.types[0].scatter).toEqual([
      { a: 1500, b: 1500, players: 1 },
      { a: 9980, b: 1400, players: 1 },
    ])
  })
})

describe('lists computed with another K', () => {
  async function compared() {
    const [a, b] = [await openFederation(20), await openFederation(40)]
    const answer = await a.json('compare', a.path('frl.sqlite'), b.path('frl.sqlite'))
    return { a, b, lists: answer.types[0].lists }
  }

  it('differ exactly where K differed, until it reaches opponents', async () => {
    const { lists } = await compared()
    expect(lists.map(({ a }: { a: object }) => a)).toMatchObject([
      { list: '2026-03', series: 'official' },
      { list: '2026-04', series: 'own' },
      { list: '2026-05', series: 'own' },
    ])
    expect(lists[0].k).toEqual({ printed: [{ a: 20, b: 40, players: 1 }], computed: null })
    // Bo, 2000, beats Dag, 1990: 0.49 x 20 = 9.8 and 0.49 x 40 = 19.6. Dag: -0.49 x 20 on both sides.
    expect(lists[1].gainers).toMatchObject([{ id: BO, a: 2010, b: 2020, difference: 10 }])
    expect(lists[1].moved).toMatchObject({ players: 4, lower: 0, same: 3, higher: 1 })
    expect(lists[1].k.computed).toEqual({
      used: [{ a: 20, b: 40, players: 1 }],
      kDiffered: { otherRating: 1, sameRating: 0 },
      kSame: { otherRating: 0, sameRating: 3 },
      causes: { before: 0, k: 1, opponents: 0, 'first-rating': 0, standard: 0, adjustment: 0, unknown: 0 },
      ratingsDifferOnlyWhereKDiffered: true,
      ratingsDifferExactlyWhereKDiffered: true,
    })
    // Ada, 2005, draws four times with Bo: 4 x 0.01 x 20 = 0.8 against 2010, 4 x 0.02 x 20 = 1.6 against 2020.
    // Bo: 4 x -0.01 x 20 = -0.8 from 2010, 4 x -0.02 x 40 = -3.2 from 2020.
    expect(lists[2].gainers).toMatchObject([
      { id: BO, a: 2009, b: 2017 },
      { id: ADA, a: 2006, b: 2007 },
    ])
    expect(lists[2].k.computed).toMatchObject({
      kDiffered: { otherRating: 1, sameRating: 0 },
      kSame: { otherRating: 1, sameRating: 2 },
      causes: { k: 1, opponents: 1 },
      ratingsDifferOnlyWhereKDiffered: false,
      ratingsDifferExactlyWhereKDiffered: false,
    })
  })

  it('say so in words, and per player in CSV', async () => {
    const { a, b } = await compared()
    const files = [a.path('frl.sqlite'), b.path('frl.sqlite')] as const
    const text = await a.done('compare', ...files)
    expect(text).toContain(
      'Up to 2026-04, on 1 of the 2 lists computed on both sides, ratings differ only where K differed. Of the players with another K there, 1 have another rating; ',
    )
    expect(text).toMatch(/^2026-04 +20\/40: 1 .* yes$/m)
    expect(await a.done('compare', ...files, '--to', '2026-04')).toContain(
      'Ratings differ exactly where K differed, on every list computed on both sides.',
    )
    // Bo's ratings differ on the list before already.
    expect(await a.done('compare', ...files, '--from', '2026-05')).toContain(
      'Ratings do not differ only where K differed',
    )
    const { out } = await a.frl('compare', ...files, '--csv', '-', '--from', '2026-04', '--to', '2026-04')
    const rows = parse(out, { columns: true }) as Record<string, string>[]
    expect(rows.find(({ fide_id }) => fide_id === String(BO))).toMatchObject({
      k_used_a: '20',
      k_used_b: '40',
      change_a: '10',
      change_b: '20',
    })
    expect(rows.find(({ fide_id }) => fide_id === String(DAG))).toMatchObject({ change_a: '-10', change_b: '-10' })
  })

  it('under a law of one’s own are held against the source they were replayed from', async () => {
    const desk = await openFederation(20)
    const law = desk.file(
      'k30.yaml',
      'id: k30\nextends: fide-2024-03-01\neffectiveFrom: 2024-03-01\ncoefficient:\n  kind: fixed\n  k: 30\n',
    )
    const replay = desk.path('replay.sqlite')
    const span = ['--from', '2026-04', '--to', '2026-05', '--type', 'standard']
    await desk.done('--edition', law, 'replay', ...span, '--into', replay)
    const answer = await desk.json('compare', desk.path('frl.sqlite'), replay, '--from', '2026-04')
    const [april] = answer.types[0].lists
    // Bo beats Dag: 0.49 x 20 = 9.8 and 0.49 x 30 = 14.7, and the same down for Dag. Nobody else plays.
    expect(april.gainers).toMatchObject([{ id: BO, a: 2010, b: 2015 }])
    expect(april.losers).toMatchObject([{ id: DAG, a: 1980, b: 1975 }])
    expect(april.k.computed).toMatchObject({
      used: [{ a: 20, b: 30, players: 2 }],
      kDiffered: { otherRating: 2, sameRating: 0 },
      kSame: { otherRating: 0, sameRating: 2 },
      ratingsDifferExactlyWhereKDiffered: true,
    })
  })

  it('of one database are held against its official ones', async () => {
    const desk = await openFederation(20)
    const official = [
      { id: ADA, rating: 2005 },
      { id: BO, rating: 2012, games: 1 },
      { id: DAG, rating: 1980, games: 1 },
      { id: 88500009, rating: 1500 },
    ]
    await importList(desk, '2026-04', official)
    const own = ['--series-a', 'own', '--series-b', 'official']
    const answer = await desk.json('compare', desk.path('frl.sqlite'), ...own)
    const [{ lists, listsOnlyInA, listsOnlyInB }] = answer.types
    expect(lists).toHaveLength(1)
    expect(lists[0]).toMatchObject({
      a: { list: '2026-04', series: 'own' },
      b: { list: '2026-04', series: 'official' },
      moved: { players: 3, lower: 0, same: 2, higher: 1 },
      onlyInA: 1,
      onlyInB: 1,
      k: { computed: null },
    })
    expect([listsOnlyInA, listsOnlyInB]).toEqual([['2026-05'], ['2026-03']])
  })
})

describe('what can not be compared', () => {
  test.each<[args: string[], code: number, words: RegExp]>([
    [[], 2, /expected a second database, --shift 1/],
    [['--series-a', 'own', '--series-b', 'own'], 2, /expected a second database/],
    [['nowhere.sqlite'], 74, /can not read nowhere\.sqlite: there is no such database/],
    [['--shift', '1', '--from', '2026-05', '--to', '2026-04'], 2, /expected the earlier list first/],
    [['--shift', '1', '--band', '50'], 2, /100, 200/],
    [['--shift', '1', '--type', 'blitz'], 3, /there are no lists to compare/],
    [['--shift', '1', '--json', '--csv', '-'], 2, /takes one of the two/],
  ])('%j: exit %i', async (args, code, words) => {
    const { a } = await openSides()
    const answer = await a.frl('compare', a.path('frl.sqlite'), ...args)
    expect([answer.code, answer.err]).toEqual([code, expect.stringMatching(words)])
  })

  it('is a file of another kind, which nothing is written over', async () => {
    const { a } = await openSides()
    const database = a.path('frl.sqlite')
    const other = a.file('letter.txt', 'Dear Ada,\n')
    expect(await a.frl('compare', database, other)).toMatchObject({ code: 74 })
    for (const option of ['--csv', '--html']) {
      for (const file of [other, database]) {
        const before = contentOf(database)
        const answer = await a.frl('compare', database, '--shift', '1', option, file)
        expect(answer).toMatchObject({ code: 3, err: expect.stringContaining('something else stands in') })
        expect(contentOf(database)).toEqual(before)
      }
    }
    expect(a.read('letter.txt')).toBe('Dear Ada,\n')
  })
})
