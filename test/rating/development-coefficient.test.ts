import { describe, expect, it, test } from 'vitest'

import { developmentCoefficient, type KReason } from '../../src/rating/development-coefficient.js'
import { type IsoDate, type ListMonth, listDate, monthOf } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { edition } from './made-up-games.js'

interface Row {
  readonly list: ListMonth
  readonly birthYear: number | null
  readonly games: number
  readonly peak: number | null
}

function kOf({ list, birthYear, games, peak }: Row, type: RatingType = 'standard') {
  const { coefficient } = edition(listDate(list), type)
  return developmentCoefficient({ peak, gamesCompleted: games, birthYear }, list, coefficient)
}

test.each<[list: ListMonth, born: IsoDate, k: number, why: string]>([
  ['2016-03', '1998-03-15', 40, '8.56 of 2014: not yet 18'],
  ['2016-03', '1998-03-01', 20, '18 on the day of the list'],
  ['2016-04', '1998-03-15', 20, '18 in March'],
  ['2015-12', '1998-03-15', 40, '17'],
  ['2017-12', '1999-03-15', 40, '8.5.6 of 2017: to the end of the year'],
])('on %s, born on %s: K %i', (list, birthDate, k, why) => {
  const marks = { peak: 1800, gamesCompleted: 200, birthYear: Number(birthDate.slice(0, 4)), birthDate }
  expect(developmentCoefficient(marks, list, edition(listDate(list)).coefficient).k, why).toBe(k)
})

describe('K (8.3.3, A4)', () => {
  test.each<
    [list: ListMonth, birthYear: number | null, games: number, peak: number | null, k: number, KReason, string]
  >([
    // list     born  games peak   K   because       why
    ['2026-03', 1990, 12, 1800, 40, 'new-player', 'under 30 games'],
    ['2026-03', 1990, 29, 1800, 40, 'new-player', '29 games: still 40'],
    ['2026-03', 1990, 30, 1800, 20, 'others', '30 games'],
    ['2026-03', 2010, 200, 1800, 40, 'junior', 'junior'],
    ['2026-12', 2008, 200, 1800, 40, 'junior', 'year of the 18th birthday, December'],
    ['2027-01', 2008, 200, 1800, 20, 'others', 'January after the year of the 18th birthday'],
    ['2026-03', 2010, 200, 2305, 20, 'others', 'junior at 2300 or more'],
    ['2026-03', 2010, 200, 2300, 20, 'others', 'junior who once had 2300, now below'],
    ['2026-03', 2010, 200, 2299, 40, 'junior', 'junior never at 2300'],
    ['2026-03', 1990, 80, 2405, 10, 'top', '2400 reached'],
    ['2026-03', 1990, 80, 2400, 10, 'top', 'exactly 2400, whatever he has fallen to'],
    ['2026-03', 1990, 10, 2410, 10, 'top', '2400 with under 30 games'],
    ['2026-03', 2010, 300, 2401, 10, 'top', 'junior at 2400'],
    ['2026-03', 1990, 10, 2340, 40, 'new-player', '2300s with under 30 games'],
    ['2026-03', null, 200, 1700, 20, 'others', 'birth year missing: no junior'],
    ['2026-03', null, 10, 1700, 40, 'new-player', 'birth year missing, under 30 games'],
    ['2026-03', 0, 200, 1700, 20, 'others', 'birth year 0 is missing, not a junior'],
    ['2026-03', 1926, 200, 1700, 20, 'others', 'aged 100: plain adult'],
    // Beyond those: either side of every mark
    ['2026-03', 1990, 80, 2399, 20, 'others', '2399 is not 2400'],
    ['2026-03', 2010, 10, 2305, 40, 'new-player', 'junior at 2300 with under 30 games: as new player'],
    ['2026-03', 2010, 10, 1800, 40, 'junior', 'junior comes before new player'],
    ['2026-03', 2026, 200, 1700, 40, 'junior', 'born in the year of the list'],
    ['2026-03', 2027, 200, 1700, 20, 'others', 'birth year in the future: a mistake, not a junior'],
    ['2026-03', 2027, 10, 1700, 40, 'new-player', 'birth year in the future, under 30 games'],
    ['2026-03', -5, 200, 1700, 20, 'others', 'no birth year'],
    ['2026-01', 2008, 200, 1800, 40, 'junior', 'the whole year of the 18th birthday: January'],
    ['2026-12', 2007, 200, 1800, 20, 'others', 'a year too old'],
    ['2026-03', 1990, 0, null, 40, 'new-player', 'never rated'],
    ['2026-03', 1990, 45, null, 20, 'others', 'never published, 45 games'],
    ['2014-07', 1996, 200, 1800, 40, 'junior', 'the text of 2014 says until the birthday: lists went by its year'],
    [
      '2016-12',
      1998,
      200,
      1800,
      40,
      'junior',
      'the text of 2014: to the end of the year, as on the list of December 2016',
    ],
    ['2017-01', 1998, 200, 1800, 20, 'others', 'the text of 2014: no longer on the list of January 2017'],
    ['2014-05', 1998, 200, 1800, 15, 'others', 'before July 2014 there was no rule for juniors'],
    ['2011-06', 1990, 29, 1800, 25, 'new-player', '10.5 of 2003: 29 games'],
    ['2011-06', 1990, 30, 1800, 15, 'others', '10.5 of 2003: 30 games'],
    ['2011-06', 1990, 90, 2400, 10, 'top', '10.5 of 2003: 2400'],
    ['2011-07', 1990, 29, 1800, 30, 'new-player', '8.56: 30 from July 2011 on'],
    ['2022-01', 2003, 200, 1800, 20, 'others', 'the rule of 2022: 18 in the year before'],
    ['2022-12', 2004, 200, 1800, 40, 'junior', 'the rule of 2022: to the end of the year'],
    ['2023-01', 2004, 200, 1800, 20, 'others', 'the rule of 2022: then no longer'],
  ])('%s, born %s, %i games, peak %s: K %i', (list, birthYear, games, peak, k, reason, why) => {
    expect(kOf({ list, birthYear, games, peak }), why).toEqual({ k, reason })
  })
})

describe('K in rapid and blitz', () => {
  test.each<[type: RatingType, day: IsoDate, birthYear: number, games: number, peak: number | null, k: number, string]>(
    [
      ['rapid', '2022-01-01', 1990, 12, 1800, 20, '4.3: 20 for everybody, a new player too'],
      ['rapid', '2022-09-01', 1990, 12, 1800, 20, '4.3: the last list of the fixed K'],
      ['rapid', '2022-09-01', 2012, 12, 1800, 20, '4.3: a junior too'],
      ['rapid', '2022-09-01', 1980, 900, 2750, 20, '4.3: 2400 and above too'],
      ['blitz', '2022-09-01', 2012, 12, null, 20, '4.3: blitz'],
      ['rapid', '2022-10-01', 1990, 12, 1800, 40, '4.3: as standard from October 2022 on'],
      ['rapid', '2022-10-01', 2012, 90, 1800, 40, '4.3: as standard, junior'],
      ['rapid', '2022-10-01', 1980, 900, 2750, 10, '4.3: as standard, 2400'],
      ['rapid', '2022-10-01', 1980, 30, 2100, 20, '4.3: as standard, others'],
      ['blitz', '2022-10-01', 2012, 12, null, 40, '4.3: blitz'],
      ['standard', '2022-09-01', 2012, 12, 1800, 40, '8.3.3: standard never had a fixed K'],
      ['rapid', '2026-03-01', 1980, 0, null, 40, 'new to rapid, whatever K he has in standard'],
    ],
  )('%s on %s: born %i, %i games, peak %s: K %i', (type, day, birthYear, games, peak, k, why) => {
    const { coefficient } = edition(day, type)
    expect(developmentCoefficient({ peak, gamesCompleted: games, birthYear }, monthOf(day), coefficient).k, why).toBe(k)
  })

  it('says that it is fixed', () => {
    const { coefficient } = edition('2022-09-01', 'blitz')
    const marks = { peak: 2400, gamesCompleted: 100, birthYear: 1990 }
    expect(developmentCoefficient(marks, '2022-09', coefficient)).toEqual({ k: 20, reason: 'fixed' })
  })
})
