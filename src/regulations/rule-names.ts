import type { RuleName } from './regulations.js'

/** Which date decides the edition a rule is taken from (decision A1). */
export type DecidedBy = 'tournament-start' | 'latest-pooled-event' | 'tournament-end' | 'list-date'

/** Every rule of an edition, in the order in which they are shown, and which date decides it. */
export const rulesByDate: Readonly<Record<RuleName, DecidedBy>> = {
  calculation: 'tournament-start',
  expectation: 'tournament-start',
  difference: 'tournament-start',
  removedGames: 'tournament-start',
  countsStandardRating: 'tournament-start',
  firstEvent: 'tournament-start',
  roundRobin: 'tournament-start',
  timeLimits: 'tournament-start',
  tournament: 'tournament-start',
  initialRating: 'latest-pooled-event',
  closing: 'tournament-end',
  listMonths: 'list-date',
  coefficient: 'list-date',
  coefficientDate: 'list-date',
  maxKTimesGames: 'list-date',
  importedGamesAssumed: 'list-date',
  ratingFloor: 'list-date',
  floorBindsImports: 'list-date',
  gates: 'list-date',
  windowLists: 'list-date',
  inactiveAfterLists: 'list-date',
  oneTimeAdjustments: 'list-date',
  titleThresholds: 'list-date',
}

export const ruleNames = Object.keys(rulesByDate) as readonly RuleName[]
