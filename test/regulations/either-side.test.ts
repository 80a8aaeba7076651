import { describe, expect, it, test } from 'vitest'

import type { Entry } from '../../src/period/entry.js'
import { type PlayerEvent, playerEvents } from '../../src/period/player-event.js'
import { playerMonth } from '../../src/period/player-month.js'
import { judgePool, type PooledEvent } from '../../src/rating/pool.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsInForce } from '../../src/regulations/regulations.js'
import { dueList, isTooLate } from '../../src/report/booking.js'
import { typeOfMinutes } from '../../src/report/time-control.js'
import { addDays, type IsoDate, type ListMonth, listDate } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import {
  edition,
  event,
  game,
  lawOf,
  newcomer,
  player,
  rated,
  standing,
  tournament,
  unrated,
} from '../period/made-up-month.js'

/**
 * One report on either side of each effective date: what the law before and the law after make of it. Rules that go by the
 * start of a tournament are asked on the last day before and on the first day; rules that go by the list on the last list
 * before and on the first one.
 */

const { calendar } = fideEditions

/** ΣΔR of a player of `own` who meets others one after the other in a tournament that starts on a day. */
function sumOn(
  day: IsoDate,
  own: number,
  others: readonly number[],
  results: readonly ('1' | '=' | '0')[],
  type: RatingType = 'standard',
) {
  const entries: Entry[] = [rated(own), ...others.map(rated)]
  const played = tournament({
    startDate: day,
    type,
    players: entries.map((_, place) => place),
    games: others.map((_, index) => game(0, index + 1, results[index] ?? '=', null, index + 1)),
  })
  return (playerEvents(played, entries)[0] as PlayerEvent).sumOfDeltas
}

/** Rounds 1 to n of everybody against everybody, results by the place of White. */
function roundRobin(day: IsoDate, entries: readonly Entry[], results: readonly ('1' | '=' | '0')[]) {
  const pairs = entries.flatMap((_, white) =>
    entries.slice(white + 1).map((__, index) => [white, white + 1 + index] as const),
  )
  const games = pairs.map(([white, black], index) => game(white, black, results[index] ?? '=', null, index + 1))
  return playerEvents(tournament({ startDate: day, players: entries.map((_, place) => place), games }), entries)
}

/** A list's answer to a player of a rating who did not play. */
const quiet = (
  list: ListMonth,
  rating: number,
  over: Parameters<typeof standing>[0] = {},
  type: RatingType = 'standard',
) => playerMonth(player({ base: standing({ rating, ...over }) }), [], lawOf(list, type))

/** The K printed on a list. */
function printedK(
  list: ListMonth,
  over: Parameters<typeof standing>[0],
  birthYear = 1970,
  type: RatingType = 'standard',
) {
  const { startDate } = tournament({ startDate: addDays(listDate(calendar.previous(list)), 3) })
  const one = event({ tournament: tournament({ startDate, type }), games: 1, sumOfDeltas: 0, score: 50 })
  return playerMonth(player({ birthYear, base: standing(over) }), [one], lawOf(list, type)).standing?.k
}

/** A first rating: games against 1500 with a score in events that started on days, on a list; null where none is published. */
function first(
  list: ListMonth,
  events: readonly {
    readonly day: IsoDate
    readonly games: number
    readonly score: number
    readonly average?: number
    readonly ratedIn?: ListMonth
  }[],
  type: RatingType = 'standard',
) {
  const pooled = events.map(
    ({ day, games, score, average = 1500, ratedIn = list }, index): PooledEvent => ({
      ...{ code: `E${index}`, startDate: day, endDate: day, ratedIn, games, score: 100 * score },
      sumOfOpponents: average * games,
    }),
  )
  const judged = judgePool(pooled, lawOf(list, type))
  return judged.published ? (judged.initial?.rating ?? null) : null
}

const counted = (list: ListMonth, events: Parameters<typeof first>[1], type: RatingType = 'standard') => {
  const pooled = events.map(
    ({ day, games, score, ratedIn = list }, index): PooledEvent => ({
      ...{ code: `E${index}`, startDate: day, endDate: day, ratedIn, games, score: 100 * score },
      sumOfOpponents: 1500 * games,
    }),
  )
  return judgePool(pooled, lawOf(list, type)).games
}

const closingOf = (type: RatingType, day: IsoDate) => regulationsInForce(fideEditions, type, day).closing
/** Whether a tournament that was reported on its last day makes the next list. */
const makesNextList = (endDate: IsoDate) =>
  calendar.firstAfter(endDate) ===
  dueList({ endDate, receivedDate: endDate, official: false }, closingOf('standard', endDate), calendar.firstAfter)
const tooLate = (endDate: IsoDate, days: number) =>
  isTooLate(
    { endDate, receivedDate: addDays(endDate, days), official: false },
    closingOf('standard', endDate),
    calendar.firstAfter,
  )
const typeOn = (day: IsoDate, minutes: number) => typeOfMinutes(minutes, edition(day).timeLimits)
const needs = (day: IsoDate, ratedFrom: number) =>
  edition(day).tournament.minimumTimes.find((step) => step.ratedFrom <= ratedFrom)?.minutes ?? null
const limited = (list: ListMonth, k: number, games: number, type: RatingType = 'standard') =>
  playerMonth(
    player({ base: standing({ k, gamesCompleted: 5, peak: 1800 }) }),
    [
      event({
        tournament: tournament({ startDate: addDays(listDate(calendar.previous(list)), 3), type }),
        games,
        sumOfDeltas: 100,
      }),
    ],
    lawOf(list, type),
  ).kUsed

type Pair = readonly [what: string, before: () => unknown, after: () => unknown, old: unknown, now: unknown]

describe('one report on either side of each date', () => {
  const three: readonly ('1' | '=' | '0')[] = ['1', '1', '0']
  const pairs: readonly Pair[] = [
    // 1 July 2002: floor 2001 to 1801
    [
      '2002: a player of 1950 stays listed',
      () => quiet('2002-04', 1950).status,
      () => quiet('2002-07', 1950).status,
      'delisted',
      'rated',
    ],
    [
      '2002: a first rating of 1900',
      () => first('2002-04', [{ day: '2002-02-01', games: 9, score: 4.5, average: 1900 }]),
      () => first('2002-07', [{ day: '2002-05-01', games: 9, score: 4.5, average: 1900 }]),
      null,
      1900,
    ],
    // 1 July 2004: 1601, 1 July 2006: 1401
    [
      '2004: a player of 1700',
      () => quiet('2004-04', 1700).status,
      () => quiet('2004-07', 1700).status,
      'delisted',
      'rated',
    ],
    [
      '2006: a player of 1500',
      () => quiet('2006-04', 1500).status,
      () => quiet('2006-07', 1500).status,
      'delisted',
      'rated',
    ],
    // 1 April 2006: one difference to the average of 2000 (D 0, 3 x .50) against 2300 (.15), 2000 (.50), 1700 (.85)
    [
      '2006: 2000 beats 2350 and 2000 and loses to 1800',
      () => sumOn('2006-03-31', 2000, [2350, 2000, 1800], three),
      () => sumOn('2006-04-01', 2000, [2350, 2000, 1800], three),
      71,
      63,
    ],
    // 1 July 2009: 350 to 400
    [
      '2009: a win over 500 points',
      () => sumOn('2009-06-30', 2300, [1800], ['1']),
      () => sumOn('2009-07-01', 2300, [1800], ['1']),
      11,
      8,
    ],
    [
      '2009: a player of 1250',
      () => quiet('2009-04', 1250).status,
      () => quiet('2009-07', 1250).status,
      'delisted',
      'rated',
    ],
    [
      '2009: ended 12 days before a list',
      () => makesNextList('2009-06-19'),
      () => makesNextList('2009-08-20'),
      false,
      true,
    ],
    [
      '2009: lists in a year',
      () => calendar.later('2008-01', 4),
      () => calendar.later('2010-01', 4),
      '2009-01',
      '2010-09',
    ],
    [
      '2009: games of 23 months before',
      () => counted('2009-04', [{ day: '2007-03-01', games: 5, score: 2, ratedIn: '2007-04' }]),
      () => counted('2011-05', [{ day: '2009-07-02', games: 5, score: 2, ratedIn: '2009-07' }]),
      0,
      5,
    ],
    [
      '2009: K when it rose in between',
      () => kOfSpanning('2009-04', '2008-10'),
      () => kOfSpanning('2009-09', '2009-04'),
      15,
      25,
    ],
    // 1 July 2011
    [
      '2011: K of a new player',
      () => printedK('2011-05', { gamesCompleted: 10, peak: 1800 }),
      () => printedK('2011-07', { gamesCompleted: 10, peak: 1800 }),
      25,
      30,
    ],
    [
      '2011: a half point over half',
      () => first('2011-07', [{ day: '2011-06-30', games: 9, score: 5.5 }]),
      () => first('2011-09', [{ day: '2011-07-01', games: 9, score: 5.5 }]),
      1525,
      1530,
    ],
    [
      '2011: a single game after a first performance',
      () =>
        counted('2011-09', [
          { day: '2011-05-01', games: 4, score: 2 },
          { day: '2011-06-30', games: 1, score: 0 },
        ]),
      () =>
        counted('2011-09', [
          { day: '2011-05-01', games: 4, score: 2 },
          { day: '2011-07-01', games: 1, score: 0 },
        ]),
      4,
      5,
    ],
    // 1 July 2012
    [
      '2012: a player of 1100',
      () => quiet('2012-05', 1100).status,
      () => quiet('2012-07', 1100).status,
      'delisted',
      'rated',
    ],
    ['2012: the list after', () => calendar.next('2012-05'), () => calendar.next('2012-07'), '2012-07', '2012-08'],
    [
      '2012: rapid, a player of 1100',
      () => quiet('2012-05', 1100, {}, 'rapid').status,
      () => quiet('2012-07', 1100, {}, 'rapid').status,
      'delisted',
      'rated',
    ],
    // 1 January 2013
    [
      '2013: reported 80 days after the end',
      () => tooLate('2012-12-31', 80),
      () => tooLate('2013-01-01', 80),
      true,
      false,
    ],
    // 1 July 2014
    [
      '2014: K of a new player',
      () => printedK('2014-06', { gamesCompleted: 10, peak: 1800 }),
      () => printedK('2014-07', { gamesCompleted: 10, peak: 1800 }),
      30,
      40,
    ],
    [
      '2014: K of the others',
      () => printedK('2014-06', { gamesCompleted: 100, peak: 1800 }),
      () => printedK('2014-07', { gamesCompleted: 100, peak: 1800 }),
      15,
      20,
    ],
    [
      '2014: K of a junior',
      () => printedK('2014-06', { gamesCompleted: 100, peak: 1800 }, 2000),
      () => printedK('2014-07', { gamesCompleted: 100, peak: 1800 }, 2000),
      15,
      40,
    ],
    [
      '2014: a first rating from 5 games',
      () => first('2014-06', [{ day: '2014-05-01', games: 5, score: 3 }]),
      () => first('2014-07', [{ day: '2014-06-01', games: 5, score: 3 }]),
      null,
      1515,
    ],
    [
      '2014: a half point over half',
      () => first('2014-08', [{ day: '2014-06-30', games: 9, score: 5 }]),
      () => first('2014-08', [{ day: '2014-07-01', games: 9, score: 5 }]),
      1515,
      1520,
    ],
    [
      '2014: half a point in a first event',
      () => counted('2014-08', [{ day: '2014-06-30', games: 2, score: 0.5 }]),
      () => counted('2014-08', [{ day: '2014-07-01', games: 2, score: 0.5 }]),
      0,
      2,
    ],
    [
      '2014: ended 5 days before a list',
      () => makesNextList('2014-06-26'),
      () => makesNextList('2014-07-27'),
      false,
      true,
    ],
    [
      '2014: games of 25 lists before',
      () =>
        counted('2014-06', [
          { day: '2012-04-01', games: 5, score: 2, ratedIn: '2012-07' },
          { day: '2012-04-01', games: 3, score: 2, ratedIn: '2012-05' },
        ]),
      () =>
        counted('2014-08', [
          { day: '2012-06-01', games: 5, score: 2, ratedIn: '2012-07' },
          { day: '2012-06-01', games: 3, score: 2, ratedIn: '2012-08' },
        ]),
      5,
      8,
    ],
    [
      '2014: what a game of 12 minutes is',
      () => typeOn('2014-06-30', 12),
      () => typeOn('2014-07-01', 12),
      'blitz',
      'rapid',
    ],
    [
      '2014: what a game of 15 minutes is',
      () => typeOn('2014-06-30', 15),
      () => typeOn('2014-07-01', 10),
      'rapid',
      'blitz',
    ],
    ['2014: minutes for a player of 2200', () => needs('2014-06-30', 2200), () => needs('2014-07-01', 2200), null, 120],
    // 1 July 2015
    [
      '2015: a first rapid rating from 5 games',
      () => first('2015-06', [{ day: '2015-05-01', games: 5, score: 3 }], 'rapid'),
      () => first('2015-07', [{ day: '2015-06-01', games: 5, score: 3 }], 'rapid'),
      null,
      1520,
    ],
    // 1 July 2017
    ['2017: K 40 and 30 games', () => limited('2017-06', 40, 30), () => limited('2017-07', 40, 30), 40, 23],
    [
      '2017: blitz, 50 games',
      () => limited('2017-06', 20, 50, 'blitz'),
      () => limited('2017-07', 20, 50, 'blitz'),
      20,
      14,
    ],
    [
      '2017: reported 65 days after the end',
      () => tooLate('2017-06-20', 65),
      () => tooLate('2017-07-20', 65),
      false,
      true,
    ],
    // November 2020
    [
      '2020: a year without a game',
      () => quiet('2020-10', 1800, { lastPlayed: '2019-10' }).standing?.inactive,
      () => quiet('2020-11', 1800, { lastPlayed: '2019-11' }).standing?.inactive,
      true,
      undefined,
    ],
    // 1 January 2022
    [
      '2022: two wins over 500 points',
      () => sumOn('2021-12-31', 2300, [1800, 1790], ['1', '1']),
      () => sumOn('2022-01-01', 2300, [1800, 1790], ['1', '1']),
      16,
      12,
    ],
    [
      '2022: a second event without a half point',
      () =>
        counted('2022-02', [
          { day: '2021-11-01', games: 2, score: 0 },
          { day: '2021-12-31', games: 3, score: 0 },
          { day: '2022-01-05', games: 1, score: 1 },
        ]),
      () =>
        counted('2022-02', [
          { day: '2021-11-01', games: 2, score: 0 },
          { day: '2022-01-01', games: 3, score: 0 },
          { day: '2022-01-05', games: 1, score: 1 },
        ]),
      1,
      4,
    ],
    [
      '2022: a round robin with an unrated player',
      () =>
        roundRobin('2021-12-31', [rated(2000), rated(1900), rated(1800), rated(1700), unrated], []).map(
          ({ games }) => games,
        ),
      () =>
        roundRobin('2022-01-01', [rated(2000), rated(1900), rated(1800), rated(1700), unrated], []).map(
          ({ games }) => games,
        ),
      [4, 4, 4, 4, 4],
      [3, 3, 3, 3, 4],
    ],
    ['2022: minutes for a player of 2200', () => needs('2021-12-31', 2200), () => needs('2022-01-01', 2200), 120, 90],
    [
      '2022: a year without a game',
      () => quiet('2021-12', 1800, { lastPlayed: '2020-12' }).standing,
      () => quiet('2022-01', 1800, { lastPlayed: '2021-01' }).standing?.inactive,
      null,
      true,
    ],
    [
      '2022: reported 65 days after the end',
      () => tooLate('2021-12-20', 65),
      () => tooLate('2022-01-20', 65),
      true,
      false,
    ],
    // 1 October 2022, rapid and blitz
    [
      '2022: rapid K of a new player',
      () => printedK('2022-09', { gamesCompleted: 10, peak: 1800 }, 1970, 'rapid'),
      () => printedK('2022-10', { gamesCompleted: 10, peak: 1800 }, 1970, 'rapid'),
      20,
      40,
    ],
    ['2022: rapid 400 below standard', () => lifted('2022-09'), () => lifted('2022-10'), 1400, 1700],
    // 1 March 2024
    [
      '2024: a player of 1200',
      () => quiet('2024-02', 1200).newRating,
      () => quiet('2024-03', 1200).newRating,
      1200,
      1520,
    ],
    [
      '2024: a player of 1399 a month later',
      () => quiet('2024-02', 1399).status,
      () => quiet('2024-04', 1399).status,
      'rated',
      'delisted',
    ],
    [
      '2024: a first rating, 3 of 5 against 1700',
      () => first('2024-04', [{ day: '2024-02-29', games: 5, score: 3, average: 1700 }]),
      () => first('2024-04', [{ day: '2024-03-01', games: 5, score: 3, average: 1700 }]),
      1720,
      1779,
    ],
    [
      '2024: a first rating of more than 2200',
      () => first('2024-04', [{ day: '2024-02-29', games: 5, score: 4.5, average: 2400 }]),
      () => first('2024-04', [{ day: '2024-03-01', games: 5, score: 4.5, average: 2400 }]),
      2480,
      2200,
    ],
    [
      '2024: two wins over 500 points',
      () => sumOn('2024-02-29', 2300, [1800, 1790], ['1', '1']),
      () => sumOn('2024-03-01', 2300, [1800, 1790], ['1', '1']),
      12,
      16,
    ],
    // 1 December 2024, rapid and blitz
    [
      '2024: rapid, 2650 beats 2000',
      () => sumOn('2024-11-30', 2650, [2000], ['1'], 'rapid'),
      () => sumOn('2024-12-01', 2650, [2000], ['1'], 'rapid'),
      8,
      0,
    ],
    // 1 October 2025
    [
      '2025: 2700 beats 2250',
      () => sumOn('2025-09-30', 2700, [2250], ['1']),
      () => sumOn('2025-10-01', 2700, [2250], ['1']),
      8,
      6,
    ],
  ]

  test.each(pairs)('%s', (_what, before, after, old, now) => {
    expect(before(), 'before').toEqual(old)
    expect(after(), 'after').toEqual(now)
  })

  it('are enough of them, and most give two answers', () => {
    expect(pairs.filter(([, , , old, now]) => JSON.stringify(old) !== JSON.stringify(now)).length).toBeGreaterThan(40)
  })
})

/** K used on a list for an event that started under the list before the one before, where the player had another K. */
function kOfSpanning(list: ListMonth, startedUnder: ListMonth) {
  const one = event({
    tournament: tournament({ startDate: addDays(listDate(startedUnder), 5) }),
    games: 5,
    sumOfDeltas: 100,
  })
  const base = standing({ k: 15, gamesCompleted: 40 })
  return playerMonth(player({ base, coefficientOn: () => 25 }), [one], lawOf(list)).kUsed
}

/** A rapid rating of 1400 beside a standard rating of 1800. */
function lifted(list: ListMonth) {
  return playerMonth(player({ base: standing({ rating: 1400 }), standardNow: 1800 }), [], lawOf(list, 'rapid'))
    .newRating
}

it('lets a newcomer of an old round robin in with what he performed', () => {
  const [, , , , pool] = roundRobin('2003-05-01', [rated(2000), rated(1900), rated(1800), rated(1700), unrated], [])
  // Rar 1850, everybody one half: Ra 1850; four games of it.
  expect(pool).toMatchObject({ games: 4, score: 200, sumOfOpponents: 4 * 1850, sumOfDeltas: 0 })
  const change = playerMonth(newcomer(), [pool as PlayerEvent], lawOf('2003-07'))
  expect(change).toMatchObject({ status: 'unrated', games: 4 })
})

test.each<[day: IsoDate, unratedScore: number, why: string]>([
  ['2003-05-01', 50, '6.1: one half point is too little'],
  ['2012-05-01', 50, '8.2: less than a point'],
  ['2016-05-01', 0, '8.2: not a half point'],
  ['2021-05-01', 0, '6.3: a zero in a round robin'],
])('leaves a newcomer of %s with %i hundredths out, for himself too', (day, score, why) => {
  const last = score === 50 ? '=' : '1'
  const field = [rated(2000), rated(1900), rated(1800), rated(1700), unrated]
  const made = roundRobin(day, field, ['=', '=', '=', last, '=', '=', '1', '=', '1', '1'])
  expect(
    made.map(({ games }) => games),
    why,
  ).toEqual([3, 3, 3, 3, 0])
})

it('goes by the average of the opponents in a double round robin', () => {
  const field = [rated(2200), rated(2000), rated(2000), rated(2000), rated(2000), unrated]
  const pairs = field.flatMap((_, white) =>
    field.slice(white + 1).map((__, index) => [white, white + 1 + index] as const),
  )
  const games = [...pairs, ...pairs].map(([white, black], index) => game(white, black, '=', null, index + 1))
  const players = field.map((_, place) => place)
  const [first, ...others] = playerEvents(tournament({ startDate: '2003-05-01', players, games }), field)
  // Everybody one half: Ra 2040, which the newcomer performed; Rc (4 x 2000 + 2040) / 5 = 2008, D 192, PD .75.
  expect(first).toMatchObject({ games: 10, sumOfDeltas: 500 - 750 })
  expect(others.at(-1)).toMatchObject({ games: 10, sumOfOpponents: 10 * 2040 })
})
