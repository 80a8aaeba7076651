import { existsSync, readFileSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, test } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { editionsOf, type Regulations } from '../../src/regulations/regulations.js'
import { contentOf } from '../support/database.js'
import { type Desk, filesUnder, openDesk, treeOf } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { LISTS, OPENING, openMadeFederation, replayed, rowsOf } from '../support/replays.js'
import { importList, ingest, printedList, ratingsOn, register } from '../support/steps.js'

const [FIRST, LAST] = [LISTS[0], LISTS.at(-1) ?? LISTS[0]]
const span = (from: string = FIRST, to: string = LAST) => ['--from', from, '--to', to] as const

/** What a database gives out of some lists, all types: TXT, XML, CSV and the manifests. */
async function published(desk: Desk, database: string, lists: readonly string[]): Promise<Record<string, string>> {
  const out = desk.path(`out-of-${database}`)
  for (const list of lists) await desk.done('--db', desk.path(database), 'publish', list, '--out', out)
  return filesUnder(out)
}

describe('a replay under the same law', () => {
  it.each([
    ['the whole of a chain', FIRST, LAST],
    ['a part of it, which stands on an own list', '2025-10', '2025-11'],
    ['one list', LAST, LAST],
  ])('gives the lists of its source to the byte: %s', async (_what, from, to) => {
    const desk = await openMadeFederation()
    const answer = await desk.json('replay', ...span(from, to), '--into', desk.path('r.sqlite'))
    const lists = LISTS.filter((list) => list >= from && list <= to)
    expect(answer).toMatchObject({ lists: lists.length * 3, listsThereAlready: 0, leftOut: 0 })
    expect(answer.differences).toHaveLength(lists.length * 3)
    for (const one of answer.differences) expect(one).toMatchObject({ source: 'own', differing: 0 })
    const theirs = await published(desk, 'frl.sqlite', lists)
    expect(await published(desk, 'r.sqlite', lists)).toEqual(theirs)
  })

  it('explains everybody as its source does', async () => {
    const desk = await openMadeFederation()
    await desk.done('replay', ...span('2025-10'), '--into', desk.path('r.sqlite'))
    const ids =
      contentOf(desk.path('frl.sqlite')).player?.map((row) => String((row as { fide_id: number }).fide_id)) ?? []
    const explained = async (database: string) => {
      const all = []
      for (const id of ids) {
        all.push(await desk.json('--db', desk.path(database), 'explain', id, LAST, '--type', 'standard'))
      }
      return all
    }
    expect(await explained('r.sqlite')).toEqual(await explained('frl.sqlite'))
  })

  it('does one type alone, on the standard lists as they stand', async () => {
    const desk = await openMadeFederation()
    const into = ['--into', desk.path('r.sqlite')]
    const answer = await desk.json('replay', ...span('2025-09'), '--type', 'rapid', ...into)
    expect(answer.types).toEqual([{ type: 'rapid', base: '2025-08 (own)', from: '2025-09' }])
    expect(answer.differences.map(({ differing }: { differing: number }) => differing)).toEqual([0, 0, 0, 0])
  })

  it('gives the same rows twice', async () => {
    const desk = await openMadeFederation()
    for (const into of ['a.sqlite', 'b.sqlite']) await desk.done('replay', ...span(), '--into', desk.path(into))
    expect(rowsOf(desk.path('a.sqlite'))).toEqual(rowsOf(desk.path('b.sqlite')))
    const bytes = await published(desk, 'a.sqlite', LISTS)
    expect(await published(desk, 'b.sqlite', LISTS)).toEqual(bytes)
  })

  it('made again has nothing to do', async () => {
    const desk = await openMadeFederation()
    const command = ['replay', ...span(), '--into', desk.path('r.sqlite')]
    const { differences, games, players } = await desk.json(...command)
    const before = contentOf(desk.path('r.sqlite'))
    expect(await desk.json(...command)).toMatchObject({ listsThereAlready: 18, differences, games, players })
    expect(contentOf(desk.path('r.sqlite'))).toEqual(before)
    expect(await desk.done(...command)).toContain('18 lists of them were there already')
  })

  it('leaves its source as it was', async () => {
    const desk = await openMadeFederation()
    const before = treeOf(desk.folder)
    const { mtimeMs } = statSync(desk.path('frl.sqlite'))
    await desk.done('replay', ...span(), '--into', desk.path('made/r.sqlite'))
    const after = treeOf(desk.folder)
    expect(Object.keys(after).filter((path) => !path.startsWith('made/'))).toEqual(Object.keys(before))
    expect(after['frl.sqlite']).toBe(before['frl.sqlite'])
    expect(statSync(desk.path('frl.sqlite')).mtimeMs).toBe(mtimeMs)
  })

  it('reads what a killed run has left in the log of its source, and leaves it there', async () => {
    const desk = await openMadeFederation()
    const other = desk.path('other/frl.sqlite')
    const writer = new Sqlite(desk.path('frl.sqlite'))
    writer.exec("update player set federation = 'SWE' where fide_id = (select min(fide_id) from player)")
    for (const end of ['', '-wal'])
      desk.file(`other/frl.sqlite${end}`, readFileSync(`${desk.path('frl.sqlite')}${end}`))
    writer.close()
    const before = [readFileSync(other), readFileSync(`${other}-wal`)]
    expect(before[1]?.length).toBeGreaterThan(0)
    await desk.done('--db', other, 'replay', ...span(LAST), '--into', desk.path('r.sqlite'))
    expect([readFileSync(other), readFileSync(`${other}-wal`)]).toEqual(before)
    const players = contentOf(desk.path('r.sqlite')).player as readonly { readonly federation: string }[]
    expect(players[0]?.federation).toBe('SWE')
  })

  it('says how to go on, a line a list', async () => {
    const desk = await openMadeFederation()
    const text = await desk.done('replay', ...span('2025-12'), '--into', desk.path('r.sqlite'))
    expect(text).toContain('3 lists of 2025-12 to 2025-12, from the reports of')
    expect(text).toContain('standard begins with 2025-12, on the list 2025-11 (own)')
    expect(text).toMatch(/^2025-12 {2}standard +\d+ {2}own +\d+ +0$/m)
    expect(text).toContain(
      `frl compare ${desk.path('frl.sqlite')} ${desk.path('r.sqlite')} --from 2025-12 --to 2025-12`,
    )
  })
})

describe('a replay under another law', () => {
  const everywhere = (change: (edition: Regulations) => Regulations) =>
    editionsOf({
      standard: fideEditions.standard.map(change),
      rapid: fideEditions.rapid.map(change),
      blitz: fideEditions.blitz.map(change),
    })

  it('differs where K differs, from its first list on', async () => {
    const desk = await openMadeFederation()
    const editions = everywhere((edition) => ({ ...edition, id: 'k20', coefficient: { kind: 'fixed', k: 20 } }))
    await replayed(desk, { into: 'r.sqlite', from: FIRST, to: LAST, editions })
    const changes = contentOf(desk.path('r.sqlite')).rating_change as readonly Change[]
    const theirs = new Map(
      (contentOf(desk.path('frl.sqlite')).rating_change as readonly Change[]).map((row) => [keyOf(row), row]),
    )
    const first = changes.filter((row) => row.list === FIRST && row.status === 'rated' && row.games > 0)
    expect(first.length).toBeGreaterThan(5)
    expect(first.some((row) => theirs.get(keyOf(row))?.k === 40)).toBe(true)
    for (const row of first) {
      const then = theirs.get(keyOf(row))
      expect(row.k).toBe(20)
      // The same games with the same ratings.
      expect(row.sum_of_deltas).toBe(then?.sum_of_deltas)
      if (then?.k === 20) expect(row.new_rating).toBe(then.new_rating)
    }
    for (const row of changes.filter(({ list, k }) => list > FIRST && k !== null)) expect(row.k).toBe(20)
    // The list before keeps its ratings; its K was the other law's.
    const before = await printedList({ ...desk, done: inDatabase(desk, 'r.sqlite') }, OPENING)
    const [there, first20] = [
      await printedList(desk, OPENING),
      await printedList({ ...desk, done: inDatabase(desk, 'r.sqlite') }, FIRST),
    ]
    expect([...before].map(([id, { rating, k }]) => [id, rating, k])).toEqual(
      [...there].map(([id, { rating }]) => [id, rating, null]),
    )
    expect(new Set([...first20.values()].filter(({ rating }) => rating !== null).map(({ k }) => k))).toEqual(
      new Set([20]),
    )
  })

  it('takes everybody below its floor off its first list', async () => {
    const desk = await openMadeFederation()
    const editions = everywhere((edition) => ({ ...edition, id: 'floor', ratingFloor: 1700, oneTimeAdjustments: [] }))
    await replayed(desk, { into: 'r.sqlite', from: FIRST, to: FIRST, editions, types: ['standard'] })
    const printed = Object.values(await ratingsOn({ ...desk, done: inDatabase(desk, 'r.sqlite') }, FIRST))
    expect(printed.filter((rating) => rating !== null && rating < 1700)).toEqual([])
    expect(printed.filter((rating) => rating !== null).length).toBeGreaterThan(5)
  })

  it('books tournaments by its own closing days', async () => {
    const desk = await openMadeFederation()
    const closing = { daysBefore: 20, officialEventDaysBefore: 20, latestListAfterEnd: 3 }
    const editions = everywhere((edition) => ({ ...edition, id: 'closing', closing }))
    const { leftOut } = await replayed(desk, { into: 'r.sqlite', from: FIRST, to: LAST, editions })
    const rows = contentOf(desk.path('r.sqlite')).tournament as readonly Tournament[]
    const theirs = contentOf(desk.path('frl.sqlite')).tournament as readonly Tournament[]
    for (const { code, end_date, rated_in } of rows) {
      const then = theirs.find((row) => row.code === code)?.rated_in ?? ''
      expect(rated_in, code).not.toBeNull()
      if (Number(end_date.slice(8)) > 12) expect(String(rated_in) > then, code).toBe(true)
      else expect(rated_in, code).toBe(then)
    }
    // What would come after the span is not taken over.
    const [here, there] = [rows, theirs].map((all) => all.map(({ code }) => code))
    expect(there?.filter((code) => !here?.includes(code)).length).toBeGreaterThan(0)
    expect(leftOut).toBe(there?.filter((code) => !here?.includes(code)).length)
  })

  it('says how many tournaments its law has on no list of the span', async () => {
    const desk = await openMadeFederation()
    const law = 'id: late\nextends: fide-2024-03-01\nclosing: { daysBefore: 60, latestListAfterEnd: 1 }\n'
    const edition = desk.file('law.yaml', law)
    const into = desk.path('r.sqlite')
    const text = await desk.done('replay', ...span('2025-10', '2025-11'), '--edition', edition, '--into', into)
    const rows = contentOf(desk.path('frl.sqlite')).tournament as readonly Tournament[]
    const rated = rows.filter(({ rated_in }) => rated_in === '2025-10' || rated_in === '2025-11').length
    expect(rated).toBeGreaterThan(1)
    expect(text).toContain(`though the source has them there: ${rated} tournaments`)
  })

  it('with fewer lists a year rates on its first one all that came after the list it stands on', async () => {
    const desk = openDesk()
    const players = [88520001, 88520002, 88520003].map((id) => ({ id, rating: 1900, k: 20 }))
    await importList(desk, '2026-01', players)
    const days = (month: string) => ({
      start_date: `2026-${month}-02`,
      end_date: `2026-${month}-02`,
      received_date: `2026-${month}-03`,
    })
    await register(desk, [
      { code: 'JAN', ...days('01') },
      { code: 'FEB', ...days('02') },
      { code: 'MAR', ...days('03') },
    ])
    const games = gamesCsv([
      ['JAN', 1, 88520001, 88520002, '1'],
      ['FEB', 1, 88520001, 88520003, '1'],
      ['MAR', 1, 88520002, 88520003, '1'],
    ])
    await desk.done('ingest', desk.file('games.csv', games))
    await desk.done('rate', '2026-04', '--through', '--type', 'standard')
    const editions = editionsOf({
      ...fideEditions,
      standard: fideEditions.standard.map((one) => ({ ...one, id: 'quarterly', listMonths: [1, 4, 7, 10] })),
    })
    for (const from of ['2026-01', '2026-04'] as const) {
      const options = { from, to: '2026-04', editions, types: ['standard'] } as const
      const made = await replayed(desk, { into: `${from}.sqlite`, ...options })
      expect(made).toMatchObject({
        types: [{ type: 'standard', base: '2026-01 (official)', from: '2026-04' }],
        lists: 1,
        players: 3,
      })
      const own = { ...desk, done: inDatabase(desk, `${from}.sqlite`) }
      // All three games against the ratings of January: 20, 0 and -20 points.
      expect(await ratingsOn(own, '2026-04')).toEqual({ 88520001: 1920, 88520002: 1900, 88520003: 1880 })
    }
  })

  interface Tournament {
    readonly code: string
    readonly end_date: string
    readonly rated_in: string | null
  }
})

describe('what a replay stands on', () => {
  const players = [
    { id: 88520001, rating: 1900, k: 20 },
    { id: 88520002, rating: 1900, k: 20 },
  ] as const

  /** Two players on a list of January, who meet once in January and once in February. */
  async function pair(): Promise<Desk> {
    const desk = openDesk()
    await importList(desk, '2026-01', players)
    const days = (month: string) => ({
      start_date: `2026-${month}-12`,
      end_date: `2026-${month}-12`,
      received_date: `2026-${month}-13`,
    })
    await register(desk, [
      { code: 'JAN', ...days('01') },
      { code: 'FEB', ...days('02') },
    ])
    const games = gamesCsv([
      ['JAN', 1, 88520001, 88520002, '1'],
      ['FEB', 1, 88520001, 88520002, '='],
    ])
    await desk.done('ingest', desk.file('games.csv', games))
    return desk
  }

  it('its own lists within the span, though official ones stand in its source', async () => {
    const desk = await pair()
    await importList(desk, '2026-02', [{ ...players[0], rating: 1950 }, players[1]])
    await desk.done('rate', '2026-03', '--type', 'standard')
    const { differences, types } = await replayed(desk, { into: 'r.sqlite', from: '2026-02', to: '2026-03' })
    expect(types).toEqual([{ type: 'standard', base: '2026-01 (official)', from: '2026-02' }])
    expect(differences).toEqual([
      { type: 'standard', list: '2026-02', rated: 2, source: 'official', ratedInSource: 2, differing: 2 },
      { type: 'standard', list: '2026-03', rated: 2, source: 'own', ratedInSource: 2, differing: 2 },
    ])
    const own = { ...desk, done: inDatabase(desk, 'r.sqlite') }
    expect(await ratingsOn(own, '2026-03')).toEqual({ 88520001: 1909, 88520002: 1891 })
  })

  it('the list that counts: the official one, or the own one where base says so', async () => {
    const desk = await pair()
    await importList(desk, '2026-02', [{ ...players[0], rating: 1950 }, players[1]])
    await desk.done('rate', '2026-02', '--type', 'standard')
    for (const [base, rating] of [
      ['official', 1950],
      ['own', 1910],
    ] as const) {
      await replayed(desk, { into: `${base}.sqlite`, from: '2026-03', to: '2026-03', base })
      const changes = contentOf(desk.path(`${base}.sqlite`)).rating_change as readonly (Change & {
        previous_rating: number
      })[]
      expect(changes.find(({ list }) => list === '2026-03')?.previous_rating, base).toBe(rating)
    }
  })

  it('lists of both series, where an official one lies between own ones', async () => {
    const desk = await openMadeFederation()
    const printed = await desk.done('list', '2025-09', '--type', 'standard', '--csv')
    const official = desk.file('official.csv', printed.replace(/(,"?\w+, \w+"?,NOR,.*?,)(\d{4}),/, '$12345,'))
    await desk.done('import', 'list', official, '--list', '2025-09', '--type', 'standard')
    await desk.done('rate', LAST, '--through')
    for (const from of ['2025-10', '2025-11', '2025-12'] as const) {
      for (const base of ['official', 'own'] as const) {
        const into = `${base}-${from}.sqlite`
        const { differences, types } = await replayed(desk, { into, from, to: LAST, base })
        const series = from === '2025-10' && base === 'official' ? 'official' : 'own'
        expect(types[0]?.base).toBe(`${LISTS[LISTS.indexOf(from) - 1]} (${series})`)
        const apart = differences.filter(({ type, differing }) => type === 'standard' && differing !== 0)
        // With the own list of September before it, October differs from the one that stands on the official list.
        if (from !== '2025-10' || base === 'official') expect(apart).toEqual([])
        else expect(apart.length).toBe(3)
      }
    }
  })

  it('a report that met a published list comes on the list that took it', async () => {
    const desk = await pair()
    await desk.done('rate', '2026-02', '--type', 'standard')
    await desk.done('publish', '2026-02', '--type', 'standard', '--out', desk.path('out'))
    const late = {
      name: 'Late',
      start: '2026-01-20',
      end: '2026-01-21',
      players: players.map(({ id }) => ({ id })),
      games: [[1, 1, 2, '1']],
    } as const
    await ingest(desk, 'LATE', late, { received: '2026-01-22' })
    await desk.done('rate', '2026-03', '--type', 'standard')
    const { differences } = await replayed(desk, { into: 'r.sqlite', from: '2026-02', to: '2026-03' })
    expect(differences.map(({ differing }) => differing)).toEqual([0, 0])
  })

  it('no list where its type begins without one', async () => {
    const desk = await pair()
    const quick = { start: '2026-01-24', end: '2026-01-24', players: players.map(({ id }) => ({ id })) }
    await ingest(desk, 'QUICK', { name: 'Quick', ...quick, games: [[1, 1, 2, '1']] }, { type: 'rapid' })
    const { types } = await replayed(desk, { into: 'r.sqlite', from: '2026-02', to: '2026-03' })
    expect(types).toContainEqual({ type: 'rapid', base: null, from: '2026-02' })
    const own = { ...desk, done: inDatabase(desk, 'r.sqlite') }
    expect(await ratingsOn(own, '2026-03', 'rapid')).toEqual({ 88520001: 1920, 88520002: 1880 })
  })

  it('its first list, where that is an imported one within the span', async () => {
    const desk = await pair()
    const { types } = await replayed(desk, { into: 'r.sqlite', from: '2025-11', to: '2026-02' })
    expect(types).toEqual([{ type: 'standard', base: '2026-01 (official)', from: '2026-02' }])
  })
})

describe('a replay is refused', () => {
  async function refusal(desk: Desk, ...args: string[]) {
    const { code, err } = await desk.frl('replay', ...args)
    return { code, err }
  }

  test('into a file that holds something else', async () => {
    const desk = await openMadeFederation()
    await desk.done(
      '--db',
      desk.path('r.sqlite'),
      'import',
      'players',
      desk.file('p.csv', 'id,name,federation\n88600001,"Amb, Ada",NOR\n'),
    )
    const before = contentOf(desk.path('r.sqlite'))
    const { code, err } = await refusal(desk, ...span(), '--into', desk.path('r.sqlite'))
    expect({ code, err }).toMatchObject({
      code: 3,
      err: expect.stringContaining('holds something already, and no replay'),
    })
    expect(contentOf(desk.path('r.sqlite'))).toEqual(before)
  })

  test('into another replay, whose span, source and law it names', async () => {
    const desk = await openMadeFederation()
    await desk.done('replay', ...span('2025-11'), '--into', desk.path('r.sqlite'))
    const before = contentOf(desk.path('r.sqlite'))
    const other = await refusal(desk, ...span('2025-10'), '--into', desk.path('r.sqlite'))
    expect(other.code).toBe(3)
    expect(other.err).toContain('holds a replay of 2025-11 to 2025-12 (standard, rapid, blitz) of')
    expect(other.err).toContain('asked for is another span or other types;')

    const editions = editionsOf({
      ...fideEditions,
      standard: fideEditions.standard.map((one) => ({ ...one, maxKTimesGames: 600 })),
    })
    const law = replayed(desk, { into: 'r.sqlite', from: '2025-11', to: '2025-12', editions })
    await expect(law).rejects.toThrow('asked for is another law;')

    const two = [{ id: 990000000 }, { id: 990000001 }]
    const late = {
      name: 'Late',
      start: '2025-11-20',
      end: '2025-11-21',
      players: two,
      games: [[1, 1, 2, '1']],
    } as const
    await ingest(desk, 'LATE', late)
    const source = await refusal(desk, ...span('2025-11'), '--into', desk.path('r.sqlite'))
    expect(source.err).toContain('asked for is another source, or the source as it was before;')
    expect(contentOf(desk.path('r.sqlite'))).toEqual(before)
  })

  test('without the list before it', async () => {
    const desk = openDesk()
    const players = [
      { id: 88520001, rating: 1900 },
      { id: 88520002, rating: 1800 },
    ]
    await importList(desk, '2026-01', players)
    await importList(desk, '2026-05', players)
    const { code, err } = await refusal(desk, ...span('2026-04', '2026-05'), '--into', desk.path('r.sqlite'))
    expect(code).toBe(3)
    expect(err).toContain('the list before it, 2026-03, is not in the source')
    expect(err).toContain('2026-01 (official), 2026-05 (official)')
  })

  test('where there is nothing to compute', async () => {
    const desk = await openMadeFederation()
    const { code, err } = await refusal(desk, ...span('2024-01', '2024-03'), '--into', desk.path('r.sqlite'))
    expect({ code, err }).toMatchObject({ code: 3, err: expect.stringContaining('there is no list to compute') })
    expect(existsSync(desk.path('r.sqlite'))).toBe(false)
    await desk.done('replay', ...span(), '--into', desk.path('r.sqlite'))
  })

  test('of a law that is not held', async () => {
    const desk = openDesk()
    await importList(desk, '2016-01', [{ id: 88520001, rating: 1900 }])
    const editions = editionsOf({ ...fideEditions, standard: fideEditions.standard.slice(0, 1) })
    const early = replayed(desk, { into: 'r.sqlite', from: '2016-02', to: '2016-03', editions })
    await expect(early).rejects.toThrow('no edition of the standard regulations')
  })

  test('of no database, into the same one, or backwards', async () => {
    const desk = await openMadeFederation()
    const none = await refusal(desk, '--db', desk.path('none.sqlite'), ...span(), '--into', desk.path('r.sqlite'))
    expect(none).toMatchObject({ code: 3, err: expect.stringContaining('there is no database') })
    const same = await refusal(desk, ...span(), '--into', desk.path('frl.sqlite'))
    expect(same).toMatchObject({ code: 2, err: expect.stringContaining('expected another file') })
    const backwards = await refusal(desk, ...span(LAST, FIRST), '--into', desk.path('r.sqlite'))
    expect(backwards).toMatchObject({ code: 2, err: expect.stringContaining('expected the earlier list first') })
  })
})

interface Change {
  readonly type: string
  readonly list: string
  readonly fide_id: number
  readonly status: string
  readonly k: number | null
  readonly games: number
  readonly sum_of_deltas: number
  readonly new_rating: number | null
}

function keyOf({ type, list, fide_id }: Change): string {
  return `${type} ${list} ${fide_id}`
}

/** Commands on another database of the desk. */
function inDatabase(desk: Desk, database: string): Desk['done'] {
  return (...args) => desk.done('--db', desk.path(database), ...args)
}
