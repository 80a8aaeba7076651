import { describe, expect, it, test } from 'vitest'

import { areSamePersonRows, type PersonRow, personRowsWith, rowOfListed } from '../../src/period/person-rows.js'
import { reportedPersonRows } from '../../src/period/reported-person-rows.js'
import type { ListMonth } from '../../src/shared/dates.js'
import type { Origin, PlayerDetails } from '../../src/shared/player.js'

function person(over: Partial<PlayerDetails> = {}): PlayerDetails {
  return {
    fideId: 88400001,
    name: 'Example, Anna',
    federation: 'NOR',
    sex: 'F',
    birthYear: 2001,
    title: '',
    womanTitle: '',
    otherTitles: '',
    foaTitle: '',
    ...over,
  }
}

function row(validFrom: ListMonth, over: Partial<PlayerDetails> = {}, origin: Origin = 'list'): PersonRow {
  return { details: person(over), validFrom, origin }
}

describe('what a list says of a person', () => {
  test.each<[known: PersonRow | undefined, expected: PersonRow, why: string]>([
    [undefined, row('2026-02', { name: 'Printed' }), 'nothing was known'],
    [row('2026-01'), row('2026-02', { name: 'Printed' }), 'a list before'],
    [row('2026-01', {}, 'report'), row('2026-02', { name: 'Printed' }), 'a list goes before reports'],
    [
      row('2026-01', { name: 'Registered', federation: 'FAR', title: 'IM', birthYear: 1999 }, 'register'),
      row('2026-02', { name: 'Registered', federation: 'FAR', title: 'IM', birthYear: 2001 }, 'register'),
      "the register's name, federation and titles win, the list's year of birth counts",
    ],
  ])('%#', (known, expected, why) => {
    expect(rowOfListed(person({ name: 'Printed' }), known, '2026-02'), why).toEqual(expected)
  })

  test.each<[stored: PersonRow[], next: ListMonth | null, expected: PersonRow[], why: string]>([
    [[], null, [row('2026-02', { name: 'B' })], 'the first'],
    [[row('2026-01', { name: 'B' })], null, [row('2026-01', { name: 'B' })], 'nothing new'],
    [
      [row('2026-01', { name: 'A' })],
      '2026-03',
      [row('2026-01', { name: 'A' }), row('2026-02', { name: 'B' }), row('2026-03', { name: 'A' })],
      'the list after it goes on saying what it said',
    ],
    [
      [row('2026-01', { name: 'A' }), row('2026-03', { name: 'C' })],
      '2026-03',
      [row('2026-01', { name: 'A' }), row('2026-02', { name: 'B' }), row('2026-03', { name: 'C' })],
      'the list after it has its own row',
    ],
    [[row('2026-03', { name: 'B' })], '2026-03', [row('2026-02', { name: 'B' })], 'the list after it says the same'],
    [[row('2026-02', { name: 'A' })], null, [row('2026-02', { name: 'B' })], 'in the place of another version'],
  ])('%#', (stored, next, expected, why) => {
    const rows = personRowsWith(stored, person({ name: 'B' }), '2026-02', next)
    expect(rows, why).toEqual(expected)
    expect(areSamePersonRows(rows, expected)).toBe(true)
  })

  it('is the same only from the same list, from the same origin, to the letter, and all of it', () => {
    const rows = [row('2026-01', { name: 'A' }), row('2026-02', { name: 'B' })]
    expect(areSamePersonRows(rows, [...rows])).toBe(true)
    expect(areSamePersonRows(rows, rows.slice(1))).toBe(false)
    expect(areSamePersonRows(rows.slice(1), rows)).toBe(false)
    expect(areSamePersonRows(rows, [row('2026-01', { name: 'A' }), row('2026-03', { name: 'B' })])).toBe(false)
    expect(areSamePersonRows(rows, [row('2026-01', { name: 'A' }), row('2026-02', { name: 'b' })])).toBe(false)
    expect(areSamePersonRows(rows, [row('2026-01', { name: 'A' }, 'register'), row('2026-02', { name: 'B' })])).toBe(
      false,
    )
  })
})

describe('a person only reports know', () => {
  const told = (dueList: ListMonth, over: Partial<PlayerDetails> = {}) => ({ details: person(over), dueList })
  const reported = (validFrom: ListMonth, over: Partial<PlayerDetails> = {}) => row(validFrom, over, 'report')

  test.each<
    [
      stored: PersonRow[],
      reports: ReturnType<typeof told>[],
      lastClosed: ListMonth | null,
      expected: PersonRow[],
      why: string,
    ]
  >([
    [[], [told('2026-02')], null, [reported('2026-02')], 'what the first report says'],
    [[], [told('2026-02'), told('2026-03', { name: 'Other' })], null, [reported('2026-02')], 'the first report has it'],
    [
      [],
      [told('2026-02', { birthYear: null, federation: '' }), told('2026-04')],
      null,
      [reported('2026-02', { birthYear: null, federation: '' }), reported('2026-04')],
      'a later report fills in what the first leaves out, from its list on',
    ],
    [
      [],
      [told('2026-02', { birthYear: null }), told('2026-02')],
      null,
      [reported('2026-02')],
      'two reports of one list are one row',
    ],
    [[reported('2026-02')], [], null, [], 'in no report any more'],
    [
      [reported('2026-02', { name: 'Printed' })],
      [told('2026-01')],
      '2026-03',
      [reported('2026-02', { name: 'Printed' }), reported('2026-04')],
      'a closed list prints as it was: the earlier report holds from the next list on',
    ],
    [
      [reported('2026-02')],
      [told('2026-01')],
      '2026-03',
      [reported('2026-02')],
      'nothing changes after the closed list',
    ],
    [
      [reported('2026-02', { birthYear: null })],
      [told('2026-02', { birthYear: null }), told('2026-05')],
      '2026-03',
      [reported('2026-02', { birthYear: null }), reported('2026-05')],
      'what comes later holds from its own list on',
    ],
    [[], [told('2026-01')], '2026-03', [reported('2026-01')], 'no closed list printed him'],
    [[reported('2026-02')], [], '2026-03', [reported('2026-02')], 'a closed list printed him: he stays'],
  ])('%#', (stored, reports, lastClosed, expected, why) => {
    expect(reportedPersonRows(stored, reports, lastClosed), why).toEqual(expected)
  })
})
