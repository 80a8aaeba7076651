import type { IsoDate } from '../shared/dates.js'
import { standardArticles } from './articles.js'
import type { Regulations } from './regulations.js'
import { confirmed, data, unsure } from './sources.js'
import { standardUntil2022 } from './standard-2014.js'

const TEXT_2022 = 'https://handbook.fide.com/chapter/B022022'
const CHANGES_2022 = 'https://chessexpress.blogspot.com/2021/12/changes-to-rating-and-titles.html'
const TIMES_2022 = 'https://kolokwium.blogspot.com/2021/12'
const TEXT_2024 = 'https://handbook.fide.com/chapter/B022024'
const NOTICE_2024 = 'https://qc.fide.com/2024/03/01/new-rating-regulations-come-into-force/'
const PROPOSALS_2023 = 'https://www.fide.com/news/2784'
const TITLES = 'https://handbook.fide.com/chapter/B012024'
const LISTS = 'official lists of 2015 to 2026'

const [before] = standardUntil2022

/** B.02 as of 1 January 2022: one upgrade an event, a zero in the first event alone, no round robin rule. */
const january2022: Regulations = {
  ...before,
  id: 'fide-2022-01-01',
  effectiveFrom: '2022-01-01',
  source: TEXT_2022,
  articles: standardArticles,
  difference: { cap: 400, capExemptFrom: null, upgradesPerEvent: 1 },
  firstEvent: 'zero-disregarded',
  roundRobin: null,
  tournament: {
    registration: { daysBefore: 3, normsDaysBefore: 30, strongPlayers: null },
    minimumTimes: [
      { ratedFrom: 2400, minutes: 120 },
      { ratedFrom: 1800, minutes: 90 },
      { ratedFrom: 0, minutes: 60 },
    ],
    firstControlMoves: 30,
    equalTimes: false,
    roundsPerDay: {},
    mostDays: 30,
    reportDaysLeft: null,
    // B.01: who is responsible for an event for norms is an International or a FIDE Arbiter.
    normArbiterTitles: ['IA', 'FA'],
  },
  coefficientDate: 'list-before',
  inactiveAfterLists: 12,
  closing: { daysBefore: 3, officialEventDaysBefore: 1, latestListAfterEnd: 3 },
  titleThresholds: [
    { title: 'CM', rating: 2200, games: 30, womenOnly: false, normsToo: false },
    { title: 'FM', rating: 2300, games: 30, womenOnly: false, normsToo: false },
    { title: 'WCM', rating: 2000, games: 30, womenOnly: true, normsToo: false },
    { title: 'WFM', rating: 2100, games: 30, womenOnly: true, normsToo: false },
    { title: 'IM', rating: 2400, games: 0, womenOnly: false, normsToo: true },
    { title: 'GM', rating: 2500, games: 0, womenOnly: false, normsToo: true },
    { title: 'WIM', rating: 2200, games: 0, womenOnly: true, normsToo: true },
    { title: 'WGM', rating: 2300, games: 0, womenOnly: true, normsToo: true },
  ],
  sources: {
    calculation: confirmed('8.3.2', TEXT_2022),
    expectation: confirmed('8.1.2', TEXT_2022),
    difference: confirmed('8.3.1', TEXT_2022, 'an upgrade is the higher-rated side; the lower is not limited (A17)'),
    removedGames: confirmed('', TEXT_2022, 'no such rule'),
    countsStandardRating: confirmed('', TEXT_2022, 'rapid and blitz only'),
    firstEvent: confirmed('8.2.1', TEXT_2022, 'the first event with a rated opponent (A9)'),
    roundRobin: confirmed('', CHANGES_2022, 'the method was removed'),
    timeLimits: unsure('1.1', CHANGES_2022, 'as before'),
    tournament: confirmed('0.2, 1.1, 1.2, 4', TIMES_2022),
    initialRating: confirmed('8.2', TEXT_2022),
    listMonths: confirmed('7.1', TEXT_2022),
    coefficient: confirmed('8.3.3', CHANGES_2022),
    coefficientDate: data('8.3.3', LISTS, 'K standing on the list before (A4)'),
    importedGamesAssumed: unsure('', 'decision A4b', 'nothing is known of players of a first list'),
    maxKTimesGames: confirmed('8.3.3', 'https://ssmanhem.se/k-reduktion/'),
    ratingFloor: confirmed('7.2.1', PROPOSALS_2023),
    floorBindsImports: unsure('', 'decision A21', 'lists before March 2024 are kept as printed'),
    gates: unsure('7.1.4', TEXT_2022, 'inferred: the texts before and after have 5 games'),
    windowLists: unsure(
      '7.1.4',
      TEXT_2022,
      'inferred: the texts before and after have 26 months; counted by lists (A8)',
    ),
    inactiveAfterLists: unsure('7.2.2', TEXT_2022, 'when the two years of November 2020 ended was not seen (A14)'),
    closing: unsure('7.1.3, 9.1', TEXT_2022, 'inferred: as in 2024'),
    oneTimeAdjustments: confirmed('', TEXT_2022, 'none in standard'),
    titleThresholds: confirmed('B.01', TITLES),
  },
}

/** Floor 1400, two hypothetical draws against 1800, at most 2200, the 400 limit in every game, the compression. */
const march2024: Regulations = {
  ...january2022,
  id: 'fide-2024-03-01',
  effectiveFrom: '2024-03-01',
  source: TEXT_2024,
  difference: { cap: 400, capExemptFrom: null, upgradesPerEvent: null },
  tournament: {
    ...january2022.tournament,
    registration: {
      daysBefore: 3,
      normsDaysBefore: null,
      strongPlayers: { ratedFrom: 2700, womanRatedFrom: 2500, daysBefore: 30 },
    },
    reportDaysLeft: 5,
  },
  initialRating: { formula: 'hypothetical-opponents', hypotheticalOpponents: [1800, 1800], max: 2200 },
  ratingFloor: 1400,
  floorBindsImports: true,
  gates: { games: 5, score: 50 },
  oneTimeAdjustments: [
    {
      list: '2024-03',
      source: NOTICE_2024,
      kind: 'compression',
      from: 1000,
      below: 2000,
      percent: 40,
    },
  ],
  sources: {
    ...january2022.sources,
    calculation: confirmed('8.3.2', TEXT_2024),
    expectation: confirmed('8.1.2', TEXT_2024),
    difference: confirmed('8.3.1', NOTICE_2024),
    firstEvent: confirmed('8.2.1', TEXT_2024),
    roundRobin: confirmed('', TEXT_2024, 'no such rule'),
    timeLimits: confirmed('1.1', TEXT_2024),
    tournament: confirmed('0.2, 1.1, 1.2, 4, 9.1', TEXT_2024),
    initialRating: confirmed('8.2.2, 8.2.3', TEXT_2024, 'p half up, Ru half away from zero (A7)'),
    listMonths: confirmed('7.1', TEXT_2024),
    coefficient: confirmed('8.3.3', TEXT_2024, 'the order of its conditions is that of the lists (A4)'),
    maxKTimesGames: confirmed('8.3.3', TEXT_2024),
    ratingFloor: confirmed('7.1.2, 7.2.1', NOTICE_2024),
    floorBindsImports: unsure('7.2.1', 'decision A21', 'a lower rating on a list counts as none'),
    gates: confirmed('7.1.4, 8.2.1', TEXT_2024),
    windowLists: confirmed('7.1.4', TEXT_2024, 'how the 26 months are counted is decided (A8)'),
    inactiveAfterLists: confirmed('7.2.2', TEXT_2024),
    closing: confirmed('7.1.3, 9.1', TEXT_2024),
    oneTimeAdjustments: confirmed('', PROPOSALS_2023, 'all three lists; after the month (A13)'),
  },
}

/** Amends 8.3.1 only: the limit no longer serves players who stand at 2650 or more themselves. */
const october2025: Regulations = {
  ...march2024,
  id: 'fide-2025-10-01',
  effectiveFrom: '2025-10-01',
  difference: { cap: 400, capExemptFrom: 2650, upgradesPerEvent: null },
  sources: {
    ...march2024.sources,
    difference: confirmed('8.3.1', 'https://en.chessbase.com/post/fide-changes-rating-regulations'),
    tournament: confirmed(
      '0.2, 1.1, 1.2, 4, 9.1',
      TEXT_2024,
      'from 2026 on approved events may give 45 or 60 minutes + 30 s',
    ),
  },
}

/** Newest first. An edition is never edited once a list has been published under it. */
export const standardEditions: readonly Regulations[] = [october2025, march2024, january2022, ...standardUntil2022]

/**
 * The standard edition that came into force on a day, for the rapid and blitz edition of that day to build upon.
 *
 * @throws {Error} where none did
 */
export function standardOn(day: IsoDate): Regulations {
  const edition = standardEditions.find(({ effectiveFrom }) => effectiveFrom === day)
  if (edition === undefined) throw new Error(`no standard edition of ${day}`)
  return edition
}
