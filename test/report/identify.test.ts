import { describe, expect, it, test } from 'vitest'

import type { AcceptContext } from '../../src/report/accept-context.js'
import { identify } from '../../src/report/identity/identify.js'
import { readTrf } from '../../src/report/read-trf.js'
import { renderProblem } from '../../src/shared/problem.js'
import { bytesOf, codesOf, contextWith, type MadeUpLine, playerLine, registerOf, trf } from './made-up.js'

const register = registerOf([
  { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976, rating: 1900 },
  { fideId: 99900002, name: 'Birk, Bea', birthYear: 1977, rating: 1850 },
  { fideId: 99900020, name: 'Meister, Max', birthYear: 1949, rating: 2544 },
  { fideId: 5123, name: 'Claus, Carl', birthYear: 1978, rating: 1800 },
  { fideId: 99900030, name: 'Dorn, Dirk', birthYear: 1979, rating: null },
  { fideId: 99900031, name: 'Emil, Egon', birthYear: null, rating: 1500 },
  { fideId: 99900032, name: 'Langebæk-Håstadløkken, Stanisława Bo', birthYear: 1988, rating: null },
])

function identified(lines: readonly MadeUpLine[], changes: Partial<AcceptContext> = {}) {
  const { report } = readTrf(
    bytesOf(trf(lines.map((line, index) => playerLine({ no: index + 1, ...line })))),
    'winter.trf',
  )
  if (report === null) throw new Error('no report was read')
  return identify({ report, context: contextWith({ register, ...changes }), startDate: '2026-02-07', type: 'standard' })
}

const ada = { name: 'Adler, Ada', birth: '1976', rating: 1900 }
const bea = { name: 'Birk, Bea', birth: '1977', rating: 1850 }
const unknownAda = { ...ada, id: 99900050 }

describe('a known ID', () => {
  test.each([
    [{ ...ada, id: 99900001 }, [], 'all agrees'],
    [{ ...ada, id: '00099900001' }, [], 'leading noughts'],
    [{ name: 'ADLER, A.', birth: '1976', rating: 1900, id: 99900001 }, [], 'an initial'],
    [{ name: 'Adler, Ada', id: 99900001 }, [], 'what is missing is no difference'],
    [{ name: 'Langebaek-Hastadlokken, Stanislaw', birth: '1988', id: 99900032 }, [], 'cut off after 33 columns'],
    [{ name: 'Langebaek-Hastadlokken, Stani', birth: '1988', id: 99900032 }, ['id-details-differ'], 'cut off before'],
    [{ name: 'Claus, Carl', birth: '1978', id: 5123 }, [], 'a small ID that is on the register'],
    [{ ...ada, rating: 1901, id: 99900001 }, ['rating-differs'], 'A2: the list counts'],
    [
      { name: 'Dorn, Dirk', birth: '1979', rating: 1399, id: 99900030 },
      ['rating-unlisted'],
      'A2: a filler for an unrated player',
    ],
    [{ ...ada, rating: 2101, id: 99900001 }, ['id-details-differ', 'rating-differs'], 'the rating by more than 200'],
    [{ ...ada, rating: 2100, id: 99900001 }, ['rating-differs'], 'the rating by 200'],
    [{ ...ada, name: 'Adler-Birk, Anna', id: 99900001 }, ['id-details-differ'], 'the name'],
    [{ ...ada, birth: '1967', id: 99900001 }, ['id-details-differ'], 'the birth year'],
    [
      { ...ada, birth: '1967', rating: 2322, id: 99900001 },
      ['id-details-differ', 'rating-differs'],
      'birth year and rating',
    ],
    [
      { name: 'Zorn, Zita', birth: '1999', rating: 2100, id: 99900001 },
      ['id-details-differ', 'rating-differs'],
      'name and year, the rating by 200',
    ],
    [{ name: 'Zorn, Zita', birth: '1999', id: 99900001 }, ['id-details-differ'], 'name and year, no rating'],
    [
      { name: 'Zorn, Zita', birth: '1999', rating: 2322, id: 99900031 },
      ['id-details-differ', 'rating-differs'],
      'name and rating, no year on the register',
    ],
  ])('%j is accepted', (line, codes, why) => {
    const { players, problems } = identified([line])
    expect(players, why).toMatchObject([{ fideId: Number(line.id), name: line.name }])
    expect(codesOf(problems)).toEqual(codes)
    expect(problems.every(({ severity }) => severity === 'note')).toBe(true)
  })

  it('of somebody else is refused, with what both say and whom it may be', () => {
    const { players, problems } = identified([{ ...bea, rating: 1580, id: 99900020 }])
    expect(players).toEqual([])
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        code: 'id-other-person',
        severity: 'refuse',
        line: 9,
        message:
          'ID 99900020 of player 1 Birk, Bea belongs to somebody else: name, birth year and rating all differ; the register says Meister, Max, born 1949, rated 2544, the report says Birk, Bea, born 1977, rated 1580',
        advice: 'correct the ID: two digits exchanged?',
      },
      {
        code: 'id-slip',
        severity: 'note',
        message:
          'possible match for player 1 Birk, Bea by name and number: 99900002 Birk, Bea, born 1977, differs from 99900020 in two exchanged digits (offered, not taken)',
      },
    ])
  })

  it('is not compared with a list that is not there', () => {
    const without = { ...register, ratingOnListInForce: () => undefined }
    expect(identified([{ ...ada, rating: 1950, id: 99900001 }], { register: without }).problems).toEqual([])
  })
})

describe("an ID that is a slip away from the player's own", () => {
  const register = registerOf([
    { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976, rating: 1900 },
    { fideId: 99900010, name: 'Meister, Max', birthYear: 1949, rating: 2544 },
    { fideId: 99900045, name: 'Emil, Egon', birthYear: null, rating: 1500 },
    { fideId: 99900002, name: 'Adler, Ada', birthYear: 2001, rating: 1400 },
  ])
  test.each([
    [{ ...ada, id: 99900010 }, ['id-other-person', 'id-slip'], "somebody else's: two digits exchanged"],
    [{ ...ada, rating: '', id: 99900010 }, ['id-details-differ', 'id-slip'], 'name and year of somebody else'],
    [{ ...ada, birth: '', rating: '', id: 99900021 }, ['player-registered', 'id-slip'], "nobody's: one digit"],
    [{ ...ada, birth: '', rating: '', id: 99900032 }, ['player-registered', 'id-slip'], 'the other one of the name'],
    [{ ...ada, birth: '', rating: '', id: 99900054 }, ['player-registered'], 'two digits exchanged, another name'],
    [
      { name: 'Emil, Egon', birth: '', rating: '', id: 99900054 },
      ['player-registered', 'id-slip'],
      'likewise, his name',
    ],
    [{ name: 'Emil, Egon', birth: '', rating: '', id: 99900067 }, ['player-registered'], 'two digits wrong'],
    [{ ...bea, birth: '', rating: '', id: 99900021 }, ['player-registered'], 'nobody of the name'],
  ])('%j', (line, codes, why) => {
    expect(codesOf(identified([line], { register }).problems), why).toEqual(codes)
  })

  it('is said with both numbers, and not where it was settled that the person is new', () => {
    const line = { ...ada, birth: '', rating: '', id: 99900021 }
    expect(identified([line], { register }).problems.map((problem) => renderProblem(problem))).toMatchObject([
      { code: 'player-registered' },
      {
        code: 'id-slip',
        severity: 'note',
        message:
          'possible match for player 1 Adler, Ada by name and number: 99900001 Adler, Ada, born 1976, differs from 99900021 in one digit (offered, not taken)',
      },
    ])
    const newPersons = new Set([99900021])
    expect(codesOf(identified([line], { register, newPersons }).problems)).toEqual(['player-registered'])
  })

  it('offers nobody who stands in the report himself', () => {
    const lines = [
      { ...ada, id: 99900001 },
      { ...ada, birth: '', rating: '', id: 99900021 },
    ]
    expect(codesOf(identified(lines, { register }).problems)).toEqual(['player-registered'])
  })

  it('is noted with a refusal too', () => {
    const line = { ...ada, birth: '', rating: '', id: 99900021 }
    expect(codesOf(identified([line], { register, unknownIds: 'refuse' }).problems)).toEqual(['id-unknown', 'id-slip'])
  })
})

describe('a faulty ID', () => {
  test.each([
    [{ ...ada, id: '' }, ['id-missing', 'id-offered'], 'blank'],
    [{ ...ada, id: '0' }, ['id-zero', 'id-offered'], '0 means none'],
    [{ ...ada, id: '00000000' }, ['id-zero', 'id-offered'], '0 means none'],
    [{ name: 'Zorn, Zita', birth: '1999', id: '' }, ['id-missing'], 'nobody to offer'],
    [{ name: 'Adler, Ada', id: '' }, ['id-missing'], 'no birth year to go by'],
    [{ ...ada, id: 'Z9990001' }, ['id-malformed', 'id-offered'], 'a letter'],
    [{ ...ada, id: '99900001.0' }, ['id-malformed', 'id-offered'], 'what a spreadsheet makes of it'],
    [{ ...ada, id: `'9990001'` }, ['id-quoted-unknown', 'id-offered'], 'quoted and not on the register'],
    [{ ...ada, id: `"99900001"` }, ['id-quoted', 'id-offered'], 'quoted'],
    [{ ...ada, id: '123' }, ['id-national'], 'a national number'],
    [{ ...ada, id: '99999' }, ['id-national'], 'the largest that looks national'],
  ])('%j is refused', (line, codes, why) => {
    const { players, problems } = identified([line])
    expect(players, why).toEqual([])
    expect(codesOf(problems)).toEqual(codes)
    expect(problems[0]?.severity).toBe('refuse')
  })

  it('that stands twice is refused with both lines', () => {
    const { problems } = identified([
      { ...bea, id: 99900002 },
      { ...ada, id: '099900002' },
    ])
    expect(problems.map((problem) => renderProblem(problem))).toMatchObject([
      {
        line: 10,
        message: 'ID 99900002 is used twice: by player 1 Birk, Bea in line 9 and player 2 Adler, Ada in line 10',
      },
      { line: 10, code: 'id-offered', message: expect.stringContaining('99900001 Adler, Ada') },
    ])
  })

  it('offers nobody who stands in the report himself', () => {
    expect(
      codesOf(
        identified([
          { ...ada, id: 99900001 },
          { ...ada, id: '' },
        ]).problems,
      ),
    ).toEqual(['id-missing'])
  })
})

describe('an unknown ID', () => {
  const zita = {
    name: 'Zorn, Zita',
    sex: 'w',
    title: 'WFM',
    federation: 'BEL',
    birth: '1999',
    rating: 1700,
    id: 100000,
  }

  it('is registered from what the report says', () => {
    const { players, newPlayers, problems } = identified([zita])
    expect(codesOf(problems)).toEqual(['player-registered'])
    expect(players).toMatchObject([{ fideId: 100000, name: 'Zorn, Zita' }])
    expect(newPlayers).toEqual([
      {
        fideId: 100000,
        name: 'Zorn, Zita',
        federation: 'BEL',
        sex: 'F',
        birthYear: 1999,
        title: 'WFM',
        womanTitle: 'WFM',
        otherTitles: '',
        foaTitle: '',
      },
    ])
  })

  test.each([
    [{ birth: '2027' }, { birthYear: null }, 'born after the tournament'],
    [{ federation: 'ST.' }, { federation: '' }, 'a club'],
    [{ title: 'f' }, { title: 'FM', womanTitle: '' }, 'a title for everybody'],
  ])('%j: %j', (line, player, why) => {
    expect(identified([{ ...zita, ...line }]).newPlayers, why).toMatchObject([player])
  })

  test.each([
    [zita, { unknownIds: 'refuse' }, ['id-unknown'], 'the configuration wants none'],
    [{ ...zita, id: 99999 }, {}, ['id-national'], 'a national number'],
    [unknownAda, {}, ['id-near-match'], 'somebody of this name and year is known'],
    [{ ...unknownAda, name: 'A. Adler' }, {}, ['id-near-match'], 'an initial'],
    [
      unknownAda,
      { unknownIds: 'refuse', newPersons: new Set([99900050]) },
      ['id-unknown'],
      'a new person where none are wanted',
    ],
    [unknownAda, { samePersons: new Set([99900002]) }, ['id-near-match'], 'the same as somebody else'],
  ] as const)('%j with %j is refused', (line, changes, codes, why) => {
    const { players, newPlayers, problems } = identified([line], changes)
    expect({ players, newPlayers }, why).toEqual({ players: [], newPlayers: [] })
    expect(codesOf(problems)).toEqual(codes)
  })

  test.each([
    [{ ...unknownAda, birth: '1967' }, {}, 'another year'],
    [{ ...unknownAda, name: 'Adler, Anna' }, {}, 'another forename'],
    [{ ...unknownAda, birth: '' }, {}, 'no year to compare'],
    [unknownAda, { newPersons: new Set([99900050]) }, 'the user says it is a new person'],
  ])('%j with %j is a new person', (line, changes, why) => {
    expect(identified([line], changes).newPlayers, why).toMatchObject([{ fideId: 99900050 }])
  })

  test.each([[new Set([99900050])], [new Set([99900001])]])(
    'is booked under the ID of the register where --same-person names one of the two',
    (samePersons) => {
      const { players, newPlayers, aliases, problems } = identified([unknownAda], { samePersons })
      expect(players).toMatchObject([{ fideId: 99900001, name: 'Adler, Ada' }])
      expect(newPlayers).toEqual([])
      expect(aliases).toEqual([{ reported: 99900050, fideId: 99900001 }])
      expect(codesOf(problems)).toEqual(['id-booked-as'])
    },
  )

  it('needs the ID of the register where two persons may be meant', () => {
    const twins = registerOf([
      { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976 },
      { fideId: 99900003, name: 'Adler, A.', birthYear: 1976 },
    ])
    expect(codesOf(identified([unknownAda], { register: twins, samePersons: new Set([99900050]) }).problems)).toEqual([
      'id-near-match',
      'id-near-match',
    ])
    expect(identified([unknownAda], { register: twins, samePersons: new Set([99900003]) }).aliases).toEqual([
      { reported: 99900050, fideId: 99900003 },
    ])
  })

  it('is nobody who stands in the report under his own ID', () => {
    const { newPlayers, problems } = identified([{ ...ada, id: 99900001 }, unknownAda])
    expect(newPlayers).toMatchObject([{ fideId: 99900050 }])
    expect(codesOf(problems)).toEqual(['player-registered'])
  })

  it('booked under the ID of somebody else in the report is refused', () => {
    const { problems } = identified([{ ...ada, id: 99900001 }, unknownAda], { samePersons: new Set([99900001]) })
    expect(codesOf(problems)).toEqual(['id-booked-as', 'id-twice'])
  })

  it('booked under one ID twice is refused', () => {
    const { problems } = identified([unknownAda, { ...ada, id: 99900051 }], {
      samePersons: new Set([99900050, 99900051]),
    })
    expect(codesOf(problems)).toEqual(['id-booked-as', 'id-booked-as', 'id-twice'])
  })
})
