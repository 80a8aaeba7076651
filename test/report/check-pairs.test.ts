import { describe, expect, it, test } from 'vitest'

import type { AcceptContext, AsOf } from '../../src/report/accept-context.js'
import type { Arbiter } from '../../src/report/arbiters.js'
import { type CheckSaid, checkSettings } from '../../src/report/check-settings.js'
import type { Registration } from '../../src/report/registration.js'
import type { Validation } from '../../src/report/validate.js'
import { checkNames } from '../../src/shared/checks.js'
import { problemCatalogue } from '../../src/shared/messages/catalogue.js'
import { languages } from '../../src/shared/messages/languages.js'
import type { ProblemEntry } from '../../src/shared/messages/problem-entry.js'
import { regulationProblems } from '../../src/shared/messages/regulation-problems.js'
import { reportProblems } from '../../src/shared/messages/report-problems.js'
import { type ProblemCode, renderProblem, renderProblemIn } from '../../src/shared/problem.js'
import { ENGLISH, unquoted } from '../support/english-words.js'
import {
  arbitersOf,
  GOOD_ROWS,
  type Known,
  type MadeUpLine,
  playerLine,
  REGISTRATION,
  registerOf,
  rowsWith,
} from './made-up.js'
import { validate, withRecords } from './validated.js'

/** A report just inside what a check allows, and one just outside. */
interface Pair {
  readonly code: ProblemCode
  readonly what: string
  readonly inside: () => Validation
  readonly outside: () => Validation
  /** What the message names of the fixture outside. */
  readonly says: RegExp
}

type Records = Readonly<Record<string, string>>
type Changes = Partial<AcceptContext>

const registered = (changes: Partial<Registration>): Changes => ({ registration: { ...REGISTRATION, ...changes } })
const report =
  (records: Records, changes: Changes = {}, rows = rowsWith({})) =>
  () =>
    validate(withRecords(records, rows), changes)
const rows = (changes: Readonly<Record<number, MadeUpLine>>, context: Changes = {}, records: Records = {}) =>
  report(records, context, rowsWith(changes))

/** The four of the good report, the first two with other ratings. */
const rated = (first: number, second = 1850): Changes => ({
  register: registerOf([
    { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976, rating: first },
    { fideId: 99900002, name: 'Birk, Bea', birthYear: 1977, rating: second },
    { fideId: 99900003, name: 'Claus, Carl', birthYear: 1978, rating: 1700 },
    { fideId: 99900004, name: 'Dorn, Dirk', birthYear: 1979, rating: 1600 },
  ]),
})
const known = (changes: Partial<Known>): Changes => ({
  register: registerOf(
    GOOD_ROWS.map(({ id, name = '', birth = '', rating }) => ({
      fideId: Number(id),
      name,
      birthYear: Number(birth.slice(0, 4)),
      rating: Number(rating),
      ...(id === 99900002 ? changes : {}),
    })),
  ),
})

/** Two players and so many draws, one a round. */
const draws = (rounds: number) => [
  playerLine({ no: 1, id: 99900001, name: 'Adler, Ada', rounds: Array.from({ length: rounds }, () => '2 w =') }),
  playerLine({ no: 2, id: 99900002, name: 'Birk, Bea', rounds: Array.from({ length: rounds }, () => '1 b =') }),
]
const onOneDay = (type: 'rapid' | 'blitz', rounds: number) =>
  report(
    { '052': '052 2026/02/07', '122': type === 'rapid' ? '122 15+10' : '122 3+2' },
    registered({ type, endDate: '2026-02-07', rounds, timeControl: null }),
    draws(rounds),
  )
/** Rounds on the first and on the second day, above the columns of the rounds. */
const datesOfRounds = (first: number, second: number) =>
  '132'.padEnd(91) + '26/02/07  '.repeat(first) + '26/02/08  '.repeat(second)
/** A match of six games by White's results. */
const match = (results: string, changes: Changes = registered({ rounds: 6 })) => {
  const other: Record<string, string> = { '1': '0', '0': '1', '=': '=' }
  const line = (no: number, id: number, name: string, rounds: readonly string[]) => playerLine({ no, id, name, rounds })
  return report({}, changes, [
    line(
      1,
      99900001,
      'Adler, Ada',
      [...results].map((result) => `2 w ${result}`),
    ),
    line(
      2,
      99900002,
      'Birk, Bea',
      [...results].map((result) => `1 b ${other[result]}`),
    ),
  ])
}

const IA: Arbiter = { fideId: 99700001, name: 'Arbiter, Anna', title: 'IA', licenceUntil: '2026-12-31' }
const arbiter = (changes: Partial<Arbiter>, context: Changes = {}): Changes => ({
  ...context,
  arbiters: arbitersOf([{ ...IA, ...changes }]),
})
const setting = (name: string, said: CheckSaid): Changes => ({ checks: checkSettings({ named: { [name]: said } }) })
const received = (endDate: string, receivedDate: string) =>
  report(
    { '042': `042 ${slashed(endDate)}`, '052': `052 ${slashed(endDate)}` },
    registered({ startDate: endDate, endDate, receivedDate } as Partial<Registration>),
  )
/** On a day that somebody said, or that the clock alone says; nobody says when the report came. */
const lookedAt = (day: AsOf['day'], isSaid = true): Changes => ({
  ...registered({ receivedDate: null }),
  asOf: { day, isSaid },
})
const played = (day: string) =>
  report(
    { '042': `042 ${slashed(day)}`, '052': `052 ${slashed(day)}` },
    registered({ startDate: day, endDate: day, receivedDate: null } as Partial<Registration>),
  )
const slashed = (day: string) => day.replaceAll('-', '/')
const lasting = (endDate: Registration['endDate']) =>
  report({ '052': `052 ${slashed(endDate)}` }, registered({ endDate, receivedDate: endDate }))

const year2024 = { startDate: '2024-02-07', endDate: '2024-02-08', receivedDate: '2024-02-10' } as const
const ADA: Known = { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976, rating: 1900 }
const BEA: Known = { fideId: 99900002, name: 'Birk, Bea', birthYear: 1977, rating: 1850 }

/** The first and the last of the four meet so often, in the first rounds and the last. */
const meeting = (times: 2 | 3): Readonly<Record<number, MadeUpLine>> => ({
  1: { rounds: ['4 w 1', times === 3 ? '4 w 1' : '', '4 b 1'], points: '' },
  2: { rounds: ['3 b 0', '', '3 w 0'], points: '' },
  3: { rounds: ['2 w 1', '', '2 b 1'], points: '' },
  4: { rounds: ['1 b 0', times === 3 ? '1 b 0' : '', '1 w 0'], points: '' },
})

/** Three rounds on one day, and the officer's number. */
const hours = { ...setting('hours-per-day', { 'at-most': 12 }), ...registered({ endDate: '2026-02-07' }) }

/** Four players over six rounds, each pair twice: a double round robin, or a small Swiss gone wrong. */
const sixRounds = (system: string, inRegistration: string | null = null) => {
  const cycle = (colour: string, other: string) => [
    [`4 ${colour} =`, `3 ${other} =`, `2 ${colour} =`],
    [`3 ${colour} =`, `4 ${other} =`, `1 ${other} =`],
    [`2 ${other} =`, `1 ${colour} =`, `4 ${colour} =`],
    [`1 ${other} =`, `2 ${colour} =`, `3 ${other} =`],
  ]
  const [first, second] = [cycle('w', 'b'), cycle('b', 'w')]
  const all = Object.fromEntries(
    first.map((own, index) => [index + 1, { rounds: [...own, ...(second[index] ?? [])], points: '3.0' }]),
  )
  return rows(all, registered({ system: inRegistration, rounds: 6 }), { '092': system === '' ? '' : `092 ${system}` })
}

const pairs: readonly Pair[] = [
  // Art. 0.2
  {
    code: 'not-registered',
    what: 'a registration',
    inside: report({}),
    outside: report({}, { registration: null, receivedDate: '2026-02-10' }),
    says: /W26 is not registered/,
  },
  {
    code: 'registration-dates-differ',
    what: 'the registered days',
    inside: report({}),
    outside: report({ '052': '052 2026/02/09' }),
    says: /2026-02-07 to 2026-02-09, the registration 2026-02-07 to 2026-02-08/,
  },
  {
    code: 'registration-type-differs',
    what: 'the registered type',
    inside: report({}, { type: 'standard' }),
    outside: report({}, { type: 'rapid' }),
    says: /rated as rapid, the registration says standard/,
  },
  {
    code: 'registration-federation-differs',
    what: 'the registered federation',
    inside: report({ '032': '032 LUX' }),
    outside: report({ '032': '032 BEL' }),
    says: /federation BEL, the registration LUX/,
  },
  {
    code: 'registration-rounds-differ',
    what: 'the registered rounds',
    inside: report({}, registered({ rounds: 3 })),
    outside: report({}, registered({ rounds: 4 })),
    says: /shows 3 rounds, the registration says 4/,
  },
  {
    code: 'registered-late',
    what: 'three days before the start',
    inside: report({}, registered({ registeredDate: '2026-02-04' })),
    outside: report({}, registered({ registeredDate: '2026-02-05' })),
    says: /on 2026-02-05, 2 days before its start on 2026-02-07; expected 3 days or more/,
  },
  {
    code: 'registered-late',
    what: 'no player of 2700',
    inside: report({}, { ...rated(2699), ...registered({ registeredDate: '2026-01-09' }) }),
    outside: report({}, { ...rated(2700), ...registered({ registeredDate: '2026-01-09' }) }),
    says: /29 days before.*expected 30 days or more before the start where a player of 2700/,
  },
  {
    code: 'registered-late',
    what: 'thirty days before, with a player of 2700',
    inside: report({}, { ...rated(2700), ...registered({ registeredDate: '2026-01-08' }) }),
    outside: report({}, { ...rated(2700), ...registered({ registeredDate: '2026-01-09' }) }),
    says: /29 days before/,
  },
  {
    code: 'registered-late',
    what: 'no woman of 2500',
    inside: rows({ 1: { sex: 'w' } }, { ...rated(2499), ...registered({ registeredDate: '2026-01-09' }) }),
    outside: rows({ 1: { sex: 'w' } }, { ...rated(2500), ...registered({ registeredDate: '2026-01-09' }) }),
    says: /a woman of 2500 takes part/,
  },
  {
    code: 'registered-late',
    what: 'rapid and blitz: three days, whoever plays',
    inside: report(
      { '122': '122 15+10' },
      { ...rated(2700), ...registered({ type: 'rapid', registeredDate: '2026-02-04' }) },
    ),
    outside: report({ '122': '122 15+10' }, registered({ type: 'rapid', registeredDate: '2026-02-05' })),
    says: /expected 3 days/,
  },
  {
    code: 'registered-late',
    what: 'under the edition of 2022: thirty days before for norms',
    inside: report(
      { '042': '042 2024/02/07', '052': '052 2024/02/08' },
      registered({ ...year2024, norms: true, registeredDate: '2024-01-08' }),
    ),
    outside: report(
      { '042': '042 2024/02/07', '052': '052 2024/02/08' },
      registered({ ...year2024, norms: true, registeredDate: '2024-01-09' }),
    ),
    says: /expected 30 days or more before the start where norms can be made/,
  },
  // Art. 1
  {
    code: 'time-control-differs',
    what: 'standard from 60 minutes on',
    inside: report({ '122': '122 30+30' }, rated(1799, 1799)),
    outside: report({ '122': '122 30+29' }, rated(1799, 1799)),
    says: /rated as standard, but its time control is one of rapid: 30\+29/,
  },
  {
    code: 'time-control-differs',
    what: 'rapid above 10 minutes',
    inside: report({ '122': '122 10+1' }, registered({ type: 'rapid' })),
    outside: report({ '122': '122 10+0' }, registered({ type: 'rapid' })),
    says: /rated as rapid, but its time control is one of blitz/,
  },
  {
    code: 'time-control-missing',
    what: 'a time control in the report or the registration',
    inside: report({ '122': '' }),
    outside: report({ '122': '' }, registered({ timeControl: null })),
    says: /neither the report \(122, 222\) nor a registration gives the time control/,
  },
  {
    code: 'time-control-unreadable',
    what: 'a time control that can be read',
    inside: report({ '122': '122 120 min' }),
    outside: report({ '122': '122 120' }),
    says: /the time control reads "120"/,
  },
  {
    code: 'time-control-too-short',
    what: '120 minutes from 2400 on',
    inside: report({ '122': '122 90min+29sec' }, rated(2399)),
    outside: report({ '122': '122 90min+29sec' }, rated(2400)),
    says: /gives 119 minutes .* too few for 3 games of players with 2400 or more, the first in round 1: 1 Adler, Ada and 4 Dorn/,
  },
  {
    code: 'time-control-too-short',
    what: '120 minutes with 2400',
    inside: report({ '122': '122 90min+30sec' }, rated(2400)),
    outside: report({ '122': '122 90min+29sec' }, rated(2400)),
    says: /expected 120 minutes or more/,
  },
  {
    code: 'time-control-too-short',
    what: '90 minutes from 1800 on',
    inside: report({ '122': '122 60min+29sec' }, rated(1799, 1799)),
    outside: report({ '122': '122 60min+29sec' }, rated(1799, 1800)),
    says: /gives 89 minutes .* too few for 3 games of players with 1800 or more/,
  },
  {
    code: 'time-control-too-short',
    what: '90 minutes with 1800',
    inside: report({ '222': '222 3600+30' }, rated(1800)),
    outside: report({ '222': '222 3600+29' }, rated(1800)),
    says: /expected 90 minutes or more/,
  },
  {
    code: 'time-control-too-short',
    what: 'the shorter time of two players',
    inside: report({ '222': '222 W5400+30-B5400+30' }, rated(2400)),
    outside: report({ '222': '222 W5400+30-B5400+29' }, rated(2400)),
    says: /gives 119 minutes/,
  },
  {
    code: 'time-control-too-fast',
    what: 'blitz above 3 minutes',
    inside: report({ '122': '122 3+1' }, registered({ type: 'blitz' })),
    outside: report({ '122': '122 3+0' }, registered({ type: 'blitz' })),
    says: /gives 3 minutes for 60 moves, too few for any list.*expected more than 3 minutes/,
  },
  {
    code: 'first-control-short',
    what: 'a first control of 30 moves',
    inside: report({ '222': '222 30/7200:3600' }),
    outside: report({ '222': '222 29/7200:3600' }),
    says: /is for 29 moves.*expected 30 moves or more/,
  },
  {
    code: 'time-control-unequal',
    what: 'rapid and blitz: the same time for both',
    inside: report({ '222': '222 W300-B300', '122': '' }, registered({ type: 'blitz', timeControl: null })),
    outside: report({ '222': '222 W300-B240', '122': '' }, registered({ type: 'blitz', timeControl: null })),
    says: /different times, 4 and 5 minutes .*blitz games played so are not rated/,
  },
  {
    code: 'type-unknown',
    what: 'a type that follows from the time control',
    inside: report({ '122': '122 90 min' }, { registration: null, receivedDate: '2026-02-10' }),
    outside: report({ '122': '122 120' }, { registration: null, receivedDate: '2026-02-10' }),
    says: /cannot be told from the report \(time control: 120\)/,
  },
  // Art. 3 and 4
  {
    code: 'rounds-in-a-day',
    what: '15 rounds of rapid',
    inside: onOneDay('rapid', 15),
    outside: onOneDay('rapid', 16),
    says: /16 rapid rounds on one day \(2026-02-07\).*expected 15 at most/,
  },
  {
    code: 'rounds-in-a-day',
    what: '30 rounds of blitz',
    inside: onOneDay('blitz', 30),
    outside: onOneDay('blitz', 31),
    says: /31 blitz rounds.*expected 30 at most/,
  },
  {
    code: 'rounds-in-a-day',
    what: 'rounds of a day by their dates (132)',
    inside: report(
      { '122': '122 15+10', '132': datesOfRounds(15, 2) },
      registered({ type: 'rapid', rounds: 17 }),
      draws(17),
    ),
    outside: report(
      { '122': '122 15+10', '132': datesOfRounds(16, 1) },
      registered({ type: 'rapid', rounds: 17 }),
      draws(17),
    ),
    says: /16 rapid rounds on one day \(2026-02-07\)/,
  },
  {
    code: 'hours-in-a-day',
    what: '12 hours, where the officer says so',
    inside: report({ '052': '052 2026/02/07' }, hours),
    outside: report({ '052': '052 2026/02/07', '122': '122 90min+31sec' }, hours),
    says: /12 h 6 min of play on one day \(2026-02-07\): 3 rounds of 121 minutes/,
  },
  {
    code: 'lasts-long',
    what: '30 days',
    inside: lasting('2026-03-08'),
    outside: lasting('2026-03-09'),
    says: /lasted 31 days, from 2026-02-07 to 2026-03-09/,
  },
  // Art. 6
  {
    code: 'match-unrated-player',
    what: 'a match of two rated players',
    inside: match('1=0=1='),
    outside: match('1=0=1=', { ...registered({ rounds: 6 }), register: registerOf([ADA, { ...BEA, rating: null }]) }),
    says: /player 2 Birk, Bea of a match is unrated on the standard list in force on 2026-02-07/,
  },
  {
    code: 'match-decided',
    what: 'a match until it is decided',
    inside: match('10101='),
    outside: match('111==='),
    says: /since the match was decided before: 2 games \(round 5, 6\)/,
  },
  // Art. 9.1: arrival
  {
    code: 'received-before-end',
    what: 'a report after the end',
    inside: report({}, { receivedDate: '2026-02-08' }),
    outside: report({}, { receivedDate: '2026-02-07' }),
    says: /received on 2026-02-07, before the tournament ended on 2026-02-08/,
  },
  {
    code: 'received-before-end',
    what: 'a report that is looked at after the end, where nobody says when it came',
    inside: report({}, lookedAt('2026-02-08')),
    outside: report({}, lookedAt('2026-02-07')),
    says: /received on 2026-02-07, before the tournament ended on 2026-02-08/,
  },
  {
    code: 'start-after-received',
    what: 'a report that is looked at after the start, where nobody says when it came',
    inside: report({}, lookedAt('2026-02-07')),
    outside: report({}, lookedAt('2026-02-06')),
    says: /starts on 2026-02-07, after the report was received on 2026-02-06/,
  },
  {
    code: 'ends-after-today',
    what: 'a tournament that has ended by the clock',
    inside: report({}, lookedAt('2026-02-08', false)),
    outside: report({}, lookedAt('2026-02-07', false)),
    says: /ends on 2026-02-08, and by the clock today is 2026-02-07/,
  },
  {
    code: 'starts-after-today',
    what: 'a tournament that has begun by the clock',
    inside: report({}, lookedAt('2026-02-07', false)),
    outside: report({}, lookedAt('2026-02-06', false)),
    says: /starts on 2026-02-07, and by the clock today is 2026-02-06/,
  },
  {
    code: 'start-before-ratings',
    what: 'a start since FIDE has ratings',
    inside: played('1970-01-01'),
    outside: played('1969-12-31'),
    says: /starts on 1969-12-31: FIDE has had ratings since 1970/,
  },
  {
    code: 'report-late',
    what: 'before the first list after the end',
    inside: received('2026-02-22', '2026-02-28'),
    outside: received('2026-02-22', '2026-03-01'),
    says: /ended on 2026-02-22 and its report was received on 2026-03-01, too late for the list 2026-03/,
  },
  {
    code: 'report-late',
    what: 'before the second list, where five days or fewer are left',
    inside: received('2026-02-24', '2026-03-31'),
    outside: received('2026-02-23', '2026-03-31'),
    says: /too late for the list 2026-03/,
  },
  {
    code: 'report-late',
    what: 'a revision counts by its first report',
    inside: report({}, { ...registered({ receivedDate: '2026-04-05' }), firstReceived: '2026-02-10' }),
    outside: report({}, registered({ receivedDate: '2026-04-05' })),
    says: /received on 2026-04-05/,
  },
  {
    code: 'report-too-late',
    what: 'before the third list after the end',
    inside: received('2026-02-10', '2026-04-30'),
    outside: received('2026-02-10', '2026-05-01'),
    says: /received on 2026-05-01: too late, it is kept and not rated.*list 2026-05 at the latest/,
  },
  // Art. 9.1: the chief arbiter
  {
    code: 'chief-arbiter-missing',
    what: 'a name or an ID',
    inside: report({ '102': '102 Anna Arbiter' }, registered({ chiefArbiterId: null })),
    outside: report({ '102': '102 Chief Arbiter' }, registered({ chiefArbiterId: null })),
    says: /W26 does not name the chief arbiter/,
  },
  {
    code: 'arbiter-unknown',
    what: 'an ID of the register of arbiters',
    inside: report({ '102': '102 99700001 Arbiter, Anna' }, arbiter({})),
    outside: report({ '102': '102 99700002 Arbiter, Anna' }, arbiter({})),
    says: /99700002 Arbiter, Anna is not in the register of arbiters/,
  },
  {
    code: 'arbiter-unknown',
    what: 'a name of the register of arbiters',
    inside: report({ '102': '102 IA Anna Arbiter' }, arbiter({}, registered({ chiefArbiterId: null }))),
    outside: report({ '102': '102 IA Anna Referee' }, arbiter({}, registered({ chiefArbiterId: null }))),
    says: /Anna Referee is not in the register of arbiters/,
  },
  {
    code: 'arbiter-name-differs',
    what: 'the name that belongs to the ID',
    inside: report({ '102': '102 Arbiter, A. (99700001)' }, arbiter({})),
    outside: report({ '102': '102 Referee, Rob (99700001)' }, arbiter({})),
    says: /Referee, Rob in the report, and Arbiter, Anna in the register of arbiters under 99700001/,
  },
  {
    code: 'arbiter-unlicensed',
    what: 'a licence until the last day',
    inside: report({}, arbiter({ licenceUntil: '2026-02-08' })),
    outside: report({}, arbiter({ licenceUntil: '2026-02-07' })),
    says: /99700001 Arbiter, Anna had no licence on 2026-02-08, the last day: it ended on 2026-02-07/,
  },
  {
    code: 'arbiter-unlicensed',
    what: 'a licence at all',
    inside: report({}, arbiter({})),
    outside: report({}, arbiter({ licenceUntil: null })),
    says: /the register has none/,
  },
  {
    code: 'arbiter-title-low',
    what: 'an FA where norms can be made',
    inside: report({}, arbiter({ title: 'FA' }, registered({ norms: true }))),
    outside: report({}, arbiter({ title: 'NA' }, registered({ norms: true }))),
    says: /has the title NA, and norms can be made.*International Arbiter \(IA\) or FIDE Arbiter \(FA\)/,
  },
  {
    code: 'arbiter-title-low',
    what: 'an NA where none can be made',
    inside: report({}, arbiter({ title: 'NA' })),
    outside: report({}, arbiter({ title: 'NA' }, registered({ official: true }))),
    says: /has the title NA/,
  },
  // How many
  {
    code: 'players-too-few',
    what: 'as many players as the officer says',
    inside: report({}, setting('too-few-players', { 'at-least': 4 })),
    outside: report({}, setting('too-few-players', { 'at-least': 5 })),
    says: /the report has 4 players; expected 5 or more/,
  },
  {
    code: 'games-too-few',
    what: 'as many games as the officer says',
    inside: report({}, setting('too-few-games', { 'at-least': 6 })),
    outside: report({}, setting('too-few-games', { 'at-least': 7 })),
    says: /6 games played over the board; expected 7 or more/,
  },
  {
    code: 'rounds-differ',
    what: 'the declared rounds',
    inside: report({ '142': '142 3' }),
    outside: report({ '142': '142 4' }),
    says: /declares 4 rounds and shows 3/,
  },
  // Pairings and results
  {
    code: 'pair-meets-again',
    what: 'a Swiss in which nobody meets twice',
    inside: report({}),
    outside: rows(meeting(2)),
    says: /players 1 Adler, Ada and 4 Dorn, Dirk meet more than once, in rounds 1, 3/,
  },
  {
    code: 'pair-meets-again',
    what: 'twice in a double round robin',
    inside: rows(meeting(2), {}, { '092': '092 Individual: Double Round-Robin' }),
    outside: rows(meeting(3), {}, { '092': '092 Individual: Double Round-Robin' }),
    says: /meet more than once, in rounds 1, 2, 3/,
  },
  {
    code: 'pair-meets-again',
    what: 'as many cycles as the rounds of a round robin make',
    inside: sixRounds('Individual: Round-Robin'),
    outside: sixRounds('Individual: Swiss-System'),
    says: /in rounds 1, 4; expected 1 game at most, as in the Swiss system it names/,
  },
  {
    code: 'pair-meets-again',
    what: 'cycles that are guessed where nobody names the system',
    inside: sixRounds(''),
    outside: rows(meeting(2), registered({ system: null }), { '092': '' }),
    says: /expected 1 game at most, a guess by 3 rounds of 4 players, since neither the report \(092, 192\) nor/,
  },
  {
    code: 'pair-meets-again',
    what: 'the system of the registration, where the report names none',
    inside: sixRounds('', 'round-robin'),
    outside: sixRounds('', 'swiss'),
    says: /expected 1 game at most, as in the Swiss system/,
  },
  {
    code: 'plays-himself',
    what: 'an opponent who is somebody else',
    inside: report({}),
    outside: rows({ 1: { rounds: ['1 w 1', '3 b =', '2 w 1'] } }),
    says: /round 1: player 1 Adler, Ada is his own opponent/,
  },
  {
    code: 'opponent-unknown',
    what: 'an opponent of the report',
    inside: report({}),
    outside: rows({ 1: { rounds: ['5 w 1', '3 b =', '2 w 1'] } }),
    says: /meets start number 5, which none of the 4 players has/,
  },
  {
    code: 'results-disagree',
    what: 'a half point and none by decision of the arbiter',
    inside: rows({ 1: { rounds: ['4 w 1', '3 b =', '2 w =', ''], points: '2.0' } }),
    outside: rows({ 2: { rounds: ['3 b 0', '4 w 1', '1 b ='], points: '1.5' } }),
    says: /round 3: the results of player 1 Adler, Ada \(2 w 1\) and player 2 Birk, Bea \(1 b =\) do not go together/,
  },
  {
    code: 'pairing-disagrees',
    what: 'one opponent a round',
    inside: report({}),
    outside: rows({ 2: { rounds: ['3 b 0', '3 w 1', '1 b 0'] } }),
    says: /round 2/,
  },
  // Persons
  {
    code: 'id-missing',
    what: 'an ID',
    inside: report({}),
    outside: rows({ 2: { id: '' } }),
    says: /player 2 Birk, Bea has no ID/,
  },
  {
    code: 'id-zero',
    what: 'an ID that is not nought',
    inside: rows({ 2: { id: '0099900002' } }),
    outside: rows({ 2: { id: '0' } }),
    says: /has the ID 0, which means no ID/,
  },
  {
    code: 'id-malformed',
    what: 'digits only',
    inside: report({}),
    outside: rows({ 2: { id: '9990000Z' } }),
    says: /the ID 9990000Z of player 2 Birk, Bea is not a number/,
  },
  {
    code: 'id-twice',
    what: 'an ID of his own for everybody',
    inside: report({}),
    outside: rows({ 2: { id: 99900001 } }),
    says: /ID 99900001 is used twice: by player 1 Adler, Ada in line 9 and player 2 Birk, Bea in line 10/,
  },
  {
    code: 'id-national',
    what: 'an unknown ID of 100000 or more',
    inside: rows({ 2: { id: 100000, name: 'Nobody, Ned' } }),
    outside: rows({ 2: { id: 99999, name: 'Nobody, Ned' } }),
    says: /looks like a national number/,
  },
  {
    code: 'id-unknown',
    what: 'an unknown ID becomes a new person',
    inside: rows({ 2: { id: 99900099, name: 'Nobody, Ned' } }),
    outside: rows({ 2: { id: 99900099, name: 'Nobody, Ned' } }, { unknownIds: 'refuse' }),
    says: /ID 99900099 of player 2 Nobody, Ned is not on the register/,
  },
  {
    code: 'id-near-match',
    what: 'an unknown ID of somebody nobody resembles',
    inside: rows({ 2: { id: 99900099, birth: '1978/01/02' } }),
    outside: rows({ 2: { id: 99900099, birth: '1977/05/05' } }),
    says: /which has Birk, Bea, born 1977, under 99900002/,
  },
  {
    code: 'id-other-person',
    what: 'a rating 200 points off, whatever else differs',
    inside: report({}, known({ name: 'Other, Otto', birthYear: 1950, rating: 2050 })),
    outside: report({}, known({ name: 'Other, Otto', birthYear: 1950, rating: 2051 })),
    says: /belongs to somebody else: .*Other, Otto, born 1950, rated 2051, the report says Birk, Bea, born 1977, rated 1850/,
  },
  {
    code: 'id-details-differ',
    what: 'name, birth year and rating as registered',
    inside: report({}, known({ rating: 2050 })),
    outside: report({}, known({ birthYear: 1978 })),
    says: /the register says Birk, Bea, born 1978, rated 1850, the report says Birk, Bea, born 1977/,
  },
  {
    code: 'person-differs',
    what: 'sex, federation and title as registered',
    inside: rows({ 2: { sex: 'm', federation: 'LUX', title: '' } }, known({ sex: 'M', title: 'FM' })),
    outside: rows({ 2: { sex: 'w', federation: 'BEL', title: 'GM' } }, known({ sex: 'M', title: 'FM' })),
    says: /sex F, registered M; federation BEL, registered LUX; title GM, registered FM/,
  },
  {
    code: 'person-differs',
    what: 'either of two titles',
    inside: rows({ 2: { sex: 'w', title: 'WIM' } }, known({ sex: 'F', title: 'IM', womanTitle: 'WIM' })),
    outside: rows({ 2: { sex: 'w', title: 'WGM' } }, known({ sex: 'F', title: 'IM', womanTitle: 'WIM' })),
    says: /title WGM, registered IM and WIM/,
  },
  {
    code: 'id-slip',
    what: 'two digits of an unknown ID exchanged',
    inside: rows({ 2: { id: 99909003, birth: '' } }),
    outside: rows({ 2: { id: 99900020, birth: '' } }),
    says: /99900002 Birk, Bea, born 1977, differs from 99900020 in two exchanged digits/,
  },
  {
    code: 'id-offered',
    what: 'a namesake of the same year',
    inside: rows({ 2: { id: '', birth: '1978/01/02' } }),
    outside: rows({ 2: { id: '', birth: '1977/01/02' } }),
    says: /by name and birth year: 99900002 Birk, Bea, born 1977/,
  },
  {
    code: 'rating-differs',
    what: 'the rating of the list in force',
    inside: rows({ 2: { rating: 1850 } }),
    outside: rows({ 2: { rating: 1851 } }),
    says: /gives player 2 Birk, Bea \(99900002\) 1851, the standard list in force on 2026-02-07 1850/,
  },
  {
    code: 'rating-unlisted',
    what: 'no rating for an unrated player',
    inside: rows({ 2: { rating: '' } }, known({ rating: null })),
    outside: rows({ 2: { rating: 1850 } }, known({ rating: null })),
    says: /1850, but on the standard list in force on 2026-02-07 the player is unrated/,
  },
]

describe('each check, just inside and just outside', () => {
  test.each(pairs)('$code: $what', ({ code, inside, outside, says }) => {
    const { article, severity }: ProblemEntry = problemCatalogue[code]
    expect(inside().problems.filter((problem) => problem.code === code)).toEqual([])

    const { tournament, problems } = outside()
    const [found] = problems.filter((problem) => problem.code === code)
    expect(found, 'nothing was found outside').toBeDefined()
    if (found === undefined) return
    const shown = renderProblem(found)
    expect(shown).toMatchObject({ severity, article, file: 'winter.trf' })
    expect(`${shown.message} ; expected ${shown.expected}`.replace(' ; ', '; ')).toMatch(says)
    expect(shown.message).not.toMatch(/[{}]|undefined|NaN/)
    if (severity === 'refuse') expect(tournament).toBeNull()
  })

  it.each(pairs)('$code is said in Norwegian without a word of English: $what', async ({ outside }) => {
    const norwegian = await languages.nb()
    for (const found of outside().problems) {
      const { message, expected, advice } = renderProblemIn(norwegian, found)
      expect(unquoted([message, expected, advice].join(' '))).not.toMatch(ENGLISH)
    }
  })

  it('has a pair for every problem a check or the regulations can give', () => {
    const checked = Object.entries<ProblemEntry>(reportProblems).filter(([, { check }]) => check !== undefined)
    const codes = [...Object.keys(regulationProblems), ...checked.map(([code]) => code)]
    expect(codes.filter((code) => !pairs.some((pair) => pair.code === code))).toEqual([])
  })

  it('has a problem for every check, and says of each what to do', () => {
    const entries = Object.values<ProblemEntry>(problemCatalogue)
    for (const name of checkNames) {
      const ofCheck = entries.filter(({ check }) => check === name)
      expect(ofCheck, name).not.toEqual([])
      for (const { severity } of ofCheck) expect(severity, name).toBe('note')
    }
    for (const [code, { severity, expected, advice }] of Object.entries<ProblemEntry>(reportProblems)) {
      if (severity === 'refuse') expect([code, expected, advice]).not.toContain(undefined)
    }
    for (const [code, { advice }] of Object.entries<ProblemEntry>(regulationProblems))
      expect(advice, code).toBeDefined()
  })
})
