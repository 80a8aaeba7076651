import { describe, expect, it, test } from 'vitest'

import { fideEditions } from '../../src/regulations/editions.js'
import type { Regulations, RuleName } from '../../src/regulations/regulations.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'

/** A rule through the editions before 2022: what it was from each day on on which it changed. */
type Through<Name extends RuleName> = readonly (readonly [from: IsoDate, value: Regulations[Name]])[]
type RulesThrough = { readonly [Name in RuleName]: Through<Name> }

const noneAsked = {
  registration: null,
  minimumTimes: [],
  firstControlMoves: null,
  equalTimes: false,
  roundsPerDay: {},
  mostDays: null,
  reportDaysLeft: null,
  normArbiterTitles: [],
} as const
const registered = (daysBefore: number) => ({
  registration: { daysBefore, normsDaysBefore: null, strongPlayers: null },
})
const minimumTimes = [
  { ratedFrom: 2200, minutes: 120 },
  { ratedFrom: 1600, minutes: 90 },
  { ratedFrom: 0, minutes: 60 },
]
const limitedTo = (cap: number) => ({ cap, capExemptFrom: null, upgradesPerEvent: null })
const roundRobin = (leastScore: number) => ({ oneRatedIn: 3, leastRated: 4, leastPlayersOfDouble: 6, leastScore })
const bonus = (pointsPerHalfPoint: number) => ({ formula: 'half-point-bonus' as const, pointsPerHalfPoint, max: null })
const top = { peakFrom: 2400, k: 10 }
const byMarks = { kind: 'by-marks' as const, top, junior: null }
const junior = { untilAge: 18, peakFrom: 2300, k: 40 }
const newPlayer = (k: number) => ({ games: 30, k })
const games = (number: number) => ({ games: number, score: null })
const closing = (daysBefore: number, officialEventDaysBefore: number, latestListAfterEnd: number) => ({
  ...{ daysBefore, officialEventDaysBefore, latestListAfterEnd },
})
const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const everySecondMonth = [1, 3, 5, 7, 9, 11]
const untilJune2014 = {
  standardFromMinutes: 60,
  rapidAboveMinutes: 15,
  blitzAboveMinutes: 5,
  boundsBelong: true,
} as const
const fromJuly2014 = { standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 }

const STANDARD: RulesThrough = {
  calculation: [
    ['2000-01-01', 'average-opponent'],
    ['2006-04-01', 'game-by-game'],
  ],
  expectation: [['2000-01-01', 'table']],
  difference: [
    ['2000-01-01', limitedTo(350)],
    ['2009-07-01', limitedTo(400)],
  ],
  removedGames: [['2000-01-01', null]],
  countsStandardRating: [['2000-01-01', false]],
  firstEvent: [
    ['2000-01-01', { kind: 'every-event', score: 100, games: 3 }],
    ['2011-07-01', { kind: 'after-first-performance', score: 100, games: 3 }],
    ['2014-07-01', { kind: 'after-first-performance', score: 50, games: 1 }],
  ],
  roundRobin: [
    ['2000-01-01', roundRobin(100)],
    ['2014-07-01', roundRobin(50)],
  ],
  timeLimits: [
    ['2000-01-01', untilJune2014],
    ['2014-07-01', fromJuly2014],
  ],
  tournament: [
    ['2000-01-01', noneAsked],
    ['2009-07-01', { ...noneAsked, ...registered(30) }],
    ['2014-07-01', { ...noneAsked, minimumTimes }],
    ['2017-07-01', { ...noneAsked, minimumTimes, firstControlMoves: 40, mostDays: 90 }],
  ],
  initialRating: [
    ['2000-01-01', bonus(12.5)],
    ['2011-07-01', bonus(15)],
    ['2014-07-01', bonus(20)],
  ],
  listMonths: [
    ['2000-01-01', [1, 4, 7, 10]],
    ['2009-07-01', everySecondMonth],
    ['2012-07-01', everyMonth],
  ],
  coefficient: [
    ['2000-01-01', { ...byMarks, newPlayer: newPlayer(25), others: 15 }],
    ['2011-07-01', { ...byMarks, newPlayer: newPlayer(30), others: 15 }],
    ['2014-07-01', { ...byMarks, junior: { ...junior, until: 'birthday' }, newPlayer: newPlayer(40), others: 20 }],
    ['2017-07-01', { ...byMarks, junior, newPlayer: newPlayer(40), others: 20 }],
  ],
  coefficientDate: [
    ['2000-01-01', 'list-before'],
    ['2009-07-01', 'tournament-start'],
  ],
  maxKTimesGames: [
    ['2000-01-01', null],
    ['2017-07-01', 700],
  ],
  importedGamesAssumed: [['2000-01-01', 30]],
  ratingFloor: [
    ['2000-01-01', 2001],
    ['2002-07-01', 1801],
    ['2004-07-01', 1601],
    ['2006-07-01', 1401],
    ['2009-07-01', 1200],
    ['2012-07-01', 1000],
  ],
  floorBindsImports: [['2000-01-01', false]],
  gates: [
    ['2000-01-01', games(9)],
    ['2014-07-01', games(5)],
  ],
  windowLists: [
    ['2000-01-01', 8],
    ['2009-07-01', 12],
    ['2012-07-01', 24],
    ['2014-07-01', 26],
  ],
  inactiveAfterLists: [
    ['2000-01-01', 4],
    ['2009-07-01', 6],
    ['2012-07-01', 12],
    ['2020-11-01', 24],
  ],
  closing: [
    ['2000-01-01', closing(30, 30, 2)],
    ['2009-07-01', closing(7, 1, 2)],
    ['2013-01-01', closing(7, 1, 3)],
    ['2014-07-01', closing(3, 1, 3)],
    ['2017-07-01', closing(3, 1, 2)],
  ],
  oneTimeAdjustments: [['2000-01-01', []]],
  titleThresholds: [['2000-01-01', []]],
}

const equalTimes = { ...noneAsked, ...registered(2), equalTimes: true }

const RAPID_AND_BLITZ: RulesThrough = {
  calculation: [['2012-01-01', 'game-by-game']],
  expectation: [['2012-01-01', 'table']],
  difference: [['2012-01-01', limitedTo(400)]],
  removedGames: [['2012-01-01', null]],
  countsStandardRating: [['2012-01-01', true]],
  firstEvent: [
    ['2012-01-01', { kind: 'after-first-performance', score: 100, games: 3 }],
    ['2014-07-01', { kind: 'after-first-performance', score: 100, games: 1 }],
  ],
  // As much as a first event asks for: one point, also after July 2014.
  roundRobin: [['2012-01-01', roundRobin(100)]],
  timeLimits: [
    ['2012-01-01', untilJune2014],
    ['2014-07-01', fromJuly2014],
  ],
  tournament: [
    ['2012-01-01', equalTimes],
    ['2014-07-01', { ...equalTimes, roundsPerDay: { rapid: 15, blitz: 30 } }],
  ],
  initialRating: [
    ['2012-01-01', bonus(15)],
    ['2014-07-01', bonus(20)],
  ],
  listMonths: [
    ['2012-01-01', everySecondMonth],
    ['2012-07-01', everyMonth],
  ],
  coefficient: [['2012-01-01', { kind: 'fixed', k: 20 }]],
  coefficientDate: [['2012-01-01', 'tournament-start']],
  maxKTimesGames: [
    ['2012-01-01', null],
    ['2017-07-01', 700],
  ],
  importedGamesAssumed: [['2012-01-01', 30]],
  ratingFloor: [
    ['2012-01-01', 1200],
    ['2012-07-01', 1000],
  ],
  floorBindsImports: [['2012-01-01', false]],
  gates: [
    ['2012-01-01', games(9)],
    ['2015-07-01', games(5)],
  ],
  windowLists: [
    ['2012-01-01', 12],
    ['2012-07-01', 24],
    ['2014-07-01', 26],
  ],
  inactiveAfterLists: [
    ['2012-01-01', 6],
    ['2012-07-01', 12],
    ['2020-11-01', 24],
  ],
  closing: [
    ['2012-01-01', closing(7, 1, 2)],
    ['2013-01-01', closing(7, 1, 3)],
    ['2014-07-01', closing(3, 1, 3)],
    ['2017-07-01', closing(3, 1, 2)],
  ],
  oneTimeAdjustments: [['2012-01-01', []]],
  titleThresholds: [['2012-01-01', []]],
}

const THROUGH: Readonly<Record<RatingType, RulesThrough>> = {
  standard: STANDARD,
  rapid: RAPID_AND_BLITZ,
  blitz: RAPID_AND_BLITZ,
}

function through(type: RatingType, name: RuleName) {
  const before2022 = fideEditions[type].filter(({ effectiveFrom }) => effectiveFrom < '2022-01-01').reverse()
  return before2022
    .map((edition) => [edition.effectiveFrom, edition[name]] as const)
    .filter(([, value], index, all) => JSON.stringify(value) !== JSON.stringify(all[index - 1]?.[1]))
}

describe.each(ratingTypes)('each value of the %s editions before 2022, and the day it changed', (type) => {
  test.each(ruleNames)('%s', (name) => {
    expect(through(type, name)).toEqual(THROUGH[type][name])
  })
})

it('a rule that is added has its row here', () => {
  expect(Object.keys(STANDARD).sort()).toEqual([...ruleNames].sort())
})
