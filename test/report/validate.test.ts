import { describe, expect, it, test } from 'vitest'

import type { AcceptContext } from '../../src/report/accept-context.js'
import { checkSettings } from '../../src/report/check-settings.js'
import { readGamesCsv } from '../../src/report/read-games-csv.js'
import { validateReport } from '../../src/report/validate.js'
import { type Problem, renderProblem } from '../../src/shared/problem.js'
import { bytesOf, codesOf, contextWith, playerLine, REGISTRATION, registerOf, rowsWith, trf } from './made-up.js'
import { validate, withRecords } from './validated.js'

const GOOD = withRecords({})
const brief = (problems: readonly Problem[]) => problems.map(({ severity, code }) => `${severity} ${code}`)

describe('a good report', () => {
  it('becomes a tournament', () => {
    const { tournament, problems, newPlayers, aliases } = validate(GOOD)
    expect({ problems, newPlayers, aliases }).toEqual({ problems: [], newPlayers: [], aliases: [] })
    expect(tournament).toMatchObject({
      code: 'W26',
      type: 'standard',
      name: 'Winter Open',
      city: 'Nowhere',
      federation: 'LUX',
      startDate: '2026-02-07',
      endDate: '2026-02-08',
      system: 'Individual: Swiss-System',
      timeControl: '90min+30sec',
      chiefArbiter: 'Arbiter, Anna',
      rounds: 3,
      isMatch: false,
    })
    expect(tournament?.games).toHaveLength(6)
    expect(tournament?.players[0]).toEqual({
      startNumber: 1,
      fideId: 99900001,
      line: 9,
      name: 'Adler, Ada',
      sex: 'M',
      title: '',
      rating: 1900,
      federation: 'LUX',
      birthYear: 1976,
    })
  })

  it('takes from the registration what it does not say itself', () => {
    const { tournament } = validate(
      withRecords({ '012': '', '022': '', '032': '', '042': '', '052': '', '092': '', '122': '' }),
    )
    const { name, city, federation, startDate, endDate, system, timeControl } = REGISTRATION
    expect(tournament).toMatchObject({ name, city, federation, startDate, endDate, system, timeControl })
  })

  it('dates its games by 132 where that lies within the tournament', () => {
    const dates = (record: string) => validate(withRecords({ '132': record })).tournament?.games.map(({ date }) => date)
    expect(dates('132 26/02/07 26/02/08 26/02/08')).toEqual([
      '2026-02-07',
      '2026-02-07',
      '2026-02-08',
      '2026-02-08',
      '2026-02-08',
      '2026-02-08',
    ])
    expect(dates('132 25/02/07 26/02/08 spring')).toEqual([null, null, '2026-02-08', '2026-02-08', null, null])
  })
})

describe('the type', () => {
  test.each([
    [
      { type: 'rapid' },
      {},
      'rapid',
      ['note registration-type-differs', 'note time-control-differs'],
      'the user says so',
    ],
    [
      { registration: { ...REGISTRATION, type: 'blitz' } },
      { '122': '122 3+2' },
      'blitz',
      [],
      'the registration says so',
    ],
    [
      { registration: null, receivedDate: '2026-02-10' },
      { '122': '122 15+10' },
      'rapid',
      ['note not-registered'],
      'the time control says so',
    ],
    [
      { registration: null, receivedDate: '2026-02-10' },
      { '222': '222 5400+30' },
      'standard',
      ['note not-registered'],
      '222 says so',
    ],
  ] as const)('%j, %j: %s', (changes, records, type, notes, why) => {
    const { tournament, problems } = validate(withRecords(records), changes)
    expect(tournament?.type, why).toBe(type)
    expect(brief(problems)).toEqual(notes)
  })

  it('that stays unknown refuses the report', () => {
    const { tournament, problems } = validate(withRecords({ '122': '122 120' }), {
      registration: null,
      receivedDate: '2026-02-10',
    })
    expect(tournament).toBeNull()
    expect(brief(problems)).toEqual(['note not-registered', 'refuse type-unknown'])
    expect(problems[1] && renderProblem(problems[1])).toMatchObject({
      message: 'whether this is standard, rapid or blitz cannot be told from the report (time control: 120)',
      advice: 'give the type with --type standard, rapid or blitz',
    })
  })
})

describe('the dates', () => {
  const unregistered = { registration: null, receivedDate: '2026-03-10' } as const

  test.each([
    [
      { '042': '042 2026/02/08', '052': '052 2026/02/08' },
      {},
      ['note registration-dates-differ'],
      'the report wins over the registration',
    ],
    [{ '042': '', '052': '' }, {}, [], 'the registration stands in'],
    [{ '042': '042 07.02.2026' }, {}, [], 'another form'],
    [{ '042': '042 07/02/2026' }, {}, [], 'two readings, one of them registered'],
    [
      { '042': '042 02/03/2026', '052': '052 02/03/2026' },
      { dates: 'dmy', ...unregistered },
      ['note not-registered'],
      'two readings, the user says which',
    ],
    [
      {},
      { registration: { ...REGISTRATION, receivedDate: null } },
      ['note received-assumed'],
      'A15: nobody says when it was received',
    ],
    [{}, { receivedDate: '2026-02-07' }, ['note received-before-end'], 'received during the tournament'],
  ] as const)('%j are accepted: %j', (records, changes, notes, why) => {
    const { tournament, problems } = validate(withRecords(records), changes)
    expect(tournament, why).not.toBeNull()
    expect(brief(problems)).toEqual(notes)
  })

  test.each([
    [{ '042': '042 02/03/2026' }, unregistered, ['date-ambiguous'], 'two readings'],
    [{ '042': '042 spring' }, {}, ['date-unreadable'], 'no date'],
    [{ '042': '', '052': '' }, unregistered, ['dates-missing'], 'no dates anywhere'],
    [{ '042': '' }, unregistered, ['start-date-missing'], 'no start anywhere'],
    [{ '052': '' }, unregistered, ['end-date-missing'], 'no end anywhere'],
    [{ '052': '052 2026/02/06' }, unregistered, ['end-before-start'], 'the end before the start'],
    [{}, { receivedDate: '2026-02-06' }, ['start-after-received'], 'it began after its report'],
  ] as const)('%j are refused: %j', (records, changes, codes, why) => {
    const { tournament, problems } = validate(withRecords(records), changes)
    expect(tournament, why).toBeNull()
    expect(codesOf(problems.filter(({ severity }) => severity === 'refuse'))).toEqual(codes)
  })
})

describe('what is noted', () => {
  test.each([
    [{}, { codeFrom: 'file name' }, ['code-from-file-name'], 'a code that was only the name of the file'],
    [{ '102': '102' }, { registration: { ...REGISTRATION, chiefArbiterId: null } }, ['chief-arbiter-missing'], '9.1'],
    [
      { '102': '102 Chief Arbiter' },
      { registration: { ...REGISTRATION, chiefArbiterId: null } },
      ['chief-arbiter-missing'],
      '9.1: a placeholder',
    ],
    [
      { '102': '102 https://chess.example/9' },
      { registration: { ...REGISTRATION, chiefArbiterId: null } },
      ['chief-arbiter-missing'],
      '9.1: an address',
    ],
    [{ '102': '102' }, {}, [], 'the arbiter is registered'],
    [{ '032': '032 BEL' }, {}, ['registration-federation-differs'], '0.2'],
    [{}, { registration: { ...REGISTRATION, rounds: 5 } }, ['registration-rounds-differ'], '0.2'],
    [{}, { registration: { ...REGISTRATION, rounds: null } }, [], 'nothing registered'],
    [{ '142': '142 5' }, {}, ['rounds-differ'], 'a report of a tournament that goes on'],
    [{ '122': '122 10+5' }, {}, ['time-control-differs'], '1.1'],
  ] as const)('%j, %j', (records, changes, codes, why) => {
    const { tournament, problems } = validate(withRecords(records), changes as Partial<AcceptContext>)
    expect(tournament, why).not.toBeNull()
    expect(brief(problems)).toEqual(codes.map((code) => `note ${code}`))
  })

  test.each([
    ['chief-arbiter', { '102': '102' }, 'chief-arbiter-missing'],
    ['time-control', { '122': '122 10+5' }, 'time-control-differs'],
    ['registration', { '032': '032 BEL' }, 'registration-federation-differs'],
  ])('and refused where the configuration makes %s strict', (strict, records, code) => {
    const registration = { ...REGISTRATION, chiefArbiterId: null }
    const { tournament, problems } = validate(withRecords(records), {
      registration,
      checks: checkSettings({ named: { [strict]: 'strict' } }),
    })
    expect(tournament).toBeNull()
    expect(brief(problems)).toEqual([`refuse ${code}`])
  })

  it('but never refused where it is no breach of the regulations', () => {
    const { tournament, problems } = validate(withRecords({ '142': '142 5' }), {
      codeFrom: 'file name',
      checks: checkSettings({ default: 'strict', named: {} }),
    })
    expect(tournament).not.toBeNull()
    expect(brief(problems)).toEqual(['note code-from-file-name', 'note rounds-differ'])
  })
})

describe('players and games', () => {
  it('a report without players is refused', () => {
    expect(brief(validate(trf([])).problems)).toContain('refuse no-players')
  })

  it('a report without games is noted', () => {
    const { tournament, problems } = validate(trf(rowsWith({ 1: none, 2: none, 3: none, 4: none })))
    expect(tournament?.games).toEqual([])
    expect(brief(problems)).toEqual(['note registration-rounds-differ', 'note no-games'])
  })
  const none = { rounds: [], points: '' }

  it('a report of which something could not be read is refused, whatever else is right', () => {
    const [adler = '', birk = '', claus = '', dorn = ''] = rowsWith({})
    const { tournament, problems } = validate(trf([adler, birk, claus.replaceAll('  ', '\t'), dorn]))
    expect(tournament).toBeNull()
    expect(problems).toEqual([])
  })

  test.each([
    ['Individual: Swiss-System', ['9 pair-meets-again', '11 pair-meets-again'], 'a Swiss'],
    ['Individual: Round-Robin', ['9 pair-meets-again', '11 pair-meets-again'], 'a round robin of one cycle'],
    ['Double Swiss', [], 'a system in which they meet twice'],
    ['Team Swiss', [], 'a team tournament'],
  ])('%s: pairs that meet again give %j', (system, found, why) => {
    const rows = rowsWith({
      1: { rounds: ['4 w 1', '2 b =', '2 w 1'] },
      2: { rounds: ['3 b 0', '1 w =', '1 b 0'], points: '0.5' },
      3: { rounds: ['2 w 1', '4 w =', '4 b 1'] },
      4: { rounds: ['1 b 0', '3 b =', '3 w 0'], points: '0.5' },
    })
    const { tournament, problems } = validate(withRecords({ '092': `092 ${system}` }, rows))
    expect(tournament, why).not.toBeNull()
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(found)
  })

  test.each([
    ['Individual: Round-Robin', []],
    ['Individual: Swiss-System', ['pair-meets-again', 'pair-meets-again', 'pair-meets-again']],
  ])('%s: three players who meet twice in six rounds give %j', (system, found) => {
    const rounds = (...opponents: readonly string[]) =>
      opponents.flatMap((opponent) => [`${opponent} w =`, `${opponent} b =`])
    const rows = [
      playerLine({ no: 1, id: 99900001, name: 'Adler, Ada', rounds: [...rounds('2', '3'), '', ''] }),
      playerLine({ no: 2, id: 99900002, name: 'Birk, Bea', rounds: ['1 b =', '1 w =', '', '', ...rounds('3')] }),
      playerLine({ no: 3, id: 99900003, name: 'Claus, Carl', rounds: ['', '', '1 b =', '1 w =', '2 b =', '2 w ='] }),
    ]
    const validation = validate(withRecords({ '092': `092 ${system}` }, rows), {
      registration: { ...REGISTRATION, rounds: 6 },
    })
    expect(codesOf(validation.problems)).toEqual(found)
  })

  test.each([
    [{}, true, 'two players'],
    [{ system: 'match' }, true, 'registered as a match'],
  ])('a match: %j', (registered, isMatch, why) => {
    const rows = [
      playerLine({ no: 1, id: 99900001, name: 'Adler, Ada', rounds: ['2 w 1', '2 b 0', '2 w ='] }),
      playerLine({ no: 2, id: 99900002, name: 'Birk, Bea', rounds: ['1 b 0', '1 w 1', '1 b ='] }),
    ]
    const { tournament, problems } = validate(trf(rows), { registration: { ...REGISTRATION, ...registered } })
    expect(tournament?.isMatch, why).toBe(isMatch)
    expect(problems).toEqual([])
  })

  it('a match by registration may have more players', () => {
    expect(validate(GOOD, { registration: { ...REGISTRATION, system: 'Match' } }).tournament?.isMatch).toBe(true)
  })

  it('the crosstable and the persons are judged in the same answer, by lines', () => {
    const { tournament, problems } = validate(
      trf(rowsWith({ 1: { id: '' }, 4: { rounds: ['1 b 1', '2 b 0', '3 w 0'], id: '99900x04', points: '1.0' } })),
    )
    expect(tournament).toBeNull()
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '9 results-disagree',
      '9 id-missing',
      '9 id-offered',
      '12 id-malformed',
      '12 id-offered',
    ])
  })
})

describe('a games CSV', () => {
  const csv =
    'tournament,round,date,white_id,black_id,white_score,black_score\nW26,1,07/02/2026,99900001,99900002,1,0\nW26,2,13/02/2026,99900002,99900001,+,-\n'
  const [report] = readGamesCsv(bytesOf(csv), 'games.csv').reports

  function validateGames(changes: Partial<AcceptContext>) {
    if (report === undefined) throw new Error('no report was read')
    return validateReport(report, contextWith({ file: 'games.csv', codeFrom: 'file', ...changes }))
  }

  it('has name, dates and type from the registration', () => {
    const { tournament, problems } = validateGames({
      registration: { ...REGISTRATION, endDate: '2026-02-13', receivedDate: '2026-02-15', rounds: 2 },
    })
    expect(problems).toEqual([])
    expect(tournament).toMatchObject({
      code: 'W26',
      name: 'Winter Open',
      type: 'standard',
      startDate: '2026-02-07',
      endDate: '2026-02-13',
      rounds: 2,
      games: [
        { round: 1, white: 1, black: 2, whiteScore: 100, blackScore: 0, unrated: null, date: '2026-02-07' },
        { round: 2, white: 2, black: 1, whiteScore: 100, blackScore: 0, unrated: 'forfeit', date: '2026-02-13' },
      ],
    })
  })

  it('notes games dated outside of the tournament', () => {
    expect(brief(validateGames({ registration: { ...REGISTRATION, rounds: 2 } }).problems)).toEqual([
      'note games-outside-dates',
    ])
  })

  it('must be registered, and nothing else is said of what the registration would tell', () => {
    const { tournament, problems } = validateGames({ registration: null })
    expect(tournament).toBeNull()
    expect(brief(problems)).toEqual(['refuse games-not-registered'])
  })

  it('names players without start numbers', () => {
    const register = registerOf([{ fideId: 99900001, name: 'Adler, Ada', rating: 1900 }])
    const { problems } = validateGames({
      register,
      unknownIds: 'refuse',
      registration: { ...REGISTRATION, endDate: '2026-02-13', receivedDate: '2026-02-15', rounds: 2 },
    })
    expect(problems.map((problem) => renderProblem(problem).message)).toEqual([
      'ID 99900002 of player 99900002 is not on the register',
    ])
  })
})
