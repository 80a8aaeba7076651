import { describe, expect, it } from 'vitest'

import { openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, ingest, ratingsOn, register } from '../support/steps.js'
import type { MadeUpReport } from '../support/trf.js'

const HERO = 88_700_001
const others = [1, 2, 3, 4].map((number) => ({ id: 88_700_010 + number, rating: 1700 + 10 * number }))

describe('a list is made anew when anything it is made of changed', () => {
  it('a rapid list, when the standard list before is computed anew (A20: it is the base of who enters with it)', async () => {
    const desk = openDesk()
    const hero = { id: HERO, rating: 1800, k: 20 }
    await importList(desk, '2026-01', [hero, ...others])
    await importList(desk, '2026-01', [...others], 'rapid')
    await register(desk, [
      { code: 'S1', start_date: '2026-01-10', end_date: '2026-01-11', received_date: '2026-01-20' },
      { code: 'R1', start_date: '2026-01-24', end_date: '2026-01-25', received_date: '2026-02-10', type: 'rapid' },
    ])
    const rapid = gamesCsv(others.map(({ id }, index) => ['R1', index + 1, HERO, id, '=']))
    await desk.done('ingest', desk.file('rapid.csv', rapid))
    await desk.done('rate', '2026-02')
    await desk.done('rate', '2026-03')
    // 4 draws against 1710, 1720, 1730, 1740 from 1800: PD .62 .61 .60 .58, sum -.41, times 40 = -16.4
    expect((await ratingsOn(desk, '2026-03', 'rapid'))[HERO]).toBe(1784)

    // A win against 1710 in standard: PD .62, +7.6: the base of the rapid list is 1808 now.
    await desk.done('ingest', desk.file('standard.csv', gamesCsv([['S1', 1, HERO, others[0]?.id ?? 0, '1']])))
    await desk.done('rate', '2026-03', '--through')
    expect((await ratingsOn(desk, '2026-02'))[HERO]).toBe(1808)
    expect((await ratingsOn(desk, '2026-03', 'rapid'))[HERO]).toBe(1792)
  })

  it('when an older pool came in than the window holds: it may hold the first event (A9)', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', others)
    const report: MadeUpReport = {
      start: '2026-01-10',
      end: '2026-01-11',
      players: [{ id: HERO }, ...others.map(({ id }) => ({ id }))],
      games: others.map((_, index) => [index + 1, 1, index + 2, '0']),
    }
    await ingest(desk, 'ZERO', report)
    const rated = async () => (await desk.json('rate', '2026-02', '--type', 'standard')).types[0].outcome
    const games = async () => (await desk.json('explain', `${HERO}`, '2026-02', '--type', 'standard')).games
    const pool = (...lines: string[]) =>
      desk.file('pool.csv', ['player_id,event,rated_in_list,opponent_rating,score', ...lines, ''].join('\n'))
    const older = [`${HERO},OLDER,2022-03,1700,0.5`, `${HERO + 1},OLDER,2022-03,1700,0`]
    expect(await rated()).toBe('computed')
    expect(await games()).toBe(0)

    await desk.done('import', 'pool', pool(...older))
    expect(await rated()).toBe('recomputed')
    expect(await games()).toBe(4)

    await desk.done('import', 'pool', pool(...older.toReversed()))
    expect(await rated()).toBe('unchanged')

    // Booked for another list by now: it is gone from the one, and counts for the other.
    await desk.done('import', 'pool', pool(`${HERO},OLDER,2022-04,1700,0`))
    expect(await rated()).toBe('recomputed')
  })

  it('is refused on top of a list that is out of date, which is named with what to do', async () => {
    const desk = openDesk()
    await importList(desk, '2026-01', others)
    await desk.done('rate', '2026-02', '--type', 'standard')
    const report: MadeUpReport = {
      start: '2026-01-10',
      end: '2026-01-11',
      players: others.map(({ id }) => ({ id })),
      games: [[1, 1, 2, '1']],
    }
    await ingest(desk, 'LATE', report)
    const { code, err } = await desk.frl('rate', '2026-03', '--type', 'standard')
    expect(code).toBe(3)
    expect(err).toContain('the standard list 2026-02 was computed from other facts than are stored now')
    expect(err).toContain('frl rate 2026-03 --through')
  })
})
