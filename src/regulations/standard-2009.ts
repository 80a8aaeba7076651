import { articles2009 } from './articles.js'
import type { Regulations } from './regulations.js'
import { confirmed, data, unsure } from './sources.js'
import { standardUntil2009 } from './standard-2000.js'

const CHANGES_2009 =
  'http://www.fide.com/component/content/article/1-fide-news/4059-changes-to-title-and-rating-regulations-effective-from-july-1st-2009.html'
const TEXT_2008 = 'https://docsbay.net/doc/5644/gens-una-sumus'
const LIMIT_400 = 'http://www.chesselo.com/400_rule.html'
const CHANGES_2011 = 'https://uschess.discourse.group/t/changes-to-fide-rating-regulations/15260'
const MONTHLY = 'https://www.fide.com/news/495'
const LATE_2013 = 'http://chessbg.com/news/open/id/841'
const TEXT_2013 = 'http://samara-chess.ru/index.php?go=Pages&in=print&id=24'
const RAPID_LISTS = "FIDE's rapid and blitz lists of 2012 to 2016 (github JGravier/FIDE)"

const [before] = standardUntil2009

/** Two-monthly lists, floor 1200, 400 points instead of 350, K as at the start of the tournament. */
const july2009: Regulations = {
  ...before,
  id: 'fide-2009-07-01',
  effectiveFrom: '2009-07-01',
  source: CHANGES_2009,
  articles: articles2009,
  difference: { ...before.difference, cap: 400 },
  tournament: {
    ...before.tournament,
    registration: { daysBefore: 30, normsDaysBefore: null, strongPlayers: null },
  },
  listMonths: [1, 3, 5, 7, 9, 11],
  coefficientDate: 'tournament-start',
  ratingFloor: 1200,
  windowLists: 12,
  inactiveAfterLists: 6,
  closing: { ...before.closing, daysBefore: 7, officialEventDaysBefore: 1 },
  sources: {
    ...before.sources,
    calculation: confirmed('8.5', CHANGES_2009),
    expectation: confirmed('8.1', TEXT_2008, 'the table is the one of 2003'),
    difference: confirmed('8.54', LIMIT_400),
    removedGames: confirmed('', CHANGES_2009, 'no such rule'),
    firstEvent: confirmed('8.21', CHANGES_2009, 'Swiss: 3 rated opponents and 1 point against them'),
    roundRobin: unsure('8.2', CHANGES_2009, '1 point; the method of 2003 without a factor below one half'),
    tournament: confirmed('0.4', TEXT_2008, 'registration one month before; the rest was not seen'),
    initialRating: confirmed('8.23', CHANGES_2009, 'half the highest K for every half point'),
    listMonths: confirmed('7.1', CHANGES_2009, 'first two-monthly list: September 2009'),
    coefficient: confirmed('8.56', CHANGES_2009, 'K 30 and 20 were planned and not put into force'),
    coefficientDate: confirmed('8.56', CHANGES_2009, 'K of the rating at the beginning of the tournament'),
    maxKTimesGames: confirmed('', CHANGES_2009, 'no such rule'),
    ratingFloor: confirmed('0.6', TEXT_2008),
    floorBindsImports: unsure('', 'decision A21', 'lists before March 2024 are kept as printed'),
    gates: confirmed('6.4', CHANGES_2009),
    windowLists: unsure('', CHANGES_2009, 'two years, as before'),
    inactiveAfterLists: unsure('7.2', CHANGES_2009, 'a year, as before'),
    closing: confirmed('7.1', CHANGES_2009, 'how late a report may be was not seen'),
    oneTimeAdjustments: confirmed('', CHANGES_2009, 'none'),
  },
}

/** K 30 for new players; after a first performance every single game counts. */
const july2011: Regulations = {
  ...july2009,
  id: 'fide-2011-07-01',
  effectiveFrom: '2011-07-01',
  source: CHANGES_2011,
  firstEvent: { kind: 'after-first-performance', score: 100, games: 3 },
  initialRating: { formula: 'half-point-bonus', pointsPerHalfPoint: 15, max: null },
  coefficient: {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: null,
    newPlayer: { games: 30, k: 30 },
    others: 15,
  },
  sources: {
    ...july2009.sources,
    firstEvent: confirmed('8.21', CHANGES_2011),
    initialRating: unsure('8.23', CHANGES_2009, 'half the highest K, as it was defined in 2009'),
    coefficient: confirmed('8.56', CHANGES_2011),
    closing: unsure('7.1', CHANGES_2009, 'as in 2009: nothing of this time was seen'),
  },
}

/** Monthly lists, floor 1000. */
const july2012: Regulations = {
  ...july2011,
  id: 'fide-2012-07-01',
  effectiveFrom: '2012-07-01',
  source: MONTHLY,
  listMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ratingFloor: 1000,
  windowLists: 24,
  inactiveAfterLists: 12,
  sources: {
    ...july2011.sources,
    countsStandardRating: confirmed('', MONTHLY, 'rapid and blitz only'),
    listMonths: confirmed('7.1', MONTHLY),
    ratingFloor: confirmed('7.2', 'http://chessdailynews.com/ratings-meeting-in-athens/'),
    windowLists: unsure('', MONTHLY, 'two years, as before'),
    inactiveAfterLists: data('7.2', RAPID_LISTS, '12 lists in 59,452 of 59,555 cases'),
  },
}

/** Reports that are more than three months late are not rated. */
const january2013: Regulations = {
  ...july2012,
  id: 'fide-2013-01-01',
  effectiveFrom: '2013-01-01',
  source: LATE_2013,
  closing: { ...july2012.closing, latestListAfterEnd: 3 },
  sources: {
    ...july2012.sources,
    closing: unsure('9.1', LATE_2013, 'over three months late: not rated (read); the closing days are those of 2009'),
  },
}

/** The text of 2013: what it says of ratings was the practice before. */
const july2013: Regulations = {
  ...january2013,
  id: 'fide-2013-07-01',
  effectiveFrom: '2013-07-01',
  source: TEXT_2013,
  sources: {
    ...january2013.sources,
    difference: confirmed('8.54', TEXT_2013),
    firstEvent: unsure('8.21', TEXT_2013, '1 point; the three games of 2011 are carried on'),
    coefficient: confirmed('8.56', TEXT_2013),
  },
}

/** Newest first. */
export const standardUntil2014 = [july2013, january2013, july2012, july2011, july2009, ...standardUntil2009] as const
