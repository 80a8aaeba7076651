import { describe, expect, it, test } from 'vitest'

import { countedDifference, isRemoved } from '../../src/rating/rating-difference.js'
import type { IsoDate } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { edition } from './made-up-games.js'

describe('D as it counts', () => {
  test.each<[type: RatingType, start: IsoDate, own: number, opponent: number, counted: number, why: string]>([
    // In the player's favour, one upgrade an event: this is not the one
    ['standard', '2022-01-01', 2000, 1601, 399, 'A17: below the limit'],
    ['standard', '2022-01-01', 2000, 1600, 400, 'A17: at the limit'],
    ['standard', '2022-01-01', 2000, 1599, 401, 'A17: not the upgrade of the event'],
    ['standard', '2024-02-29', 2000, 1400, 600, 'A17: the last day of one upgrade'],
    ['standard', '2024-03-01', 2000, 1400, 400, '8.3.1: from then on every game'],
    ['rapid', '2024-02-29', 2000, 1400, 600, 'A17: all types'],
    ['blitz', '2024-03-01', 2000, 1400, 400, '7.3.1: from then on every game'],
    // To the player's disadvantage: always
    ['standard', '2022-01-01', 1600, 1999, -399, 'A17: below the limit'],
    ['standard', '2022-01-01', 1600, 2000, -400, 'A17: at the limit'],
    ['standard', '2022-01-01', 1600, 2001, -400, 'A17: the lower-rated side is not limited in number'],
    ['standard', '2024-02-29', 1400, 2000, -400, 'A17: the lower-rated side is not limited in number'],
    ['standard', '2024-03-01', 1400, 2000, -400, '8.3.1'],
    // 2650
    ['standard', '2025-09-30', 2649, 2100, 400, '8.3.1: before the amendment'],
    ['standard', '2025-09-30', 2650, 2100, 400, '8.3.1: before the amendment'],
    ['standard', '2025-09-30', 2800, 2100, 400, '8.3.1: before the amendment'],
    ['standard', '2025-10-01', 2649, 2100, 400, '8.3.1: own rating below 2650'],
    ['standard', '2025-10-01', 2650, 2100, 550, '8.3.1: own rating 2650'],
    ['standard', '2025-10-01', 2651, 2100, 551, '8.3.1: own rating above 2650'],
    ['standard', '2025-10-01', 2650, 2249, 401, '8.3.1: own rating 2650, just beyond the limit'],
    ['standard', '2025-10-01', 2649, 3100, -400, '8.3.1: against a higher one, own rating below 2650'],
    ['standard', '2025-10-01', 2650, 3100, -450, '8.3.1: both directions'],
    ['standard', '2025-09-30', 2650, 3100, -400, '8.3.1: both directions, before the amendment'],
    ['standard', '2025-10-01', 2200, 2750, -400, '8.3.1: it depends on the own rating only'],
    ['standard', '2025-10-01', 2100, 2650, -400, '8.3.1: it depends on the own rating only'],
    ['rapid', '2025-10-01', 2700, 2200, 400, '7.3.1: no exemption in rapid'],
    ['blitz', '2026-07-01', 2850, 2300, 400, '7.3.1: no exemption in blitz'],
    ['rapid', '2025-10-01', 2650, 3100, -400, '7.3.1: no exemption in rapid, either direction'],
  ])('%s %s: %i against %i counts as %i', (type, start, own, opponent, counted, why) => {
    expect(countedDifference(own - opponent, own, edition(start, type).difference, false), why).toBe(counted)
  })

  test.each<[start: IsoDate, own: number, opponent: number, counted: number, why: string]>([
    ['2022-01-01', 2000, 1599, 400, 'A17: the upgrade of the event'],
    ['2022-01-01', 2000, 1600, 400, 'A17: nothing to limit'],
    ['2022-01-01', 2000, 1601, 399, 'A17: nothing to limit'],
    ['2022-01-01', 1600, 2100, -400, 'A17: the lower-rated side'],
    ['2025-10-01', 2650, 2100, 550, '8.3.1: the exemption goes first'],
  ])('%s: as the upgrade of the event %i against %i counts as %i', (start, own, opponent, counted, why) => {
    expect(countedDifference(own - opponent, own, edition(start).difference, true), why).toBe(counted)
  })
})

describe('a game that is removed', () => {
  test.each<[type: RatingType, start: IsoDate, own: number, opponent: number, removed: boolean, why: string]>([
    ['rapid', '2024-12-01', 2601, 2001, true, '7.3.1: 600 apart, one above 2600'],
    ['rapid', '2024-12-01', 2601, 2002, false, '7.3.1: 599 apart'],
    ['rapid', '2024-12-01', 2600, 2000, false, '7.3.1: 600 apart, none above 2600'],
    ['rapid', '2024-12-01', 2600, 1400, false, '7.3.1: 1200 apart, none above 2600'],
    ['rapid', '2024-12-01', 2001, 2601, true, '7.3.1: for the lower-rated side as well'],
    ['rapid', '2024-12-01', 2002, 2601, false, '7.3.1: 599 apart, from the other side'],
    ['rapid', '2024-12-01', 2000, 2600, false, '7.3.1: none above 2600, from the other side'],
    ['rapid', '2024-12-01', 2800, 2199, true, '7.3.1: 601 apart'],
    ['rapid', '2024-12-01', 2800, 2700, false, '7.3.1: both above 2600, but near'],
    ['blitz', '2024-12-01', 2601, 2001, true, '7.3.1: blitz'],
    ['rapid', '2024-11-30', 2601, 2001, false, '7.3.1: the day before'],
    ['blitz', '2024-11-30', 2900, 1400, false, '7.3.1: the day before'],
    ['rapid', '2022-01-01', 2900, 1400, false, '7.3.1: not in the older editions'],
    ['standard', '2024-12-01', 2900, 1400, false, 'standard never'],
    ['standard', '2026-03-01', 2601, 2001, false, 'standard never'],
  ])('%s %s: %i against %i: %s', (type, start, own, opponent, removed, why) => {
    expect(isRemoved(own, opponent, edition(start, type).removedGames), why).toBe(removed)
  })

  it('is removed for both or for neither', () => {
    const rule = edition('2024-12-01', 'rapid').removedGames
    for (let own = 1390; own <= 2900; own += 10) {
      for (let opponent = 1391; opponent <= 2900; opponent += 30) {
        expect(isRemoved(own, opponent, rule)).toBe(isRemoved(opponent, own, rule))
      }
    }
  })
})
