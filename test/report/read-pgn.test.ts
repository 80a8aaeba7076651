import { describe, expect, it, test } from 'vitest'
import { readPgn } from '../../src/report/read-pgn.js'
import { validateReport } from '../../src/report/validate.js'
import { problemLine } from '../../src/shared/problem.js'
import { bytesOf, codesOf, contextWith, REGISTRATION } from './made-up.js'
import { GOOD_PGN, ids, pgn } from './made-up-games.js'

const read = (text: string | Uint8Array) => readPgn(typeof text === 'string' ? bytesOf(text) : text, 'games.pgn')
const gamesOf = (text: string) =>
  read(text).reports.flatMap(({ results }) => (results.kind === 'games' ? results.games : []))
/** A second game of the file, which has moves. */
const OTHER = pgn({ Round: '2.1', ...ids(2, 1), White: 'Birk, Bea', Black: 'Adler, Ada' })

describe('a PGN of one event', () => {
  it('is a report whose code comes from elsewhere, with every game once and players by ID', () => {
    const { reports, ...rest } = read(GOOD_PGN)
    expect(rest).toEqual({ problems: [], games: 4, unfinished: 0 })
    expect(reports).toMatchObject([
      {
        format: 'pgn',
        whole: true,
        code: null,
        name: 'Winter Open',
        city: 'Nowhere',
        federation: 'LUX',
        timeControlCode: '5400+30',
        timeControl: '',
        players: [
          { startNumber: 1, line: 1, name: 'Adler, Ada', fideIdText: '99900001', rating: 1900 },
          { startNumber: 2, name: 'Birk, Bea', rating: 1850 },
          { startNumber: 3, name: 'Claus, Carl', rating: 1800 },
          { startNumber: 4, name: 'Dorn, Dirk', rating: 1750 },
        ],
      },
    ])
    expect(gamesOf(GOOD_PGN)).toMatchObject([
      { round: 1, white: 1, black: 2, whiteScore: 100, blackScore: 0, unrated: null, date: { line: 1 } },
      { round: 1, white: 3, black: 4, whiteScore: 50, blackScore: 50, date: { line: 16 } },
      { round: 2, white: 4, black: 1, whiteScore: 0, blackScore: 100, date: { line: 31, text: '2026.02.08' } },
      { round: 2, white: 2, black: 3, date: { line: 46 } },
    ])
  })

  it('is read the same with CR LF, a byte order mark, comments, variations and lines for other programs', () => {
    const dressed = GOOD_PGN.replaceAll(
      '1. e4 e5',
      '1. e4 {[%clk 1:00]\n[Event "no tag"] (} (1. d4 d5 (1... f5)) e5 $1 ; {\n',
    )
    expect(dressed).not.toBe(GOOD_PGN)
    const plain = gamesOf(GOOD_PGN)
    for (const text of [GOOD_PGN.replaceAll('\n', '\r\n'), `\ufeff${GOOD_PGN}`, `% made up\n${GOOD_PGN}`, dressed]) {
      expect(read(text).problems).toEqual([])
      expect(gamesOf(text).map(({ date, ...game }) => ({ ...game, date: { ...date, line: 0 } }))).toEqual(
        plain.map(({ date, ...game }) => ({ ...game, date: { ...date, line: 0 } })),
      )
    }
  })

  it('is Latin-1 where it is no UTF-8', () => {
    const { reports, problems } = read(Uint8Array.from(pgn({ White: 'Ädler, Zoë' }), (one) => one.charCodeAt(0)))
    expect(codesOf(problems)).toEqual(['text-not-utf8'])
    expect(reports[0]?.players[0]?.name).toBe('Ädler, Zoë')
  })

  it('has titles and federations where the tags give them', () => {
    const { reports } = read(pgn({ WhiteTitle: 'WGM', BlackTitle: '-', WhiteFederation: 'nor', BlackElo: '-' }))
    expect(reports[0]?.players).toMatchObject([
      { title: 'WGM', federation: 'NOR', rating: 1900 },
      { title: '', federation: '', rating: null },
    ])
  })
})

describe('rounds', () => {
  test.each([
    ['9', 9],
    ['9.6', 9],
    ['09.6.2', 9],
    ['101', 101],
    ['9999', 9999],
  ])('%j is round %i', (Round, round) => {
    expect(gamesOf(pgn({ Round }))[0]?.round).toBe(round)
  })

  test.each([['?'], ['-'], [''], ['0'], ['10000'], ['1/2'], ['Final'], ['1.'], ['-1']])('%j is refused', (Round) => {
    expect(codesOf(read(pgn({ Round })).problems)).toEqual(['pgn-round-unreadable'])
  })
})

describe('results', () => {
  test.each([
    ['1-0', 100, 0, null],
    ['0-1', 0, 100, null],
    ['1/2-1/2', 50, 50, null],
    ['½-½', 50, 50, null],
    ['0.5-0.5', 50, 50, null],
    ['1/2', 50, 50, null],
    ['0-0', 0, 0, null],
    ['1/2-0', 50, 0, null],
    ['+/-', 100, 0, 'forfeit'],
    ['-/+', 0, 100, 'forfeit'],
    ['-/-', 0, 0, 'forfeit'],
    ['+--', 100, 0, 'forfeit'],
    ['--+', 0, 100, 'forfeit'],
    ['---', 0, 0, 'forfeit'],
    ['1-0 FF', 100, 0, 'forfeit'],
    ['0-1F', 0, 100, 'forfeit'],
  ])('%j', (Result, whiteScore, blackScore, unrated) => {
    const ending = Result === '1/2' ? '1/2-1/2' : Result
    const text = pgn({ Result }, `1. e4 e5 ${unrated === null ? ending : '*'}`)
    expect(read(text).problems).toEqual([])
    expect(gamesOf(text)).toMatchObject([{ whiteScore, blackScore, unrated }])
  })

  test.each([['1-1'], ['2-0'], ['win'], ['1:0'], ['1-0 by a hair, said the arbiter']])('%j is refused', (Result) => {
    expect(codesOf(read(pgn({ Result }, '1. e4 e5 1-0')).problems)).toEqual(['pgn-result-unknown'])
  })

  test.each([
    ['*', '1. e4 e5 *'],
    ['?', '1. e4 e5 *'],
    ['', '1. e4 e5 *'],
    ['*', '*'],
  ])('%j and %j are a game without a result: noted, no game', (Result, moves) => {
    const { problems, reports, games, unfinished } = read(`${pgn({ Result }, moves)}\n${OTHER}`)
    expect(problems).toMatchObject([{ code: 'game-without-result', severity: 'note', line: 1 }])
    expect(reports[0]?.results).toMatchObject({ games: [{ round: 2 }] })
    expect([games, unfinished]).toEqual([1, 1])
  })

  it('may stand behind the moves only', () => {
    expect(gamesOf(pgn({ Result: null }, '1. e4 e5 0-1'))).toMatchObject([{ whiteScore: 0, blackScore: 100 }])
  })

  test.each([
    ['1-0', '1. e4 e5 0-1'],
    ['1-0', '1. e4 e5 *'],
    ['*', '1. e4 e5 1-0'],
    ['1/2-1/2', '1. e4 e5 1-0'],
  ])('%j in the tags and %j are refused', (Result, moves) => {
    expect(codesOf(read(pgn({ Result }, moves)).problems)).toEqual(['pgn-results-differ'])
  })
})

describe('games of less than one move (5.1)', () => {
  test.each([
    ['1. e4 1-0', 'short'],
    ['1. e4 e5 1-0', null],
    ['1. e4 (1. d4 d5) 1-0', 'short'],
    ['1. O-O-O {odd} 1-0', 'short'],
    ['1.e4 e5 1-0', null],
    ['1. e4 -- 1-0', 'short'],
  ])('%j is %j', (moves, unrated) => {
    expect(gamesOf(`${pgn({}, moves)}\n${OTHER}`)[0]).toMatchObject({ unrated })
  })

  test.each([
    [null, ['pgn-no-moves'], undefined],
    ['normal', [], null],
    ['Time forfeit', [], null],
    ['forfeit', [], 'forfeit'],
    ['Unplayed', [], 'forfeit'],
  ])('without moves and with the termination %j', (Termination, codes, unrated) => {
    const text = `${pgn({ Termination }, '1-0')}\n${OTHER}`
    expect(codesOf(read(text).problems)).toEqual(codes)
    if (unrated !== undefined) expect(gamesOf(text)[0]).toMatchObject({ unrated })
  })

  it('are not asked about where no game has moves, unless both lost', () => {
    expect(read(pgn({}, '1-0')).problems).toEqual([])
    expect(read(pgn({}, '')).problems).toEqual([])
    expect(codesOf(read(pgn({ Result: '0-0' }, '0-0')).problems)).toEqual(['pgn-no-moves'])
  })
})

describe('what refuses a PGN', () => {
  test.each([
    [
      'no ID of White',
      pgn({ WhiteFideId: null }),
      'pgn-id-missing',
      /Adler, Ada - Birk, Bea, round 1\.1 has no WhiteFideId$/,
    ],
    ['no IDs', pgn({ WhiteFideId: '', BlackFideId: '0' }), 'pgn-id-missing', /no WhiteFideId and BlackFideId$/],
    ['a broken tag', pgn({ Site: 'a "place"' }), 'pgn-tags-unreadable', /^games\.pgn:2: .*found/],
    ['an open comment', pgn({}, '1. e4 {and so on\n1-0'), 'pgn-comment-open', /^games\.pgn:14: /],
    ['moves without an end', pgn({}, '1. e4 e5 2. Nf'), 'pgn-no-ending', /cut off/],
    ['another game', pgn({ Variant: 'Chess960' }), 'pgn-variant', /Chess960/],
    ['a player against himself', pgn({ BlackFideId: '99900001', Black: 'Adler, Ada' }), 'plays-himself', /Adler/],
    ['two names of one ID', `${pgn()}\n${pgn({ Round: '2', White: 'Xander, Xenia' })}`, 'games-id-two-names', /Xander/],
    ['a game twice', `${pgn()}\n${pgn()}`, 'games-row-repeated', /line 1/],
  ])('%s', (_, text, code, message) => {
    const { problems, reports } = read(text)
    expect(problems).toMatchObject([{ code, severity: 'refuse' }])
    expect(problems.map(problemLine)[0]?.split(' (art.')[0]).toMatch(message)
    expect(reports.every(({ whole }) => !whole)).toBe(true)
  })

  it('names every game without an ID, by its line', () => {
    const { problems, games } = read([pgn({ WhiteFideId: null }), OTHER, pgn({ WhiteFideId: '?' })].join('\n'))
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['1 pgn-id-missing', '30 pgn-id-missing'])
    expect(games).toBe(3)
  })
})

describe('several events', () => {
  const two = `${pgn({ Event: 'W26' })}\n${pgn({ Event: 'X26' })}`

  it('are several tournaments, whose codes the Event tags are', () => {
    const { reports, problems } = read(two)
    expect(problems).toEqual([])
    expect(reports.map(({ code, name }) => [code, name])).toEqual([
      ['W26', 'W26'],
      ['X26', 'X26'],
    ])
  })

  it('must be registered', () => {
    const [report] = read(two).reports
    if (report === undefined) throw new Error('no report was read')
    const judged = (registration: typeof REGISTRATION | null) =>
      codesOf(validateReport(report, contextWith({ codeFrom: 'file', registration, type: 'standard' })).problems)
    expect(judged(null)).toContain('pgn-event-not-registered')
    expect(judged({ ...REGISTRATION, federation: 'LUX', rounds: 1 })).toEqual([])
  })

  it('must be named in every game', () => {
    const { problems } = read(`${pgn({ Event: '?' })}\n${pgn({ Event: 'X26' })}`)
    expect(problems).toMatchObject([{ code: 'pgn-event-missing', line: 1 }])
    expect(read(pgn({ Event: '?' })).problems).toEqual([])
  })
})

describe('dates of the event', () => {
  const judged = (text: string, changes = {}) => {
    const [report] = read(text).reports
    if (report === undefined) throw new Error('no report was read')
    const { tournament, problems } = validateReport(report, contextWith({ registration: null, ...changes }))
    return { dates: [tournament?.startDate, tournament?.endDate], codes: codesOf(problems) }
  }

  it('are those of the first and the last game', () => {
    expect(judged(GOOD_PGN).dates).toEqual(['2026-02-07', '2026-02-08'])
  })

  it('are those of the tags EventDate and EventEndDate, or of the registration', () => {
    expect(judged(pgn({ EventDate: '2026.02.06', EventEndDate: '2026.02.09' })).dates).toEqual([
      '2026-02-06',
      '2026-02-09',
    ])
    expect(judged(pgn(), { registration: REGISTRATION }).dates).toEqual(['2026-02-07', '2026-02-08'])
  })

  it('are asked for where a game has none', () => {
    const undated = `${pgn({ Date: '2026.??.??' })}\n${OTHER}`
    expect(judged(undated).codes).toContain('date-unreadable')
    expect(judged(`${pgn({ Date: '????.??.??' })}\n${OTHER}`).codes).toContain('pgn-dates-missing')
  })

  it('are not asked for where a game could not be read, which has been named', () => {
    const { codes } = judged(pgn({ WhiteFideId: null }))
    expect(codes).not.toContain('pgn-dates-missing')
    expect(codes).not.toContain('no-games')
  })

  it('are asked back where they have two readings', () => {
    const text = pgn({ Date: '07/02/2026' })
    expect(judged(text).codes).toContain('date-ambiguous')
    expect(judged(text, { dates: 'dmy' }).dates).toEqual(['2026-02-07', '2026-02-07'])
  })
})

describe('time controls', () => {
  test.each([
    ['5400+30', 'standard'],
    ['40/5400+30:1800+30', 'standard'],
    ['900+10', 'rapid'],
    ['180+2', 'blitz'],
    ['300+3', 'blitz'],
    ['90+30', undefined],
    ['15+10', 'rapid'],
    ['3+2', undefined],
    ['90 min + 30 sec', 'standard'],
    ['?', undefined],
    ['-', undefined],
  ])('%j gives the type %j', (TimeControl, type) => {
    const [report] = read(pgn({ TimeControl })).reports
    if (report === undefined) throw new Error('no report was read')
    expect(validateReport(report, contextWith({ registration: null })).tournament?.type).toBe(type)
  })

  it('of two kinds give none', () => {
    const [report] = read(`${pgn()}\n${pgn({ Round: '2', TimeControl: '300+3' })}`).reports
    expect([report?.timeControl, report?.timeControlCode]).toEqual(['', ''])
  })
})
