import { describe, expect, it } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { nextList } from '../../src/regulations/list-calendar.js'
import type { Editions, Regulations } from '../../src/regulations/regulations.js'
import type { IsoDate, ListMonth } from '../../src/shared/dates.js'
import { ratingTypes } from '../../src/shared/rating-type.js'
import { REGISTRATIONS_HEADER } from '../../src/simulate/reports.js'
import { type Simulation, simulatedFiles } from '../../src/simulate/simulate.js'
import { simulatedFederation } from '../../src/simulate/world.js'
import { type Desk, openDesk } from '../support/desk.js'
import { replayed, rowsOf } from '../support/replays.js'

const OPENING: ListMonth = '2003-01'
const FIRST: ListMonth = '2003-04'
const LAST: ListMonth = '2026-12'

/** The oldest edition held, for days long before it: the calendar's quarters and months are what counts here. */
const since = (editions: readonly Regulations[], day: IsoDate): readonly Regulations[] =>
  editions.map((edition, index) => (index === editions.length - 1 ? { ...edition, effectiveFrom: day } : edition))
const editions: Editions = {
  standard: since(fideEditions.standard, '2000-01-01'),
  rapid: since(fideEditions.rapid, '2012-07-01'),
  blitz: since(fideEditions.blitz, '2012-07-01'),
}

function listsOfSpan(): ListMonth[] {
  const lists: ListMonth[] = []
  for (let list = FIRST; list <= LAST; list = nextList(list)) lists.push(list)
  return lists
}

/** A federation of a few dozen players, its opening list and the reports of all the years. */
async function openFederation(lists: readonly ListMonth[]): Promise<Desk> {
  const desk = openDesk()
  const simulation: Simulation = {
    ...{ seed: 5, players: 60, rated: 40, federations: simulatedFederation('NOR'), types: ratingTypes },
    ...{ from: FIRST, months: lists.length, games: 25, reports: 'csv', lists: 'csv' },
  }
  let registrations = REGISTRATIONS_HEADER
  for (const { path, chunks } of simulatedFiles(simulation, editions)) {
    const text = [...chunks].join('')
    if (path.endsWith('/tournaments.csv')) registrations += text.slice(REGISTRATIONS_HEADER.length)
    else desk.file(path.replace('/reports/', '-'), text)
  }
  await desk.done('import', 'list', desk.path(`lists/standard_${OPENING}.csv`))
  await desk.done('import', 'tournaments', desk.file('tournaments.csv', registrations))
  await desk.done('ingest', ...lists.map((list) => desk.path(`${list}-games-001.csv`)))
  return desk
}

describe('a replay from quarterly lists to monthly ones, of three types', () => {
  it('makes every list, twice the same', async () => {
    const lists = listsOfSpan()
    const desk = await openFederation(lists)
    const span = { from: FIRST, to: LAST, editions }
    const { types, differences, ...counts } = await replayed(desk, { into: 'a.sqlite', ...span })
    expect(types.map(({ type, base }) => [type, base])).toEqual([
      ['standard', `${OPENING} (official)`],
      ['rapid', null],
      ['blitz', null],
    ])
    const madeOf = (type: string) => differences.filter((one) => one.type === type).map(({ list }) => list)
    expect(madeOf('standard')).toEqual(lists)
    for (const type of ['rapid', 'blitz']) expect(madeOf(type)).toEqual(lists.slice(-madeOf(type).length))
    expect(madeOf('rapid').length).toBeGreaterThan(160)
    expect(counts.lists).toBe(differences.length)
    expect(counts.games).toBeGreaterThan(5_000)

    expect(await replayed(desk, { into: 'b.sqlite', ...span })).toEqual({ types, differences, ...counts })
    expect(rowsOf(desk.path('b.sqlite'))).toEqual(rowsOf(desk.path('a.sqlite')))
  })
})
