import { describe, expect, it, test } from 'vitest'

import type { PlayerEvent } from '../../src/period/player-event.js'
import { highestReached, titlesReached } from '../../src/period/titles-reached.js'
import type { Sex } from '../../src/shared/player.js'
import { edition, event, standing } from './made-up-month.js'

const standard = edition('2026-03-01')

interface Case {
  readonly sex?: Sex | null
  readonly titles?: readonly string[]
  /** Rating, highest rating and games before. */
  readonly before: readonly [peak: number, games: number] | null
  /** Rating and games now. */
  readonly now: readonly [rating: number | null, games: number]
  readonly events?: readonly PlayerEvent[]
  readonly kUsed?: number
}

function reached({ sex = 'M', titles = [], before, now, events = [], kUsed = 20 }: Case) {
  const base = before === null ? null : standing({ rating: before[0], peak: before[0], gamesCompleted: before[1] })
  const highest = highestReached(base?.highest ?? null, events, base?.rating ?? 0, () => kUsed, now[0] ?? 0)
  const after = standing({ rating: now[0], gamesCompleted: now[1], highest })
  return titlesReached({ sex, titles, base }, after, standard)
}

const names = (one: Case) => reached(one).map(({ title }) => title)

describe('titles that a rating brings (B.01)', () => {
  test.each<[sex: Sex | null, before: number, now: number, titles: string[], why: string]>([
    // Open titles: one below, at
    ['M', 2150, 2199, [], 'CM 2200'],
    ['M', 2150, 2200, ['CM'], 'CM 2200'],
    ['M', 2250, 2299, [], 'FM 2300'],
    ['M', 2250, 2300, ['FM'], 'FM 2300'],
    ['M', 2350, 2399, [], 'IM 2400'],
    ['M', 2350, 2400, ['IM'], 'IM 2400, and norms'],
    ['M', 2450, 2499, [], 'GM 2500'],
    ['M', 2450, 2500, ['GM'], 'GM 2500, and norms'],
    // Women's titles: one below, at
    ['F', 1950, 1999, [], 'WCM 2000'],
    ['F', 1950, 2000, ['WCM'], 'WCM 2000'],
    ['F', 2050, 2099, [], 'WFM 2100'],
    ['F', 2050, 2100, ['WFM'], 'WFM 2100'],
    ['F', 2150, 2199, [], 'WIM 2200'],
    ['F', 2150, 2200, ['CM', 'WIM'], 'WIM 2200, and norms; CM besides'],
    ['F', 2250, 2299, [], 'WGM 2300'],
    ['F', 2250, 2300, ['FM', 'WGM'], 'WGM 2300, and norms; FM besides'],
    // Women only
    ['M', 1950, 2000, [], 'a man is no WCM'],
    ['M', 2050, 2100, [], 'a man is no WFM'],
    [null, 1950, 2100, [], 'sex unknown: open titles only'],
    [null, 2150, 2200, ['CM'], 'sex unknown: open titles only'],
    // Reached before
    ['M', 2200, 2210, [], 'reached before'],
    ['M', 2305, 2300, [], 'reached before'],
    // Several at once
    ['M', 2150, 2400, ['CM', 'FM', 'IM'], 'several at once'],
  ])('%s from %i to %i: %j', (sex, before, now, titles, why) => {
    expect(names({ sex, before: [before, 100], now: [now, 101] }), why).toEqual(titles)
  })

  test.each<[before: [number, number] | null, now: [number, number], titles: string[], why: string]>([
    [[2150, 28], [2200, 29], [], '29 games'],
    [[2150, 29], [2200, 30], ['CM'], '30 games'],
    [[2210, 28], [2210, 29], [], 'the rating is there, 29 games'],
    [[2210, 29], [2210, 30], ['CM'], 'the rating was there, now 30 games'],
    [[2210, 29], [2180, 30], ['CM'], 'reached at any time: he stood at 2210'],
    [[2210, 30], [2210, 31], [], 'both were there before'],
    [[2390, 10], [2400, 11], ['IM'], 'IM asks for norms, not for 30 games'],
    [null, [2200, 29], [], 'a first rating, 29 games'],
    [null, [2200, 30], ['CM'], 'a first rating, 30 games'],
  ])('from %j to %j: %j', (before, now, titles, why) => {
    expect(names({ before, now }), why).toEqual(titles)
  })

  test.each<[sex: Sex, held: string[], before: number, now: number, titles: string[], why: string]>([
    ['M', ['CM'], 2150, 2200, [], 'he holds it'],
    ['M', ['FM'], 2150, 2200, [], 'he holds a higher one'],
    ['M', ['GM'], 2350, 2400, [], 'he holds the highest'],
    ['M', ['CM'], 2250, 2300, ['FM'], 'he holds a lower one'],
    ['F', ['WCM'], 2050, 2100, ['WFM'], 'she holds a lower one'],
    ['F', ['WIM'], 2050, 2100, [], 'she holds a higher one'],
    ['F', ['FM', 'WIM'], 2250, 2300, ['WGM'], 'she holds two: WGM is above both'],
    ['F', ['FM', 'WGM'], 2250, 2300, [], 'she holds both'],
    ['F', ['', 'WCM'], 2050, 2100, ['WFM'], 'no open title'],
    ['M', ['', ''], 2150, 2200, ['CM'], 'none at all'],
    ['M', ['AIM'], 2150, 2200, ['CM'], 'a title of another kind says nothing'],
  ])('%s who holds %j, from %i to %i: %j', (sex, held, before, now, titles, why) => {
    expect(names({ sex, titles: held, before: [before, 100], now: [now, 101] }), why).toEqual(titles)
  })

  it('say which ask for norms besides, and what was reached', () => {
    expect(reached({ sex: 'F', before: [2190, 100], now: [2203, 109] })).toEqual([
      { title: 'CM', rating: 2203, normsToo: false },
      { title: 'WIM', rating: 2203, normsToo: true },
    ])
  })
})

describe('the interim rating after an event', () => {
  const events = (...sums: number[]) => sums.map((sumOfDeltas) => event({ sumOfDeltas }))

  test.each<[sums: number[], kUsed: number, rating: number, titles: string[], why: string]>([
    [[60, -60], 20, 2290, ['FM'], '2302 after the first event, 2290 on the list'],
    [[-60, 60], 20, 2290, [], 'never above 2290'],
    [[50, -60], 20, 2288, ['FM'], '2300 after the first event'],
    [[47, -60], 20, 2287, [], '2299.4 after the first event'],
    [[48, -60], 20, 2288, ['FM'], '2299.6 is 2300'],
    [[30, 30, -60], 20, 2290, ['FM'], '2302 after two events'],
    [[60, -60], 10, 2290, [], '2296 with K 10'],
    [[], 20, 2290, [], 'no event'],
  ])('ΔR %j with K %i: %j', (sums, kUsed, rating, titles, why) => {
    const one = { before: [2290, 100], now: [rating, 110], events: events(...sums), kUsed } as const
    expect(names(one), why).toEqual(titles)
  })

  it('is what is reported where it is the highest', () => {
    const one = { before: [2290, 100], now: [2290, 110], events: events(60, -60) } as const
    expect(reached(one)).toEqual([{ title: 'FM', rating: 2302, normsToo: false }])
  })

  it('stays: with the thirtieth game on a later list the title is reached', () => {
    const base = standing({ rating: 2290, peak: 2290, highest: 2302, gamesCompleted: 29 })
    const now = standing({ rating: 2285, peak: 2290, highest: 2302, gamesCompleted: 30 })
    expect(titlesReached({ sex: 'M', titles: ['CM'], base }, now, standard)).toEqual([
      { title: 'FM', rating: 2302, normsToo: false },
    ])
  })

  it('counts for a player who falls below the floor as well', () => {
    expect(names({ before: [2290, 100], now: [null, 110], events: events(60) })).toEqual(['FM'])
  })
})

test.each(['rapid', 'blitz'] as const)('%s brings no title', (type) => {
  const base = standing({ rating: 2150 })
  const now = standing({ rating: 2500 })
  expect(titlesReached({ sex: 'F', titles: [], base }, now, edition('2026-03-01', type))).toEqual([])
})
