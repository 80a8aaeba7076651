import { fideEditions } from '../../src/regulations/editions.js'
import type { Regulations, RuleName } from '../../src/regulations/regulations.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import { say } from '../../src/shared/messages/words.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import type { Table } from './table.js'

/** Files, and the word by which each speaks of the rule. */
type Files = Readonly<Record<string, string>>

interface Covered {
  /** null for what is the same in every edition. */
  readonly rule: RuleName | null
  readonly what: string
  readonly article: string
  readonly changed: string
  readonly computed: Files
  readonly tested: Files
}

const EITHER_SIDE = 'test/regulations/either-side.test.ts'
const EDITIONS = 'test/regulations/editions.test.ts'

/** Where each rule of an edition is taken from it, and the tests that hold what becomes of it. */
const filesOf: Readonly<Record<RuleName, readonly [computed: Files, tested: Files]>> = {
  calculation: [
    { 'src/rating/event-result.ts': 'calculation' },
    { 'test/rating/event-result.test.ts': 'sumOfDeltas', [EITHER_SIDE]: 'average' },
  ],
  expectation: [
    { 'src/rating/event-result.ts': 'expectation', 'src/regulations/expected-score.ts': 'expectedScore' },
    {
      'test/regulations/scoring-probability.test.ts': 'scoringProbability',
      'test/regulations/expected-score.test.ts': 'logistic',
    },
  ],
  difference: [
    { 'src/rating/rating-difference.ts': 'difference', 'src/rating/event-result.ts': 'difference' },
    { 'test/rating/rating-difference.test.ts': 'difference' },
  ],
  removedGames: [
    { 'src/rating/rating-difference.ts': 'removedGames' },
    { 'test/rating/rating-difference.test.ts': 'removedGames' },
  ],
  countsStandardRating: [
    { 'src/db/month-input.ts': 'countsStandardRating' },
    { [EDITIONS]: 'countsStandardRating', 'test/cases/rapid-and-blitz.test.ts': 'standard' },
  ],
  firstEvent: [
    { 'src/rating/pool.ts': 'firstEvent' },
    { 'test/rating/pool.test.ts': 'zero', [EITHER_SIDE]: 'newcomer' },
  ],
  roundRobin: [
    { 'src/period/round-robin.ts': 'roundRobin', 'src/rating/round-robin.ts': 'roundRobinField' },
    { 'test/period/round-robin.test.ts': 'roundRobinOf', 'test/rating/round-robin.test.ts': 'roundRobinField' },
  ],
  timeLimits: [{ 'src/report/validate.ts': 'timeLimits' }, { 'test/report/time-control-table.test.ts': 'timeLimits' }],
  tournament: [
    { 'src/report/validate.ts': 'tournament', 'src/report/checks/time-control.ts': 'minimumTimes' },
    { 'test/report/check-pairs.test.ts': 'tournament' },
  ],
  initialRating: [
    { 'src/rating/initial-rating.ts': 'initialRating' },
    { 'test/rating/initial-rating.test.ts': 'initialRating', 'test/cases/first-ratings.test.ts': 'initialRating' },
  ],
  listMonths: [
    { 'src/regulations/regulations.ts': 'listMonths', 'src/regulations/list-calendar.ts': 'listCalendar' },
    { 'test/regulations/list-calendar.test.ts': 'isList' },
  ],
  coefficient: [
    { 'src/rating/development-coefficient.ts': 'developmentCoefficient', 'src/period/coefficients.ts': 'coefficient' },
    { 'test/rating/development-coefficient.test.ts': 'coefficient' },
  ],
  coefficientDate: [
    { 'src/period/coefficients.ts': 'coefficientDate' },
    { [EITHER_SIDE]: 'K', 'test/period/coefficients.test.ts': 'start' },
  ],
  maxKTimesGames: [{ 'src/rating/rating-change.ts': 'maxKTimesGames' }, { 'test/rating/rating-change.test.ts': '700' }],
  importedGamesAssumed: [
    { 'src/period/imported-standing.ts': 'importedGamesAssumed' },
    { 'test/period/imported-standing.test.ts': 'gamesCompleted' },
  ],
  ratingFloor: [
    { 'src/period/player-month.ts': 'ratingFloor', 'src/rating/pool.ts': 'ratingFloor' },
    { 'test/period/player-month.test.ts': 'floor', 'test/rating/pool.test.ts': 'floor' },
  ],
  floorBindsImports: [
    { 'src/period/imported-standing.ts': 'floorBindsImports' },
    { 'test/period/imported-standing.test.ts': 'floor' },
  ],
  gates: [{ 'src/rating/pool.ts': 'gates' }, { 'test/rating/pool.test.ts': 'gates' }],
  windowLists: [{ 'src/rating/pool.ts': 'windowLists' }, { 'test/rating/pool.test.ts': 'window' }],
  inactiveAfterLists: [
    { 'src/period/inactivity.ts': 'inactiveAfterLists' },
    { 'test/period/player-month.test.ts': 'inactive' },
  ],
  closing: [
    { 'src/intake/fate.ts': 'closing', 'src/report/booking.ts': 'ClosingRules' },
    { 'test/report/booking.test.ts': 'dueList', 'test/bugcases/19-late-reports.test.ts': 'closing' },
  ],
  oneTimeAdjustments: [
    { 'src/period/player-month.ts': 'oneTimeAdjustments', 'src/rating/one-time-adjustment.ts': 'adjustmentPoints' },
    {
      'test/rating/one-time-adjustment.test.ts': 'oneTimeAdjustments',
      'test/cases/compensation-2024.test.ts': 'compression',
    },
  ],
  titleThresholds: [
    { 'src/period/titles-reached.ts': 'titleThresholds' },
    { 'test/period/titles-reached.test.ts': 'titlesReached' },
  ],
}

/** What no edition changes. */
const always: readonly Covered[] = [
  same(
    'which games count',
    '5.1, 8.3.2',
    { 'src/period/player-event.ts': 'rated' },
    { 'test/period/player-event.test.ts': 'forfeit' },
  ),
  same('matches', '6', { 'src/rating/match.ts': 'match' }, { 'test/rating/match.test.ts': 'match' }),
  same(
    'table 8.1.1, dp of a fractional score',
    '8.1.1',
    { 'src/regulations/rating-difference-for-score.ts': 'ratingDifferenceForScore' },
    { 'test/regulations/rating-difference-for-score.test.ts': 'ratingDifferenceForScore' },
  ),
  same(
    'rated between start and rating of an event',
    '8.2.4',
    { 'src/period/entry.ts': 'Entry' },
    { 'test/period/entry.test.ts': 'A12' },
  ),
  same(
    'rounding once a period',
    '8.3.4',
    { 'src/rating/rounding.ts': 'roundHundredths' },
    { 'test/rating/rounding.test.ts': 'roundHundredths', 'test/bugcases/01-rounding-once.test.ts': 'once' },
  ),
]

function same(what: string, article: string, computed: Files, tested: Files): Covered {
  return { rule: null, what, article, changed: '', computed, tested }
}

export const coverage: readonly Covered[] = [
  ...ruleNames.map((rule): Covered => {
    const [computed, tested] = filesOf[rule]
    return { rule, what: say(`rule-${rule}`), article: articlesOf(rule), changed: changesOf(rule), computed, tested }
  }),
  ...always,
]

/** The tables of README.md by the headings they stand below. */
export function coverageTables(): Readonly<Record<string, Table>> {
  return {
    Editions: [
      ['in force from', 'standard', 'rapid and blitz'],
      ...editionDays().map((day) => [day, differsOn('standard', day), differsOn('rapid', day)]),
    ],
    'Where each article is computed': [
      ['rule', 'article', 'changed on', 'computed in', 'tests'],
      ...coverage.map(({ rule, what, article, changed, computed, tested }) => [
        rule === null ? what : `\`${rule}\`: ${what}`,
        article,
        changed,
        filesText(computed),
        filesText(tested),
      ]),
    ],
  }
}

function filesText(files: Files): string {
  return Object.keys(files)
    .map((file) => `\`${file}\``)
    .join(', ')
}

/** The article of the newest edition, and that of rapid and blitz where it is another one. */
function articlesOf(rule: RuleName): string {
  const [standard, rapid] = (['standard', 'rapid'] as const).map(
    (type) => fideEditions[type][0]?.sources[rule].article ?? '',
  )
  if (standard === rapid || rapid === '') return standard ?? ''
  return standard === '' ? `rapid and blitz ${rapid}` : `${standard}; rapid and blitz ${rapid}`
}

function changesOf(rule: RuleName): string {
  const standard = daysOfChange('standard', rule)
  const others = daysOfChange('rapid', rule).filter((day) => !standard.includes(day))
  return [standard.join(', '), others.length === 0 ? '' : `rapid and blitz ${others.join(', ')}`]
    .filter(Boolean)
    .join('; ')
}

function daysOfChange(type: RatingType, rule: RuleName): readonly string[] {
  return oldestFirst(type)
    .filter((edition, at, all) => at > 0 && differs(edition, all[at - 1], rule))
    .map(({ effectiveFrom }) => effectiveFrom)
}

function differs(edition: Regulations, before: Regulations | undefined, rule: RuleName): boolean {
  return before !== undefined && JSON.stringify(edition[rule]) !== JSON.stringify(before[rule])
}

function oldestFirst(type: RatingType): readonly Regulations[] {
  return [...fideEditions[type]].reverse()
}

function editionDays(): readonly string[] {
  const days = [...fideEditions.standard, ...fideEditions.rapid].map(({ effectiveFrom }) => effectiveFrom)
  return [...new Set(days)].sort()
}

/** What an edition has that the one before has not, by the names of its rules. */
function differsOn(type: RatingType, day: string): string {
  const all = oldestFirst(type)
  const at = all.findIndex(({ effectiveFrom }) => effectiveFrom === day)
  const edition = all[at]
  if (edition === undefined) return ''
  if (at === 0) return 'the first edition held'
  const rules = ruleNames.filter((rule) => differs(edition, all[at - 1], rule))
  return rules.length === 0
    ? 'the same, read in a text'
    : rules.map((rule) => `\`${rule}\`${shortValue(edition[rule])}`).join(', ')
}

/** Numbers and words stand beside the rule; what takes more is printed by `frl law`. */
function shortValue(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? ` ${value}` : ''
}
