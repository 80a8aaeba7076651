import { articles2003 } from './articles.js'
import type { Regulations } from './regulations.js'
import { confirmed, data, unsure } from './sources.js'

/** The handbook of 2003, its chapters and its worked example. */
const HANDBOOK_2003 = 'http://arbitri.lombardiascacchi.com/handbook/handbook.asp-level=B0200.htm'
/** Every official text list from January 2001 to April 2004. */
const LISTS_2001_2004 = "FIDE's text lists of January 2001 to April 2004 (github JGravier/FIDE)"
const RECOLLECTION = 'lists of 2004 to 2009 were not seen'
const PER_GAME = 'http://www.chesselo.com/new_fide_system.html'
const NOT_SEEN = 'no text of the time was seen'

/**
 * About 2000 to 2002, by the text of 2003: quarterly lists, nine games against rated opponents in eight lists, K 25, 15 and
 * 10, a change from the average of the opponents, each within 350 points, and round robins with unrated players.
 */
const january2000: Regulations = {
  id: 'fide-2000-01-01',
  effectiveFrom: '2000-01-01',
  source: HANDBOOK_2003,
  articles: articles2003,
  calculation: 'average-opponent',
  expectation: 'table',
  difference: { cap: 350, capExemptFrom: null, upgradesPerEvent: null },
  removedGames: null,
  countsStandardRating: false,
  firstEvent: { kind: 'every-event', score: 100, games: 3 },
  roundRobin: { oneRatedIn: 3, leastRated: 4, leastPlayersOfDouble: 6, leastScore: 100 },
  timeLimits: { standardFromMinutes: 60, rapidAboveMinutes: 15, blitzAboveMinutes: 5, boundsBelong: true },
  tournament: {
    registration: null,
    minimumTimes: [],
    firstControlMoves: null,
    equalTimes: false,
    roundsPerDay: {},
    mostDays: null,
    reportDaysLeft: null,
    normArbiterTitles: [],
  },
  initialRating: { formula: 'half-point-bonus', pointsPerHalfPoint: 12.5, max: null },
  listMonths: [1, 4, 7, 10],
  coefficient: {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: null,
    newPlayer: { games: 30, k: 25 },
    others: 15,
  },
  coefficientDate: 'list-before',
  importedGamesAssumed: 30,
  maxKTimesGames: null,
  ratingFloor: 2001,
  floorBindsImports: false,
  gates: { games: 9, score: null },
  windowLists: 8,
  inactiveAfterLists: 4,
  closing: { daysBefore: 30, officialEventDaysBefore: 30, latestListAfterEnd: 2 },
  oneTimeAdjustments: [],
  titleThresholds: [],
  sources: {
    calculation: confirmed('10', HANDBOOK_2003, 'K x (W - n x PD) of the difference to the average opponent'),
    expectation: confirmed('10.1b', HANDBOOK_2003, '14.2: the table as printed, no interpolation'),
    difference: confirmed('10', HANDBOOK_2003, 'each opponent is brought within 350 points first'),
    removedGames: confirmed('', HANDBOOK_2003, 'no such rule'),
    countsStandardRating: confirmed('', HANDBOOK_2003, 'there are standard ratings only'),
    firstEvent: confirmed('6.1, 6.42', HANDBOOK_2003, 'GA 2003: none or one half point is disregarded; 3 games'),
    roundRobin: confirmed('6.3', HANDBOOK_2003, 'a table with unplayed games counts as a Swiss (6.43)'),
    timeLimits: unsure('', 'https://www.englishchess.org.uk/new-fide-venture/', `${NOT_SEEN}: those of 2012`),
    tournament: unsure('', HANDBOOK_2003, 'time limits and registration were not seen'),
    initialRating: confirmed('10', HANDBOOK_2003),
    listMonths: confirmed('9.1', HANDBOOK_2003, 'GA 1999; the first quarterly list is unsure'),
    coefficient: confirmed('10.5', HANDBOOK_2003),
    coefficientDate: confirmed('10.5', HANDBOOK_2003, 'K as it stands when the list is computed'),
    importedGamesAssumed: unsure('', 'decision A4b', 'nothing is known of players of a first list'),
    maxKTimesGames: confirmed('', HANDBOOK_2003, 'no such rule'),
    ratingFloor: data('9.21', LISTS_2001_2004, 'lowest rating 2001 in every list of January 2001 to July 2002'),
    floorBindsImports: data('', LISTS_2001_2004, 'a few players stand below; lists are kept as printed (A21)'),
    gates: confirmed('9.14', HANDBOOK_2003, 'the lists show the jump at 9 games too'),
    windowLists: confirmed('9.14', HANDBOOK_2003, 'the same or the next 7 periods'),
    inactiveAfterLists: unsure('9.2', HANDBOOK_2003, 'a year'),
    closing: confirmed('9.11, 9.13', HANDBOOK_2003, 'about one month before; not more than one period late'),
    oneTimeAdjustments: confirmed('', HANDBOOK_2003, 'none'),
    titleThresholds: unsure('', HANDBOOK_2003, 'not held for this time'),
  },
}

/** Floor 2000 to 1800. */
const july2002: Regulations = {
  ...january2000,
  id: 'fide-2002-07-01',
  effectiveFrom: '2002-07-01',
  ratingFloor: 1801,
  sources: {
    ...january2000.sources,
    ratingFloor: data('9.21', LISTS_2001_2004, 'October 2002 has 393 players from 1802 to 1999; the day is inferred'),
  },
}

/** Floor 1600. */
const july2004: Regulations = {
  ...july2002,
  id: 'fide-2004-07-01',
  effectiveFrom: '2004-07-01',
  ratingFloor: 1601,
  sources: { ...july2002.sources, ratingFloor: unsure('9.21', RECOLLECTION, 'between 2004 and 2006') },
}

/** The change game by game. */
const april2006: Regulations = {
  ...july2004,
  id: 'fide-2006-04-01',
  effectiveFrom: '2006-04-01',
  calculation: 'game-by-game',
  sources: {
    ...july2004.sources,
    calculation: unsure('10', PER_GAME, '1 April 2006 by one source; "recently" in July 2008 by another'),
  },
}

/** Floor 1400. */
const july2006: Regulations = {
  ...april2006,
  id: 'fide-2006-07-01',
  effectiveFrom: '2006-07-01',
  ratingFloor: 1401,
  sources: { ...april2006.sources, ratingFloor: unsure('9.21', RECOLLECTION, 'between 2006 and 2008') },
}

/** Newest first. */
export const standardUntil2009 = [july2006, april2006, july2004, july2002, january2000] as const
