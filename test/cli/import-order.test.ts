import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { databaseContent } from '../support/database.js'
import { type Desk, openDesk } from '../support/desk.js'
import { type ListedPlayer, listCsv } from '../support/fixtures.js'
import { type PrintedLine, printedList } from '../support/steps.js'

interface MadeUpList {
  readonly list: string
  readonly players: readonly ListedPlayer[]
}

const importing = ['import', 'list', '--type', 'standard', '--accept-fewer']

async function importAll(lists: readonly MadeUpList[]): Promise<Desk> {
  const desk = openDesk()
  for (const list of lists) await importInto(desk, list)
  return desk
}

async function importInto(desk: Desk, { list, players }: MadeUpList): Promise<void> {
  const path = desk.file(`${list}.csv`, listCsv(players))
  const { code, err } = await desk.frl(...importing, path, '--list', list)
  // 1: stored, with bad records left out.
  expect(code, err).toBeLessThanOrEqual(1)
}

/** What is stored of people and official lists, and what the own list after them prints. */
async function outcome(lists: readonly MadeUpList[], next: string) {
  const desk = await importAll(lists)
  const { player, player_history, rating_list, rating_state, rating_state_history } = databaseContent(desk)
  await desk.done('rate', next)
  const printed: ReadonlyMap<number, PrintedLine> = await printedList(desk, next)
  return { player, player_history, rating_list, rating_state, rating_state_history, printed }
}

describe('K of an own list after official ones', () => {
  const junior: ListedPlayer = { id: 88400001, rating: 1800, k: 40, gamesTotal: 50, born: 2007 }
  const kAfter = async (lists: readonly MadeUpList[], next: string) =>
    (await outcome(lists, next)).printed.get(junior.id)?.k

  test.each<[lists: string[], next: string, k: number, why: string]>([
    [['2025-12', '2026-01'], '2026-02', 20, 'A4: 19 in 2026, 50 games: what January printed does not matter'],
    [['2026-01', '2025-12'], '2026-02', 20, 'A4: likewise when January came first'],
    [['2025-12'], '2026-01', 20, 'A4: the year of the list that prints it'],
    [['2025-11'], '2025-12', 40, 'A4: a junior until the end of the year in which he turns 18'],
    [['2025-11', '2025-10'], '2025-12', 40, 'A4: likewise when October came last'],
  ])('%j imported, %s prints %i', async (lists, next, k, why) => {
    const chain = lists.map((list) => ({ list, players: [junior] }))
    expect(await kAfter(chain, next), why).toBe(k)
  })

  it('counts the games of all lists, whichever came last', async () => {
    const listed = (games: number): ListedPlayer[] => [{ id: junior.id, rating: 1800, k: 40, games, born: 1990 }]
    const january = { list: '2026-01', players: listed(16) }
    const february = { list: '2026-02', players: listed(16) }
    expect(await kAfter([january, february], '2026-03'), 'A4: 32 games').toBe(20)
    expect(await kAfter([february, january], '2026-03'), 'A4: 32 games').toBe(20)
  })
})

describe('a list that comes late', () => {
  const listed = (games: number): ListedPlayer[] => [{ id: 88400001, rating: 1800, k: 40, games, born: 1990 }]
  const late = { list: '2026-01', players: listed(16) }

  it('has the own list computed anew whose K follows from it', async () => {
    const desk = await importAll([{ list: '2026-02', players: listed(16) }])
    await desk.done('rate', '2026-03')
    expect((await printedList(desk, '2026-03')).get(88400001)?.k, 'A4: 16 games').toBe(40)
    await importInto(desk, late)
    await desk.done('rate', '2026-03')
    expect((await printedList(desk, '2026-03')).get(88400001)?.k, 'A4: 32 games').toBe(20)
  })
})

describe('the order in which official lists are imported', () => {
  const LISTS = ['2025-11', '2025-12', '2026-01', '2026-02']

  const month: fc.Arbitrary<Partial<ListedPlayer> | null> = fc.option(
    fc.record({
      rating: fc.constantFrom<number | ''>('', 1390, 1800, 1800, 1812, 2290, 2300, 2400),
      games: fc.constantFrom(0, 0, 0, 4, 16, 30),
      k: fc.constantFrom<number | ''>('', 10, 20, 40, 40),
      flag: fc.constantFrom('', '', 'i'),
    }),
    { freq: 4 },
  )
  /** A person stays who he is; what a month prints of him varies. */
  const person = fc.record({
    born: fc.constantFrom<number | ''>('', 1990, 2006, 2007, 2008, 2012),
    months: fc.array(month, { minLength: LISTS.length, maxLength: LISTS.length }),
  })
  const somebody: ListedPlayer = { id: 88400099, rating: 2000 }

  it('changes neither what is stored nor the list computed next', async () => {
    const people = fc.array(person, { minLength: 10, maxLength: 25 })
    const order = fc.shuffledSubarray([...LISTS], { minLength: LISTS.length })
    const property = fc.asyncProperty(people, order, async (persons, arrivals) => {
      const listOf = (list: string): MadeUpList => ({
        list,
        players: [
          ...persons.flatMap(({ born, months }, index) => {
            const printed = months[LISTS.indexOf(list)]
            return printed == null ? [] : [{ id: 88400001 + index, born, ...printed }]
          }),
          somebody,
        ],
      })
      const inOrder = await outcome(LISTS.map(listOf), '2026-03')
      expect(await outcome(arrivals.map(listOf), '2026-03')).toEqual(inOrder)
    })
    await fc.assert(property, { numRuns: 25 })
  })

  it('leaves a player whose ID stands twice what the list before says, whichever that is in the end', async () => {
    const others = Array.from({ length: 20 }, (_, index) => ({ id: 88500000 + index, rating: 1900 }))
    const twice = (rating: number): ListedPlayer => ({ id: 88400001, rating, k: 40, games: 3, born: 2007 })
    const lists: MadeUpList[] = [
      { list: '2025-11', players: [...others, twice(1800)] },
      { list: '2025-12', players: [...others, twice(1850)] },
      { list: '2026-01', players: [...others, twice(1900), twice(1901)] },
    ]
    const inOrder = await outcome(lists, '2026-02')
    expect(inOrder.printed.get(88400001)).toMatchObject({ rating: 1850, k: 40, games: 0 })
    for (const order of [
      [2, 1, 0],
      [2, 0, 1],
      [0, 2, 1],
    ]) {
      const arrivals = order.map((index) => lists[index]).filter((list) => list !== undefined)
      expect(await outcome(arrivals, '2026-02'), order.join(' ')).toEqual(inOrder)
    }
  })
})
