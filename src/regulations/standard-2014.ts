import type { Regulations } from './regulations.js'
import { confirmed, unsure } from './sources.js'
import { standardUntil2014 } from './standard-2009.js'

const TEXT_2014 = 'http://samara-chess.ru/index.php?go=Pages&in=print&id=24'
const EXTRACT_2014 = 'http://kinabaluchess.com/wordpress/rating/'
const FIRST_RATING_2014 = 'https://uschess.discourse.group/t/initial-fide-rating/19212'
const RULES_2017 = 'https://chess.jorel.dev/ratings.html'
const TEXT_2017 = 'https://handbook.fide.com/chapter/B022017'
const TIMES_2017 = 'https://kolokwium.blogspot.com/2021/12'
const UPLOAD_2017 = 'arbitriscacchi.com, codice=1096'
const INACTIVE_2020 = 'https://www.fide.com/news/796'

const [before] = standardUntil2014

/** K 40, 20 and 10, juniors, five games in 26 months, 20 points a half point. */
const july2014: Regulations = {
  ...before,
  id: 'fide-2014-07-01',
  effectiveFrom: '2014-07-01',
  source: TEXT_2014,
  firstEvent: { kind: 'after-first-performance', score: 50, games: 1 },
  roundRobin: { oneRatedIn: 3, leastRated: 4, leastPlayersOfDouble: 6, leastScore: 50 },
  timeLimits: { standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 },
  tournament: {
    ...before.tournament,
    registration: null,
    minimumTimes: [
      { ratedFrom: 2200, minutes: 120 },
      { ratedFrom: 1600, minutes: 90 },
      { ratedFrom: 0, minutes: 60 },
    ],
  },
  initialRating: { formula: 'half-point-bonus', pointsPerHalfPoint: 20, max: null },
  coefficient: {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: { untilAge: 18, peakFrom: 2300, k: 40, until: 'birthday' },
    newPlayer: { games: 30, k: 40 },
    others: 20,
  },
  gates: { games: 5, score: null },
  windowLists: 26,
  closing: { daysBefore: 3, officialEventDaysBefore: 1, latestListAfterEnd: 3 },
  sources: {
    ...before.sources,
    firstEvent: confirmed('8.21', FIRST_RATING_2014, 'half a point; every single game counts'),
    roundRobin: unsure('8.2', FIRST_RATING_2014, 'the text had a drafting fault; half a point is meant'),
    timeLimits: unsure('1.1', 'https://chessexpress.blogspot.com', 'rapid above 10 minutes; the day is inferred'),
    tournament: unsure('1.1', RULES_2017, 'the time limits of 2017'),
    initialRating: unsure('8.23', RULES_2017, 'half the highest K; read in the text of 2017'),
    coefficient: confirmed('8.56', TEXT_2014, 'to the 18th birthday; the lists went by its year (7 of 7 juniors)'),
    coefficientDate: unsure('8.56', TEXT_2014, 'as in 2009'),
    maxKTimesGames: confirmed('', TEXT_2014, 'no such rule'),
    ratingFloor: confirmed('7.1', EXTRACT_2014),
    listMonths: confirmed('7.1', EXTRACT_2014),
    gates: confirmed('6.4', EXTRACT_2014),
    windowLists: confirmed('6.4', EXTRACT_2014),
    closing: confirmed('7.1', EXTRACT_2014, 'how late a report may be was not seen'),
  },
}

/** K times games at most 700; juniors to the end of the year; reports within 30 days. */
const july2017: Regulations = {
  ...july2014,
  id: 'fide-2017-07-01',
  effectiveFrom: '2017-07-01',
  source: TEXT_2017,
  roundRobin: { oneRatedIn: 3, leastRated: 4, leastPlayersOfDouble: 6, leastScore: 50 },
  tournament: { ...july2014.tournament, firstControlMoves: 40, mostDays: 90 },
  coefficient: {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: { untilAge: 18, peakFrom: 2300, k: 40 },
    newPlayer: { games: 30, k: 40 },
    others: 20,
  },
  maxKTimesGames: 700,
  closing: { ...july2014.closing, latestListAfterEnd: 2 },
  sources: {
    ...july2014.sources,
    difference: unsure('8.5.4', RULES_2017, 'that it held for every game of an event is the likely reading'),
    firstEvent: confirmed('8.2.1', RULES_2017),
    roundRobin: confirmed('6.3', RULES_2017, 'the factor below one half is unsure and not applied'),
    tournament: confirmed('1.1', TIMES_2017),
    initialRating: confirmed('8.2.3', RULES_2017),
    coefficient: confirmed('8.5.6', RULES_2017),
    maxKTimesGames: unsure('8.5.6', TEXT_2017, 'in the text by then; it began between September 2016 and this day'),
    windowLists: confirmed('6.4', RULES_2017),
    gates: confirmed('6.4', RULES_2017),
    closing: unsure('9.1', UPLOAD_2017, 'upload within 30 days: the second list after the end is the last'),
    ratingFloor: confirmed('7.2', RULES_2017),
    inactiveAfterLists: confirmed('7.2', INACTIVE_2020, 'the notice of 2020 names the year that it doubles'),
  },
}

/** Inactive after two years, from the list of November 2020. */
const november2020: Regulations = {
  ...july2017,
  id: 'fide-2020-11-01',
  effectiveFrom: '2020-11-01',
  source: INACTIVE_2020,
  inactiveAfterLists: 24,
  sources: {
    ...july2017.sources,
    inactiveAfterLists: confirmed('7.2', INACTIVE_2020, 'its end is unsure (A14)'),
  },
}

/** Newest first. */
export const standardUntil2022 = [november2020, july2017, july2014, ...standardUntil2014] as const
