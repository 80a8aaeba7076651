import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'

/** A player without a rating reads which condition fails, by how much, and until which list his games count. */

const OPPONENTS = [1500, 1500, 1500, 1500, 1500, 1420, 1420, 1420, 1420, 1420].map((rating, index) => ({
  id: 88560011 + index,
  rating,
  k: 20,
}))

/** Games of one unrated player in tournaments of one day, each result against the next opponent. */
async function unrated(events: readonly (readonly [day: string, results: string, firstOpponent?: number])[]) {
  const desk = openDesk()
  const first = events[0]?.[0].slice(0, 7) ?? ''
  await importList(desk, first, OPPONENTS)
  await register(
    desk,
    events.map(([day], index) => ({ code: `E${index + 1}`, start_date: day, end_date: day, received_date: day })),
  )
  const rows = events.flatMap(([, results, firstOpponent = 0], event) =>
    [...results].map(
      (result, index) => [`E${event + 1}`, index + 1, PLAYER, 88560011 + firstOpponent + index, result] as const,
    ),
  )
  await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
  return desk
}

const PLAYER = 88560001

async function textOn(desk: Desk, list: string): Promise<string> {
  await desk.done('rate', list, '--type', 'standard', '--through')
  return desk.done('explain', String(PLAYER), list, '--type', 'standard')
}

describe('the conditions of a first rating, explained', () => {
  it('too few games', async () => {
    const text = await textOn(await unrated([['2026-01-10', '1=0']]), '2026-02')
    expect(text).toContain('Unrated on this list.')
    // rated on list 2026-02: the 26 lists 2026-02 to 2028-03
    expect(text).toContain('3 games against rated opponents, 1½ points; they count until the list of March 2028.')
    expect(text).toContain('Games against rated opponents: 3 of 5 needed: 2 missing.')
    expect(text).toContain('Points among them: 1½, ½ needed: passed.')
    expect(text).toContain('Not published yet: 2 games against rated opponents still needed.')
    expect(text).toContain('These games count until the list of March 2028.')
  })

  it('a rating below the floor, by how many points', async () => {
    const text = await textOn(await unrated([['2026-01-10', '=0000', 5]]), '2026-02')
    // (5 x 1420 + 3600) / 7 = 1528.57, p 1.5/7 = .21, -230: 1299
    expect(text).toContain('Ra 1528.57. Score 0.21, which table 8.1.1 turns into -230: 1299')
    expect(text).toContain('Rating: 1299, 1400 needed: 101 missing.')
    expect(text).toContain('Games against rated opponents: 5 of 5 needed: passed.')
    expect(text).toContain('Not published yet: the result is 101 points below the floor.')
    expect(text).toContain('they count until the list of March 2028')
  })

  it('no half point: the first event does not count', async () => {
    const text = await textOn(await unrated([['2026-01-10', '00000']]), '2026-02')
    expect(text).toContain('5 games without a half point in the first event: they do not count (art. 8.2.1).')
    expect(text).toContain('Games against rated opponents: 0 of 5 needed: 5 missing.')
    expect(text).toContain('Points among them: 0, ½ needed: ½ missing.')
    expect(text).toContain(
      'Not published yet: 5 games against rated opponents still needed; half a point against a rated opponent still needed.',
    )
  })

  it('a zero later counts, with all its games', async () => {
    const desk = await unrated([
      ['2026-01-10', '=='],
      ['2026-02-10', '000', 2],
    ])
    await importList(desk, '2026-02', OPPONENTS)
    const text = await textOn(desk, '2026-03')
    // (7500 + 3600) / 7 = 1585.71, p 2/7 = .29, -158: 1428
    expect(text).toContain('First rating: 1428.')
    expect(text).toContain('E1 (E1), 10 January 2026')
    expect(text).toContain('3 games against rated opponents, 0 points; they count until the list of April 2028.')
  })

  it('several at once, each with its own number', async () => {
    const text = await textOn(await unrated([['2026-01-10', '=000', 5]]), '2026-02')
    // (4 x 1420 + 3600) / 6 = 1546.67, p 1.5/6 = .25, -193: 1354
    expect(text).toContain('4 of 5 needed: 1 missing.')
    expect(text).toContain('Rating: 1354, 1400 needed: 46 missing.')
    expect(text).toContain(
      'Not published yet: 1 game against rated opponents still needed; the result is 46 points below the floor.',
    )
  })

  it('games that expire: the list after the last one they count for is without them', async () => {
    const desk = await unrated([['2024-03-10', '1=0']])
    expect(await textOn(desk, '2024-04')).toContain('they count until the list of May 2026')
    expect(await textOn(desk, '2026-05')).toContain('Games against rated opponents: 3 of 5 needed: 2 missing.')
    const expired = await textOn(desk, '2026-06')
    expect(expired).toContain('3 games, 1½ points; too old: they counted until the list of May 2026 (art. 7.1.4).')
    expect(expired).toContain('Games against rated opponents: 0 of 5 needed: 5 missing.')
  })

  it('the report of the month counts who waits for what', async () => {
    const desk = await unrated([['2026-01-10', '1=0']])
    const text = await desk.done('rate', '2026-02', '--type', 'standard')
    expect(text).toMatch(/1 unrated player .*: 1 have too few games, 0 no half point, 0 are below the floor/)
    const { types } = await desk.json('rate', '2026-02', '--type', 'standard')
    expect(types[0].report.notYet).toEqual({ games: 1, score: 0, rating: 0 })
  })
})
