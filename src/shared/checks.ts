/**
 * The checks an officer can switch, by the names the configuration knows them by. Numbers of the law stand in the
 * editions; a number that no text of the law confirms is the officer's to set, and until then its check is off.
 */
export interface CheckEntry {
  /** Article of the FIDE Rating Regulations (B.02), or of another text named here; null where none speaks of it. */
  readonly article: string | null
  readonly looksAt: string
  /** Whether it watches a rule: `checks: strict` refuses breaches of it. Others refuse only where they are named. */
  readonly isRule: boolean
  /** The number the officer sets, and what it counts. */
  readonly threshold?: { readonly kind: 'at-least' | 'at-most'; readonly counts: 'players' | 'games' | 'hours' }
}

export const reportChecks = {
  registration: {
    article: '0.2',
    looksAt: 'whether the tournament is registered, and whether the report agrees with the registration',
    isRule: true,
  },
  'registration-time': {
    article: '0.2',
    looksAt: 'whether it was registered early enough before its start (registered_date)',
    isRule: true,
  },
  'time-control': {
    article: '1.1',
    looksAt: 'whether the time for 60 moves is one of the rating type',
    isRule: true,
  },
  'time-control-missing': {
    article: '1.1',
    looksAt: 'whether report or registration give a time control that can be read',
    isRule: true,
  },
  'time-minimum': {
    article: '1.1',
    looksAt: 'whether the players, by their ratings, had the least time for 60 moves',
    isRule: true,
  },
  'first-control': {
    article: '1.2',
    looksAt: 'whether a first control that counts moves is for enough of them',
    isRule: true,
  },
  'hours-per-day': {
    article: '3',
    looksAt: 'hours of play on one day, counted on games of 60 moves (standard)',
    isRule: true,
    threshold: { kind: 'at-most', counts: 'hours' },
  },
  'rounds-per-day': {
    article: '3.1',
    looksAt: 'rounds on one day (rapid and blitz)',
    isRule: true,
  },
  duration: {
    article: '4',
    looksAt: 'whether the tournament lasted so long that interim results are due every month',
    isRule: true,
  },
  match: {
    article: '6',
    looksAt: 'games of a match that are not rated: against an unrated player, and after it is decided',
    isRule: false,
  },
  'id-details': {
    article: '7.1.2',
    looksAt: 'name, birth year, sex, federation, title and rating of each player against the register',
    isRule: false,
  },
  ratings: {
    article: '8.3',
    looksAt: 'ratings printed in the report against the list in force at the start, which counts',
    isRule: false,
  },
  'chief-arbiter': {
    article: '9.1',
    looksAt: 'whether the chief arbiter is named',
    isRule: true,
  },
  'arbiter-register': {
    article: 'B.06',
    looksAt: 'whether the chief arbiter is in the register of arbiters, under this name',
    isRule: true,
  },
  'arbiter-licence': {
    article: 'B.06',
    looksAt: 'whether the chief arbiter’s licence was active on all days of the tournament',
    isRule: true,
  },
  'arbiter-title': {
    article: 'B.01',
    looksAt: 'whether the chief arbiter of an event for norms (norms, official) has one of the titles it takes',
    isRule: true,
  },
  deadlines: {
    article: '9.1',
    looksAt: 'whether the report came after the end and in time for the list it belongs on',
    isRule: true,
  },
  pairings: {
    article: '9.1',
    looksAt: 'whether two players meet more often than the system has it',
    isRule: false,
  },
  rounds: {
    article: null,
    looksAt: 'rounds declared (142, XXR) against rounds shown',
    isRule: false,
  },
  'too-few-players': {
    article: null,
    looksAt: 'number of players in the report',
    isRule: true,
    threshold: { kind: 'at-least', counts: 'players' },
  },
  'too-few-games': {
    article: null,
    looksAt: 'number of games played over the board',
    isRule: true,
    threshold: { kind: 'at-least', counts: 'games' },
  },
} as const satisfies Record<string, CheckEntry>

export type CheckName = keyof typeof reportChecks

export const checkNames = Object.keys(reportChecks) as readonly CheckName[]

export function isCheckName(name: string): name is CheckName {
  return Object.hasOwn(reportChecks, name)
}

export function checkEntry(name: CheckName): CheckEntry {
  return reportChecks[name]
}
