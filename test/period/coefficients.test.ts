import { describe, expect, it, test } from 'vitest'

import { playerMonth } from '../../src/period/player-month.js'
import type { IsoDate, ListMonth } from '../../src/shared/dates.js'
import { event, lawOf, player, standing, tournament } from './made-up-month.js'

/** An event that started on a day: its games and ΣΔR. */
const at = (startDate: IsoDate, games: number, sumOfDeltas: number) =>
  event({ tournament: tournament({ startDate }), games, sumOfDeltas })

/** K of a player through the lists of 2017: 40 until June, 20 on the list of July, what stands on the list before August. */
const K: Readonly<Record<ListMonth, number>> = { '2017-05': 40, '2017-06': 40, '2017-07': 20 }
const grown = () => player({ base: standing({ k: 20 }), coefficientOn: (list) => K[list] ?? null })

describe('K in force at the start of each tournament, 2009 to 2021 (8.56)', () => {
  test.each<
    [what: string, events: ReturnType<typeof at>[], k: number, kUsed: number, rawChange: number, change: number]
  >([
    ['one that started under the list before', [at('2017-07-10', 5, 100)], 20, 20, 2000, 20],
    ['one that started earlier, with the K of then', [at('2017-06-10', 5, 100)], 40, 40, 4000, 40],
    ['one of each, the last one named', [at('2017-06-10', 5, 100), at('2017-07-10', 5, 100)], 20, 20, 6000, 60],
    ['what one wins and the other loses', [at('2017-06-10', 5, 100), at('2017-07-10', 5, -100)], 20, 20, 2000, 20],
    ['an empty one asks for no K', [at('2017-06-10', 5, 100), at('2017-07-10', 0, 0)], 40, 40, 4000, 40],
    // 36 games: 700 / 36 is 19 for either K.
    ['each within the limit on all games', [at('2017-06-10', 18, 100), at('2017-07-10', 18, 100)], 20, 19, 3800, 38],
    // 20 games: 40 x 20 is too much, 35 x 20 is not; 20 stays.
    ['only the higher one is limited', [at('2017-06-10', 10, 100), at('2017-07-10', 10, 100)], 20, 20, 5500, 55],
    ['rounded once', [at('2017-06-10', 1, 1), at('2017-07-10', 1, 1)], 20, 20, 60, 1],
  ])('%s', (_what, events, k, kUsed, rawChange, change) => {
    expect(playerMonth(grown(), events, lawOf('2017-08'))).toMatchObject({ k, kUsed, rawChange, change })
  })

  it('is told event by event where it differs, and not where it does not', () => {
    const events = [at('2017-06-10', 10, 100), at('2017-07-10', 10, 100), at('2017-07-12', 0, 0)]
    const { coefficients } = playerMonth(grown(), events, lawOf('2017-08'))
    expect(events.map((one) => coefficients?.get(one))).toEqual([35, 20, undefined])
    expect(playerMonth(grown(), events.slice(1), lawOf('2017-08')).coefficients).toBeNull()
  })

  it('is the one of the list before where a list had none for him', () => {
    const events = [at('2017-03-10', 5, 100)]
    expect(playerMonth(grown(), events, lawOf('2017-08'))).toMatchObject({ k: 20, kUsed: 20 })
  })

  it('of the list before stands on the player: no other list is asked', () => {
    const one = player({
      base: standing({ k: 20 }),
      coefficientOn: (list) => {
        throw new Error(`asked for ${list}`)
      },
    })
    expect(playerMonth(one, [at('2017-07-10', 5, 100)], lawOf('2017-08')).k).toBe(20)
  })

  test.each<[list: ListMonth, start: IsoDate, k: number, why: string]>([
    ['2021-12', '2021-10-10', 40, 'the last list of it'],
    ['2022-01', '2021-10-10', 20, 'from January 2022 on the list decides'],
    ['2009-07', '2009-04-10', 20, 'before July 2009 the list decided'],
    ['2009-09', '2009-04-10', 40, 'the first list of it that can have one'],
  ])('on the list %s a tournament of %s has K %i', (list, start, k, why) => {
    const one = player({ base: standing({ k: 20 }), coefficientOn: () => 40 })
    expect(playerMonth(one, [at(start, 5, 100)], lawOf(list)).k, why).toBe(k)
  })
})
