import { rapidBlitzArticles2012 } from './articles.js'
import type { Regulations } from './regulations.js'
import { confirmed, data, type Source, unsure } from './sources.js'
import { standardOn } from './standard.js'

const LAUNCH_2012 = 'https://www.englishchess.org.uk/new-fide-venture/'
const LISTS = "FIDE's rapid and blitz lists of 2012 to 2016 (github JGravier/FIDE)"
const CHANGES_2021 = 'https://chessexpress.blogspot.com/2021/12/changes-to-rating-and-titles.html'
const REDUCTION = 'https://ssmanhem.se/k-reduktion/'

/** Rapid and blitz lists show the floor of 1000 too; before there were any, the launch speaks of 1200. */
function ratingFloorOf({ ratingFloor }: Regulations): Source {
  return ratingFloor === 1000
    ? data('7.2', LISTS, 'the lowest ratings listed are 1000 to 1006')
    : confirmed('', LAUNCH_2012)
}

/** What rapid and blitz did differently from the standard edition of the same day until 2021. */
function rapidAndBlitzOf(standard: Regulations): Omit<Regulations, 'id' | 'effectiveFrom'> {
  return {
    ...standard,
    articles: rapidBlitzArticles2012,
    countsStandardRating: true,
    firstEvent: { kind: 'after-first-performance', score: 100, games: 3 },
    roundRobin: standard.roundRobin === null ? null : { ...standard.roundRobin, leastScore: 100 },
    tournament: {
      registration: { daysBefore: 2, normsDaysBefore: null, strongPlayers: null },
      minimumTimes: [],
      firstControlMoves: null,
      equalTimes: true,
      roundsPerDay: {},
      mostDays: null,
      reportDaysLeft: null,
      normArbiterTitles: standard.tournament.normArbiterTitles,
    },
    coefficient: { kind: 'fixed', k: 20 },
    gates: { games: 9, score: null },
    titleThresholds: [],
    sources: {
      ...standard.sources,
      difference: data('8.54', LISTS, 'nobody gains 19 or 20 by one game; the text is said to have none'),
      countsStandardRating: confirmed('', LAUNCH_2012, 'a player starts from his standard rating (A20)'),
      firstEvent: confirmed('8.21', LAUNCH_2012, '3 rated opponents and 1 point'),
      roundRobin: unsure(
        '8.2',
        LAUNCH_2012,
        'the method as in standard; less than the 1 point of a first event is disregarded',
      ),
      timeLimits: confirmed('', LAUNCH_2012),
      tournament: confirmed('', LAUNCH_2012, 'registration two days before, equal times'),
      coefficient: data('8.56', LISTS, 'every list prints 20 for everybody'),
      coefficientDate: data('8.56', LISTS, 'one K for all: the day plays no part'),
      maxKTimesGames: data('', LISTS, 'until August 2016 changes grow with the games as without a limit'),
      ratingFloor: ratingFloorOf(standard),
      gates: data('6.4', LISTS, 'nine games until the events of July 2015'),
      titleThresholds: confirmed('', LAUNCH_2012, 'titles follow standard ratings'),
    },
  }
}

/** The launch: rated from this day on, listed from July 2012 on. */
const january2012: Regulations = {
  ...rapidAndBlitzOf(standardOn('2011-07-01')),
  id: 'fide-2012-01-01',
  effectiveFrom: '2012-01-01',
  source: LAUNCH_2012,
}

const july2012: Regulations = {
  ...rapidAndBlitzOf(standardOn('2012-07-01')),
  id: 'fide-2012-07-01',
  effectiveFrom: '2012-07-01',
  source: LAUNCH_2012,
}

const january2013: Regulations = {
  ...rapidAndBlitzOf(standardOn('2013-01-01')),
  id: 'fide-2013-01-01',
  effectiveFrom: '2013-01-01',
}

const july2014Carried = rapidAndBlitzOf(standardOn('2014-07-01'))
/** The limits between the types, the window and 20 points a half point as in standard; K and first ratings as they were. */
const july2014: Regulations = {
  ...july2014Carried,
  id: 'fide-2014-07-01',
  effectiveFrom: '2014-07-01',
  firstEvent: { kind: 'after-first-performance', score: 100, games: 1 },
  tournament: { ...july2014Carried.tournament, roundsPerDay: { rapid: 15, blitz: 30 } },
  sources: {
    ...july2014Carried.sources,
    firstEvent: unsure('8.21', CHANGES_2021, 'one point in the first event; the three games are gone as in standard'),
    timeLimits: unsure('1.1', CHANGES_2021, 'rapid above 10 minutes; the day is inferred'),
    tournament: unsure('3.1', CHANGES_2021, 'at most 15 or 30 rounds a day; the day is inferred'),
  },
}

/** Five games for a first rating. */
const july2015: Regulations = {
  ...july2014,
  id: 'fide-2015-07-01',
  effectiveFrom: '2015-07-01',
  gates: { games: 5, score: null },
  sources: { ...july2014.sources, gates: data('6.4', LISTS, '909 newcomers with 5 to 8 games from August 2015 on') },
}

const july2017Carried = rapidAndBlitzOf(standardOn('2017-07-01'))
/** K times games at most 700. */
const july2017: Regulations = {
  ...july2017Carried,
  id: 'fide-2017-07-01',
  effectiveFrom: '2017-07-01',
  source: CHANGES_2021,
  firstEvent: july2015.firstEvent,
  tournament: july2015.tournament,
  gates: july2015.gates,
  sources: {
    ...july2017Carried.sources,
    firstEvent: unsure('8.21', CHANGES_2021, 'one point in the first event'),
    timeLimits: confirmed('1.1', CHANGES_2021),
    tournament: confirmed('3.1', CHANGES_2021),
    gates: data('6.4', LISTS),
    maxKTimesGames: unsure('8.56', REDUCTION, 'not before September 2016; the day is that of standard'),
  },
}

const november2020: Regulations = {
  ...july2017,
  id: 'fide-2020-11-01',
  effectiveFrom: '2020-11-01',
  source: standardOn('2020-11-01').source,
  inactiveAfterLists: standardOn('2020-11-01').inactiveAfterLists,
  sources: { ...july2017.sources, inactiveAfterLists: standardOn('2020-11-01').sources.inactiveAfterLists },
}

/** Newest first. */
export const rapidBlitzUntil2022 = [
  november2020,
  july2017,
  july2015,
  july2014,
  january2013,
  july2012,
  january2012,
] as const
