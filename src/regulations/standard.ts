import { standardArticles } from './articles.js'
import type { Regulations } from './regulations.js'

/** B.02 as of 1 January 2022: one upgrade an event, first ratings with 20 points a half point, floor 1000. */
const january2022: Regulations = {
  id: 'fide-2022-01-01',
  effectiveFrom: '2022-01-01',
  source: 'https://handbook.fide.com/chapter/B022022',
  articles: standardArticles,
  difference: { cap: 400, capExemptFrom: null, upgradesPerEvent: 1 },
  removedGames: null,
  countsStandardRating: false,
  firstEvent: 'zero-disregarded',
  timeLimits: { standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 },
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
  initialRating: { formula: 'half-point-bonus', pointsPerHalfPoint: 20, max: null },
  coefficient: {
    kind: 'by-marks',
    top: { peakFrom: 2400, k: 10 },
    junior: { untilAge: 18, peakFrom: 2300, k: 40 },
    newPlayer: { games: 30, k: 40 },
    others: 20,
  },
  importedGamesAssumed: 30,
  maxKTimesGames: 700,
  ratingFloor: 1000,
  floorBindsImports: false,
  gates: { games: 5, score: null },
  windowLists: 26,
  inactiveAfterLists: 12,
  closing: { daysBefore: 3, officialEventDaysBefore: 1, latestListAfterEnd: 3 },
  oneTimeAdjustments: [],
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
}

/** Floor 1400, two hypothetical draws against 1800, at most 2200, the 400 limit in every game, the compression. */
const march2024: Regulations = {
  ...january2022,
  id: 'fide-2024-03-01',
  effectiveFrom: '2024-03-01',
  source: 'https://handbook.fide.com/chapter/B022024',
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
      source: 'https://qc.fide.com/2024/03/01/new-rating-regulations-come-into-force/',
      kind: 'compression',
      from: 1000,
      below: 2000,
      percent: 40,
    },
  ],
}

/** Amends 8.3.1 only: the limit no longer serves players who stand at 2650 or more themselves. */
const october2025: Regulations = {
  ...march2024,
  id: 'fide-2025-10-01',
  effectiveFrom: '2025-10-01',
  difference: { cap: 400, capExemptFrom: 2650, upgradesPerEvent: null },
}

/** Newest first. An edition is never edited once a list has been published under it. */
export const standardEditions: readonly Regulations[] = [october2025, march2024, january2022]
