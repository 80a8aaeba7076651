import { fideEditions } from '../../src/regulations/editions.js'
import type { Regulations } from '../../src/regulations/regulations.js'
import { checkSettings } from '../../src/report/check-settings.js'
import { checkEntry, checkNames } from '../../src/shared/checks.js'
import { problemCatalogue } from '../../src/shared/messages/catalogue.js'
import type { ProblemEntry } from '../../src/shared/messages/problem-entry.js'
import { regulationProblems } from '../../src/shared/messages/regulation-problems.js'
import { reportProblems } from '../../src/shared/messages/report-problems.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import type { Table } from './table.js'

const problems = Object.entries<ProblemEntry>(problemCatalogue)

/** The tables of docs/checks.md by the headings they stand below. */
export function checksTables(): Readonly<Record<string, Table>> {
  return {
    'Checks that can be switched': checksTable(),
    'Numbers of the law': numbersTable(),
    'What always refuses': refusalsTable(),
  }
}

/** Every check that can be switched: what it looks at, and what becomes of it. */
function checksTable(): Table {
  const bySilence = checkSettings({ named: {} })
  const byStrict = checkSettings({ default: 'strict', named: {} })
  return [
    ['check', 'article', 'looks at', 'default', '`checks: strict`', 'problems'],
    ...checkNames.map((name) => {
      const { article, looksAt, threshold } = checkEntry(name)
      const codes = problems.filter(([, { check }]) => check === name).map(([code]) => code)
      const byDefault = threshold === undefined ? bySilence[name].mode : `off; \`{ ${threshold.kind}: … }\``
      const strict = byStrict[name].mode === 'strict' ? 'refuses' : byStrict[name].mode
      return [`\`${name}\``, article ?? '', looksAt, byDefault, strict, codes.join(', ')]
    }),
  ]
}

/** The numbers of the law that checks go by, newest edition first. */
function numbersTable(): Table {
  return [
    [
      'from',
      'type',
      'registered, days before (0.2)',
      'minutes for 60 moves (1.1)',
      'first control (1.2)',
      'same time (1.2)',
      'rounds a day (3.1)',
      'most days (4)',
      'next list where days are left (9.1)',
      'arbiter for norms (B.01)',
    ],
    ...numberRows('standard', fideEditions.standard),
    ...numberRows('rapid', fideEditions.rapid),
    ...numberRows('blitz', fideEditions.blitz),
  ]
}

function numberRows(type: RatingType, editions: readonly Regulations[]): Table {
  const rows = editions.map(({ effectiveFrom, tournament }) => {
    const { minimumTimes, firstControlMoves, equalTimes, roundsPerDay, mostDays, reportDaysLeft, normArbiterTitles } =
      tournament
    const minutes = minimumTimes.map(
      ({ ratedFrom, minutes }) => `${minutes}${ratedFrom > 0 ? ` from ${ratedFrom}` : ''}`,
    )
    return [
      ...[effectiveFrom, type, registrationText(tournament.registration), minutes.join(', ')],
      ...[firstControlMoves ?? '', equalTimes ? 'yes' : '', roundsPerDay[type] ?? '', mostDays ?? ''].map(String),
      String(reportDaysLeft ?? ''),
      normArbiterTitles.join(', '),
    ]
  })
  // An edition that says of tournaments what the one before it says is no row.
  return rows.filter((row, index) => row.slice(1).join() !== rows[index + 1]?.slice(1).join())
}

function registrationText(rule: Regulations['tournament']['registration']): string {
  if (rule === null) return ''
  const { daysBefore, normsDaysBefore, strongPlayers: strong } = rule
  const others = [
    ...(normsDaysBefore === null ? [] : [`${normsDaysBefore} for norms`]),
    ...(strong === null
      ? []
      : [`${strong.daysBefore} with a player of ${strong.ratedFrom} or a woman of ${strong.womanRatedFrom}`]),
  ]
  return [daysBefore, ...others].join(', ')
}

/** What refuses a report whatever the configuration says. */
function refusalsTable(): Table {
  const entries = Object.entries<ProblemEntry>({ ...reportProblems, ...regulationProblems })
  return [
    ['problem', 'article', 'expected'],
    ...entries
      .filter(([, { severity }]) => severity === 'refuse')
      .map(([code, { article, expected = '' }]) => [code, article ?? '', expected]),
  ]
}
