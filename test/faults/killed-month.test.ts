import { renameSync, rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { killAndRepeat, openScenario, partialLists } from '../support/kills.js'
import type { Fault } from '../support/program.js'
import { monthly, openFederation, post, postedFor } from '../support/three-months.js'

type Moment = readonly [what: string, match: string, at: number, when: Fault['when']]

/** One moment of each kind; `npm run test:faults` has all of them. */
const moments: readonly Moment[] = [
  ['the lock is taken and not signed yet', 'writeFile', 1, 'during'],
  ['a report is half stored', 'insert into game', 4, 'before'],
  ['a report is stored and not put away', 'sql commit', 1, 'during'],
  ['a sheet is written and not in its place', 'rename rejected/.broken', 1, 'before'],
  ['a sheet is there and its report is not', 'rename inbox/broken.trf', 1, 'before'],
  ['a list is half computed', 'insert into rating_change', 3, 'during'],
  ['the lists are computed', 'sql commit', 4, 'during'],
  ['one of three files is written', 'open .standard.frl', 2, 'before'],
  ['a list is recorded and can not be seen', 'rename 2026-05/.standard', 1, 'before'],
  ['all is done and not recorded', 'sql update "run"', 2, 'before'],
]

describe('a monthly run that is killed, and made again', () => {
  it('loses nothing and leaves nothing behind, whenever it was killed', async () => {
    const scenario = await openScenario('2026-05')
    for (const [what, match, at, when] of moments) {
      const trial = await killAndRepeat(scenario, [{ match, at, signal: 'SIGKILL', when: when ?? 'before' }])
      expect(trial, what).toEqual({ killed: 1, lost: [] })
    }
  })
})

describe('who reads the published lists meanwhile', () => {
  it('would see a list that is not whole', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    await monthly(desk, '2026-04-01')
    const out = desk.path('out')
    expect(partialLists(out)).toEqual([])
    desk.file('out/2026-04/standard/standard_apr26frl.txt', 'half')
    rmSync(desk.path('out/2026-04/standard/standard_apr26frl.xml'))
    expect(partialLists(out)).toEqual([
      'standard: standard_apr26frl.txt is not whole',
      'standard: standard_apr26frl.xml is not whole',
    ])
    rmSync(desk.path('out/2026-04/standard/manifest.json'))
    expect(partialLists(out)).toEqual([`${desk.path('out/2026-04/standard')} has no manifest`])
    renameSync(desk.path('out/2026-04/standard'), desk.path('out/2026-04/.standard'))
    expect(partialLists(out)).toEqual([])
  })
})
