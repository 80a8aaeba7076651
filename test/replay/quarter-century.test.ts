import { describe, expect, it } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import type { Replayed } from '../../src/replay/replay.js'
import type { ListMonth } from '../../src/shared/dates.js'
import { REGISTRATIONS_HEADER } from '../../src/simulate/reports.js'
import { type Desk, openDesk } from '../support/desk.js'
import { rowsOf } from '../support/replays.js'

const OPENING: ListMonth = '2003-01'
const FIRST: ListMonth = '2003-04'
const LAST: ListMonth = '2026-12'

function listsOfSpan(): ListMonth[] {
  const lists: ListMonth[] = []
  for (let list = FIRST; list <= LAST; list = fideEditions.calendar.next(list)) lists.push(list)
  return lists
}

/** A federation of a few dozen players, its opening list and the reports of all the years. */
async function openFederation(lists: readonly ListMonth[]): Promise<Desk> {
  const desk = openDesk()
  const size = ['--players', '60', '--rated', '40', '--games', '25', '--months', String(lists.length), '--from', FIRST]
  await desk.done('simulate', '--out', desk.path('sim'), ...size, '--seed', '5', '--format', 'csv')
  const registrations = lists.map((list) => desk.read(`sim/${list}/tournaments.csv`).slice(REGISTRATIONS_HEADER.length))
  await desk.done('import', 'list', desk.path(`sim/lists/standard_${OPENING}.csv`))
  const file = desk.file('tournaments.csv', [REGISTRATIONS_HEADER, ...registrations].join(''))
  await desk.done('import', 'tournaments', file)
  await desk.done('ingest', ...lists.map((list) => desk.path(`sim/${list}/reports`)))
  return desk
}

describe('a replay from quarterly lists to monthly ones, of three types', () => {
  it('makes every list, twice the same', async () => {
    const lists = listsOfSpan()
    const desk = await openFederation(lists)
    const command = ['replay', '--from', FIRST, '--to', LAST, '--into']
    const { types, differences, ...counts }: Replayed = await desk.json(...command, desk.path('a.sqlite'))
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

    const again = await desk.json(...command, desk.path('b.sqlite'))
    expect(again).toMatchObject({ types, differences, games: counts.games, players: counts.players })
    expect(rowsOf(desk.path('b.sqlite'))).toEqual(rowsOf(desk.path('a.sqlite')))
  })
})
