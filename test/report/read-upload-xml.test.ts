import { describe, expect, it, test } from 'vitest'
import { readUploadXml } from '../../src/report/read-upload-xml.js'
import { validateReport } from '../../src/report/validate.js'
import { bytesOf, codesOf, contextWith, REGISTRATION } from './made-up.js'
import { pairing, UPLOAD_PAIRINGS, UPLOAD_PLAYERS, upload } from './made-up-games.js'

const read = (text: string | Uint8Array) => readUploadXml(typeof text === 'string' ? bytesOf(text) : text, 'up.xml')
const gamesOf = (text: string) =>
  read(text).reports.flatMap(({ results }) => (results.kind === 'games' ? results.games : []))
/** The good upload with its first pairing changed; points are left out, since they would not fit. */
const withPairing = (first: Readonly<Record<string, string>>) =>
  upload({
    players: UPLOAD_PLAYERS.map((player) => ({ ...player, pts: '' })),
    pairings: [first, ...UPLOAD_PAIRINGS.slice(1)],
  })

/** Where the first pairing begins. */
const FIRST_PAIRING = upload().split('\n').indexOf('<playerpairing') + 1

describe('an upload to chess-results.com', () => {
  it('is a report with its own start numbers, dates and details', () => {
    const { reports, ...rest } = read(upload())
    expect(rest).toEqual({ problems: [], games: 4, unfinished: 0 })
    expect(reports).toMatchObject([
      {
        format: 'xml',
        whole: true,
        code: null,
        name: 'Winter Open',
        city: 'Nowhere',
        federation: 'LUX',
        startDate: { text: '20260207' },
        endDate: { text: '08.02.2026' },
        system: 'Individual: Swiss-System',
        timeControl: '90 min + 30 sec',
        chiefArbiter: 'Arbiter, Anna',
        declaredRounds: 2,
        players: [
          { startNumber: 1, name: 'Adler, Ada', sex: 'F', rating: 1900, birthYear: 1976, fideIdText: '99900001' },
          { startNumber: 2 },
          { startNumber: 3, sex: 'M' },
          { startNumber: 4, rating: null },
        ],
      },
    ])
    expect(gamesOf(upload())).toMatchObject([
      {
        round: 1,
        white: 1,
        black: 2,
        whiteScore: 100,
        blackScore: 0,
        unrated: null,
        date: { text: '20260207' },
      },
      { round: 1, white: 3, black: 4, whiteScore: 50, blackScore: 50 },
      { round: 2, white: 4, black: 1, whiteScore: 0, blackScore: 100, date: { text: '08.02.2026' } },
      { round: 2, white: 2, black: 3, whiteScore: 0, blackScore: 100 },
    ])
  })

  it('is accepted without a word where its registration says the same', () => {
    const [report] = read(upload()).reports
    if (report === undefined) throw new Error('no report was read')
    const { tournament, problems } = validateReport(
      report,
      contextWith({ registration: { ...REGISTRATION, rounds: 2 } }),
    )
    expect(problems).toEqual([])
    expect(tournament).toMatchObject({ code: 'W26', startDate: '2026-02-07', endDate: '2026-02-08', type: 'standard' })
    expect(tournament?.games).toHaveLength(4)
  })

  test.each([
    ['0', '1', 'Individual: Swiss-System'],
    ['1', '1', 'Individual: Round-Robin'],
    ['1', '2', 'Individual: Round-Robin, double'],
    ['2', '1', 'Team: Round-Robin'],
    ['3', '', 'Team: Swiss-System'],
    ['9', '', 'Type 9'],
  ])('type %j with %j games a pair is %j', (type, replay, system) => {
    expect(read(upload({ tournament: { type, replay } })).reports[0]?.system).toBe(system)
  })

  it('has games of team matches on several boards of a pairing', () => {
    const pairings = [pairing(1, 1, 2, '1:0'), { ...pairing(1, 3, 4, '5:5'), board: '2' }]
    const players = UPLOAD_PLAYERS.map((player, index) => ({ ...player, pts: '', teamno: String(1 + (index % 2)) }))
    expect(gamesOf(upload({ tournament: { type: '3' }, players, pairings }))).toHaveLength(2)
  })

  it('may write names in two attributes, attributes in capitals, and be Latin-1', () => {
    const [first = {}, ...others] = UPLOAD_PLAYERS
    const capitals = Object.fromEntries(Object.entries(first).map(([key, value]) => [key.toUpperCase(), value]))
    const text = upload({ players: [{ ...capitals, LASTNAME: 'Ädler', FIRSTNAME: 'Ada' }, ...others] })
    const { reports, problems } = read(Uint8Array.from(text, (one) => one.charCodeAt(0)))
    expect(codesOf(problems)).toEqual(['text-not-utf8'])
    expect(reports[0]?.players[0]).toMatchObject({ name: 'Ädler, Ada', rating: 1900 })
  })
})

describe('results', () => {
  test.each([
    ['1.0:0.0', '', 100, 0, null],
    ['0:1', '', 0, 100, null],
    ['0.5:0.5', '', 50, 50, null],
    ['0,5:0,5', '', 50, 50, null],
    ['1/2:1/2', '', 50, 50, null],
    ['=:=', '', 50, 50, null],
    ['5:5', '', 50, 50, null],
    ['½:½', '', 50, 50, null],
    ['0:0', '', 0, 0, null],
    ['0.5:0', '', 50, 0, null],
    ['1:0', 'K', 100, 0, 'forfeit'],
    ['0:1', 'k', 0, 100, 'forfeit'],
    ['0:0', 'K', 0, 0, 'forfeit'],
  ])('%j %j', (result, forfeit, whiteScore, blackScore, unrated) => {
    const text = withPairing(pairing(1, 1, 2, result, forfeit))
    expect(read(text).problems).toEqual([])
    expect(gamesOf(text)[0]).toMatchObject({ whiteScore, blackScore, unrated })
  })

  test.each([
    [':', '', 'game-without-result'],
    ['1:0', 'H', 'game-without-result'],
    ['1:0', 'U', 'xml-game-unrated'],
  ])('%j %j is noted and no game', (result, forfeit, code) => {
    const { problems, games, unfinished } = read(withPairing(pairing(1, 1, 2, result, forfeit)))
    expect(problems).toMatchObject([{ code, severity: 'note', line: FIRST_PAIRING }])
    expect([games, unfinished]).toEqual([3, 1])
  })

  test.each([
    ['0:0', 'D', 'xml-result-undecided'],
    ['1:1', '', 'xml-result-unreadable'],
    ['1:', '', 'xml-result-unreadable'],
    ['5:0', '', 'xml-result-unreadable'],
    ['2:0', '', 'xml-result-unreadable'],
    ['1:0', 'Q', 'xml-result-unreadable'],
    [':', 'K', 'xml-result-unreadable'],
  ])('%j %j is refused', (result, forfeit, code) => {
    const { problems, games } = read(withPairing(pairing(1, 1, 2, result, forfeit)))
    expect(problems).toMatchObject([{ code, severity: 'refuse', line: FIRST_PAIRING }])
    expect(games).toBe(4)
  })
})

describe('who is not paired', () => {
  it.each([
    [-1, '1.0:0.0', 'K'],
    [-2, ':', ''],
    [0, ':', ''],
  ])('against number %i plays no game', (number, result, forfeit) => {
    const text = withPairing(pairing(1, 1, number, result, forfeit))
    expect(read(text).problems).toEqual([])
    expect(gamesOf(text)).toHaveLength(3)
  })
})

describe('points', () => {
  const withPoints = (pts: string) =>
    upload({ players: UPLOAD_PLAYERS.map((player) => (player.no === '4' ? { ...player, pts } : player)) })
  test.each([
    ['0,5', []],
    ['0.5', []],
    ['', []],
    ['0,0', ['xml-points-disagree']],
    ['1,0', ['xml-points-disagree']],
  ])('%j of a player with a draw and a loss in two rounds', (pts, codes) => {
    expect(codesOf(read(withPoints(pts)).problems)).toEqual(codes)
  })

  test.each([
    ['1,5', []],
    ['1,6', ['xml-points-disagree']],
    ['0,4', ['xml-points-disagree']],
  ])('%j of a player with a draw and a round without a game', (pts, codes) => {
    const players = UPLOAD_PLAYERS.map((player) => ({ ...player, pts: player.no === '4' ? pts : '' }))
    expect(codesOf(read(upload({ players, pairings: UPLOAD_PAIRINGS.slice(0, 2) })).problems)).toEqual(codes)
  })

  it('of a bye are in its result', () => {
    const players = UPLOAD_PLAYERS.map((player) => ({ ...player, pts: player.no === '1' ? '2,0' : '' }))
    const pairings = [pairing(1, 1, -1, '1:0', 'K'), ...UPLOAD_PAIRINGS.slice(1)]
    expect(read(upload({ players, pairings })).problems).toEqual([])
  })
})

describe('what refuses an upload', () => {
  const players = UPLOAD_PLAYERS.map((player) => ({ ...player, pts: '' }))
  test.each([
    ['another root', upload().replaceAll('chessresults', 'playerslist'), 'xml-not-a-report'],
    ['no tournament', upload().replace(/<tournament\n[^/]*\/>/, ''), 'xml-tournaments'],
    ['the end cut off', upload().slice(0, -20), 'xml-broken'],
    ['an ampersand', upload({ tournament: { name: 'Chess & Fun' } }), 'xml-broken'],
    ['an entity', upload({ tournament: { name: '&fun;' } }), 'xml-broken'],
    ['a control character', upload({ tournament: { name: '\u0001' } }), 'xml-broken'],
    ['a number twice', upload({ players: [...players, { ...players[0], fideid: '99900009' }] }), 'start-number-twice'],
    ['no number', upload({ players: [...players, { no: 'x', lastname: 'Engel' }] }), 'xml-player-number'],
    ['a stranger', withPairing(pairing(1, 1, 9, '1:0')), 'xml-player-unknown'],
    ['no round', withPairing({ ...pairing(1, 1, 2, '1:0'), round: '' }), 'xml-pairing-unreadable'],
    ['oneself', withPairing(pairing(1, 1, 1, '1:0')), 'plays-himself'],
    [
      'a game twice',
      upload({ players, pairings: [...UPLOAD_PAIRINGS, ...UPLOAD_PAIRINGS.slice(3)] }),
      'games-row-repeated',
    ],
  ])('%s', (_, text, code) => {
    const { problems, reports } = read(text)
    expect(problems).toMatchObject([{ code, severity: 'refuse' }])
    expect(reports.every(({ whole }) => !whole)).toBe(true)
  })

  it('is asked about where nobody knows when it was played', () => {
    const [report] = read(upload({ tournament: { from: '', to: '' } })).reports
    if (report === undefined) throw new Error('no report was read')
    expect(codesOf(validateReport(report, contextWith({ registration: null })).problems)).toContain('xml-dates-missing')
  })

  it('is noted where the file says that FIDE does not rate it', () => {
    expect(read(upload({ tournament: { ratedfide: 'N' } })).problems).toMatchObject([
      { code: 'xml-not-fide-rated', severity: 'note' },
    ])
    expect(read(upload({ tournament: { ratedfide: '-' } })).problems).toEqual([])
  })
})
